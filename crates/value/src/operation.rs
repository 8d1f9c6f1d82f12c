//! Functions of values that are defined option by option.
//!
//! Cooling, heating, products, ordinal sums and atomic weights are alike. For some values the
//! result is given directly. For any other value the result is a game: its options are the results
//! for the options of the value, with something added to each for Left and its negative for Right.

use crate::memo_tables::{Operation, trim};
use crate::{Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// What an operation adds, whatever the value.
struct Terms {
    /// Added to the result for an option; each shift makes one option of the result.
    shifts: ByPlayer<Vec<Value>>,
    /// Further options of the result.
    others: ByPlayer<Vec<Value>>,
}

impl Values {
    pub(super) fn apply(
        &mut self,
        operation: Operation,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        trim(&mut self.memo_tables.results);
        if let Some(&known) = self.memo_tables.results.get(&(operation, value)) {
            return Ok(known);
        }
        let terms = self.terms(operation, budget)?;
        self.bottom_up(value, budget, |values, value, pending, budget| {
            values.find_result(operation, &terms, value, pending, budget)
        })?;
        Ok(self.memo_tables.results[&(operation, value)])
    }

    /// Stores the result if the results for all options are known. Otherwise adds the missing
    /// options to the pending values.
    fn find_result(
        &mut self,
        operation: Operation,
        terms: &Terms,
        value: Value,
        pending: &mut Vec<Value>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        if self.memo_tables.results.contains_key(&(operation, value)) {
            return Ok(());
        }
        if let Some(result) = self.result_at_sight(operation, value, budget)? {
            self.memo_tables.results.insert((operation, value), result);
            return Ok(());
        }
        let mut results = ByPlayer::<Vec<Value>>::default();
        let before = pending.len();
        for player in Player::ALL {
            let mut index = 0;
            while let Some(mut option) = self.option(value, player, index) {
                if operation == Operation::Unproject {
                    let star = self.star(1);
                    option = self.add(option, star, budget)?;
                }
                match self.memo_tables.results.get(&(operation, option)) {
                    Some(&result) => results[player].push(result),
                    None => pending.push(option),
                }
                index += 1;
            }
        }
        if pending.len() > before {
            return Ok(());
        }
        let mut options = terms.others.clone();
        for player in Player::ALL {
            for &result in &results[player] {
                for &shift in &terms.shifts[player] {
                    options[player].push(self.add(result, shift, budget)?);
                }
            }
        }
        let mut result = self.make(options.clone(), budget)?;
        if operation == Operation::WeighAtoms {
            result = self.settle_atomic_weight(value, result, &options, budget)?;
        }
        self.memo_tables.results.insert((operation, value), result);
        Ok(())
    }

    /// The result, if the definition gives it directly.
    fn result_at_sight(
        &mut self,
        operation: Operation,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Option<Value>, Stopped> {
        Ok(match operation {
            Operation::Cool { by } => {
                if self.integer(value).is_some() {
                    return Ok(Some(value));
                }
                let thermograph = self.thermograph(value, budget)?;
                let (temperature, mean) = (thermograph.temperature(), thermograph.mean());
                (temperature < by).then(|| self.from_number(mean))
            }
            Operation::Heat { .. } => self.is_number(value).then_some(value),
            Operation::Overheat { unit, .. } | Operation::Multiply { unit } => {
                match self.integer(value) {
                    Some(count) => Some(self.multiple(unit, count, budget)?),
                    None => None,
                }
            }
            Operation::Project | Operation::Unproject => {
                self.number_part(value).map(|number| self.from_number(number))
            }
            Operation::PutOn { base } => (value == Value::ZERO).then_some(base),
            Operation::WeighAtoms => {
                self.number_up_star(value).map(|sum| self.from_integer(sum.ups.into()))
            }
        })
    }

    fn terms(&mut self, operation: Operation, budget: &mut Budget) -> Result<Terms, Stopped> {
        let left = match operation {
            Operation::Cool { by } => vec![self.from_number(-by)],
            Operation::Heat { by } | Operation::Overheat { by, .. } => vec![by],
            Operation::Multiply { unit } => {
                let mut shifts = Vec::new();
                for player in Player::ALL {
                    for incentive in self.incentives(unit, player, budget)? {
                        shifts.push(self.add(unit, incentive, budget)?);
                    }
                }
                shifts
            }
            Operation::Project => vec![self.star(1)],
            Operation::Unproject | Operation::PutOn { .. } => vec![Value::ZERO],
            Operation::WeighAtoms => vec![self.from_integer(-2)],
        };
        let mut right = Vec::with_capacity(left.len());
        for &shift in &left {
            right.push(self.negative(shift, budget)?);
        }
        let others = match operation {
            Operation::PutOn { base } => {
                ByPlayer::from_fn(|player: Player| self.options(base, player))
            }
            _ => ByPlayer::default(),
        };
        Ok(Terms { shifts: ByPlayer { left, right }, others })
    }
}
