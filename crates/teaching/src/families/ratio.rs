//! Fractions; a result that does not fit is `None`.

use std::fmt;

/// In lowest terms, with a positive denominator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    pub over: i64,
    pub under: i64,
}

impl Ratio {
    pub const ZERO: Ratio = Ratio::integer(0);

    pub const fn integer(integer: i64) -> Ratio {
        Ratio { over: integer, under: 1 }
    }

    pub fn new(over: i64, under: i64) -> Option<Ratio> {
        Ratio::reduced(over.into(), under.into())
    }

    fn reduced(over: i128, under: i128) -> Option<Ratio> {
        let (mut divisor, mut rest) = (over.unsigned_abs(), under.unsigned_abs());
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let divisor = i128::try_from(divisor).ok()? * under.signum();
        let reduce = |number: i128| i64::try_from(number.checked_div(divisor)?).ok();
        (under != 0).then_some(Ratio { over: reduce(over)?, under: reduce(under)? })
    }

    pub fn add(self, other: Ratio) -> Option<Ratio> {
        let [over, other_over] = [self.over, other.over].map(i128::from);
        let [under, other_under] = [self.under, other.under].map(i128::from);
        Ratio::reduced(over * other_under + other_over * under, under * other_under)
    }

    pub fn times(self, other: Ratio) -> Option<Ratio> {
        let over = i128::from(self.over) * i128::from(other.over);
        Ratio::reduced(over, i128::from(self.under) * i128::from(other.under))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.under {
            1 => write!(f, "{}", self.over),
            under => write!(f, "{}/{under}", self.over),
        }
    }
}
