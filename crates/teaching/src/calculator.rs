//! The calculator: expressions of values, positions in quotation marks and functions.
//!
//! ```text
//! question   = expression / comparison / question "(" expression ")"
//! comparison = expression relation expression
//! ```
//!
//! An expression is read like the text of a value. In addition, a position in quotation marks,
//! `"oxo.ox"`, may stand wherever a value in brackets may, followed by its rules and board if these are
//! not the defaults: `"xo." modern walls`. So may a function with its arguments, `Cool({4|2}, 1)`.
//! [`FUNCTIONS`] lists them all; functions whose result is not a value, such as `Stops(G)`, cannot be
//! part of an expression.

mod functions;
mod expression;
mod evaluate;
mod calculation;

pub use calculation::Calculation;
pub use evaluate::ExpressionResult;
pub use expression::Expression;
pub use functions::{FUNCTIONS, Function, completions, function};
