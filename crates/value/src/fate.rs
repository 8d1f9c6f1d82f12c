//! Which options of a game are dominated or reversible, by the definitions.

use crate::{Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// What is true of one option. Other options of the same player are given by their indices.
///
/// An option can be dominated and reversible at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fate {
    /// The first option with the same value, if this is a later one.
    pub repeats: Option<usize>,
    /// An undominated option that the player prefers: it is greater for Left, less for Right.
    pub dominated_by: Option<usize>,
    /// An answer of the opponent, an option of this option's canonical form, that is at least as
    /// good for the opponent as the whole game.
    pub reverses_through: Option<Value>,
}

impl Fate {
    /// Whether the option is undominated, not reversible, and the first one with its value.
    pub fn is_kept(self) -> bool {
        self == Fate::default()
    }
}

impl Values {
    /// The fate of each option of the game with these options.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// // In 1/2 = {0,↑∗|1}, Right answers ↑∗ with 0, which is less than 1/2.
    /// let up_star = values.parse("^*", &mut budget).unwrap();
    /// let one = values.from_integer(1);
    /// let options = ByPlayer { left: vec![Value::ZERO, up_star], right: vec![one] };
    /// let fates = values.fates(&options, &mut budget)?;
    /// assert!(fates.left[0].is_kept());
    /// assert_eq!(fates.left[1].dominated_by, None);
    /// assert_eq!(fates.left[1].reverses_through, Some(Value::ZERO));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn fates(
        &mut self,
        options: &ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<ByPlayer<Vec<Fate>>, Stopped> {
        let whole = self.make(options.clone(), budget)?;
        let mut fates = ByPlayer::<Vec<Fate>>::default();
        for player in Player::ALL {
            let options = &options[player];
            let dominations = self.dominations(player, options, budget)?;
            for (index, (&option, dominated_by)) in options.iter().zip(dominations).enumerate() {
                let first = options.iter().position(|&other| other == option);
                fates[player].push(Fate {
                    repeats: first.filter(|&first| first < index),
                    dominated_by,
                    reverses_through: self.first_answer(player, option, whole, budget)?,
                });
            }
        }
        Ok(fates)
    }

    /// The first answer in the listing order that reverses an option: ids depend on what was computed
    /// before.
    fn first_answer(
        &mut self,
        player: Player,
        option: Value,
        whole: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let answers = self.options_in_order(option, player.other(), budget)?;
        for answer in answers {
            if self.prefers(player.other(), answer, whole, budget)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// For each of the player's options, the first undominated one that the player prefers to it.
    pub(super) fn dominations(
        &mut self,
        player: Player,
        options: &[Value],
        budget: &mut Budget,
    ) -> Result<Vec<Option<usize>>, Stopped> {
        let mut undominated = options.to_vec();
        self.delete_dominated(player, &mut undominated, budget)?;
        let mut dominations = Vec::new();
        for &option in options {
            let mut dominated_by = None;
            if !undominated.contains(&option) {
                for (index, &other) in options.iter().enumerate() {
                    if undominated.contains(&other)
                        && self.prefers(player, other, option, budget)?
                    {
                        dominated_by = Some(index);
                        break;
                    }
                }
            }
            dominations.push(dominated_by);
        }
        Ok(dominations)
    }
}
