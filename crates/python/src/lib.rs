//! Papamū's solver for programs in Python, which see it through `python/papamu`: exact values of positions of Kōnane and of other
//! combinatorial games.

mod asking;
mod game_value;
mod board;
mod smallest;

use pyo3::prelude::*;

use answers::{CalculationAnswer, CalculationQuestion, named};
use asking::{MEMORY, PLAIN, ask, error, said};
use board::Board;
use game_value::Value;
use konane::{Edge, Rules};
use smallest::dictionary;
use teaching::calculator::{Calculation, Expression};

#[pymodule]
mod _papamu {
    #[pymodule_export]
    use super::{Board, Value, calculate, dictionary};
}

/// The answer of the page's calculator: values, positions in quotation marks, functions such as Cool({4|2}, 1).
///
/// A Value, True or False, or a dictionary or text for answers of another kind.
#[pyfunction]
#[pyo3(signature = (expression, *, rules="ancient", edge="plane", limit=None))]
fn calculate<'py>(
    py: Python<'py>,
    expression: &str,
    rules: &str,
    edge: &str,
    limit: Option<f64>,
) -> PyResult<Bound<'py, PyAny>> {
    let (rules, edge): (Rules, Edge) = (named(rules).map_err(error)?, named(edge).map_err(error)?);
    let expression = Expression::read(expression, rules, edge).map_err(error)?;
    let calculation = Calculation::new(expression, MEMORY / 2);
    match ask(py, rules, limit, CalculationQuestion { calculation, writing: PLAIN })? {
        CalculationAnswer::Value(name) => {
            Ok(Bound::new(py, Value::new(py, &name, limit)?)?.into_any())
        }
        answer => said(py, &answer),
    }
}
