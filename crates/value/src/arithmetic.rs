//! Adding values.

use crate::depth::{Depth, Halt};
use crate::{Dyadic, NumberUpStar, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

impl Values {
    /// The negative: the same game with the players' roles swapped. On the board, every stone
    /// changes its colour.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let up = values.ups(1);
    /// assert_eq!(values.negative(up, &mut budget)?, values.ups(-1));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn negative(&mut self, value: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        if let Ok(negative) = self.negative_or_missing(value) {
            return Ok(negative);
        }
        // Forms can be deep, so this keeps its own stack.
        let mut pending = vec![value];
        while let Some(&top) = pending.last() {
            budget.spend_with(self.bytes())?;
            match self.negative_or_missing(top) {
                Ok(_) => {
                    pending.pop();
                }
                Err(missing) => pending.push(missing),
            }
        }
        Ok(self.negative_or_missing(value).unwrap_or(value))
    }

    /// The negative, or as an error an option whose negative must be found first.
    fn negative_or_missing(&mut self, value: Value) -> Result<Value, Value> {
        let Some(form) = self.form(value).copied() else {
            let sum = self.number_up_star(value).unwrap_or_default();
            return Ok(self.from_number_up_star(sum.negative()));
        };
        if let Some(negative) = form.negative {
            return Ok(negative);
        }
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::ALL {
            for index in 0..form.counts[player] as usize {
                let option = self.options_of(&form, player)[index];
                let negative = match self.form(option) {
                    Some(form) => form.negative.ok_or(option)?,
                    None => self.negative_or_missing(option)?,
                };
                options[player.other()].push(negative);
            }
            options[player.other()].sort_unstable();
        }
        let negative = self.intern(&options);
        self.note_negatives(value, negative);
        Ok(negative)
    }

    /// The negative, if it is already known.
    pub(super) fn known_negative(&self, value: Value) -> Option<Value> {
        self.form(value)?.negative
    }

    /// The sum G + H: both games side by side; the mover chooses one of them and moves there. Its
    /// Left options are G′ + H and G + H′ for the Left options G′ of G and H′ of H, and Right's
    /// likewise.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let (two, six) = (values.star(2), values.star(6));
    /// assert_eq!(values.add(two, six, &mut budget)?, values.star(4));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn add(&mut self, g: Value, h: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        if let (Some(g), Some(h)) = (self.number_up_star(g), self.number_up_star(h)) {
            let sum = g.checked_add(h).ok_or(Stopped::Overflow)?;
            return Ok(self.from_number_up_star(sum));
        }
        self.trim_memo_tables();
        self.all_the_way(g, h, budget, Values::add_within)
    }

    /// The difference G − H: the sum of G and the negative of H. It is 0 exactly if G = H; this is
    /// how two positions on a board are played out to show that they are equal.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let up = values.ups(1);
    /// assert_eq!(values.subtract(up, up, &mut budget)?, Value::ZERO);
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn subtract(&mut self, g: Value, h: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        let negative = self.negative(h, budget)?;
        self.add(g, negative, budget)
    }

    /// The sum of this many copies of a value. A negative count adds copies of the negative.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::*;
    /// # use papamu_value::*;
    /// # let (mut values, mut budget) = (Values::new(), Budget::unlimited());
    /// let star = values.star(1);
    /// assert_eq!(values.multiple(star, 2, &mut budget)?, Value::ZERO);
    /// let up = values.ups(1);
    /// assert_eq!(values.multiple(up, -3, &mut budget)?, values.ups(-3));
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn multiple(
        &mut self,
        value: Value,
        count: i64,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let mut power = if count.is_negative() { self.negative(value, budget)? } else { value };
        let mut rest = count.unsigned_abs();
        let mut sum = Value::ZERO;
        while rest > 0 {
            if rest & 1 == 1 {
                sum = self.add(sum, power, budget)?;
            }
            rest >>= 1;
            if rest > 0 {
                power = self.add(power, power, budget)?;
            }
        }
        Ok(sum)
    }

    fn add_within(
        &mut self,
        g: Value,
        h: Value,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<Value, Halt> {
        let (g, h) = (g.min(h), g.max(h));
        // No id is less than that of 0.
        if g == Value::ZERO {
            return Ok(h);
        }
        if let (Some(g), Some(h)) = (self.number_up_star(g), self.number_up_star(h)) {
            let sum = g.checked_add(h).ok_or(Stopped::Overflow)?;
            return Ok(self.from_number_up_star(sum));
        }
        if self.known_negative(g) == Some(h) {
            return Ok(Value::ZERO);
        }
        if let Some(&known) = self.sums.get(&(g, h)) {
            return Ok(known);
        }
        let depth = depth.deeper(g, h)?;
        budget.spend_with(self.bytes())?;
        let number_of = |sum: Option<NumberUpStar>| sum.filter(|sum| sum.is_number());
        let sum = if number_of(self.number_up_star(g)).is_some() {
            self.translate(h, g, budget, depth)?
        } else if number_of(self.number_up_star(h)).is_some() {
            self.translate(g, h, budget, depth)?
        } else if let Some((number, rest, other)) = self.split_number(g, h) {
            let rest = self.add_within(rest, other, budget, depth)?;
            self.add_within(number, rest, budget, depth)?
        } else {
            let mut options = ByPlayer::<Vec<Value>>::default();
            for player in Player::ALL {
                for (moved, kept) in [(g, h), (h, g)] {
                    let mut index = 0;
                    while let Some(option) = self.option(moved, player, index) {
                        options[player].push(self.add_within(option, kept, budget, depth)?);
                        index += 1;
                    }
                }
            }
            self.make(options, budget)?
        };
        self.sums.insert((g, h), sum);
        Ok(sum)
    }

    /// The sum of a number and a value that is no number. By number translation, the number is
    /// added to each option, and the form stays canonical.
    fn translate(
        &mut self,
        value: Value,
        number: Value,
        budget: &mut Budget,
        depth: Depth,
    ) -> Result<Value, Halt> {
        let mut options = ByPlayer::<Vec<Value>>::default();
        for player in Player::ALL {
            let mut index = 0;
            while let Some(option) = self.option(value, player, index) {
                options[player].push(self.add_within(option, number, budget, depth)?);
                index += 1;
            }
            options[player].sort_unstable();
        }
        Ok(self.intern(&options))
    }

    /// If one of the two is a number plus a rest: that number, the rest, and the other value.
    /// Adding the number last is fastest.
    fn split_number(&mut self, g: Value, h: Value) -> Option<(Value, Value, Value)> {
        for (one, other) in [(g, h), (h, g)] {
            if let Some(sum) = self.number_up_star(one).filter(|sum| sum.number != Dyadic::ZERO) {
                let number = self.from_number(sum.number);
                let rest = self.from_number_up_star(NumberUpStar { number: Dyadic::ZERO, ..sum });
                return Some((number, rest, other));
            }
        }
        None
    }
}
