//! Measures values: birthday, atomic weight, mean and reduced canonical form; and judges what is said of them.

use crate::content::lessons::Measure;
use crate::lessons::referee::Referee;
use crate::lessons::verdict::{Argument, Judgement, Verdict};
use basics::budget::Stopped;
use basics::player::Player;
use value::{Outcome, Value};

/// The most copies of a value that are added up to refute a mean.
const MOST_COPIES: i64 = 64;

impl Referee<'_> {
    /// `None` for the atomic weight of a value that is not all-small.
    pub fn measure(&mut self, measure: Measure, value: Value) -> Result<Option<Value>, Stopped> {
        let values = &mut self.solver.values;
        Ok(match measure {
            Measure::Birthday => {
                let day = i64::try_from(values.birthday(value)).map_err(|_| Stopped::Overflow)?;
                Some(values.from_integer(day))
            }
            Measure::AtomicWeight => values.atomic_weight(value, self.budget)?,
            Measure::Mean => {
                let mean = values.mean(value, self.budget)?;
                Some(values.from_number(mean))
            }
            Measure::Reduced => Some(values.reduced(value, self.budget)?),
        })
    }

    pub fn judge_measure(
        &mut self,
        measure: Measure,
        value: Value,
        claimed: Value,
    ) -> Result<Verdict, Stopped> {
        let Some(right) = self.measure(measure, value)? else {
            return Ok(Verdict::new(Judgement::Unread, "no-board", vec![]));
        };
        if right == claimed {
            let sentence = match measure {
                Measure::Birthday => "right-birthday",
                Measure::AtomicWeight => "right-weight",
                Measure::Mean => "right-mean",
                Measure::Reduced => "right-reduced",
            };
            return Ok(Verdict::right(sentence, vec![value.into(), right.into()]));
        }
        let reason = match measure {
            Measure::Birthday => Some(self.refute_birthday(value)?),
            Measure::AtomicWeight => self.refute_weight(value, claimed)?,
            Measure::Mean => self.refute_mean(value, claimed)?,
            Measure::Reduced => Some(self.refute_reduced(value, claimed)?),
        };
        Ok(reason.unwrap_or_else(|| Verdict::wrong("not-measure", vec![claimed.into()])))
    }

    /// The option of the canonical form that is born last decides.
    fn refute_birthday(&mut self, value: Value) -> Result<Verdict, Stopped> {
        let values = &mut self.solver.values;
        let options: Vec<Value> =
            Player::ALL.iter().flat_map(|&player| values.options(value, player)).collect();
        let last = options.into_iter().max_by_key(|option| values.birthday(*option));
        Ok(match last {
            Some(last) => {
                let day = self.measure(Measure::Birthday, last)?.map(Argument::Value);
                Verdict::wrong(
                    "born-after",
                    [Some(last.into()), day].into_iter().flatten().collect(),
                )
            }
            None => Verdict::wrong("born-first", vec![]),
        })
    }

    /// The weight of a value exceeds an integer n if the value, less n ups, is greater than a remote star; and so with
    /// less.
    fn refute_weight(&mut self, value: Value, claimed: Value) -> Result<Option<Verdict>, Stopped> {
        let values = &mut self.solver.values;
        if !values.is_integer(claimed) {
            return Ok(None);
        }
        let Some(sum) = values.number_up_star(claimed) else { return Ok(None) };
        // No sum of followers is this nimber or a greater one.
        let remote = values.birthday(value).saturating_add(2).checked_next_power_of_two();
        let remote = remote.and_then(|remote| u32::try_from(remote).ok());
        let remote = values.star(remote.ok_or(Stopped::Overflow)?);
        let up = values.ups(1);
        let ups = values.multiple(up, sum.number.floor(), self.budget)?;
        let rest = values.subtract(value, ups, self.budget)?;
        let beside = values.add(rest, remote, self.budget)?;
        let sentence = match values.outcome(beside) {
            Outcome::Wins(Player::Left) => "weight-more",
            Outcome::Wins(Player::Right) => "weight-less",
            _ => return Ok(None),
        };
        let arguments = vec![claimed.into(), value.into(), ups.into(), remote.into()];
        Ok(Some(Verdict::wrong(sentence, arguments)))
    }

    /// As many copies as show the difference.
    fn refute_mean(&mut self, value: Value, claimed: Value) -> Result<Option<Verdict>, Stopped> {
        let values = &mut self.solver.values;
        if !values.is_number(claimed) {
            return Ok(None);
        }
        let rest = values.subtract(value, claimed, self.budget)?;
        let mut copies = 2;
        while copies <= MOST_COPIES {
            let together = values.multiple(rest, copies, self.budget)?;
            let sentence = match values.outcome(together) {
                Outcome::Wins(Player::Left) => "mean-more",
                Outcome::Wins(Player::Right) => "mean-less",
                _ => {
                    copies *= 2;
                    continue;
                }
            };
            let arguments = vec![claimed.into(), Argument::Number(copies)];
            return Ok(Some(Verdict::wrong(sentence, arguments)));
        }
        Ok(None)
    }

    fn refute_reduced(&mut self, value: Value, claimed: Value) -> Result<Verdict, Stopped> {
        let values = &mut self.solver.values;
        let rest = values.subtract(value, claimed, self.budget)?;
        if values.is_infinitesimal(rest) {
            return Ok(Verdict::wrong("reduced-near", vec![claimed.into()]));
        }
        let stops = Player::ALL.map(|player| values.stop(rest, player).number);
        let stops = stops.map(|stop| Argument::Value(values.from_number(stop)));
        Ok(Verdict::wrong("reduced-far", [vec![claimed.into()], stops.to_vec()].concat()))
    }

    pub fn hint_at_measure(
        &mut self,
        measure: Measure,
        value: Value,
        step: u32,
    ) -> Result<Verdict, Stopped> {
        Ok(match step {
            1 => {
                let sentence = match measure {
                    Measure::Birthday => "hint-birthday",
                    Measure::AtomicWeight => "hint-weight",
                    Measure::Mean => "hint-copies",
                    Measure::Reduced => "hint-reduced",
                };
                Verdict::right(sentence, vec![])
            }
            2 => Verdict::right("hint-value", vec![value.into()]),
            _ => match self.measure(measure, value)? {
                Some(right) => Verdict::right("hint-measure", vec![right.into()]),
                None => Verdict::new(Judgement::Unread, "no-board", vec![]),
            },
        })
    }
}
