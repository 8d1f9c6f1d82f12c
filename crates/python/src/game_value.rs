//! Values.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::basic::CompareOp;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::asking::{PLAIN, ask, said};
use answers::{Asker, Refusal, ValueFacts};
use basics::budget::{Budget, Stopped};
use basics::player::Player::{Left, Right};
use konane::Rules;
use value::Outcome::{Previous, Wins};
use value::Values;

/// The value of a game, as Value('{0|*} + 1/2'); 1, ^, *2, 3.v*, Tiny(2) and +-1 are names.
///
/// Values add, subtract and compare: of two confused ones none of ==, <= and >= holds.
#[pyclass(frozen, module = "papamu")]
pub struct Value(pub ValueFacts);

/// An operand of an operator.
#[derive(FromPyObject)]
pub enum Operand<'py> {
    Value(PyRef<'py, Value>),
    Whole(i64),
    Text(String),
}

impl Operand<'_> {
    pub fn text(&self) -> String {
        match self {
            Operand::Value(value) => value.0.ascii.clone(),
            Operand::Whole(number) => number.to_string(),
            Operand::Text(text) => text.clone(),
        }
    }
}

type Made = Result<value::Value, Stopped>;

impl Value {
    /// The value that is found, with all that is known of it.
    pub fn found(
        py: Python<'_>,
        rules: Rules,
        limit: Option<f64>,
        mut find: impl FnMut(&mut Asker, &mut Budget) -> Result<value::Value, Refusal> + Send,
    ) -> PyResult<Value> {
        let facts = ask(py, rules, limit, |asker: &mut Asker, budget: &mut Budget| {
            let value = find(asker, budget)?;
            Ok(asker.facts(value, PLAIN, budget)?)
        });
        facts.map(Value)
    }

    /// What comes of two values.
    fn with(
        &self,
        py: Python<'_>,
        other: &Operand,
        make: fn(&mut Values, value::Value, value::Value, &mut Budget) -> Made,
    ) -> PyResult<Value> {
        let (one, other) = (&self.0.ascii, other.text());
        Value::found(py, Rules::Ancient, None, |asker, budget| {
            let values = &mut asker.solver.values;
            let (one, other) = (values.parse(one, budget)?, values.parse(&other, budget)?);
            Ok(make(values, one, other, budget)?)
        })
    }
}

#[pymethods]
impl Value {
    #[new]
    #[pyo3(signature = (text, limit=None))]
    pub fn new(py: Python<'_>, text: &str, limit: Option<f64>) -> PyResult<Value> {
        Value::found(py, Rules::Ancient, limit, |asker, budget| {
            Ok(asker.solver.values.parse(text, budget)?)
        })
    }

    fn __str__(&self) -> &str {
        &self.0.unicode
    }

    fn __repr__(&self) -> String {
        format!("Value({:?})", self.0.ascii)
    }

    fn _repr_latex_(&self) -> String {
        format!("${}$", self.0.latex)
    }

    /// The name as it is typed.
    #[getter]
    fn ascii(&self) -> &str {
        &self.0.ascii
    }

    /// The name with the signs that books use.
    #[getter]
    fn unicode(&self) -> &str {
        &self.0.unicode
    }

    /// For LaTeX's math mode; tiny and miny need amsmath.
    #[getter]
    fn latex(&self) -> &str {
        &self.0.latex
    }

    #[getter]
    fn html(&self) -> &str {
        &self.0.html
    }

    /// Who wins: 'Left', 'Right', 'Next' or 'Previous'.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.0.outcome.name()
    }

    /// The numbers in which play ends if Left starts, and if Right starts, as Fractions.
    #[getter]
    fn stops<'py>(&self, py: Python<'py>) -> PyResult<[Bound<'py, PyAny>; 2]> {
        Ok([fraction(py, &self.0.stops.left)?, fraction(py, &self.0.stops.right)?])
    }

    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.0.mean)
    }

    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.0.temperature)
    }

    /// The corners of both walls, as a dictionary.
    #[getter]
    fn thermograph<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        said(py, &self.0.thermograph)
    }

    /// The thermograph as SVG; values increase to the left, as in the books.
    fn thermograph_svg(&self) -> PyResult<String> {
        let drawn = self.0.thermograph_svg();
        drawn.ok_or_else(|| PyOverflowError::new_err("its numbers are too large to be drawn"))
    }

    #[getter]
    fn is_number(&self) -> bool {
        self.0.is_number
    }

    #[getter]
    fn is_nimber(&self) -> bool {
        self.0.is_nimber
    }

    #[getter]
    fn is_infinitesimal(&self) -> bool {
        self.0.is_infinitesimal
    }

    #[getter]
    fn is_hot(&self) -> bool {
        self.0.is_hot
    }

    fn __add__(&self, py: Python<'_>, other: Operand) -> PyResult<Value> {
        self.with(py, &other, |values, one, other, budget| values.add(one, other, budget))
    }

    fn __radd__(&self, py: Python<'_>, other: Operand) -> PyResult<Value> {
        self.__add__(py, other)
    }

    fn __sub__(&self, py: Python<'_>, other: Operand) -> PyResult<Value> {
        self.with(py, &other, |values, one, other, budget| values.subtract(one, other, budget))
    }

    fn __rsub__(&self, py: Python<'_>, other: Operand) -> PyResult<Value> {
        self.with(py, &other, |values, one, other, budget| values.subtract(other, one, budget))
    }

    fn __neg__(&self, py: Python<'_>) -> PyResult<Value> {
        self.__rsub__(py, Operand::Whole(0))
    }

    fn __richcmp__(&self, py: Python<'_>, other: Operand, operator: CompareOp) -> PyResult<bool> {
        let difference = self.__sub__(py, other)?.0.outcome;
        Ok(match operator {
            CompareOp::Eq => difference == Previous,
            CompareOp::Ne => difference != Previous,
            CompareOp::Lt => difference == Wins(Right),
            CompareOp::Gt => difference == Wins(Left),
            CompareOp::Le => matches!(difference, Wins(Right) | Previous),
            CompareOp::Ge => matches!(difference, Wins(Left) | Previous),
        })
    }

    /// Equal values have the same.
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.0.mean, &self.0.temperature, &self.0.outcome).hash(&mut hasher);
        hasher.finish()
    }
}

fn fraction<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("fractions")?.getattr("Fraction")?.call1((text,))
}
