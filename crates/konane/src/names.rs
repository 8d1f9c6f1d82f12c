//! Names of squares and jumps: `c4`, `g1-c1`. Columns are letters from the left (`aa` follows `z`),
//! rows are numbers from the bottom.

use crate::{Direction, Jump, Square};

/// No board has so many columns that a name needs more letters.
const MOST_LETTERS: usize = 2;

/// The name of a square on a board with this many rows. Squares beyond it have names, too: above and on the right they
/// go on, `0` and `−1` are below `1`, `−a` and `−b` are left of `a`.
pub fn square_name(square: Square, rows: i32) -> String {
    let number = rows - square.row;
    let minus = if number < 0 { "−" } else { "" };
    format!("{}{minus}{}", column_name(square.column), number.abs())
}

/// The letters of a column, counted from 0: `a`, `z`, `aa`; columns left of the first have a minus sign.
pub fn column_name(column: i32) -> String {
    if column < 0 {
        return format!("−{}", column_name(-1 - column));
    }
    let mut letters = Vec::new();
    let mut column = column;
    while column >= 0 {
        letters.push((b'a' + (column % 26) as u8) as char);
        column = column / 26 - 1;
    }
    letters.into_iter().rev().collect()
}

/// The square with this name on a board with this many rows and any number of columns.
pub fn square_named(name: &str, rows: i32) -> Option<Square> {
    let count = name.chars().take_while(char::is_ascii_lowercase).count();
    let (letters, number) = name.split_at(count);
    let is_number = number.starts_with(|sign: char| sign.is_ascii_digit() && sign != '0');
    if !(1..=MOST_LETTERS).contains(&count) || !is_number {
        return None;
    }
    let column =
        letters.bytes().fold(0, |column, letter| 26 * column + i32::from(letter - b'a') + 1);
    let number: i32 = number.parse().ok().filter(|number| (1..=rows).contains(number))?;
    Some(Square::new(rows - number, column - 1))
}

/// The name of a jump on a board with this many rows: its first and its last square, `g1-c1`.
pub fn jump_name(jump: Jump, rows: i32) -> String {
    format!("{}-{}", square_name(jump.from, rows), square_name(jump.to(), rows))
}

/// The jump with this name, possible or not.
pub fn jump_named(name: &str, rows: i32) -> Option<Jump> {
    let (from, to) = name.split_once('-')?;
    jump_between(square_named(from, rows)?, square_named(to, rows)?)
}

/// The jump from one square to another, possible or not: both lie in a line, an even number of
/// steps apart.
pub fn jump_between(from: Square, to: Square) -> Option<Jump> {
    let shift = to - from;
    let direction = match (shift.row.signum(), shift.column.signum()) {
        (-1, 0) => Direction::Up,
        (1, 0) => Direction::Down,
        (0, -1) => Direction::Left,
        (0, 1) => Direction::Right,
        _ => return None,
    };
    let length = shift.row.abs() + shift.column.abs();
    (length % 2 == 0).then_some(Jump { from, direction, taken: length / 2 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_squares() {
        for (square, rows, name) in [
            (Square::new(5, 2), 9, "c4"),
            (Square::new(0, 25), 9, "z9"),
            (Square::new(8, 26), 9, "aa1"),
            (Square::new(0, 199), 200, "gr200"),
        ] {
            assert_eq!(square_name(square, rows), name);
            assert_eq!(square_named(name, rows), Some(square));
        }
        for wrong in ["", "a", "a0", "a01", "a4", "A1", "11", "é1", "a-1", "a+1", "aaa1"] {
            assert_eq!(square_named(wrong, 3), None, "{wrong}");
        }
    }

    #[test]
    fn reads_jumps() {
        let read = jump_named("g1-c1", 1);
        let jump = Jump { from: Square::new(0, 6), direction: Direction::Left, taken: 2 };
        assert_eq!(read, Some(jump));
        assert_eq!(jump_name(jump, 1), "g1-c1");
        let names = ["c3-c5", "c3-c1", "c3-a3", "c3-e3"];
        for (name, direction) in names.into_iter().zip(Direction::ALL) {
            let jump = Jump { from: Square::new(2, 2), direction, taken: 1 };
            assert_eq!(jump_named(name, 5), Some(jump), "{name}");
        }
        for wrong in ["a1", "a1-a1", "a1-b1", "a1-b2", "a1-c3", "a1-"] {
            assert_eq!(jump_named(wrong, 3), None, "{wrong}");
        }
    }
}
