//! Papamū's solver for programs in Python, which see it through `python/papamu`: exact values of positions of Kōnane and of other
//! combinatorial games.

mod asking;
mod game_value;
mod board;
mod smallest;

use pyo3::prelude::*;

use answers::{CalculationAnswer, calculate as calculate_in};
use asking::{MEMORY, PLAIN, ask, named, said, unread};
use board::{Board, board_of};
use game_value::Value;
use konane::{Edge, Rules};
use smallest::dictionary;
use teaching::calculator::{Calculation, Expression};

#[pymodule]
mod _papamu {
    #[pymodule_export]
    use super::{Board, Value, calculate, dictionary, moves, outcome, parts, svg, value_of};
}

/// A function of the module that asks what a method of a board does.
macro_rules! asks {
    ($(#[$about:meta])* $function:ident as $name:literal: $method:ident -> $answer:ty) => {
        $(#[$about])*
        #[pyfunction(name = $name)]
        #[pyo3(signature = (position, *, rules="ancient", edge="plane", limit=None))]
        fn $function<'py>(
            py: Python<'py>,
            position: &Bound<'py, PyAny>,
            rules: &str,
            edge: &str,
            limit: Option<f64>,
        ) -> PyResult<$answer> {
            board_of(position, rules, edge)?.$method(py, limit)
        }
    };
}

asks! {
    /// The value of a position.
    value_of as "value": value -> Value
}

asks! {
    /// Who wins: 'Left', 'Right', 'Next' or 'Previous'. It is found without values, so also on boards too hard for them.
    outcome as "outcome": outcome -> &'static str
}

asks! {
    /// All jumps, each with the value after it, whether it wins, and its fate, as dictionaries.
    moves as "moves": moves -> Bound<'py, PyAny>
}

asks! {
    /// Stones that never meet others: their values, and how far they get, as dictionaries.
    parts as "parts": parts -> Bound<'py, PyAny>
}

/// A picture; show has some of the words value, parts and reach: how far the stones of each part get.
#[pyfunction]
#[pyo3(signature = (position, *, show="value parts", rules="ancient", edge="plane", limit=None))]
fn svg(
    py: Python<'_>,
    position: &Bound<'_, PyAny>,
    show: &str,
    rules: &str,
    edge: &str,
    limit: Option<f64>,
) -> PyResult<String> {
    board_of(position, rules, edge)?.svg(py, show, limit)
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
    let (rules, edge): (Rules, Edge) = (named(rules)?, named(edge)?);
    let read = Expression::read(expression, rules, edge).map_err(|wrong| unread(wrong.into()))?;
    let mut calculation = Calculation::new(read, MEMORY / 2);
    let found =
        ask(py, rules, limit, |_, budget| Ok(calculate_in(&mut calculation, PLAIN, budget)?))?;
    match found {
        CalculationAnswer::Value(name) => {
            Ok(Bound::new(py, Value::new(py, &name, limit)?)?.into_any())
        }
        answer => said(py, &answer),
    }
}
