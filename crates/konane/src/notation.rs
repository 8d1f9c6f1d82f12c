//! The text of a board.
//!
//! ```text
//! board = row *("/" row)
//! row   = *("x" / "o" / "." / number)     ; black, white, empty, a run of empty squares
//! ```
//!
//! The reader also accepts `X O`, `B W`, `_ -` for empty, `● ○`, line ends for `/`, spaces around
//! rows, and short rows. The writer uses only one form, which the reader reads as the same board
//! (on the plane, as [`Board::trimmed`]). This form ends neither in `.` nor in `/`, because
//! programs cut these off the ends of links.

use std::fmt;

use crate::{Board, Edge, MAX_SIDE, Square};
use basics::player::Player;

/// The longest text that is read, in characters. The largest board with a space after each square
/// takes some 80,000; a link of it with a long line of play takes fewer.
pub const MAX_TEXT: usize = 100_000;

/// The writer writes longer runs of empty squares as a number.
const DOTS: usize = 3;

/// Why a text is not a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseBoardError {
    /// Where the error is, if it has a position.
    pub place: Option<TextPosition>,
    /// What was expected there.
    pub expected: String,
}

/// The position of a character. All counts begin at 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextPosition {
    pub row: usize,
    /// Within the row.
    pub column: usize,
    /// Within the whole text.
    pub character: usize,
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(TextPosition { row, column, .. }) = self.place {
            write!(f, "row {row}, column {column}: ")?;
        }
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for ParseBoardError {}

impl Board {
    /// Reads a board. A text without rows is a board of one empty square.
    pub fn parse(text: &str, edge: Edge) -> Result<Board, ParseBoardError> {
        let too_big = |expected| {
            let place = None;
            Err(ParseBoardError { place, expected })
        };
        if text.chars().count() > MAX_TEXT {
            return too_big(format!("at most {MAX_TEXT} characters"));
        }
        let body = text.trim_end();
        if body.matches(['/', '\n']).count() >= MAX_SIDE as usize {
            return too_big(format!("at most {MAX_SIDE} rows"));
        }
        let mut rows = Vec::new();
        let mut place = TextPosition { row: 1, column: 1, character: 1 };
        for line in body.split(['/', '\n']) {
            rows.push(parse_row(line, place)?);
            place.row += 1;
            place.character += line.chars().count() + 1;
        }
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut board = Board::empty(rows.len() as i32, columns as i32, edge);
        for (row, stones) in (0..).zip(rows) {
            for (column, stone) in (0..).zip(stones) {
                board.set(Square::new(row, column), stone);
            }
        }
        Ok(board)
    }
}

/// Reads a row that begins at `start`.
fn parse_row(line: &str, start: TextPosition) -> Result<Vec<Option<Player>>, ParseBoardError> {
    let mut stones = Vec::new();
    // A number is read digit by digit; `run` is its value so far.
    let mut run = 0;
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let mut characters = (indent..).zip(line.trim().chars()).peekable();
    while let Some((index, found)) = characters.next() {
        let error = |expected| {
            let place = Some(TextPosition {
                column: start.column + index,
                character: start.character + index,
                ..start
            });
            Err(ParseBoardError { place, expected })
        };
        match (found, found.to_digit(10)) {
            ('x' | 'X' | 'b' | 'B' | '●', _) => stones.push(Some(Player::Left)),
            ('o' | 'O' | 'w' | 'W' | '○', _) => stones.push(Some(Player::Right)),
            ('.' | '_' | '-', _) => stones.push(None),
            (_, Some(digit)) => {
                run = (run * 10 + digit as usize).min(MAX_SIDE as usize + 1);
                if !characters.peek().is_some_and(|(_, next)| next.is_ascii_digit()) {
                    stones.resize(stones.len() + run, None);
                    run = 0;
                }
            }
            (_, None) => {
                let found = found.escape_debug();
                return error(format!("x, o, . or a number, found “{found}”"));
            }
        }
        if stones.len() > MAX_SIDE as usize {
            return error(format!("at most {MAX_SIDE} squares in a row"));
        }
    }
    Ok(stones)
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let board = self.trimmed();
        let rows: Vec<Vec<Option<Player>>> = (0..board.rows())
            .map(|row| {
                (0..board.columns()).map(|column| board.stone(Square::new(row, column))).collect()
            })
            .collect();
        // The reader fills up short rows, so one row has to reach the right edge. If no stone
        // stands there, the first row does.
        let pad_first = rows.iter().all(|row| matches!(row.last(), Some(None)));
        for (index, row) in rows.iter().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            write_row(f, row, pad_first && index == 0)?;
        }
        Ok(())
    }
}

