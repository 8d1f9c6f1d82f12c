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
    pub instructions: Vec<(Instruction, usize)>,
    pub relation: Option<(Relation, usize)>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Instruction {
    Make(Making),
    /// A text in quotation marks, and the words after it with their positions.
    Quote(String, Vec<(String, usize)>),
    Call(Call),
}

/// A function, and the positions of its arguments.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    pub name: String,
    pub arguments: Vec<usize>,
}

/// Takes values from the stack and leaves one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Making {
    Number(Dyadic),
    Arrow(Arrow),
    Star(u32),
    Add,
    Negative,
    Times(i64),
    Tiny(Player),
    /// So many options of Left; Right has their negatives.
    PlusMinus(usize),
    /// So many options of each player.
    Form(ByPlayer<usize>),
}

impl Making {
    /// How many values it takes from the stack.
    fn takes(self) -> usize {
        match self {
            Making::Number(_) | Making::Arrow(_) | Making::Star(_) => 0,
            Making::Negative | Making::Times(_) | Making::Tiny(_) => 1,
            Making::Add => 2,
            Making::PlusMinus(options) => options,
            Making::Form(ByPlayer { left, right }) => left + right,
        }
    }
}

impl Values {
    /// Follows one instruction. If the budget stops it, the stack stays unchanged.
    pub fn perform(
        &mut self,
        making: Making,
        stack: &mut Vec<Value>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        let rest = stack.len().saturating_sub(making.takes());
        let result = self.made_of(making, &stack[rest..], budget)?;
        stack.truncate(rest);
        stack.push(result);
        Ok(())
    }

    fn made_of(
        &mut self,
        making: Making,
        taken: &[Value],
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        match (making, taken) {
            (Making::Number(number), _) => Ok(self.from_number(number)),
            (Making::Arrow(arrow), _) => self.arrow_value(arrow, budget),
            (Making::Star(star), _) => Ok(self.star(star)),
            (Making::Add, &[g, h]) => self.add(g, h, budget),
            (Making::Negative, &[g]) => self.negative(g, budget),
            (Making::Times(count), &[g]) => self.multiple(g, count, budget),
            (Making::Tiny(player), &[g]) => self.tiny_of(player, g, budget),
            (Making::PlusMinus(_), left) => {
                let mut right = Vec::with_capacity(left.len());
                for &option in left {
                    right.push(self.negative(option, budget)?);
                }
                self.make(ByPlayer { left: left.to_vec(), right }, budget)
            }
            (Making::Form(counts), options) => {
                let (left, right) = options.split_at(counts.left.min(options.len()));
                self.make(ByPlayer { left: left.to_vec(), right: right.to_vec() }, budget)
            }
            // A recipe that was read always leaves enough values on the stack.
            (Making::Add | Making::Negative | Making::Times(_) | Making::Tiny(_), _) => {
                Ok(Value::ZERO)
            }
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
