//! Thermographs of values, and the means and temperatures that they show.

use crate::memo_tables::trim;
use crate::{Dyadic, Thermograph, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

impl Values {
    /// The thermograph: for each temperature t, the stops of the game in which each move costs the
    /// mover t. Above the temperature at which the two stops meet, both stay at the mean. The
    /// thermograph of an integer is only a mast, from −1 upwards.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use basics::player::Player;
    /// # use papamu_value::{Dyadic, Values};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let switch = values.parse("{4|2}", budget).unwrap();
    /// let thermograph = values.thermograph(switch, budget).unwrap();
    /// let half = Dyadic::new(1, 1).unwrap();
    /// assert_eq!(thermograph.wall(Player::Left).value_at(half), Dyadic::new(7, 1));
    /// assert_eq!(thermograph.wall(Player::Right).value_at(half), Dyadic::new(5, 1));
    /// assert_eq!((thermograph.mean(), thermograph.temperature()), (3.into(), 1.into()));
    /// ```
    pub fn thermograph(
        &mut self,
        value: Value,
        budget: &mut Budget,
    ) -> Result<&Thermograph, Stopped> {
        trim(&mut self.memo_tables.thermographs);
        let twin = self.thermal_twin(value);
        if !self.memo_tables.thermographs.contains_key(&twin) {
            self.bottom_up(twin, budget, |values, value, pending, _| {
                values.find_thermograph(value, pending)
            })?;
        }
        Ok(&self.memo_tables.thermographs[&twin])
    }

    /// The mean: the average worth of one copy in a sum of very many copies. The mast of the
    /// thermograph stands there.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let hot = values.parse("{5|-1}", budget).unwrap();
    /// assert_eq!(values.mean(hot, budget), Ok(2.into()));
    /// ```
    pub fn mean(&mut self, value: Value, budget: &mut Budget) -> Result<Dyadic, Stopped> {
        Ok(self.thermograph(value, budget)?.mean())
    }

    /// The temperature: the tax at which neither player wants to move first any more. Hot values
    /// have a positive temperature, numbers plus infinitesimals have 0, and a number m/2ᵏ in lowest
    /// terms has −1/2ᵏ.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Dyadic, Values};
    /// # let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    /// let hot = values.parse("{5|-1}", budget).unwrap();
    /// assert_eq!(values.temperature(hot, budget), Ok(3.into()));
    /// let three_quarters = values.parse("3/4", budget).unwrap();
    /// assert_eq!(values.temperature(three_quarters, budget).ok(), Dyadic::new(-1, 2));
    /// ```
    pub fn temperature(&mut self, value: Value, budget: &mut Budget) -> Result<Dyadic, Stopped> {
        Ok(self.thermograph(value, budget)?.temperature())
    }

    /// A value with the same thermograph. Many values share a few such twins: every sum of a number
    /// n, ups and a star has one of n, n∗, n↑, n↓, n↑∗ and n↓∗. (By induction over the options; from
    /// n↑∗ and n↓∗ both players can move to n, as from n∗.)
    fn thermal_twin(&mut self, value: Value) -> Value {
        let Some(sum) = self.number_up_star(value) else {
            return value;
        };
        let twin = match (sum.ups, sum.star) {
            (0, star) => sum.with(0, star.min(1)),
            (1 | -1, 1) => sum,
            (ups, _) => sum.with(ups.signum(), 0),
        };
        self.from_number_up_star(twin)
    }

    /// Stores the thermograph if those of all options are known. Otherwise adds the missing options
    /// to the pending values.
    fn find_thermograph(&mut self, value: Value, pending: &mut Vec<Value>) -> Result<(), Stopped> {
        if self.memo_tables.thermographs.contains_key(&value) {
            return Ok(());
        }
        if let Some(sum) = self.number_up_star(value)
            && sum.is_number()
            && sum.number.is_integer()
        {
            self.memo_tables.thermographs.insert(value, Thermograph::of_integer(sum.number));
            return Ok(());
        }
        let mut twins = ByPlayer::<Vec<Value>>::default();
        let before = pending.len();
        for player in Player::ALL {
            let mut index = 0;
            while let Some(option) = self.option(value, player, index) {
                let twin = self.thermal_twin(option);
                twins[player].push(twin);
                if !self.memo_tables.thermographs.contains_key(&twin) {
                    pending.push(twin);
                }
                index += 1;
            }
        }
        if pending.len() == before {
            let options = ByPlayer::from_fn(|player| {
                twins[player].iter().map(|twin| &self.memo_tables.thermographs[twin])
            });
            let thermograph = Thermograph::of_options(options).ok_or(Stopped::Overflow)?;
            self.memo_tables.thermographs.insert(value, thermograph);
        }
        Ok(())
    }
}
