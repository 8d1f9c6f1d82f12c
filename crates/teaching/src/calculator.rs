//! The calculator: expressions of values, positions in quotation marks and functions.
//!
//! ```text
//! question   = expression / comparison / question "(" expression ")"
//! comparison = expression relation expression
//! ```
//!
//! An expression is read as the text of a value is. Wherever that has a value in brackets, here may stand a
//! position in quotation marks, `"oxo.ox"`, with the words of its rules and its board behind it where they are
//! others than usual, `"xo." modern walls`; or a function with its arguments, `Cool({4|2}, 1)`.
//! [`FUNCTIONS`] lists all; what answers with no value, such as `Stops(G)`, stands alone.

mod functions;
mod expression;
mod evaluate;
mod calculation;

pub use calculation::Calculation;
pub use evaluate::{Found, Missed};
pub use expression::{Expression, Unread};
pub use functions::{FUNCTIONS, Function, completions, function};
