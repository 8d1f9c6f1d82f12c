//! All values born by a day.

use hashbrown::HashSet;

use crate::{Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;

impl Values {
    /// The values of all games that last at most this many moves: 1, 4, 22 and 1,474 of them by days 0 to 3. No
    /// list of day 4 is known; the budget would not last.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::*;
    /// let mut values = Values::new();
    /// assert_eq!(values.born_by(2, &mut Budget::unlimited())?.len(), 22);
    /// # Ok::<(), basics::budget::Stopped>(())
    /// ```
    pub fn born_by(&mut self, day: u32, budget: &mut Budget) -> Result<Vec<Value>, Stopped> {
        let mut born = vec![Value::ZERO];
        for _ in 0..day {
            // Dominated options change no value.
            let choices = self.antichains(&born, budget)?;
            let (mut seen, mut next) = (HashSet::new(), Vec::new());
            for left in &choices {
                for right in &choices {
                    budget.spend()?;
                    let options = ByPlayer { left: left.clone(), right: right.clone() };
                    let value = self.make(options, budget)?;
                    if seen.insert(value) {
                        next.push(value);
                    }
                }
            }
            born = next;
        }
        Ok(born)
    }

    /// All sets of values of which no two can be compared.
    fn antichains(
        &mut self,
        from: &[Value],
        budget: &mut Budget,
    ) -> Result<Vec<Vec<Value>>, Stopped> {
        let mut antichains = vec![Vec::new()];
        for &value in from {
            for index in 0..antichains.len() {
                budget.spend()?;
                let mut is_confused = true;
                for other in antichains[index].clone() {
                    is_confused &= self.compare(value, other, budget)?.is_none();
                }
                if is_confused {
                    let mut longer = antichains[index].clone();
                    longer.push(value);
                    antichains.push(longer);
                }
            }
        }
        Ok(antichains)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are published: Wolfe and Fraser, Counting the Number of Games (2004).
    #[test]
    fn each_day_has_the_published_number_of_values() {
        let mut values = Values::new();
        for (day, count) in [(0, 1), (1, 4), (2, 22), (3, 1_474)] {
            let born = values.born_by(day, &mut Budget::unlimited()).unwrap();
            assert_eq!(born.len(), count, "day {day}");
            assert!(born.iter().all(|&value| values.birthday(value) <= day.into()), "day {day}");
        }
        assert!(values.born_by(4, &mut Budget::steps(100_000)).is_err());
    }
}
