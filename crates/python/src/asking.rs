//! Asks in slices: between two of them other threads run, and Ctrl-C ends the search.

use std::str::FromStr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Instant;

use pyo3::exceptions::{
    PyMemoryError, PyOverflowError, PySyntaxError, PyTimeoutError, PyValueError,
};
use pyo3::prelude::*;
use serde::Serialize;

use answers::{Asker, LONGEST, Unread, ValueForm, Writing};
use basics::budget::{Budget, Stopped};
use basics::slicer::Slicer;
use konane::Rules;
use teaching::calculator::ExpressionError;
use value::{ParseValueError, Style};

/// The memory for all questions under the same rules, in bytes.
pub const MEMORY: usize = 1 << 30;
/// Values as they are typed.
pub const PLAIN: Writing =
    Writing { form: ValueForm::As(Style::Plain), longest: LONGEST, too_long: Stopped::Size };

static ASKERS: LazyLock<[Mutex<Asker>; 2]> =
    LazyLock::new(|| Rules::ALL.map(|rules| Mutex::new(Asker::new(rules, MEMORY))));

/// Held by the question that gets the next turn.
static NEXT: Mutex<()> = Mutex::new(());

/// Why there is no answer now.
pub enum Refusal {
    Stopped(Stopped),
    Unread(Unread),
}

impl From<Stopped> for Refusal {
    fn from(stopped: Stopped) -> Refusal {
        Refusal::Stopped(stopped)
    }
}

impl From<ParseValueError> for Refusal {
    fn from(error: ParseValueError) -> Refusal {
        match error {
            ParseValueError::Stopped(stopped) => Refusal::Stopped(stopped),
            ParseValueError::Text { character, expected } => {
                Refusal::Unread(Unread { character, expected })
            }
        }
    }
}

impl From<ExpressionError> for Refusal {
    fn from(error: ExpressionError) -> Refusal {
        match error {
            ExpressionError::Stopped(stopped) => Refusal::Stopped(stopped),
            ExpressionError::Text(error) => Refusal::Unread(error.into()),
        }
    }
}

/// Asks until there is an answer, for at most so many seconds.
pub fn ask<T: Send>(
    py: Python<'_>,
    rules: Rules,
    limit: Option<f64>,
    mut question: impl FnMut(&mut Asker, &mut Budget) -> Result<T, Refusal> + Send,
) -> PyResult<T> {
    let began = Instant::now();
    let mut slicer = Slicer::new(clock);
    let mut has_forgotten = false;
    loop {
        let answer = py.detach(|| {
            let asker = &ASKERS[usize::from(rules == Rules::ALL[1])];
            // Who waits holds this, so that a question which goes on cannot take its turn again before.
            let next = NEXT.lock().unwrap_or_else(PoisonError::into_inner);
            // What a panic leaves behind is no worse than nothing known.
            let asker = &mut *asker.lock().unwrap_or_else(PoisonError::into_inner);
            drop(next);
            let mut slice = slicer.begin(asker.learned());
            slice.budget = slice.budget.within(MEMORY / 2);
            let answer = question(asker, &mut slice.budget);
            match answer {
                Err(Refusal::Stopped(Stopped::Budget)) => slicer.end(&slice, asker.learned()),
                // It may have been filled by other questions.
                Err(Refusal::Stopped(Stopped::Memory)) if !has_forgotten => asker.forget(),
                _ => {}
            }
            answer
        });
        match answer {
            Ok(answer) => return Ok(answer),
            Err(Refusal::Unread(wrong)) => return Err(unread(wrong)),
            Err(Refusal::Stopped(Stopped::Budget)) => {}
            Err(Refusal::Stopped(Stopped::Memory)) if !has_forgotten => has_forgotten = true,
            Err(Refusal::Stopped(Stopped::Memory)) => {
                return Err(PyMemoryError::new_err("the question needs more memory"));
            }
            Err(Refusal::Stopped(Stopped::Size | Stopped::Overflow)) => {
                return Err(PyOverflowError::new_err("the question or its answer is too large"));
            }
        }
        py.check_signals()?;
        if let Some(limit) = limit.filter(|limit| began.elapsed().as_secs_f64() > *limit) {
            return Err(PyTimeoutError::new_err(format!("no answer within {limit} s")));
        }
    }
}

/// Milliseconds since the first call.
fn clock() -> f64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed().as_secs_f64() * 1_000.0
}

pub fn unread(wrong: Unread) -> PyErr {
    PySyntaxError::new_err(wrong.to_string())
}

/// What one of our names means.
pub fn named<T: FromStr<Err: std::fmt::Display>>(name: &str) -> PyResult<T> {
    name.parse().map_err(|error: T::Err| PyValueError::new_err(format!("“{name}” {error}")))
}

/// Plain data as Python's own.
pub fn said<'py>(py: Python<'py>, data: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize::pythonize(py, data)?)
}
