//! The dictionary of positions, whose files are in the package.

use std::fs;
use std::path::PathBuf;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use crate::asking::error;
use crate::board::Board;
use crate::game_value::{Operand, Value};
use answers::{Position, named};
use teaching::dictionary::{Directory, Setting, Shard, ValueOrder};

/// The smallest positions of a value, the smallest first; none if no small position has it.
///
/// board says what is around: 'plane', 'edge' and 'corner' (single components, beside one or two walls), or 'walls' (whole boards).
#[pyfunction]
#[pyo3(signature = (value, *, rules="ancient", board="plane"))]
pub fn dictionary(
    py: Python<'_>,
    value: Operand,
    rules: &str,
    board: &str,
) -> PyResult<Vec<Board>> {
    let place =
        Setting { rules: named(rules).map_err(error)?, surroundings: named(board).map_err(error)? };
    let facts = Value::new(py, &value.text(), None)?.0;
    // No small position has a number that does not fit.
    let (Ok(mean), Ok(temperature)) = (facts.mean.parse(), facts.temperature.parse()) else {
        return Ok(Vec::new());
    };
    let key = ValueOrder { mean, temperature, name: facts.ascii };
    let folder: PathBuf = py.import("papamu")?.getattr("__path__")?.get_item(0)?.extract()?;
    let folder = folder.join("dictionary");
    let read = |name: &str| fs::read_to_string(folder.join(format!("{name}.txt")));
    let damaged = || PyOSError::new_err("the dictionary in the package is damaged");
    let names = fs::read_dir(&folder)?.flatten().map(|file| file.path());
    let mut names = names.filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()));
    let name = names.find(|name| name.starts_with("directory-")).ok_or_else(damaged)?;
    let digest = name.trim_start_matches("directory-");
    let directory = Directory::read(digest, &read(&name)?).ok_or_else(damaged)?;
    let name = directory.shard(&key).ok_or_else(damaged)?;
    let shard = Shard::read(name, &read(name)?).ok_or_else(damaged)?;
    let texts = shard.row(&key).map(|row| &row.positions[place.index()]);
    let edge = place.surroundings.edge();
    let boards = texts.into_iter().flatten().map(|text| Position::read(text, place.rules, edge));
    boards.map(|board| board.map(Board).map_err(error)).collect()
}
