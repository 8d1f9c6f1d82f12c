//! Cooling and heating, which tax and reward moves, and reduction, which removes infinitesimals in
//! a similar way.

use crate::memo_tables::Operation;
use crate::{Dyadic, Value, Values};
use basics::budget::{Budget, Stopped};

impl Values {
    /// The value cooled by t: every move costs its player a tax of t, until the value has become a
    /// number plus an infinitesimal. Up to the temperature of G it is {Gᴸ cooled − t | Gᴿ cooled +
    /// t}, and above it the mean. (Defined for t ≥ −1.)
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [switch, three_star, three] =
    ///     ["{4|2}", "3*", "3"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.cool(switch, 1.into(), budget), Ok(three_star));
    /// assert_eq!(values.cool(switch, 2.into(), budget), Ok(three));
    /// ```
    pub fn cool(
        &mut self,
        value: Value,
        by: Dyadic,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.apply(Operation::Cool { by }, value, budget)
    }

    /// The value cooled by its own temperature: its mean, plus an infinitesimal that decides who
    /// moves last in it. Numbers are cold and stay as they are.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [hot, frozen] = ["{3||2|1}", "9/4*"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.freeze(hot, budget), Ok(frozen));
    /// ```
    pub fn freeze(&mut self, value: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        let temperature = self.temperature(value, budget)?;
        if temperature <= Dyadic::ZERO { Ok(value) } else { self.cool(value, temperature, budget) }
    }

    /// The value heated by a value t, which undoes cooling: a number stays; anything else becomes
    /// {Gᴸ heated + t | Gᴿ heated − t}, so that each move earns its player t.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [up, one, hot] = ["^", "1", "{1||0|-2}"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.heat(up, one, budget), Ok(hot));
    /// ```
    pub fn heat(&mut self, value: Value, by: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        self.apply(Operation::Heat { by }, value, budget)
    }

    /// The value overheated from a unit s by t: an integer n becomes n copies of s; anything else
    /// becomes {Gᴸ overheated + t | Gᴿ overheated − t}. It describes games in which each move earns
    /// t, and in which the integers that remain stand for copies of something smaller than 1.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// // 1/2 is {0|1}; 0 and 1 become 0 and ↑.
    /// let [half, up, one, hot] =
    ///     ["1/2", "^", "1", "{1|-1^}"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.overheat(half, up, one, budget), Ok(hot));
    /// ```
    pub fn overheat(
        &mut self,
        value: Value,
        unit: Value,
        by: Value,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.apply(Operation::Overheat { unit, by }, value, budget)
    }

    /// The reduced canonical form: the simplest of all values that differ from this one by an
    /// infinitesimal only. It keeps what matters to players who care about the score and not about
    /// the last move.
    ///
    /// A value with a number part is reduced to that number. In all other values, from the last
    /// moves up, ∗ is added to each option: an option that was dominated or reversible up to an
    /// infinitesimal is then exactly so, and is removed. Then ∗ is subtracted again from what
    /// remains. (Calistrate; Grossman and Siegel, "Reductions of partizan games".)
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let [hot, switch] = ["{1^|-1*}", "{1|-1}"].map(|text| values.parse(text, budget).unwrap());
    /// assert_eq!(values.reduced(hot, budget), Ok(switch));
    /// ```
    pub fn reduced(&mut self, value: Value, budget: &mut Budget) -> Result<Value, Stopped> {
        let projection = self.apply(Operation::Project, value, budget)?;
        self.apply(Operation::Unproject, projection, budget)
    }
}
