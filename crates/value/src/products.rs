//! Incentives, ordinal sums and Norton products.

use crate::memo_tables::Operation;
use crate::{Outcome, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::Player;

impl Values {
    /// The player's incentives: what the player gains with each move, that is Gᴸ − G for Left and G
    /// − Gᴿ for Right. All incentives of a number are negative: neither player wants to move there.
    /// The options are those of the canonical form; the list is sorted and has no repetitions.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::Player;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [up, down, up_star] = ["^", "v", "^*"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.incentives(up, Player::Left, budget), Ok(vec![down]));
    /// assert_eq!(values.incentives(up, Player::Right, budget), Ok(vec![up_star]));
    /// ```
    pub fn incentives(
        &mut self,
        value: Value,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Vec<Value>, Stopped> {
        let mut incentives = Vec::new();
        for option in self.options(value, player) {
            incentives.push(match player {
                Player::Left => self.subtract(option, value, budget)?,
                Player::Right => self.subtract(value, option, budget)?,
            });
        }
        incentives.sort_unstable();
        incentives.dedup();
        Ok(incentives)
    }

    /// The ordinal sum G:H of the canonical forms: the players play in both, but a move in G, the
    /// base, ends all play in H. It depends on the form of G, but only on the value of H.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// // In Hackenbush: a red edge on a blue one, and a blue edge on a green one.
    /// let [one, minus_one, half] = ["1", "-1", "1/2"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.ordinal_sum(one, minus_one, budget), Ok(half));
    /// let [star, up_star] = ["*", "^*"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.ordinal_sum(star, one, budget), Ok(up_star));
    /// ```
    pub fn ordinal_sum(
        &mut self,
        base: Value,
        top: Value,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.apply(Operation::PutOn { base }, top, budget)
    }

    /// The Norton product G·U: an integer n times U is a sum of n copies; any other G becomes
    /// {Gᴸ·U + (U + I) | Gᴿ·U − (U + I)}, where I runs through all incentives of both players in U.
    /// The product keeps sums and order, and 1 becomes U. It is defined only for positive U; `None`
    /// for any other.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Value, Values};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [half, up] = ["1/2", "^"].map(|text| values.parse(text, budget).unwrap());
    /// let half_up = values.norton_product(half, up, budget).unwrap().unwrap();
    /// assert_eq!(values.add(half_up, half_up, budget), Ok(up));
    /// assert_eq!(values.norton_product(half, Value::ZERO, budget), Ok(None));
    /// ```
    pub fn norton_product(
        &mut self,
        value: Value,
        unit: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        if self.outcome(unit) != Outcome::Wins(Player::Left) {
            return Ok(None);
        }
        self.apply(Operation::Multiply { unit }, value, budget).map(Some)
    }
}
