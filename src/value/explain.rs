//! Why: how given options become the canonical form.

use crate::budget::{Budget, Stopped};
use crate::player::{ByPlayer, Player};
use crate::value::dyadic::End;
use crate::value::{Dyadic, NumberUpStar, Value, Values};

/// How the options of a game became those of its canonical form, in steps that a person can follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Derivation {
    /// The given options in their order, then those that have come in for bypassed ones.
    pub options: ByPlayer<Vec<Candidate>>,
    /// What happened, in this order.
    pub steps: Vec<Step>,
    pub value: Value,
    /// Why what is left has this value.
    pub reason: Reason,
}

/// An option on its way into the canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub value: Value,
    /// The step that has brought it in; `None` for the given ones.
    pub origin: Option<usize>,
    /// The step that has removed it; `None` for those that stay.
    pub end: Option<usize>,
}

/// What happens to one option of one player. Options are named by their places in
/// [`Derivation::options`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// It has the same value as another one.
    Repeated { player: Player, option: usize, first: usize },
    /// Another one is at least as good for the player, whatever comes.
    Dominated { player: Player, option: usize, by: usize },
    /// The opponent would answer it at once with `answer`, which is at least as good for him as the
    /// whole game; so the player may as well choose among what he has after that.
    Bypassed { player: Player, option: usize, answer: Value, instead: Vec<usize> },
}

/// Why the options that are left have the value they have.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// Nobody can move.
    NoOptions,
    /// The simplest number that lies between the options. Where an end is `None`, the player has no
    /// option; where it is included, the player's best option is confused with the number at the end.
    Simplest { number: Dyadic, low: Option<End>, high: Option<End> },
    /// Both players can move to a number and every smaller nimber: the number plus this nimber.
    Nimber { number: Dyadic, star: u32 },
    /// One of the few forms of ups and star.
    NumberUpStar(NumberUpStar),
    /// Nothing simpler: the options are the canonical form.
    Canonical,
}

impl Values {
    /// How the game with these options gets its value. The steps remove every option that the
    /// canonical form does not have; a number needs no steps but those that show its neighbours.
    ///
    /// ```
    /// # use papamu::{budget::Budget, player::*, value::*};
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let options = ByPlayer { left: vec![Value::ZERO; 2], right: vec![] };
    /// let derivation = values.explain(&options, &mut budget)?;
    /// let twice = Step::Repeated { player: Player::Left, option: 1, first: 0 };
    /// assert_eq!(derivation.steps, [twice]);
    /// assert_eq!(derivation.value, values.from_integer(1));
    /// # Ok::<(), papamu::budget::Stopped>(())
    /// ```
    pub fn explain(
        &mut self,
        options: &ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<Derivation, Stopped> {
        let value = self.make(options.clone(), budget)?;
        let given = |&value: &Value| Candidate { value, origin: None, end: None };
        let mut derivation = Derivation {
            options: ByPlayer::from_fn(|player| options[player].iter().map(given).collect()),
            steps: Vec::new(),
            value,
            reason: Reason::Canonical,
        };
        self.explain_dominated(&mut derivation, budget)?;
        let left = derivation.remaining();
        derivation.reason = match self.number_up_star(value) {
            Some(sum) if sum.is_number() => match (left.left.is_empty(), left.right.is_empty()) {
                (true, true) => Reason::NoOptions,
                _ => {
                    let (low, high) = self.ends(&left);
                    Reason::Simplest { number: sum.number, low, high }
                }
            },
            named => {
                self.explain_reversible(&mut derivation, budget)?;
                self.explain_dominated(&mut derivation, budget)?;
                match named {
                    None => Reason::Canonical,
                    Some(sum) if sum.ups == 0 => {
                        Reason::Nimber { number: sum.number, star: sum.star }
                    }
                    Some(sum) => Reason::NumberUpStar(sum),
                }
            }
        };
        Ok(derivation)
    }

    fn explain_dominated(
        &mut self,
        derivation: &mut Derivation,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        for player in Player::BOTH {
            let candidates = derivation.options[player].clone();
            let mut kept: Vec<usize> = Vec::new();
            for (option, candidate) in
                candidates.iter().enumerate().filter(|(_, c)| c.end.is_none())
            {
                match kept.iter().find(|&&other| candidates[other].value == candidate.value) {
                    Some(&first) => {
                        derivation.end(player, option, Step::Repeated { player, option, first })
                    }
                    None => kept.push(option),
                }
            }
            // A dominated option is held against one that stays, so that no chain has to be followed.
            let mut best = kept.iter().map(|&option| candidates[option].value).collect();
            self.delete_dominated(player, &mut best, budget)?;
            let (stay, go): (Vec<usize>, Vec<usize>) =
                kept.into_iter().partition(|&option| best.contains(&candidates[option].value));
            for option in go {
                for &by in &stay {
                    if self.prefers(
                        player,
                        candidates[by].value,
                        candidates[option].value,
                        budget,
                    )? {
                        derivation.end(player, option, Step::Dominated { player, option, by });
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn explain_reversible(
        &mut self,
        derivation: &mut Derivation,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        for player in Player::BOTH {
            let mut option = 0;
            while let Some(&candidate) = derivation.options[player].get(option) {
                if candidate.end.is_none()
                    && let Some(answer) =
                        self.reversing_answer(player, candidate.value, derivation.value, budget)?
                {
                    let step = derivation.steps.len();
                    let first = derivation.options[player].len();
                    for value in self.options(answer, player) {
                        let candidate = Candidate { value, origin: Some(step), end: None };
                        derivation.options[player].push(candidate);
                    }
                    let instead = (first..derivation.options[player].len()).collect();
                    derivation.end(
                        player,
                        option,
                        Step::Bypassed { player, option, answer, instead },
                    );
                }
                option += 1;
            }
        }
        Ok(())
    }
}

impl Derivation {
    /// Records a step that removes an option.
    fn end(&mut self, player: Player, option: usize, step: Step) {
        self.options[player][option].end = Some(self.steps.len());
        self.steps.push(step);
    }

    /// The values of the options that no step has removed.
    pub fn remaining(&self) -> ByPlayer<Vec<Value>> {
        ByPlayer::from_fn(|player: Player| {
            let stay = self.options[player].iter().filter(|candidate| candidate.end.is_none());
            stay.map(|candidate| candidate.value).collect()
        })
    }
}
