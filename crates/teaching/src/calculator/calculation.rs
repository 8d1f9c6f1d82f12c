//! The evaluation of an expression. A stopped calculation continues at the step where it was.

use std::cmp::Ordering;

use crate::calculator::evaluate::{ExpressionResult, answer, value_of};
use crate::calculator::expression::{Expression, Operation, OperationKind};
use crate::calculator::functions::{Function, FunctionKind};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::Rules;
use solver::Solver;
use value::{Outcome, ReadError, Value, Values};

pub struct Calculation {
    expression: Expression,
    /// How many steps are done.
    done: usize,
    /// The results of these steps.
    stack: Vec<Value>,
    memory: usize,
    /// A solver for each of the rules. The store with the values of both belongs to the one used last.
    solvers: [Solver; 2],
    used: usize,
}

impl Calculation {
    /// `memory` roughly limits the memory in bytes.
    pub fn new(expression: Expression, memory: usize) -> Calculation {
        Calculation {
            expression,
            done: 0,
            stack: Vec::new(),
            memory,
            solvers: Rules::ALL.map(|rules| Solver::with_memory(rules, memory / 2)),
            used: 0,
        }
    }

    /// The store of the results.
    pub fn values(&mut self) -> &mut Values {
        &mut self.solvers[self.used].values
    }

    /// A number that grows with every result.
    pub fn learned(&self) -> u64 {
        self.solvers.iter().map(Solver::learned).sum::<u64>() + self.done as u64
    }

    pub fn go_on(&mut self, budget: &mut Budget) -> Result<ExpressionResult, ReadError> {
        *budget = budget.within(self.memory);
        while let Some(&Operation { place, .. }) = self.expression.steps.get(self.done) {
            if let Some(found) = self.step(budget).map_err(|error| match error {
                ReadError::Stopped(stopped) => ReadError::stopped_at(place, stopped),
                unread => unread,
            })? {
                return Ok(found);
            }
            self.done += 1;
        }
        self.end(budget).map_err(|stopped| ReadError::stopped_at(self.expression.end, stopped))
    }

    /// Takes the next step. Returns a result that is not a value, because it ends the calculation. If
    /// it is stopped, the stack is unchanged.
    fn step(&mut self, budget: &mut Budget) -> Result<Option<ExpressionResult>, ReadError> {
        let stack = &mut self.stack;
        let values = &mut self.solvers[self.used].values;
        match &self.expression.steps[self.done].kind {
            OperationKind::Make(operation) => values.perform(*operation, stack, budget)?,
            OperationKind::Position(rules, board) => {
                let values = std::mem::take(values);
                self.used = usize::from(*rules == self.solvers[1].rules());
                let solver = &mut self.solvers[self.used];
                solver.values = values;
                stack.push(solver.value(board, budget)?);
            }
            OperationKind::Call(Function { kind: FunctionKind::Answer(ask), .. }, _) => {
                let value = stack.last().copied().unwrap_or_default();
                return Ok(Some(answer(values, *ask, value, budget)?));
            }
            OperationKind::Call(function, places) => {
                let rest = stack.len().saturating_sub(places.len());
                let value = value_of(values, function, &stack[rest..], places, budget)?;
                stack.truncate(rest);
                stack.push(value);
            }
        }
        Ok(None)
    }

    /// The result after all steps.
    fn end(&mut self, budget: &mut Budget) -> Result<ExpressionResult, Stopped> {
        let values = &mut self.solvers[self.used].values;
        let last = self.stack.last().copied().unwrap_or_default();
        if let (Some(relation), Some(&first)) = (self.expression.relation, self.stack.first()) {
            let order = values.compare(first, last, budget)?;
            let difference = match order {
                Some(Ordering::Greater) => Outcome::Wins(Player::Left),
                Some(Ordering::Less) => Outcome::Wins(Player::Right),
                Some(Ordering::Equal) => Outcome::Previous,
                None => Outcome::Next,
            };
            return Ok(ExpressionResult::Truth(relation.holds(order), Some(difference)));
        }
        Ok(ExpressionResult::Value(last))
    }
}
