//! From options to the canonical form: deletes dominated options and bypasses reversible ones.

use std::hash::BuildHasher;

use crate::dyadic::{End, simplest};
use crate::id::added_ups;
use crate::{Dyadic, NumberUpStar, Stop, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

impl Values {
    /// The value of the game with these options. The store deletes dominated options and bypasses
    /// reversible ones until none is left, so that equal games get the same value.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let (zero, one) = (Value::ZERO, values.from_integer(1));
    /// let half = values.make(ByPlayer { left: vec![zero], right: vec![one] }, &mut budget)?;
    /// assert_eq!(values.write(half, Style::Plain, 10, &mut budget).as_deref(), Ok("1/2"));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn make(
        &mut self,
        mut options: ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.make_from(&mut options, budget)
    }

    /// Like [`make`](Values::make), but uses the caller's lists as work space; the caller may reuse
    /// the lists, but not what is in them afterwards.
    pub fn make_from(
        &mut self,
        options: &mut ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        // Most values are numbers, which are faster to compute than to look up.
        if let Some(number) = self.number_between(options)? {
            return Ok(self.from_number(number));
        }
        for player in Player::ALL {
            options[player].sort_unstable();
            options[player].dedup();
        }
        let hash = self.hasher.hash_one((&options.left, &options.right));
        if let Some(known) = self.make_memo.get(hash, options) {
            return Ok(known);
        }
        self.trim_memo_tables();
        budget.spend_with(self.bytes())?;
        let key = self.make_memo.push_key(options);
        let result = self.canonical(options, budget);
        self.make_memo.insert(hash, key, result);
        result
    }

    /// The number that the game equals, if it equals one: the simplest number that is confused with
    /// or greater than every Left option, and confused with or less than every Right option.
    fn number_between(&self, options: &ByPlayer<Vec<Value>>) -> Result<Option<Dyadic>, Stopped> {
        let (low, high) = self.ends(options);
        if let (Some(low), Some(high)) = (low, high)
            && (low.at > high.at || (low.at == high.at && !(low.included && high.included)))
        {
            return Ok(None);
        }
        simplest(low, high).map(Some).ok_or(Stopped::Overflow)
    }

    /// The ends of the interval of numbers that fit between the options. Only stops matter in
    /// comparisons with numbers, so the stops decide.
    pub(super) fn ends(&self, options: &ByPlayer<Vec<Value>>) -> (Option<End>, Option<End>) {
        let end = |player: Player| {
            let mut end: Option<End> = None;
            for &option in &options[player] {
                let Stop { number, is_bound } = self.stop(option, player.other());
                match end.as_mut().filter(|end| !player.prefers(number, end.at)) {
                    Some(end) => end.included &= end.at != number || !is_bound,
                    None => end = Some(End { at: number, included: !is_bound }),
                }
            }
            end
        };
        (end(Player::Left), end(Player::Right))
    }

    /// The value of a game that is no number. The lists are sorted and have no repetitions; they
    /// become the lists of the canonical form.
    fn canonical(
        &mut self,
        options: &mut ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        loop {
            for player in Player::ALL {
                self.delete_dominated(player, &mut options[player], budget)?;
            }
            if let Some(sum) = self.number_up_star_of(options) {
                return Ok(self.from_number_up_star(sum));
            }
            // A temporary record of the game itself, so that it can be compared like any value. Only
            // sums that are too large for an id get records while it is there.
            let whole = self.push_form(options);
            self.whole = Some(whole);
            let is_changed = self.bypass_reversible(whole, options, budget);
            self.whole = None;
            self.orders_of_whole.clear();
            if !is_changed.inspect_err(|_| self.pop_form(whole))? {
                return Ok(self.intern_form(whole));
            }
            self.pop_form(whole);
            for player in Player::ALL {
                options[player].sort_unstable();
                options[player].dedup();
            }
        }
    }

    /// Keeps each option for which no other option is at least as good for the player.
    pub(super) fn delete_dominated(
        &mut self,
        player: Player,
        options: &mut Vec<Value>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        // Options before `kept` are kept; options from there to `next` are dominated.
        let mut kept = 0;
        'options: for next in 0..options.len() {
            let mut index = 0;
            while index < kept {
                budget.spend_on_turn(index)?;
                if self.prefers(player, options[index], options[next], budget)? {
                    continue 'options;
                }
                if self.prefers(player, options[next], options[index], budget)? {
                    kept -= 1;
                    options.swap(index, kept);
                } else {
                    index += 1;
                }
            }
            options.swap(kept, next);
            kept += 1;
        }
        options.truncate(kept);
        options.sort_unstable();
        Ok(())
    }

    /// Replaces each reversible option. An option is reversible if the opponent has an answer to it
    /// that is at least as good for the opponent as the whole game; the player's options from that
    /// answer take its place. Returns whether there was such an option; if so, the new options may
    /// be reversible too.
    fn bypass_reversible(
        &mut self,
        whole: Value,
        options: &mut ByPlayer<Vec<Value>>,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let mut is_changed = false;
        for player in Player::ALL {
            let mut index = 0;
            while let Some(&option) = options[player].get(index) {
                match self.reversing_answer(player, option, whole, budget)? {
                    Some(answer) => {
                        options[player].swap_remove(index);
                        let instead = self.options(answer, player);
                        options[player].extend(instead);
                        is_changed = true;
                    }
                    None => index += 1,
                }
            }
        }
        Ok(is_changed)
    }

    /// The answer through which the option reverses: one that is at least as good for the opponent
    /// as the whole game.
    pub(super) fn reversing_answer(
        &mut self,
        player: Player,
        option: Value,
        whole: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let mut index = 0;
        while let Some(answer) = self.option(option, player.other(), index) {
            if self.prefers(player.other(), answer, whole, budget)? {
                return Ok(Some(answer));
            }
            budget.spend_on_turn(index)?;
            index += 1;
        }
        Ok(None)
    }

    /// The sum of a number, ups and a star that has these options, if there is one. The game is no
    /// number.
    fn number_up_star_of(&self, options: &ByPlayer<Vec<Value>>) -> Option<NumberUpStar> {
        let sum = |value: Value| self.number_up_star(value);
        let number = |value: Value| sum(value).filter(|sum| sum.is_number());
        match (options.left.as_slice(), options.right.as_slice()) {
            (left, right) if left == right => {
                let n = NumberUpStar { star: 0, ..sum(*left.first()?)? };
                let count = left.len() as u32;
                // The options are different, so if each is a nimber below `count`, all of those
                // occur.
                let nimber = |&option: &Value| {
                    sum(option).is_some_and(|o| o.star < count && o == n.with(0, o.star))
                };
                left.iter().all(nimber).then_some(n.with(0, count))
            }
            (&[n], answers) if number(n).is_some() => self.up(number(n)?, answers, 1),
            (answers, &[n]) => self.up(number(n)?, answers, -1),
            _ => None,
        }
    }

    /// The sum that equals `{n|answers}` for sign 1, or `{answers|n}` for sign −1.
    fn up(&self, n: NumberUpStar, answers: &[Value], sign: i32) -> Option<NumberUpStar> {
        let sum = |value: Value| self.number_up_star(value);
        match *answers {
            // {n|n + ups + star} has one ↑ more and the star flipped.
            [answer] => {
                let answer =
                    sum(answer).filter(|a| a.number == n.number && a.ups.signum() != -sign)?;
                Some(n.with(added_ups(answer.ups, sign)?, answer.star ^ 1))
            }
            // {n|n, n∗} is n↓∗.
            [one, two] => {
                let pair = [sum(one)?, sum(two)?];
                (pair.contains(&n) && pair.contains(&n.with(0, 1))).then(|| n.with(-sign, 1))
            }
            _ => None,
        }
    }
}
