//! How a value follows: the options, which of them count, and why they make this value.

use konane::Jump;
use serde::{Deserialize, Serialize};

use crate::scribe::Scribe;
use crate::task::{Single, Task, limit};
use crate::text::{NameText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use solver::{Gift, Refutation, Why};
use value::{End, Reason, Simplification};

/// Asks how the value of a position follows from its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DerivationQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    pub position: Position,
}

/// How a value follows from the options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhyText {
    pub position: Position,
    /// First the values after jumps, then those that replace bypassed options.
    pub options: ByPlayer<Vec<OptionText>>,
    pub steps: Vec<StepText>,
    pub value: NameText,
    /// Why the remaining options make this value.
    pub reason: ReasonText,
    /// All other jumps: they do not affect the value.
    pub gifts: ByPlayer<Vec<GiftText>>,
}

/// A jump that does not affect the value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiftText {
    pub jump: Jump,
    /// The position after it.
    pub after: Position,
    /// The proof that it does not.
    pub refutation: Option<RefutationText>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RefutationText {
    /// This option of the value is at least as good for the player as the position after the jump.
    Dominated(NameText),
    /// The opponent's reply leads to this position, at least as good for the opponent as the whole.
    Answered(Position),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionText {
    pub value: NameText,
    /// The jump and the position after it, for the first options.
    pub after: Option<(Jump, Position)>,
    /// The step that added it; `None` for the first options.
    pub origin: Option<u32>,
    /// The step that removed it; `None` for those that remain.
    pub end: Option<u32>,
}

/// A step that removes one option of one player. Options are referred to by their indices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum StepText {
    Repeated {
        side: Player,
        option: u32,
        first: u32,
    },
    Dominated {
        side: Player,
        option: u32,
        by: u32,
    },
    /// The opponent replies with this value; `after` is a position with it, if a jump leads to one.
    Bypassed {
        side: Player,
        option: u32,
        answer: NameText,
        after: Option<Position>,
        instead: Vec<u32>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ReasonText {
    /// Neither player can move.
    NoOptions,
    /// The simplest number between two others, each with whether it is included; `None` means no limit.
    Simplest { number: String, low: Option<(String, bool)>, high: Option<(String, bool)> },
    /// Both can move to a number plus every smaller nimber: the value is the number plus this nimber.
    Nimber { number: String, star: u32 },
    /// A standard form of a number, ups and star.
    NumberUpStar,
    /// No simpler name: the options are the canonical form.
    Canonical,
}

impl DerivationQuestion {
    pub fn begin(
        self,
        state: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = WhyText> + use<>> {
        let DerivationQuestion { rounds, position } = self;
        let (board, rules) = (position.read()?, position.terms().0);
        if rounds > 0 {
            state.widened(rules);
        }
        let ask = move |state: &mut WorkerState, budget: &mut Budget| {
            let searches = state.under(rules);
            let why = searches.solver.why(&board, budget)?;
            searches.scribe(budget).why(&position, &why)
        };
        Some(Single::new(now + limit(rounds), ask))
    }
}

impl Scribe<'_> {
    fn why(&mut self, position: &Position, why: &Why) -> Result<WhyText, Stopped> {
        let Why { derivation, jumps, answers, gifts } = why;
        let mut options = ByPlayer::<Vec<OptionText>>::default();
        for player in Player::ALL {
            for (index, candidate) in derivation.options[player].iter().enumerate() {
                let after = jumps[player].get(index);
                options[player].push(OptionText {
                    value: self.short_name(candidate.value)?,
                    after: after.map(|(jump, after)| (*jump, Position::of(self.rules, after))),
                    origin: candidate.origin.map(|step| step as u32),
                    end: candidate.end.map(|step| step as u32),
                });
            }
        }
        let mut steps = Vec::new();
        for (step, answered) in derivation.steps.iter().zip(answers) {
            steps.push(match *step {
                Simplification::Repeated { player, option, first } => {
                    StepText::Repeated { side: player, option: option as u32, first: first as u32 }
                }
                Simplification::Dominated { player, option, by } => {
                    StepText::Dominated { side: player, option: option as u32, by: by as u32 }
                }
                Simplification::Bypassed { player, option, answer, ref instead } => {
                    StepText::Bypassed {
                        side: player,
                        option: option as u32,
                        answer: self.short_name(answer)?,
                        after: answered.as_ref().map(|board| Position::of(self.rules, board)),
                        instead: instead.iter().map(|&option| option as u32).collect(),
                    }
                }
            });
        }
        let gifts = ByPlayer { left: self.gifts(&gifts.left)?, right: self.gifts(&gifts.right)? };
        let end = |end: Option<End>| end.map(|end| (end.at.to_string(), end.included));
        Ok(WhyText {
            position: position.clone(),
            options,
            steps,
            gifts,
            value: self.short_name(derivation.value)?,
            reason: match derivation.reason {
                Reason::NoOptions => ReasonText::NoOptions,
                Reason::Simplest { number, low, high } => ReasonText::Simplest {
                    number: number.to_string(),
                    low: end(low),
                    high: end(high),
                },
                Reason::Nimber { number, star } => {
                    ReasonText::Nimber { number: number.to_string(), star }
                }
                Reason::NumberUpStar(_) => ReasonText::NumberUpStar,
                Reason::Canonical => ReasonText::Canonical,
            },
        })
    }

    fn gifts(&mut self, gifts: &[Gift]) -> Result<Vec<GiftText>, Stopped> {
        let gift = |Gift { jump, after, refutation }: &Gift| {
            let refutation = match refutation {
                Some(Refutation::Dominated(by)) => {
                    Some(RefutationText::Dominated(self.short_name(*by)?))
                }
                Some(Refutation::Answered(board)) => {
                    Some(RefutationText::Answered(Position::of(self.rules, board)))
                }
                None => None,
            };
            Ok(GiftText { jump: *jump, after: Position::of(self.rules, after), refutation })
        };
        gifts.iter().map(gift).collect()
    }
}
