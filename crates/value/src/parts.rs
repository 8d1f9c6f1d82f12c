//! Recognises sums of a number, arrows and a nimber by their canonical forms.

use crate::{Dyadic, NumberUpStar, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// A number, plus arrows, plus a nimber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Parts {
    /// The number; 0 if there is none.
    pub number: Dyadic,
    /// The arrows; `Arrow::Ups(0)` if there are none.
    pub arrow: Arrow,
    /// The nimber: 0 for none, 1 for ∗, 2 for ∗2.
    pub star: u32,
}

/// Arrows: ↑ and its powers; if the count is negative, ↓ and its powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Arrow {
    /// This many copies of ↑.
    Ups(i32),
    /// ↑ⁿ: ↑² is infinitely smaller than ↑, ↑³ than ↑², and so on. In names n ≥ 2, since ↑¹ is ↑.
    Power(i32),
    /// ↑ + ↑² + … + ↑ⁿ. In names n ≥ 2.
    Run(i32),
}

impl Arrow {
    /// How often each power of ↑ occurs, beginning with the first power.
    pub(super) fn digits(self) -> impl Iterator<Item = i32> {
        let length = match self {
            Arrow::Ups(ups) => ups.signum().abs(),
            Arrow::Power(n) | Arrow::Run(n) => n.abs(),
        };
        (1..=length).map(move |power| match self {
            Arrow::Ups(ups) => ups,
            Arrow::Power(n) if power < n.abs() => 0,
            Arrow::Power(n) | Arrow::Run(n) => n.signum(),
        })
    }

    /// −1 for Right, whose arrows point down.
    fn sign(player: Player) -> i32 {
        match player {
            Player::Left => 1,
            Player::Right => -1,
        }
    }
}

impl Values {
    /// The player's option, if there is exactly one.
    pub(super) fn only_option(&mut self, value: Value, player: Player) -> Option<Value> {
        let option = self.option(value, player, 0);
        option.filter(|_| self.option(value, player, 1).is_none())
    }

    /// The value as a sum of a number, arrows and a nimber.
    pub(super) fn parts(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Parts>, Stopped> {
        if let Some(NumberUpStar { number, ups, star }) = self.number_up_star(value) {
            return Ok(Some(Parts { number, arrow: Arrow::Ups(ups), star }));
        }
        for player in Player::ALL {
            if let Some(run) = self.run(value, player, budget)? {
                return Ok(Some(run));
            }
            if let Some(power) = self.power(value, player, budget)? {
                return Ok(Some(power));
            }
        }
        Ok(None)
    }

    /// Recognises n + ↑^[k] + ∗m by its canonical form `{n + ↑^[k−1] + ∗m | n + ∗(m xor 1)}`, which
    /// for m = 1 has n as another Left option. For Right, the same with ↓.
    fn run(
        &mut self,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Parts>, Stopped> {
        let Some(answer) = self.only_option(value, player.other()) else { return Ok(None) };
        let Some(NumberUpStar { number, ups: 0, star }) = self.number_up_star(answer) else {
            return Ok(None);
        };
        let star = star ^ 1;
        let n = self.from_number(number);
        let (mut rest, mut length) = (value, 1);
        loop {
            if let Some(sum) = self.number_up_star(rest) {
                let sign = Arrow::sign(player);
                let is_run = sum == NumberUpStar { number, ups: sign, star };
                let arrow = Arrow::Run(sign * length);
                return Ok(is_run.then_some(Parts { number, arrow, star }));
            }
            budget.spend()?;
            if self.only_option(rest, player.other()) != Some(answer) {
                return Ok(None);
            }
            rest = match *self.options(rest, player).as_slice() {
                [shorter] if star != 1 => shorter,
                [shorter, other] | [other, shorter] if star == 1 && other == n => shorter,
                _ => return Ok(None),
            };
            length += 1;
        }
    }

    /// Recognises n + ↑ᵏ + ∗m by its canonical form `{n, n∗, …, n∗m | n + ↓^[k−1] + ∗(m xor 1)}`.
    /// For Right, the same with all arrows reversed.
    fn power(
        &mut self,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Parts>, Stopped> {
        let sign = Arrow::sign(player);
        let Some(answer) = self.only_option(value, player.other()) else { return Ok(None) };
        let answer = match self.number_up_star(answer) {
            Some(NumberUpStar { number, ups, star }) => {
                Some(Parts { number, arrow: Arrow::Run(ups), star }).filter(|_| ups == -sign)
            }
            None => self.run(answer, player.other(), budget)?,
        };
        let Some(Parts { number, arrow: Arrow::Run(length), star }) = answer else {
            return Ok(None);
        };
        let star = star ^ 1;
        let options = self.options(value, player);
        let is_nimber = |&option: &Value| {
            self.number_up_star(option)
                .is_some_and(|sum| sum.number == number && sum.ups == 0 && sum.star <= star)
        };
        // The options are different, so if their number is right, they are all nimbers up to ∗m.
        let is_power =
            options.len().checked_sub(1) == Some(star as usize) && options.iter().all(is_nimber);
        Ok(is_power.then_some(Parts { number, arrow: Arrow::Power(sign - length), star }))
    }

    pub(super) fn arrow_value(
        &mut self,
        arrow: Arrow,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let star = self.star(1);
        match arrow {
            Arrow::Ups(ups) => Ok(self.ups(ups)),
            Arrow::Run(n) => {
                let mut run = self.ups(n.signum());
                for _ in 1..n.abs() {
                    run = self.make(one_way(n, vec![run], vec![star]), budget)?;
                }
                Ok(run)
            }
            // The first power is ↑ itself, {0|∗}.
            Arrow::Power(n) => {
                let run = self.arrow_value(Arrow::Run(n.signum() - n), budget)?;
                let answer = self.add(run, star, budget)?;
                self.make(one_way(n, vec![Value::ZERO], vec![answer]), budget)
            }
        }
    }
}

/// `ours` are Left's options if the number of arrows is positive, Right's if it is negative.
fn one_way(arrows: i32, ours: Vec<Value>, theirs: Vec<Value>) -> ByPlayer<Vec<Value>> {
    match arrows {
        1.. => ByPlayer { left: ours, right: theirs },
        _ => ByPlayer { left: theirs, right: ours },
    }
}
