//! Reads values.
//!
//! ```text
//! statement = sum [relation sum]          ; = == != < > <= >= ≤ ≥, <> ∥ || (confused), <| |>
//! sum       = term *(("+" / "-" / "±") term)
//! term      = *("+" / "-" / "±" / tiny / integer times / number tiny) operand
//! operand   = [number] [arrow] [star]     ; a number may have its own minus sign: -1^ is −1 + ↑
//!           / "(" sum ")" / "{" slashes "}"
//! slashes   = [list] bars [list]          ; or more lists with bars of different lengths between
//! list      = sum *("," sum)
//! times     = "." / "·" / "×"
//! ```
//!
//! Numbers look like `-3/4`, `¾`, `0.75`, `1½` or `1 1/2`, arrows like `^ ^^ ^3 ^<2> ^[2]` (with `v` for ↓), stars
//! like `* *2`; there are no other spaces in them. `tiny` and `miny` take brackets. `+-` is ±; between two
//! values, as in books, `3 ± 1` is 3 + (±1). A star is never a product: `1*2` is 1 + ∗2, and `2*^`
//! is an error. ± and tiny apply to one sign, one number or one bracket: `±1/2` is ±(1/2), and
//! `±1*` is an error. The signs of Unicode and LaTeX are read as well as plain ones;
//! [`Style`](super::Style) lists all forms in which values are written.
//!
//! The reader has its own stack on the heap, so nesting can be of any depth.

use crate::recipe::{Instruction, Recipe, StackOperation};
use crate::{Arrow, Dyadic, Name, ReadError, Unread, Value, Values};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};

/// What a text says: a value, or a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
    /// The value of the text's one expression.
    Value(Value),
    /// Whether the comparison is true.
    Truth(bool),
}

impl Values {
    /// The value of an expression: a name in any style, options in braces, and sums, differences
    /// and integer multiples of these.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// assert_eq!(values.parse("{0|*} - ↑", budget), Ok(values.from_integer(0)));
    /// let error = values.parse("{3|2|1}", budget).unwrap_err();
    /// assert!(error.to_string().starts_with("character 5: expected a bar of another length"));
    /// ```
    pub fn parse(&mut self, text: &str, budget: &mut Budget) -> Result<Value, ReadError> {
        let recipe = Recipe::read(text, None)?;
        match recipe.relation {
            None => Ok(self.follow(&recipe, budget)?.1),
            Some((_, position)) => Err(Unread::at(position, "an operator or the end").into()),
        }
    }

    /// The value of an expression, or whether a comparison of two expressions is true. Games are
    /// compared with `=`, `<`, `>`, `<=`, `>=`, `<>` (confused), `<|` (less or confused) and `|>`
    /// (greater or confused), or with the mathematical signs for these.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Statement, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// assert_eq!(values.parse_statement("tiny(1) < ^<9>", budget), Ok(Statement::Truth(true)));
    /// assert_eq!(values.parse_statement("* <> 0", budget), Ok(Statement::Truth(true)));
    /// ```
    pub fn parse_statement(
        &mut self,
        text: &str,
        budget: &mut Budget,
    ) -> Result<Statement, ReadError> {
        let recipe = Recipe::read(text, None)?;
        let (first, last) = self.follow(&recipe, budget)?;
        let Some((relation, position)) = recipe.relation else {
            return Ok(Statement::Value(last));
        };
        let order = self
            .compare(first, last, budget)
            .map_err(|stopped| ReadError::stopped_at(position, stopped))?;
        Ok(Statement::Truth(relation.holds(order)))
    }

