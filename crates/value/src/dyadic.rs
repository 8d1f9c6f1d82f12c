//! Numbers: fractions whose denominator is a power of two.

use std::cmp::Ordering;
use std::error::Error;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

/// `numerator / 2^exponent` in lowest terms. Arithmetic is exact; where a result does not fit, methods
/// return `None` and operators panic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(i64, u32)", into = "(i64, u32)"))]
pub struct Dyadic {
    numerator: i64,
    exponent: u32,
}

/// No number has a larger exponent, so any two can be written over a common denominator in 128
/// bits.
const MAX_EXPONENT: u32 = 60;

impl Dyadic {
    /// The number 0.
    pub const ZERO: Dyadic = Dyadic::integer(0);

    /// The integer as a number.
    pub const fn integer(integer: i64) -> Self {
        Dyadic { numerator: integer, exponent: 0 }
    }

    /// `None` if the result does not fit.
    pub fn new(numerator: i64, exponent: u32) -> Option<Self> {
        Dyadic::from_wide(numerator.into(), exponent)
    }

    /// The caller knows that the fraction is in lowest terms.
    pub(super) fn in_lowest_terms(numerator: i64, exponent: u32) -> Self {
        Dyadic { numerator, exponent }
    }

    fn from_wide(numerator: i128, exponent: u32) -> Option<Self> {
        let cancel =
            if numerator == 0 { exponent } else { numerator.trailing_zeros().min(exponent) };
        let exponent = exponent - cancel;
        let numerator = i64::try_from(numerator.checked_shr(cancel).unwrap_or(0)).ok()?;
        (exponent <= MAX_EXPONENT && numerator != i64::MIN)
            .then_some(Dyadic { numerator, exponent })
    }

    /// The numerator in lowest terms; it has the sign of the number.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// The exponent of two in the denominator.
    pub fn exponent(self) -> u32 {
        self.exponent
    }

    /// Whether the denominator is 1.
    pub fn is_integer(self) -> bool {
        self.exponent == 0
    }

    /// The sum; `None` if it does not fit.
    pub fn checked_add(self, other: Dyadic) -> Option<Dyadic> {
        let (one, two, exponent) = self.aligned(other);
        Dyadic::from_wide(one + two, exponent)
    }

    /// The difference; `None` if it does not fit.
    pub fn checked_sub(self, other: Dyadic) -> Option<Dyadic> {
        self.checked_add(-other)
    }

    /// The product as rational numbers; `None` if it does not fit.
    pub fn checked_mul(self, other: Dyadic) -> Option<Dyadic> {
        let product = i128::from(self.numerator) * i128::from(other.numerator);
        Dyadic::from_wide(product, self.exponent + other.exponent)
    }

    /// Half of this number; `None` if it does not fit.
    pub fn checked_half(self) -> Option<Dyadic> {
        Dyadic::from_wide(self.numerator.into(), self.exponent + 1)
    }

    /// The greatest integer that is at most this number.
    pub fn floor(self) -> i64 {
        self.numerator >> self.exponent
    }

    /// The least integer that is at least this number.
    pub fn ceil(self) -> i64 {
        -(-self).floor()
    }

    /// The number as nearly as drawing needs.
    pub fn approximate(self) -> f64 {
        self.numerator as f64 / f64::from(self.exponent).exp2()
    }

    /// Both numerators over the common denominator, and its exponent.
    fn aligned(self, other: Dyadic) -> (i128, i128, u32) {
        let exponent = self.exponent.max(other.exponent);
        let scaled = |x: Dyadic| i128::from(x.numerator) << (exponent - x.exponent);
        (scaled(self), scaled(other), exponent)
    }
}

/// From the parts of a message.
impl TryFrom<(i64, u32)> for Dyadic {
    type Error = &'static str;

    fn try_from((numerator, exponent): (i64, u32)) -> Result<Dyadic, &'static str> {
        let number = Dyadic::new(numerator, exponent);
        let number = number.filter(|it| (it.numerator, it.exponent) == (numerator, exponent));
        number.ok_or("a fraction in lowest terms")
    }
}

/// As a message has it: formats that name fields would not read a struct as this pair.
impl From<Dyadic> for (i64, u32) {
    fn from(Dyadic { numerator, exponent }: Dyadic) -> (i64, u32) {
        (numerator, exponent)
    }
}

/// The negative of a number always fits.
impl Neg for Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic { numerator: -self.numerator, ..self }
    }
}

macro_rules! operator {
    ($operator:ident, $method:ident, $checked:ident) => {
        /// # Panics
        ///
        /// If the result does not fit, in release builds too.
        impl $operator for Dyadic {
            type Output = Dyadic;

            #[track_caller]
            fn $method(self, other: Dyadic) -> Dyadic {
                self.$checked(other).expect("a result that fits")
            }
        }
    };
}

operator!(Add, add, checked_add);
operator!(Sub, sub, checked_sub);
operator!(Mul, mul, checked_mul);

/// Why a text is not a number whose denominator is a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseDyadicError;

impl fmt::Display for ParseDyadicError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("not an integer, or a fraction whose denominator is a power of two")
    }
}

impl Error for ParseDyadicError {}

/// Reads what is written: `-3` or `5/8`.
impl FromStr for Dyadic {
    type Err = ParseDyadicError;

