//! Asks in slices: between two of them other threads run, and Ctrl-C ends the search.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Instant;

use pyo3::exceptions::{
    PyMemoryError, PyOverflowError, PySyntaxError, PyTimeoutError, PyValueError,
};
use pyo3::prelude::*;
use serde::Serialize;

use answers::{Asker, LONGEST, Question, Refusal, Slices, ValueForm, Writing};
use basics::budget::Stopped;
use basics::slicer::process_clock;
use konane::Rules;
use value::Style;

/// The memory for all questions under the same rules, in bytes.
pub const MEMORY: usize = 1 << 30;
/// Values as they are typed.
pub const PLAIN: Writing =
    Writing { form: ValueForm::As(Style::Plain), longest: LONGEST, too_long: Stopped::Size };

static ASKERS: LazyLock<[Mutex<Asker>; 2]> =
    LazyLock::new(|| Rules::ALL.map(|rules| Mutex::new(Asker::new(rules, MEMORY))));

/// Held by the question that gets the next turn.
static NEXT: Mutex<()> = Mutex::new(());

/// Asks until there is an answer, for at most so many seconds.
pub fn ask<Q: Question<Answer: Send> + Send>(
    py: Python<'_>,
    rules: Rules,
    limit: Option<f64>,
    mut question: Q,
) -> PyResult<Q::Answer> {
    let began = Instant::now();
    let mut slices = Slices::new(process_clock);
    loop {
        let answer = py.detach(|| {
            let asker = &ASKERS[usize::from(rules == Rules::ALL[1])];
            // Who waits holds this, so that a question which goes on cannot take its turn again before.
            let next = NEXT.lock().unwrap_or_else(PoisonError::into_inner);
            // What a panic leaves behind is no worse than nothing known.
            let asker = &mut *asker.lock().unwrap_or_else(PoisonError::into_inner);
            drop(next);
            slices.next(asker, &mut question)
        });
        if let Some(answer) = answer.map_err(error)? {
            return Ok(answer);
        }
        py.check_signals()?;
        if let Some(limit) = limit.filter(|limit| began.elapsed().as_secs_f64() > *limit) {
            return Err(PyTimeoutError::new_err(format!("no answer within {limit} s")));
        }
    }
}

/// A refusal as an error of Python.
pub fn error(refusal: impl Into<Refusal>) -> PyErr {
    let refusal = refusal.into();
    let sentence = refusal.to_string();
    match refusal {
        Refusal::Stopped(Stopped::Memory) => PyMemoryError::new_err(sentence),
        Refusal::Stopped(_) => PyOverflowError::new_err(sentence),
        Refusal::Unread(_) => PySyntaxError::new_err(sentence),
        Refusal::Wrong(_) => PyValueError::new_err(sentence),
    }
}

/// Plain data as Python's own.
pub fn said<'py>(py: Python<'py>, data: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize::pythonize(py, data)?)
}