    /// The value of an expression, and whether the expression is a name of the value or its canonical
    /// form, and not a sum or a form that could be simplified.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// let mut values = Values::new();
    /// let mut is_answer = |text| values.parse_answer(text, &mut Budget::unlimited()).unwrap().1;
    /// assert!(is_answer("1/2") && is_answer("{0|1}") && is_answer("6 + ^ + *"));
    /// assert!(!is_answer("1/4 + 1/4") && !is_answer("{0,-1|1}"));
    /// assert!(!is_answer("{0|*} + *"));
    /// ```
    pub fn parse_answer(
        &mut self,
        text: &str,
        budget: &mut Budget,
    ) -> Result<(Value, bool), ReadError> {
        let recipe = Recipe::read(text, None)?;
        if let Some((_, position)) = recipe.relation {
            return Err(Unread::at(position, "an operator or the end").into());
        }
        let (mut stack, mut is_answer) = (Vec::new(), true);
        // For each value on the stack, whether it was written as a name and not with its options.
        let mut are_names = Vec::new();
        for (instruction, position) in &recipe.instructions {
            let &Instruction::Operate(operation) = instruction else { continue };
            let rest = stack.len().saturating_sub(operation.takes());
            let taken = stack[rest..].to_vec();
            let takes_names = are_names.drain(rest..).all(|is_name| is_name);
            is_answer &= takes_names || operation != StackOperation::Add;
            are_names.push(operation.is_in_names());
            let mut follow = || -> Result<(), Stopped> {
                self.perform(operation, &mut stack, budget)?;
                let made = stack.last().copied().unwrap_or_default();
                is_answer &= self.is_named_so(made, operation, &taken, budget)?;
                Ok(())
            };
            follow().map_err(|stopped| ReadError::stopped_at(*position, stopped))?;
        }
        Ok((stack.last().copied().unwrap_or_default(), is_answer))
    }

    /// Whether the operation on what it took is how the name or the canonical form of the result is
    /// written.
    fn is_named_so(
        &mut self,
        made: Value,
        operation: StackOperation,
        taken: &[Value],
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let mut has_options = |player, options: &[Value]| {
            let [mut known, mut given] = [self.options(made, player), options.to_vec()];
            known.sort();
            given.sort();
            known == given
        };
        Ok(match operation {
            StackOperation::Number(_) | StackOperation::Arrow(_) | StackOperation::Star(_) => true,
            StackOperation::Form(ByPlayer { left, .. }) => {
                let (left, right) = taken.split_at(left.min(taken.len()));
                has_options(Player::Left, left) && has_options(Player::Right, right)
            }
            StackOperation::PlusMinus(_) => has_options(Player::Left, taken),
            StackOperation::Tiny(player) => match self.name(made, budget)? {
                Name::Tiny { ahead, subscript, .. } => ahead == player && taken == [subscript],
                _ => false,
            },
            StackOperation::Add => self.is_named_sum(taken, budget)?,
            StackOperation::Negative | StackOperation::Times(_) => false,
        })
    }

    /// Whether names run the names of these together: number, arrow and star, or number and tiny.
    fn is_named_sum(&mut self, taken: &[Value], budget: &mut Budget) -> Result<bool, Stopped> {
        if taken.contains(&Value::ZERO) {
            return Ok(false);
        }
        let mut names = Vec::new();
        for &value in taken {
            names.push(self.name(value, budget)?);
        }
        Ok(match &names[..] {
            [Name::Parts(g), Name::Parts(h)] => {
                let is_one = |one: bool, other: bool| !(one && other);
                is_one(g.number != Dyadic::ZERO, h.number != Dyadic::ZERO)
                    && is_one(g.arrow != Arrow::Ups(0), h.arrow != Arrow::Ups(0))
                    && is_one(g.star > 0, h.star > 0)
            }
            [Name::Parts(_), Name::Tiny { number, .. }] => {
                self.is_number(taken[0]) && *number == Dyadic::ZERO
            }
            _ => false,
        })
    }

    /// Follows a recipe that has no functions. Returns the first and the last value on the stack.
    fn follow(
        &mut self,
        recipe: &Recipe,
        budget: &mut Budget,
    ) -> Result<(Value, Value), ReadError> {
        let mut stack = Vec::new();
        for (instruction, position) in &recipe.instructions {
            if let &Instruction::Operate(operation) = instruction {
                let made = self.perform(operation, &mut stack, budget);
                made.map_err(|stopped| ReadError::stopped_at(*position, stopped))?;
            }
        }
        let at = |value: Option<&Value>| value.copied().unwrap_or_default();
        Ok((at(stack.first()), at(stack.last())))
    }
}