    fn from_str(text: &str) -> Result<Dyadic, ParseDyadicError> {
        let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
        let denominator = denominator.parse().ok().filter(|number: &u64| number.is_power_of_two());
        let number = numerator.parse().ok().zip(denominator);
        let number = number.and_then(|(above, below)| Dyadic::new(above, below.ilog2()));
        number.ok_or(ParseDyadicError)
    }
}

impl From<i64> for Dyadic {
    fn from(integer: i64) -> Self {
        Dyadic::integer(integer)
    }
}

impl Ord for Dyadic {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        let (one, two, _) = self.aligned(*other);
        one.cmp(&two)
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

/// One end of an interval of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// The number at the end.
    pub at: Dyadic,
    /// Whether the end itself belongs to the interval.
    pub included: bool,
}

/// The simplest number between two ends (an end that is `None` is open to infinity): the integer
/// nearest to 0, or else the fraction with the smallest denominator. The result is `None` if the
/// interval is empty, or if all of its numbers have too large an exponent.
pub fn simplest(low: Option<End>, high: Option<End>) -> Option<Dyadic> {
    let above = |x: Dyadic| low.is_none_or(|low| x > low.at || (x == low.at && low.included));
    let below = |x: Dyadic| high.is_none_or(|high| x < high.at || (x == high.at && high.included));
    if above(Dyadic::ZERO) && below(Dyadic::ZERO) {
        return Some(Dyadic::ZERO);
    }
    if below(Dyadic::ZERO) {
        // The whole interval is positive: for each denominator, try its least number there.
        let low = low?;
        for exponent in 0..=MAX_EXPONENT {
            let cells = i128::from(low.at.numerator) << exponent;
            let down = cells >> low.at.exponent;
            let exact = down << low.at.exponent == cells;
            let up = if exact && low.included { down } else { down + 1 };
            let candidate = Dyadic::from_wide(up, exponent)?;
            if below(candidate) {
                return Some(candidate);
            }
        }
        return None;
    }
    let mirrored = |end: Option<End>| end.map(|end| End { at: -end.at, ..end });
    // Neither all positive nor all negative, and without 0: the interval is empty.
    if !above(Dyadic::ZERO) { None } else { Some(-simplest(mirrored(high), mirrored(low))?) }
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
        assert_eq!(Dyadic::try_from((-3, 2)), Ok(dyadic(-3, 2)));
        for parts in [(2, 1), (0, 1), (1, MAX_EXPONENT + 1), (1, 300), (i64::MIN, 0)] {
            assert!(Dyadic::try_from(parts).is_err(), "{parts:?}");
        }
    }

    #[test]
    fn reads_what_it_writes() {
        for number in [dyadic(0, 0), dyadic(-3, 0), dyadic(5, 3), dyadic(-1, 60)] {
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        assert_eq!("6/4".parse(), Ok(dyadic(3, 1)));
        for wrong in ["", "x", "1/3", "1/0", "1/-2", "/2", "1/2/2", "0.5", "9223372036854775808"] {
            assert_eq!(wrong.parse::<Dyadic>(), Err(ParseDyadicError), "{wrong}");
        }
    }

    #[test]
    fn adds_and_compares() {
        assert_eq!(dyadic(1, 1).checked_add(dyadic(-3, 2)), Some(dyadic(-1, 2)));
        assert!(dyadic(-5, 2) < Dyadic::from(-1));
        assert!(dyadic(1, 60) > Dyadic::ZERO);
        assert_eq!(Dyadic::from(i64::MAX).checked_add(dyadic(1, 1)), None);
        assert_eq!(dyadic(1, 60).checked_half(), None);
        assert_eq!(dyadic(3, 1).checked_mul(dyadic(-5, 2)), Some(dyadic(-15, 3)));
    }

    #[test]
    fn rounds_below_zero_too() {
        assert_eq!((dyadic(-5, 2).floor(), dyadic(-5, 2).ceil()), (-2, -1));
        assert_eq!((dyadic(3, 2).floor(), dyadic(3, 2).ceil()), (0, 1));
        assert_eq!((dyadic(-3, 0).floor(), dyadic(-3, 0).ceil()), (-3, -3));
    }

    #[test]
    fn finds_the_simplest_number() {
        let open = |at: Dyadic| Some(End { at, included: false });
        let closed = |at: Dyadic| Some(End { at, included: true });
        let (three, six) = (Dyadic::from(3), Dyadic::from(6));
        assert_eq!(simplest(None, None), Some(Dyadic::ZERO));
        assert_eq!(simplest(open(three), None), Some(Dyadic::from(4)));
        assert_eq!(simplest(None, open(Dyadic::from(-7))), Some(Dyadic::from(-8)));
        assert_eq!(simplest(open(three), open(six)), Some(Dyadic::from(4)));
        assert_eq!(simplest(closed(three), open(six)), Some(three));
        assert_eq!(simplest(open(three), open(Dyadic::from(4))), Some(dyadic(7, 1)));
        assert_eq!(simplest(open(dyadic(1, 1)), open(dyadic(3, 2))), Some(dyadic(5, 3)));
        assert_eq!(simplest(open(dyadic(-3, 2)), open(dyadic(-1, 1))), Some(dyadic(-5, 3)));
        assert_eq!(simplest(closed(dyadic(5, 3)), closed(dyadic(5, 3))), Some(dyadic(5, 3)));
        assert_eq!(simplest(open(three), closed(three)), None);
        assert_eq!(simplest(open(six), open(three)), None);
        assert_eq!(simplest(open(Dyadic::ZERO), open(dyadic(1, 60))), None);
    }
}
