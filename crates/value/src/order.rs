//! Comparing values.

use std::cmp::Ordering;

use hashbrown::HashMap;

use crate::depth::{Depth, Halt};
use crate::{Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::Player;

impl Values {
    /// Whether G ≤ H: Left wins H − G when moving second. By the definition, no Left option of G is
    /// ≥ H and no Right option of H is ≤ G.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let (up, one) = (values.ups(1), values.from_integer(1));
    /// assert!(values.at_most(up, one, &mut budget)?);
    /// assert!(!values.at_most(one, up, &mut budget)?);
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn at_most(&mut self, g: Value, h: Value, budget: &mut Budget) -> Result<bool, Stopped> {
        if let Some(known) = self.at_most_at_sight(g, h) {
            return Ok(known);
        }
        self.trim_memo_tables();
        self.all_the_way(g, h, budget, Values::at_most_within)
    }

    /// How G and H compare. `None` means that they are confused with each other: the first player
    /// wins G − H. Equal values have equal ids, so equality takes no work.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let (up, star) = (values.ups(1), values.star(1));
    /// assert_eq!(values.compare(up, star, &mut budget)?, None);
    /// assert_eq!(values.compare(up, Value::ZERO, &mut budget)?, Some(std::cmp::Ordering::Greater));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn compare(
        &mut self,
        g: Value,
        h: Value,
        budget: &mut Budget,
    ) -> Result<Option<Ordering>, Stopped> {
        Ok(match (self.at_most(g, h, budget)?, self.at_most(h, g, budget)?) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        })
    }

    /// Whether `one` is at least as good as `other` for the player.
    #[inline]
    pub(super) fn prefers(
        &mut self,
        player: Player,
        one: Value,
        other: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        match player {
            Player::Left => self.at_most(other, one, budget),
            Player::Right => self.at_most(one, other, budget),
        }
    }

    fn at_most_within(
        &mut self,
        g: Value,
        h: Value,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<bool, Halt> {
        if let Some(known) = self.at_most_at_sight(g, h) {
            return Ok(known);
        }
        if let Some(&known) = self.orders_with(g, h).get(&(g, h)) {
            return Ok(known);
        }
        let depth = depth.deeper(g, h)?;
        budget.spend_with(self.bytes())?;
        let answer = self.has_no_refutation(g, h, budget, depth)?;
        self.orders_with(g, h).insert((g, h), answer);
        Ok(answer)
    }

    /// The memo table for this pair. A game that is being made has a table of its own.
    #[inline]
    fn orders_with(&mut self, g: Value, h: Value) -> &mut HashMap<(Value, Value), bool> {
        if self.whole == Some(g) || self.whole == Some(h) {
            &mut self.orders_of_whole
        } else {
            &mut self.orders
        }
    }

    /// The definition: no Left option of G is ≥ H, and no Right option of H is ≤ G.
    fn has_no_refutation(
        &mut self,
        g: Value,
        h: Value,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<bool, Halt> {
        let mut index = 0;
        while let Some(left) = self.option(g, Player::Left, index) {
            if self.at_most_within(h, left, budget, depth)? {
                return Ok(false);
            }
            budget.spend_on_turn(index)?;
            index += 1;
        }
        index = 0;
        while let Some(right) = self.option(h, Player::Right, index) {
            if self.at_most_within(right, g, budget, depth)? {
                return Ok(false);
            }
            budget.spend_on_turn(index)?;
            index += 1;
        }
        Ok(true)
    }

    /// Whether G ≤ H, if the stops or a closed formula decide it.
    #[inline]
    fn at_most_at_sight(&self, g: Value, h: Value) -> Option<bool> {
        if g == h {
            return Some(true);
        }
        if let (Some(g), Some(h)) = (self.number_up_star(g), self.number_up_star(h)) {
            return Some(g.at_most(h));
        }
        let [g_left, g_right] = Player::ALL.map(|player| self.stop(g, player));
        let [h_left, h_right] = Player::ALL.map(|player| self.stop(h, player));
        if g_left.number > h_left.number || g_right.number > h_right.number {
            return Some(false);
        }
        match g_left.number.cmp(&h_right.number) {
            // A number fits between them.
            Ordering::Less => return Some(true),
            Ordering::Equal if g_left.is_bound && h_right.is_bound => return Some(true),
            _ => {}
        }
        // In a comparison with a number the stop decides; if the stop equals the number, it also
        // matters whether the stop is a bound.
        if self.number_up_star(h).is_some_and(|h| h.is_number()) {
            return Some(false);
        }
        if self.number_up_star(g).is_some_and(|g| g.is_number()) {
            return Some(false);
        }
        None
    }
}