fn write_row(f: &mut fmt::Formatter, row: &[Option<Player>], pad: bool) -> fmt::Result {
    let mut empties = 0;
    for stone in row {
        match stone {
            None => empties += 1,
            Some(player) => {
                if empties > DOTS {
                    write!(f, "{empties}")?;
                } else {
                    f.write_str(&"...."[..empties])?;
                }
                empties = 0;
                f.write_str(match player {
                    Player::Left => "x",
                    Player::Right => "o",
                })?;
            }
        }
    }
    match (pad, empties) {
        (true, 1..) => write!(f, "{empties}"),
        // An empty row would put two slashes side by side, or one at the end.
        (false, _) if empties == row.len() => f.write_str("1"),
        _ => Ok(()),
    }
}

impl Board {
    /// The text of the whole window, so that squares keep their names; the usual text is that of
    /// the smallest window.
    pub fn whole_text(&self) -> String {
        let sign = |square| match self.stone(square) {
            None => '.',
            Some(Player::Left) => 'x',
            Some(Player::Right) => 'o',
        };
        let row = |row| (0..self.columns()).map(|column| sign(Square::new(row, column))).collect();
        (0..self.rows()).map(row).collect::<Vec<String>>().join("/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, edge: Edge, written: &str) {
        let board = Board::parse(text, edge).unwrap();
        assert_eq!(board.to_string(), written);
        assert_eq!(Board::parse(written, edge).unwrap(), board.trimmed());
    }

    #[test]
    fn writes_what_it_reads() {
        check("", Edge::Plane, "1");
        check("xo", Edge::Plane, "xo");
        check("..xo", Edge::Plane, "xo");
        check("..xo", Edge::Walls, "..xo");
        check("xo6", Edge::Walls, "xo6");
        check("xo/.", Edge::Walls, "xo/1");
        check("./xo/", Edge::Walls, "1/xo/1");
        check("x....o/x", Edge::Plane, "x4o/x");
        check("x3o", Edge::Plane, "x...o");
        check("...", Edge::Walls, "3");
        check("x/ox/o..", Edge::Walls, "x2/ox/o");
        check(" X_● \n ○-O ", Edge::Plane, "x.x/o.o");
        check("x12o/..\r\no", Edge::Plane, "x12o/1/o");
    }

    #[test]
    fn the_largest_boards_are_read() {
        let read = |text: &str| Board::parse(text, Edge::Walls).unwrap();
        assert_eq!(read("200").columns(), MAX_SIDE);
        assert_eq!(read(&"/x".repeat(199)).rows(), MAX_SIDE);
        assert_eq!(read(&format!("xo{}", " ".repeat(MAX_TEXT - 2))), read("xo"));
    }

    #[test]
    fn a_whole_window_stays() {
        for text in ["..../.xo./....", "x", "../.."] {
            assert_eq!(Board::parse(text, Edge::Plane).unwrap().whole_text(), text);
        }
    }

    #[test]
    fn says_what_is_wrong() {
        let reason = |text: &str| Board::parse(text, Edge::Plane).unwrap_err().to_string();
        assert_eq!(reason("xo/x?o"), "row 2, column 2: expected x, o, . or a number, found “?”");
        assert_eq!(reason("xo/ x o"), "row 2, column 3: expected x, o, . or a number, found “ ”");
        assert_eq!(
            reason("xo99999999999999999999999"),
            "row 1, column 25: expected at most 200 squares in a row"
        );
        assert_eq!(reason("201"), "row 1, column 3: expected at most 200 squares in a row");
        let place = Board::parse("xo/ x o", Edge::Plane).unwrap_err().place;
        assert_eq!(place.map(|place| place.character), Some(6));
        assert_eq!(reason(&"x/".repeat(200)), "expected at most 200 rows");
        assert_eq!(reason(&".".repeat(MAX_TEXT + 1)), "expected at most 100000 characters");
    }
}
