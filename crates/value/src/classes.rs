//! The kinds of values. The store knows all of them at sight, except [`Values::is_all_small`],
//! which takes a search.

use std::cmp::Ordering;

use crate::{Dyadic, End, NumberUpStar, Outcome, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

impl Values {
    /// The outcome class: who wins if both play well. Left wins values above 0 and Right wins
    /// values below 0, no matter who starts. At 0 the second player wins; if the value is confused
    /// with 0, the first player wins.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::Player;
    /// # use papamu_value::{Outcome, Value, Values};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [up, star] = ["^", "*"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.outcome(up), Outcome::Wins(Player::Left));
    /// assert_eq!(values.outcome(star), Outcome::Next);
    /// assert_eq!(values.outcome(Value::ZERO), Outcome::Previous);
    /// ```
    pub fn outcome(&self, value: Value) -> Outcome {
        // The starting player loses exactly if the value is no better for that player than 0.
        let winner = |player: Player| {
            let stop = self.stop(value, player);
            let loses = match stop.number.cmp(&Dyadic::ZERO) {
                Ordering::Less => player == Player::Left,
                Ordering::Equal => stop.is_bound,
                Ordering::Greater => player == Player::Right,
            };
            if loses { player.other() } else { player }
        };
        Outcome::from_winners(winner(Player::Left), winner(Player::Right))
    }

    /// The confusion interval: the numbers with which the value is confused, from its Right stop to
    /// its Left stop. `None` if there are none, as for every number and for ↑.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [switch, four] = ["{4|2}", "4"].map(|text| values.parse(text, budget).unwrap());
    /// let ends = values.confusion_interval(switch).unwrap();
    /// assert_eq!((ends.right.at, ends.left.at), (2.into(), 4.into()));
    /// assert!(ends.right.included && ends.left.included);
    /// assert_eq!(values.confusion_interval(four), None);
    /// ```
    pub fn confusion_interval(&self, value: Value) -> Option<ByPlayer<End>> {
        let ends = ByPlayer::from_fn(|player| {
            let stop = self.stop(value, player);
            End { at: stop.number, included: !stop.is_bound }
        });
        let is_empty =
            ends.left.at == ends.right.at && !(ends.left.included && ends.right.included);
        (!is_empty).then_some(ends)
    }

    /// Whether it is a number. In a number neither player wants to move, since every move is a loss
    /// for the mover. The numbers among short games are the fractions whose denominator is a power
    /// of two.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [fraction, star] = ["3/8", "*"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_number(fraction) && !values.is_number(star));
    /// ```
    pub fn is_number(&self, value: Value) -> bool {
        self.number_up_star(value).is_some_and(NumberUpStar::is_number)
    }

    /// Whether it is an integer: a number of free moves for Left, or for Right if it is negative.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [three, half] = ["-3", "1/2"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_integer(three) && !values.is_integer(half));
    /// ```
    pub fn is_integer(&self, value: Value) -> bool {
        self.integer(value).is_some()
    }

    pub(super) fn integer(&self, value: Value) -> Option<i64> {
        let sum = self.number_up_star(value)?;
        (sum.is_number() && sum.number.is_integer()).then(|| sum.number.numerator())
    }

    /// Whether it is a nimber, the value of a heap of Nim: 0, ∗, ∗2 and so on. Both players can
    /// move from ∗n to all smaller ones.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [star_three, up] = ["*3", "^"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_nimber(star_three) && !values.is_nimber(up));
    /// ```
    pub fn is_nimber(&self, value: Value) -> bool {
        let sum = self.number_up_star(value);
        sum.is_some_and(|sum| sum.ups == 0 && sum.number == Dyadic::ZERO)
    }

    /// Whether it is infinitesimal: less than every positive number and greater than every negative
    /// one. This is true exactly if both stops are 0.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [up, tiny, one] = ["^", "tiny(1)", "1"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_infinitesimal(up) && values.is_infinitesimal(tiny));
    /// assert!(!values.is_infinitesimal(one));
    /// ```
    pub fn is_infinitesimal(&self, value: Value) -> bool {
        self.number_part(value) == Some(Dyadic::ZERO)
    }

    /// Whether it is a number plus an infinitesimal (which may be 0), so that the stops are equal.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [three_up, switch] = ["3^", "{4|2}"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_numberish(three_up) && !values.is_numberish(switch));
    /// ```
    pub fn is_numberish(&self, value: Value) -> bool {
        self.number_part(value).is_some()
    }

    /// Whether it is tepid: a number plus an infinitesimal that is not 0. Its temperature is 0.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [three_up, three] = ["3^", "3"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_tepid(three_up) && !values.is_tepid(three));
    /// ```
    pub fn is_tepid(&self, value: Value) -> bool {
        self.is_numberish(value) && !self.is_number(value)
    }

    /// Whether it is hot: the player who moves first gains, because the Left stop is greater than
    /// the Right stop. Its temperature is positive.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [switch, three_up] = ["{4|2}", "3^"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_hot(switch) && !values.is_hot(three_up));
    /// ```
    pub fn is_hot(&self, value: Value) -> bool {
        !self.is_numberish(value)
    }

    /// Whether it is a switch: {x|y} with numbers x > y. One move by either player leads to a
    /// number; it is (x + y)/2 ± (x − y)/2.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [switch, hot] = ["{4|2}", "{4*|2}"].map(|text| values.parse(text, budget).unwrap());
    /// assert!(values.is_switch(switch) && !values.is_switch(hot));
    /// ```
    pub fn is_switch(&self, value: Value) -> bool {
        self.form(value).is_some_and(|form| {
            Player::ALL.into_iter().all(|player| {
                matches!(*self.options_of(form, player), [option] if self.is_number(option))
            })
        })
    }

    /// The number part: the number from which the value differs by an infinitesimal only. `None`
    /// for hot values, which have none.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [three_up, switch] = ["3^", "{4|2}"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.number_part(three_up), Some(3.into()));
    /// assert_eq!(values.number_part(switch), None);
    /// ```
    pub fn number_part(&self, value: Value) -> Option<Dyadic> {
        let stops = ByPlayer::from_fn(|player| self.stop(value, player).number);
        (stops.left == stops.right).then_some(stops.left)
    }

    /// The infinitesimal part: the value minus its number part. `None` for hot values.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [three_up, up] = ["3^", "^"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.infinitesimal_part(three_up, budget), Ok(Some(up)));
    /// ```
    pub fn infinitesimal_part(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        let Some(number) = self.number_part(value) else {
            return Ok(None);
        };
        let number = self.from_number(number);
        self.subtract(value, number, budget).map(Some)
    }
}
