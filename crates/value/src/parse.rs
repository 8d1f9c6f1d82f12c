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

use crate::parse_error::{failed, wrong};
use crate::recipe::{Instruction, Recipe};
use crate::{ParseValueError, Value, Values};
use basics::budget::Budget;

/// What a text says: a value, or a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
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
    /// # use value::Values;
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// assert_eq!(values.parse("{0|*} - ↑", budget), Ok(values.from_integer(0)));
    /// let error = values.parse("{3|2|1}", budget).unwrap_err();
    /// assert!(error.to_string().starts_with("character 5: expected a bar of another length"));
    /// ```
    pub fn parse(&mut self, text: &str, budget: &mut Budget) -> Result<Value, ParseValueError> {
        let recipe = Recipe::read(text, None)?;
        match recipe.relation {
            None => Ok(self.follow(&recipe, budget)?.1),
            Some((_, position)) => Err(wrong(position, "an operator or the end")),
        }
    }

    /// The value of an expression, or whether a comparison of two expressions is true. Games are
    /// compared with `=`, `<`, `>`, `<=`, `>=`, `<>` (confused), `<|` (less or confused) and `|>`
    /// (greater or confused), or with the mathematical signs for these.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use value::{Statement, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// assert_eq!(values.parse_statement("tiny(1) < ^<9>", budget), Ok(Statement::Truth(true)));
    /// assert_eq!(values.parse_statement("* <> 0", budget), Ok(Statement::Truth(true)));
    /// ```
    pub fn parse_statement(
        &mut self,
        text: &str,
        budget: &mut Budget,
    ) -> Result<Statement, ParseValueError> {
        let recipe = Recipe::read(text, None)?;
        let (first, last) = self.follow(&recipe, budget)?;
        let Some((relation, position)) = recipe.relation else {
            return Ok(Statement::Value(last));
        };
        let order =
            self.compare(first, last, budget).map_err(|stopped| failed(position, stopped))?;
        Ok(Statement::Truth(relation.holds(order)))
    }

    /// Follows a recipe that has no functions. Returns the first and the last value on the stack.
    fn follow(
        &mut self,
        recipe: &Recipe,
        budget: &mut Budget,
    ) -> Result<(Value, Value), ParseValueError> {
        let mut stack = Vec::new();
        for (instruction, position) in &recipe.instructions {
            if let &Instruction::Operate(operation) = instruction {
                let made = self.perform(operation, &mut stack, budget);
                made.map_err(|stopped| failed(*position, stopped))?;
            }
        }
        let at = |value: Option<&Value>| value.copied().unwrap_or_default();
        Ok((at(stack.first()), at(stack.last())))
    }
}
