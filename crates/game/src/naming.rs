//! How a text names squares: by letters and numbers or by two numbers, counted from any corner.

use konane::{Square, square_name};

/// What a text itself does not say about its squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Naming {
    /// Whether the lowest or the highest row has the number 1.
    pub rows_from: RowsFrom,
    /// How the text means two numbers, if it names squares by them.
    pub numbers: Numbers,
}

/// The side from which rows are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowsFrom {
    /// As Papamū counts: a1 is the lower left corner.
    #[default]
    Bottom,
    /// As matrices do: a1 is the upper left corner.
    Top,
}

/// The meaning of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Whether the column stands before the row.
    pub column_first: bool,
    /// Whether the first row and column have the number 0; otherwise 1.
    pub from_zero: bool,
}

impl From<RowsFrom> for Naming {
    fn from(rows_from: RowsFrom) -> Naming {
        Naming { rows_from, numbers: Numbers::default() }
    }
}

impl Numbers {
    /// Every meaning, the usual one first.
    pub const ALL: [Numbers; 4] = [
        Numbers { column_first: false, from_zero: false },
        Numbers { column_first: true, from_zero: false },
        Numbers { column_first: false, from_zero: true },
        Numbers { column_first: true, from_zero: true },
    ];

    /// The name of a square, with rows counted as in the text.
    pub fn square(self, first: u32, second: u32, rows: i32) -> Option<String> {
        let (row, column) = if self.column_first { (second, first) } else { (first, second) };
        let from_one = |number: u32| {
            let number = i32::try_from(number).ok()?.checked_add(i32::from(self.from_zero))?;
            (1..=MOST).contains(&number).then_some(number)
        };
        let (row, column) = (from_one(row)?, from_one(column)?);
        Some(square_name(Square::new(rows - row, column - 1), rows))
    }
}

/// No board has more rows or columns.
const MOST: i32 = 1000;

impl Naming {
    /// The name of a turn with rows counted from the bottom.
    pub(crate) fn counted_from_bottom(self, name: &str, rows: i32) -> String {
        match self.rows_from {
            RowsFrom::Bottom => name.to_string(),
            RowsFrom::Top => from_top(name, rows),
        }
    }
}

/// The same squares with rows counted from the other side.
fn from_top(word: &str, rows: i32) -> String {
    let mut text = String::new();
    let mut rest = word;
    while let Some(begin) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let digits = rest[begin..].find(|sign: char| !sign.is_ascii_digit());
        let end = digits.map_or(rest.len(), |length| begin + length);
        let number = rest[begin..end].parse().ok().filter(|number| (1..=rows).contains(number));
        text += &rest[..begin];
        text +=
            &number.map_or(rest[begin..end].to_string(), |row: i32| (rows + 1 - row).to_string());
        rest = &rest[end..];
    }
    text + rest
}
