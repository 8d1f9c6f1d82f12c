//! Positions.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::asking::{PLAIN, ask, error, said};
use crate::game_value::Value;
use answers::{Asker, Position, named};
use basics::budget::Budget;

/// The steps for making penetrations exact, which nothing interrupts.
const SURVEY: u64 = 200_000;

/// A position with its rules. Nothing changes it: a jump makes another one, in which squares keep their names.
///
/// The text has rows of x (Left), o (Right) and ., joined by /. rules are 'ancient' or 'modern', edge is 'plane' or 'walls'.
#[pyclass(frozen, eq, hash, module = "papamu")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board(pub Position);

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (text, rules="ancient", edge="plane"))]
    fn new(text: &str, rules: &str, edge: &str) -> PyResult<Board> {
        let (rules, edge) = (named(rules).map_err(error)?, named(edge).map_err(error)?);
        Position::read(text, rules, edge).map(Board).map_err(error)
    }

    /// The position as text; on the plane without what is empty around it.
    #[getter]
    fn text(&self) -> String {
        self.0.text()
    }

    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules.name()
    }

    #[getter]
    fn edge(&self) -> &'static str {
        self.0.board.edge().name()
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("Board({:?}, rules={:?}, edge={:?})", self.text(), self.rules(), self.edge())
    }

    /// All jumps of Left, then all of Right, as dictionaries.
    fn jumps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        said(py, &self.0.jumps())
    }

    /// The position after a jump, such as 'd3-b3'; the stone on the first square says who jumps.
    fn play(&self, jump: &str) -> PyResult<Board> {
        let played = self.0.play(jump).map(Board);
        played.ok_or_else(|| PyValueError::new_err(format!("{jump} is no jump here")))
    }

    /// The exact value.
    #[pyo3(signature = (limit=None))]
    fn value(&self, py: Python<'_>, limit: Option<f64>) -> PyResult<Value> {
        let Position { rules, board } = &self.0;
        Value::found(py, *rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            Ok(asker.solver.value(board, budget)?)
        })
    }

    /// Who wins: 'Left', 'Right', 'Next' or 'Previous'. It is found without values, so also on boards too hard for them.
    #[pyo3(signature = (limit=None))]
    fn outcome(&self, py: Python<'_>, limit: Option<f64>) -> PyResult<&'static str> {
        let found = ask(py, self.0.rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            Ok(asker.outcome(&self.0.board, budget)?)
        });
        Ok(found?.name())
    }

    /// All jumps, each with the value after it, whether it wins, and its fate, as dictionaries.
    #[pyo3(signature = (limit=None))]
    fn moves<'py>(&self, py: Python<'py>, limit: Option<f64>) -> PyResult<Bound<'py, PyAny>> {
        let moves = ask(py, self.0.rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            Ok(asker.moves(&self.0.board, self.0.names(), PLAIN, budget)?)
        });
        said(py, &moves?)
    }

    /// Stones that never meet others: their values, and how far they get, as dictionaries.
    #[pyo3(signature = (limit=None))]
    fn parts<'py>(&self, py: Python<'py>, limit: Option<f64>) -> PyResult<Bound<'py, PyAny>> {
        let parts = ask(py, self.0.rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            Ok(asker.parts(&self.0.board, self.0.names(), SURVEY, PLAIN, budget)?)
        });
        said(py, &parts?)
    }

    /// A picture; show has some of the words value, parts and reach: how far the stones of each part get.
    #[pyo3(signature = (show="value parts", limit=None))]
    fn svg(&self, py: Python<'_>, show: &str, limit: Option<f64>) -> PyResult<String> {
        let shown = show.split_whitespace().map(named).collect::<Result<_, _>>().map_err(error)?;
        ask(py, self.0.rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            Ok(asker.picture(&self.0.board, self.0.names(), &shown, budget)?)
        })
    }

    /// For notebooks: with value and parts if they are found within a second, and no wider than the cell.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        let svg = self.svg(py, "value parts reach", Some(1.0)).or_else(|_| self.svg(py, "", None));
        Ok(svg?.replacen("<svg ", "<svg style=\"max-width: 100%; height: auto\" ", 1))
    }
}
