//! The ids of values.

use std::cmp::Ordering;

use crate::Dyadic;
use basics::player::Player;

/// A value of one [`Values`](super::Values). Equal values have equal ids.
///
/// Most values that occur are a number, plus some ↑, plus a nimber. If these are small, the id
/// itself holds them and the store has no record of them:
///
/// ```text
/// bit 31   30 … 18     17 … 14    13 … 7   6 … 0
///     0    numerator   exponent   ups      star      numerator and ups in two's complement
///     1    number of the record in the store
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(u32);

/// A number, plus `ups` times ↑ (↓ if negative), plus a nimber.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct NumberUpStar {
    /// The number.
    pub number: Dyadic,
    /// How many ↑; negative for ↓.
    pub ups: i32,
    /// The nimber: 0 for none, 1 for ∗, 2 for ∗2.
    pub star: u32,
}

const RECORD: u32 = 1 << 31;

impl Value {
    /// The value 0, which is the same in every store.
    pub const ZERO: Value = Value(0);

    /// The id that holds the sum itself, if the sum is small enough.
    #[inline]
    pub(super) fn inline(sum: NumberUpStar) -> Option<Value> {
        let (numerator, exponent) = (sum.number.numerator(), sum.number.exponent());
        let small = (-(1 << 12)..1 << 12).contains(&numerator)
            && exponent < 1 << 4
            && (-(1 << 6)..1 << 6).contains(&sum.ups)
            && sum.star < 1 << 7;
        small.then(|| {
            let numerator = (numerator as u32 & 0x1fff) << 18;
            let ups = (sum.ups as u32 & 0x7f) << 7;
            Value(numerator | exponent << 14 | ups | sum.star)
        })
    }

    #[inline]
    pub(super) fn record(index: usize) -> Value {
        Value(RECORD | index as u32)
    }

    /// What the id holds, or where its record is.
    #[inline]
    pub(super) fn decode(self) -> Decoded {
        if self.0 & RECORD != 0 {
            return Decoded::Record((self.0 & !RECORD) as usize);
        }
        let numerator = (self.0 << 1) as i32 >> 19;
        let number = Dyadic::in_lowest_terms(numerator.into(), self.0 >> 14 & 0xf);
        Decoded::Inline(NumberUpStar {
            number,
            ups: ((self.0 << 18) as i32) >> 25,
            star: self.0 & 0x7f,
        })
    }
}

pub(super) enum Decoded {
    Inline(NumberUpStar),
    Record(usize),
}

impl NumberUpStar {
    /// Whether neither arrow nor nimber is added to the number.
    pub fn is_number(self) -> bool {
        self.ups == 0 && self.star == 0
    }

    /// The same number with these ups and star.
    pub(super) fn with(self, ups: i32, star: u32) -> Self {
        NumberUpStar { ups, star, ..self }
    }

    /// The sum with the opposite sign; a nimber is its own negative.
    pub(crate) fn negative(self) -> Self {
        NumberUpStar { number: -self.number, ups: -self.ups, ..self }
    }

    /// `None` if a part does not fit.
    pub(crate) fn checked_add(self, other: Self) -> Option<Self> {
        Some(NumberUpStar {
            number: self.number.checked_add(other.number)?,
            ups: added_ups(self.ups, other.ups)?,
            star: self.star ^ other.star,
        })
    }

    /// The player's option number `index`, in the canonical form.
    pub(super) fn option(self, player: Player, index: usize) -> Option<Self> {
        if player == Player::Right {
            return Some(self.negative().option(Player::Left, index)?.negative());
        }
        let number = NumberUpStar { ups: 0, star: 0, ..self };
        match (self.ups, self.star, index) {
            (0, 0, 0) => {
                let (numerator, exponent) = (self.number.numerator(), self.number.exponent());
                let has_option = exponent > 0 || numerator > 0;
                let less = has_option.then(|| Dyadic::new(numerator - 1, exponent))??;
                Some(NumberUpStar { number: less, ..number })
            }
            (0, star, _) => {
                (index < star as usize).then_some(NumberUpStar { star: index as u32, ..self })
            }
            (1.., _, 0) => Some(number),
            // ↑∗ is {0, ∗|0}, and ↓∗ is its mirror image. In all other forms the answer has the
            // star flipped and one arrow less.
            (1, 1, 1) => Some(NumberUpStar { star: 1, ..number }),
            (-1, 1, 0) => Some(number),
            (..0, star, 0) => Some(NumberUpStar { ups: self.ups + 1, star: star ^ 1, ..self }),
            _ => None,
        }
    }

    /// See [`super::Values::birthday`].
    pub(super) fn birthday(self) -> u64 {
        let whole = self.number.numerator().unsigned_abs() >> self.number.exponent();
        let fraction =
            if self.number.is_integer() { 0 } else { 1 + u64::from(self.number.exponent()) };
        let (ups, star) = (u64::from(self.ups.unsigned_abs()), u64::from(self.star));
        let rest = match (ups, star ^ (ups & 1)) {
            (0, _) => star,
            (_, 0) => ups + 1,
            (_, flipped) => ups + flipped,
        };
        whole + fraction + rest
    }

    /// Whether this sum is less than the other one or equal to it.
    #[inline]
    pub(crate) fn at_most(self, other: Self) -> bool {
        match self.number.cmp(&other.number) {
            Ordering::Equal => ups_and_star_at_most_zero(
                self.ups.saturating_sub(other.ups),
                self.star ^ other.star,
            ),
            order => order.is_lt(),
        }
    }
}

/// `None` if the sum or its negative does not fit.
pub(super) fn added_ups(one: i32, other: i32) -> Option<i32> {
    one.checked_add(other).filter(|ups| *ups != i32::MIN)
}

/// Whether this many ↑ plus a nimber are ≤ 0: the ups decide, but ↓∗ is confused with 0, as the
/// nimbers are.
#[inline]
pub(super) fn ups_and_star_at_most_zero(ups: i32, star: u32) -> bool {
    match ups {
        0 => star == 0,
        -1 => star != 1,
        _ => ups.is_negative(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_what_they_stand_for() {
        for (numerator, exponent) in [(0, 0), (1, 0), (-1, 0), (4095, 15), (-4096, 0), (-3, 7)] {
            for ups in [0, 1, -1, 63, -64] {
                for star in [0, 1, 127] {
                    let number = Dyadic::new(numerator, exponent).unwrap();
                    let sum = NumberUpStar { number, ups, star };
                    let id = Value::inline(sum).unwrap();
                    assert!(matches!(id.decode(), Decoded::Inline(read) if read == sum));
                }
            }
        }
        let large = |numerator, exponent, ups, star| {
            let number = Dyadic::new(numerator, exponent).unwrap();
            Value::inline(NumberUpStar { number, ups, star }).is_none()
        };
        assert!(large(4096, 0, 0, 0) && large(-4097, 0, 0, 0) && large(1, 16, 0, 0));
        assert!(large(0, 0, 64, 0) && large(0, 0, -65, 0) && large(0, 0, 0, 128));
        assert!(matches!(Value::record(5).decode(), Decoded::Record(5)));
    }
}
