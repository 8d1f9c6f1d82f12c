//! The names of squares and leaps, as on the board.

use crate::board::square_name::ARROW;
use konane::{Area, Jump, Square, square_name};

/// As in `c3 → c5`.
pub fn leap_name(leap: &Jump, window: Area) -> String {
    format!("{}{ARROW}{}", name_of(leap.from, window), name_of(leap.to(), window))
}

pub fn name_of(square: Square, window: Area) -> String {
    square_name(square - window.corner, window.rows)
}
