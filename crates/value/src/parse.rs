//! Reading values.
//!
//! ```text
//! statement = sum [relation sum]          ; = == != < > <= >= ≤ ≥, <> ∥ || (confused), <| |>
//! sum       = term *(("+" / "-" / "±") term)
//! term      = *("-" / "±" / tiny / integer times / number tiny) operand
//! operand   = [number] [arrow] [star]     ; a number may have its own minus sign: -1^ is −1 + ↑
//!           / "(" sum ")" / "{" slashes "}"
//! slashes   = [list] bars [list]          ; or more lists with bars of different lengths between
//! list      = sum *("," sum)
//! times     = "." / "·" / "×"
//! ```
//!
//! Numbers are as `-3/4`, `¾` or `1½`, arrows `^ ^^ ^3 ^<2> ^[2]`, the same with `v` for ↓, stars `* *2`, all
//! without spaces inside; `tiny` and `miny` take brackets. `+-` is ±, and between two values, as in
//! books, `3 ± 1` is 3 + (±1). A star is never a product: `1*2` is 1 + ∗2, and `2*^` is refused. ±
//! and tiny take one sign or number or what is in brackets: `±1/2` is ±(1/2), and `±1*` is refused.
//! Unicode's and LaTeX's signs are read as well as plain ones; see [`Style`](super::Style) for all
//! forms in which values are written.
//!
//! The text is read on a stack of our own, so no nesting is too deep.

use crate::parse_error::{failed, wrong};
use crate::recipe::{Instruction, Recipe};
use crate::{ParseValueError, Value, Values};
use basics::budget::Budget;

/// What a text says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
    Value(Value),
    /// Whether the comparison is true.
    Truth(bool),
}

impl Values {
    /// The value of an expression: a name in any style but words, options in braces, sums,
    /// differences and integer multiples of these.
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
            Some((_, place)) => Err(wrong(place, "an operator or the end")),
        }
    }

    /// The value of an expression, or whether a comparison of two expressions is true. Games are
    /// compared with `=`, `<`, `>`, `<=`, `>=` and `<>` (confused), the signs for it, or `<|` (less
    /// or confused) and `|>`.
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
        let Some((relation, place)) = recipe.relation else {
            return Ok(Statement::Value(last));
        };
        let order = self.compare(first, last, budget).map_err(|stopped| failed(place, stopped))?;
        Ok(Statement::Truth(relation.holds(order)))
    }

    /// Follows a recipe of values: the first and the last of those that it leaves.
    fn follow(
        &mut self,
        recipe: &Recipe,
        budget: &mut Budget,
    ) -> Result<(Value, Value), ParseValueError> {
        let mut stack = Vec::new();
        for (instruction, place) in &recipe.instructions {
            if let &Instruction::Make(making) = instruction {
                let made = self.perform(making, &mut stack, budget);
                made.map_err(|stopped| failed(*place, stopped))?;
            }
        }
        let at = |value: Option<&Value>| value.copied().unwrap_or_default();
        Ok((at(stack.first()), at(stack.last())))
    }
}
