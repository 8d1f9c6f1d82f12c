//! Numbers: fractions whose denominator is a power of two.

use std::cmp::Ordering;
use std::fmt;

/// `numerator / 2^exponent` in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dyadic {
    numerator: i64,
    exponent: u32,
}

impl Dyadic {
    pub const ZERO: Dyadic = Dyadic { numerator: 0, exponent: 0 };

    /// `None` where the denominator does not fit.
    pub fn new(numerator: i64, exponent: u32) -> Option<Self> {
        let cancel = numerator.trailing_zeros().min(exponent);
        let exponent = if numerator == 0 { 0 } else { exponent - cancel };
        (exponent < i64::BITS - 2).then(|| Dyadic {
            numerator: if numerator == 0 { 0 } else { numerator >> cancel },
            exponent,
        })
    }

    pub fn is_integer(self) -> bool {
        self.exponent == 0
    }

    pub fn checked_add(self, other: Dyadic) -> Option<Dyadic> {
        let exponent = self.exponent.max(other.exponent);
        let scaled = |x: Dyadic| {
            let factor = 1i64.checked_shl(exponent - x.exponent)?;
            x.numerator.checked_mul(factor)
        };
        Dyadic::new(scaled(self)?.checked_add(scaled(other)?)?, exponent)
    }

    /// Half of it.
    pub fn checked_half(self) -> Option<Dyadic> {
        Dyadic::new(self.numerator, self.exponent + 1)
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Self {
        Dyadic { numerator: integer, exponent: 0 }
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        let scaled = |x: &Dyadic, y: &Dyadic| i128::from(x.numerator) << y.exponent;
        scaled(self, other).cmp(&scaled(other, self))
    }
}

impl PartialOrd for Dyadic {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        if self.exponent > 0 {
            write!(f, "/{}", 1u64 << self.exponent)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dyadic(numerator: i64, exponent: u32) -> Dyadic {
        Dyadic::new(numerator, exponent).unwrap()
    }

    #[test]
    fn is_in_lowest_terms() {
        assert_eq!(dyadic(12, 3).to_string(), "3/2");
        assert_eq!(dyadic(-4, 2), Dyadic::from(-1));
        assert_eq!(dyadic(0, 7), Dyadic::ZERO);
    }

    #[test]
    fn adds_and_compares() {
        assert_eq!(dyadic(1, 1).checked_add(dyadic(-3, 2)), Some(dyadic(-1, 2)));
        assert!(dyadic(-5, 2) < Dyadic::from(-1));
        assert!(dyadic(1, 60) > Dyadic::ZERO);
        assert_eq!(Dyadic::from(i64::MAX).checked_add(dyadic(1, 1)), None);
        assert_eq!(dyadic(1, 61).checked_half(), None);
    }
}
