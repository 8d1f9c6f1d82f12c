//! The instructions that make the value of a text. Intermediate values stand on a stack on the
//! heap, so nesting can be of any depth, and a computation that was stopped resumes at its
//! instruction.

use crate::parts::Arrow;
use crate::signs::Relation;
use crate::{Dyadic, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// Instructions, each with the position of its character in the text, counted from 1. They leave
/// one value, or two values to compare.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Recipe {
    /// In the order in which they are followed.
    pub instructions: Vec<(Instruction, usize)>,
    /// The relation that the text claims between its two values; `None` if it has one value.
    pub relation: Option<(Relation, usize)>,
}

/// One step on the stack of values.
#[derive(Clone, PartialEq, Debug)]
pub enum Instruction {
    /// Computes with values on the stack: see [`Values::perform`].
    Operate(StackOperation),
    /// A text in quotation marks, and the words after it with their positions.
    Quote(String, Vec<(String, usize)>),
    /// Calls a function by its name; what it does is the caller's affair.
    Call(Call),
}

/// A function, and the positions of its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The name, one of those that the reader was given.
    pub name: String,
    /// For each argument, the position of its first character in the text, counted from 1.
    pub arguments: Vec<usize>,
}

/// Takes values from the stack and leaves one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum StackOperation {
    /// Takes nothing: this number.
    Number(Dyadic),
    /// Takes nothing: these arrows.
    Arrow(Arrow),
    /// Takes nothing: this nimber.
    Star(u32),
    /// The sum of two values.
    Add,
    /// The negative of one value.
    Negative,
    /// This many copies of one value, or of its negative.
    Times(i64),
    /// Tiny of one value for Left, miny for Right.
    Tiny(Player),
    /// This many options of Left; Right has their negatives.
    PlusMinus(usize),
    /// This many options of each player.
    Form(ByPlayer<usize>),
}

impl StackOperation {
    /// Whether names consist of this, and not of options.
    pub(super) fn is_in_names(self) -> bool {
        use StackOperation::{Add, Arrow, Number, Star, Tiny};
        matches!(self, Add | Arrow(_) | Number(_) | Star(_) | Tiny(_))
    }

    /// How many values it takes from the stack.
    pub(super) fn takes(self) -> usize {
        match self {
            StackOperation::Number(_) | StackOperation::Arrow(_) | StackOperation::Star(_) => 0,
            StackOperation::Negative | StackOperation::Times(_) | StackOperation::Tiny(_) => 1,
            StackOperation::Add => 2,
            StackOperation::PlusMinus(options) => options,
            StackOperation::Form(ByPlayer { left, right }) => left + right,
        }
    }
}

impl Values {
    /// Follows one instruction. If the budget stops it, the stack stays unchanged.
    pub fn perform(
        &mut self,
        operation: StackOperation,
        stack: &mut Vec<Value>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let rest = stack.len().saturating_sub(operation.takes());
        let result = self.result_of(operation, &stack[rest..], budget)?;
        stack.truncate(rest);
        stack.push(result);
        Ok(())
    }

    fn result_of(
        &mut self,
        operation: StackOperation,
        taken: &[Value],
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        match (operation, taken) {
            (StackOperation::Number(number), _) => Ok(self.from_number(number)),
            (StackOperation::Arrow(arrow), _) => self.arrow_value(arrow, budget),
            (StackOperation::Star(star), _) => Ok(self.star(star)),
            (StackOperation::Add, &[g, h]) => self.add(g, h, budget),
            (StackOperation::Negative, &[g]) => self.negative(g, budget),
            (StackOperation::Times(count), &[g]) => self.multiple(g, count, budget),
            (StackOperation::Tiny(player), &[g]) => self.tiny_of(player, g, budget),
            (StackOperation::PlusMinus(_), left) => {
                let mut right = Vec::with_capacity(left.len());
                for &option in left {
                    right.push(self.negative(option, budget)?);
                }
                self.make(ByPlayer { left: left.to_vec(), right }, budget)
            }
            (StackOperation::Form(counts), options) => {
                let (left, right) = options.split_at(counts.left.min(options.len()));
                self.make(ByPlayer { left: left.to_vec(), right: right.to_vec() }, budget)
            }
            // A recipe that was read always leaves enough values on the stack.
            (
                StackOperation::Add
                | StackOperation::Negative
                | StackOperation::Times(_)
                | StackOperation::Tiny(_),
                _,
            ) => Ok(Value::ZERO),
        }
    }

    fn tiny_of(
        &mut self,
        player: Player,
        value: Value,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let zero = || vec![Value::ZERO];
        let negative = self.negative(value, budget)?;
        let threat = self.make(ByPlayer { left: zero(), right: vec![negative] }, budget)?;
        let tiny = self.make(ByPlayer { left: zero(), right: vec![threat] }, budget)?;
        match player {
            Player::Left => Ok(tiny),
            Player::Right => self.negative(tiny, budget),
        }
    }
}
