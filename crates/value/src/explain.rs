//! Explains step by step how given options become the canonical form.

use hashbrown::HashMap;

use crate::dyadic::End;
use crate::{Dyadic, NumberUpStar, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// How the options of a game become those of its canonical form, in steps that a person can follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Derivation {
    /// The given options in their order, then the options that have replaced reversible ones.
    pub options: ByPlayer<Vec<Candidate>>,
    /// In the order in which they happen.
    pub steps: Vec<Simplification>,
    /// The value of the game.
    pub value: Value,
    /// Why the game has this value.
    pub reason: Reason,
}

/// An option, and the steps that brought it in and removed it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The value of the option.
    pub value: Value,
    /// The step that brought it in; `None` for a given option.
    pub origin: Option<usize>,
    /// The step that removed it; `None` for an option of the canonical form.
    pub end: Option<usize>,
}

/// What happens to one option of one player. Options are given by their indices in
/// [`Derivation::options`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Simplification {
    /// An earlier option has the same value.
    Repeated {
        /// Whose options they are.
        player: Player,
        /// The option that goes.
        option: usize,
        /// The earlier option with the same value.
        first: usize,
    },
    /// The player prefers another option.
    Dominated {
        /// Whose options they are.
        player: Player,
        /// The option that goes.
        option: usize,
        /// The option that is at least as good for the player.
        by: usize,
    },
    /// The option reverses through `answer`, which is at least as good for the opponent as the
    /// whole game. The player's options from `answer` replace it.
    Bypassed {
        /// Whose option it is.
        player: Player,
        /// The option that goes.
        option: usize,
        /// The opponent's option from it through which it reverses.
        answer: Value,
        /// The player's options from the answer, which follow the given ones.
        instead: Vec<usize>,
    },
}

/// Why a game has its value.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// Neither player can move.
    NoOptions,
    /// The simplest number between the given options. An end that is `None` means that the player
    /// has no option; an end that is included means that the options allow the number at the end
    /// itself.
    Simplest {
        /// The value.
        number: Dyadic,
        /// The lower end, which Left's options set.
        low: Option<End>,
        /// The upper end, which Right's options set.
        high: Option<End>,
    },
    /// Both players can move to a number and to its sums with all smaller nimbers: the number plus
    /// this nimber.
    Nimber {
        /// The number that is added to the nimber.
        number: Dyadic,
        /// The size of the nimber, at least 1.
        star: u32,
    },
    /// A form that is known as ups plus a star.
    NumberUpStar(NumberUpStar),
    /// The options are the canonical form, and it has no simpler name.
    Canonical,
}

impl Values {
    /// Explains the value of the game with these options. The steps remove every option that the
    /// canonical form does not have.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let options = ByPlayer { left: vec![Value::ZERO; 2], right: vec![] };
    /// let derivation = values.explain(&options, &mut budget)?;
    /// let twice = Simplification::Repeated { player: Player::Left, option: 1, first: 0 };
    /// assert_eq!(derivation.steps, [twice]);
    /// assert_eq!(derivation.value, values.from_integer(1));
    /// # Ok::<(), basics::budget::Stopped>(())
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
            reason: self.reason(options, value),
        };
        for player in Player::ALL {
            derivation.end_repeated(player);
            self.explain_dominated(player, &mut derivation, budget)?;
        }
        for player in Player::ALL {
            self.explain_reversible(player, &mut derivation, budget)?;
            self.explain_dominated(player, &mut derivation, budget)?;
        }
        Ok(derivation)
    }

    fn reason(&self, options: &ByPlayer<Vec<Value>>, value: Value) -> Reason {
        match self.number_up_star(value) {
            None => Reason::Canonical,
            Some(_) if options.left.is_empty() && options.right.is_empty() => Reason::NoOptions,
            Some(sum) if sum.is_number() => {
                let (low, high) = self.ends(options);
                Reason::Simplest { number: sum.number, low, high }
            }
            Some(sum) if sum.ups == 0 => Reason::Nimber { number: sum.number, star: sum.star },
            Some(sum) => Reason::NumberUpStar(sum),
        }
    }

    fn explain_dominated(
        &mut self,
        player: Player,
        derivation: &mut Derivation,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let candidates = &derivation.options[player];
        let kept: Vec<usize> =
            (0..candidates.len()).filter(|&option| candidates[option].end.is_none()).collect();
        let values: Vec<Value> = kept.iter().map(|&option| candidates[option].value).collect();
        let dominations = self.dominations(player, &values, budget)?;
        for (&option, by) in kept.iter().zip(dominations) {
            if let Some(by) = by {
                derivation.end(
                    player,
                    option,
                    Simplification::Dominated { player, option, by: kept[by] },
                );
            }
        }
        Ok(())
    }

    fn explain_reversible(
        &mut self,
        player: Player,
        derivation: &mut Derivation,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        // The list grows meanwhile, because the options that replace one may be reversible too.
        let mut option = 0;
        while let Some(&Candidate { value, end, .. }) = derivation.options[player].get(option) {
            budget.spend()?;
            if end.is_none()
                && let Some(answer) =
                    self.reversing_answer(player, value, derivation.value, budget)?
            {
                let instead = self.options(answer, player);
                derivation.bypass(player, option, answer, &instead);
            }
            option += 1;
        }
        Ok(())
    }
}

impl Derivation {
    /// Removes every option with the value of an earlier one that either is still there or was
    /// bypassed: this one would be bypassed in the same way. (An option removed as dominated is no
    /// reason: the one that dominated it may have been bypassed since.)
    fn end_repeated(&mut self, player: Player) {
        let mut first_of = HashMap::new();
        for option in 0..self.options[player].len() {
            let Candidate { value, end, .. } = self.options[player][option];
            match end.map(|step| &self.steps[step]) {
                Some(Simplification::Bypassed { .. }) => {
                    first_of.entry(value).or_insert(option);
                }
                Some(_) => {}
                None => {
                    let first = *first_of.entry(value).or_insert(option);
                    if first < option {
                        self.end(
                            player,
                            option,
                            Simplification::Repeated { player, option, first },
                        );
                    }
                }
            }
        }
    }

    fn bypass(&mut self, player: Player, option: usize, answer: Value, instead: &[Value]) {
        let origin = Some(self.steps.len());
        let options = &mut self.options[player];
        let first = options.len();
        options.extend(instead.iter().map(|&value| Candidate { value, origin, end: None }));
        let instead = (first..options.len()).collect();
        self.end(player, option, Simplification::Bypassed { player, option, answer, instead });
        self.end_repeated(player);
    }

    fn end(&mut self, player: Player, option: usize, step: Simplification) {
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
