//! Atomic weights: how many ↑ an all-small value is worth.

use std::cmp::Ordering;

use crate::memo_tables::{Operation, trim};
use crate::{Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

impl Values {
    /// The atomic weight of an all-small value: how many ↑ it is worth beside a large enough
    /// nimber. At a weight of 2 or more, Left wins no matter who starts. The weight of a sum is the
    /// sum of the weights. `None` for values that are not all-small.
    ///
    /// By definition: let W = {w(Gᴸ) − 2 | w(Gᴿ) + 2}. If W is no integer, it is the atomic weight.
    /// If W is an integer (the eccentric case: other integers may fit between the options too), the
    /// remote star ✩ decides, a nimber that is no follower of G. The weight is 0 if G ∥ ✩; if G >
    /// ✩, it is the greatest integer that is less than or confused with each w(Gᴿ) + 2; if G < ✩,
    /// the least integer that is greater than or confused with each w(Gᴸ) − 2. (Winning Ways,
    /// chapter 8; Siegel, Combinatorial Game Theory, II.7.)
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [ups, game, one] = ["^5*", "{^^^|vvv}", "1"].map(|text| values.parse(text, budget).unwrap());
    /// let [five, switch] = ["5", "+-1"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.atomic_weight(ups, budget), Ok(Some(five)));
    /// assert_eq!(values.atomic_weight(game, budget), Ok(Some(switch)));
    /// assert_eq!(values.atomic_weight(one, budget), Ok(None));
    /// ```
    pub fn atomic_weight(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        if !self.is_all_small(value, budget)? {
            return Ok(None);
        }
        self.apply(Operation::WeighAtoms, value, budget).map(Some)
    }

    /// Whether it is all-small (dicotic): in each follower of the canonical form either both players
    /// have a move or neither has. All-small values are infinitesimal, and 0, ↑ and ∗ are all-small;
    /// tiny-1 is infinitesimal and not all-small, since Right's threat leads to −1.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [up, tiny] = ["^", "tiny(1)"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.is_all_small(up, budget), Ok(true));
    /// assert_eq!(values.is_all_small(tiny, budget), Ok(false));
    /// ```
    pub fn is_all_small(&mut self, value: Value, budget: &mut Budget) -> Result<bool, Stopped> {
        Ok(self.remote_star(value, budget)?.is_some())
    }

    /// The atomic weight of an all-small value; `made` is the game W of the definition, with these
    /// options.
    pub(super) fn settle_atomic_weight(
        &mut self,
        value: Value,
        made: Value,
        options: &ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        if self.integer(made).is_none() {
            return Ok(made);
        }
        let Some(star) = self.remote_star(value, budget)? else {
            return Ok(made);
        };
        let star = self.star(star);
        let player = match self.compare(value, star, budget)? {
            Some(Ordering::Greater) => Player::Left,
            Some(Ordering::Less) => Player::Right,
            Some(Ordering::Equal) | None => return Ok(Value::ZERO),
        };
        // The opponent's options bound the weight; the wanted integer is the one nearest to the
        // bound.
        let limits = options[player.other()].iter().map(|&option| {
            let stop = self.stop(option, player);
            match player {
                _ if stop.number.is_integer() && !stop.is_bound => stop.number.floor(),
                Player::Left => stop.number.ceil() - 1,
                Player::Right => stop.number.floor() + 1,
            }
        });
        match player.other().best(limits) {
            Some(weight) => Ok(self.from_integer(weight)),
            None => Ok(made),
        }
    }

    /// A nimber that is greater than all nimbers among the followers, if the value is all-small.
    /// (All nimbers that are no followers compare with the value in the same way, so a small one
    /// suffices.)
    fn remote_star(&mut self, value: Value, budget: &mut Budget) -> Result<Option<u32>, Stopped> {
        trim(&mut self.memo_tables.remote_stars);
        self.bottom_up(value, budget, Values::find_remote_star)?;
        Ok(self.memo_tables.remote_stars[&value])
    }

    fn find_remote_star(
        &mut self,
        value: Value,
        pending: &mut Vec<Value>,
        _: &mut Budget,
    ) -> Result<(), Stopped> {
        if self.memo_tables.remote_stars.contains_key(&value) {
            return Ok(());
        }
        if !self.is_infinitesimal(value) {
            self.memo_tables.remote_stars.insert(value, None);
            return Ok(());
        }
        if let Some(sum) = self.number_up_star(value) {
            // A move that removes an arrow flips the star, so a follower may have the last bit set.
            let remote = (sum.star | 1).checked_add(1).ok_or(Stopped::Overflow)?;
            self.memo_tables.remote_stars.insert(value, Some(remote));
            return Ok(());
        }
        let mut remote = Some(0);
        let before = pending.len();
        for player in Player::ALL {
            let mut index = 0;
            while let Some(option) = self.option(value, player, index) {
                match self.memo_tables.remote_stars.get(&option) {
                    Some(&star) => remote = remote.zip(star).map(|(one, two)| one.max(two)),
                    None => pending.push(option),
                }
                index += 1;
            }
        }
        if pending.len() == before {
            self.memo_tables.remote_stars.insert(value, remote);
        }
        Ok(())
    }
}
