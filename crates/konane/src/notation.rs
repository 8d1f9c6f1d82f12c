//! The text of a board.
//!
//! ```text
//! board = row *("/" row)
//! row   = *("x" / "o" / "." / number)     ; black, white, empty, a run of empty squares
//! ```
//!
//! The reader also accepts `X O`, `B W`, `● ○`, `⚫ ⚪`, `_ -` for empty, line ends for `/`, spaces
//! that are not beside a number, commas between rows on one line, and short rows. The writer uses
//! only one form, which the reader reads as the same board (on the plane, as [`Board::trimmed`]).
//! This form ends neither in `.` nor in `/`, because programs cut these off the ends of links.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Board, Edge, MAX_SIDE, Square};
use basics::player::Player;

/// The longest text that is read, in characters. The largest board with a space after each square
/// takes some 80,000; a link of it with a long line of play takes fewer.
pub const MAX_TEXT: usize = 100_000;

/// The writer writes longer runs of empty squares as a number.
const DOTS: usize = 3;

/// Why a text is not a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseBoardError {
    /// Where the error is, if it has a position.
    pub place: Option<TextPosition>,
    /// What is wrong.
    pub fault: BoardFault,
}

/// For programs; the crate `words` says it to readers.
impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "not a board: {:?}", self.fault)?;
        match self.place {
            Some(TextPosition { row, column, .. }) => write!(f, " in row {row}, column {column}"),
            None => Ok(()),
        }
    }
}

impl Error for ParseBoardError {}

/// What is wrong in the text of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFault {
    /// A sign without a meaning.
    Sign(char),
    /// A number that begins with 0, which some write for an empty square or for a white stone.
    Zero,
    /// A space beside a number, which may be the number of a row.
    Space,
    /// A row has more than [`MAX_SIDE`] squares.
    LongRow,
    /// There are more than [`MAX_SIDE`] rows.
    ManyRows,
    /// The text has more than [`MAX_TEXT`] characters.
    LongText,
}

/// The position of a character. All counts begin at 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextPosition {
    /// The row of the board, from the top.
    pub row: usize,
    /// Within the row.
    pub column: usize,
    /// Within the whole text.
    pub character: usize,
}

impl Board {
    /// Reads the rows of a link. A text without rows is a board of one empty square.
    pub fn parse(text: &str, edge: Edge) -> Result<Board, ParseBoardError> {
        read(text, edge, true)
    }
}

/// Reads a position on the plane; [`Board::parse`] reads others, too.
impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        Board::parse(text, Edge::Plane)
    }
}

/// Reads a board. In links, which never change their meaning, 0 is a run of no squares.
pub(crate) fn read(text: &str, edge: Edge, takes_zero: bool) -> Result<Board, ParseBoardError> {
    let whole = |fault| Err(ParseBoardError { place: None, fault });
    if text.chars().count() > MAX_TEXT {
        return whole(BoardFault::LongText);
    }
    let body = text.trim_end();
    let is_on_lines = body.contains(['/', '\n']);
    let between = |sign| if is_on_lines { matches!(sign, '/' | '\n') } else { sign == ',' };
    if body.matches(between).count() >= MAX_SIDE as usize {
        return whole(BoardFault::ManyRows);
    }
    let mut rows = Vec::new();
    let mut place = TextPosition { row: 1, column: 1, character: 1 };
    for line in body.split(between) {
        rows.push(parse_row(line, place, takes_zero)?);
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

/// Reads a row that begins at `start`.
fn parse_row(
    line: &str,
    start: TextPosition,
    takes_zero: bool,
) -> Result<Vec<Option<Player>>, ParseBoardError> {
    let mut stones = Vec::new();
    // A number is read digit by digit; `run` is its value so far.
    let mut run = 0;
    let mut follows_digit = false;
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let mut characters = (indent..).zip(line.trim().chars()).peekable();
    while let Some((index, found)) = characters.next() {
        let error = |fault| {
            let place = Some(TextPosition {
                column: start.column + index,
                character: start.character + index,
                ..start
            });
            Err(ParseBoardError { place, fault })
        };
        let precedes_digit = characters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        match (found, found.to_digit(10)) {
            ('x' | 'X' | 'b' | 'B' | '●' | '⚫', _) => stones.push(Some(Player::Left)),
            ('o' | 'O' | 'w' | 'W' | '○' | '⚪', _) => stones.push(Some(Player::Right)),
            ('.' | '_' | '-', _) => stones.push(None),
            // Says that the stone before it is a coloured picture, or is none.
            ('\u{fe0e}' | '\u{fe0f}', _) => {}
            (_, Some(0)) if !follows_digit && !takes_zero => return error(BoardFault::Zero),
            (_, Some(digit)) => {
                run = (run * 10 + digit as usize).min(MAX_SIDE as usize + 1);
                if !precedes_digit {
                    stones.resize(stones.len() + run, None);
                    run = 0;
                }
            }
            (_, None) if found.is_whitespace() => {
                if follows_digit || precedes_digit {
                    return error(BoardFault::Space);
                }
            }
            (_, None) => return error(BoardFault::Sign(found)),
        }
        if stones.len() > MAX_SIDE as usize {
            return error(BoardFault::LongRow);
        }
        follows_digit = found.is_ascii_digit();
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
        check("x . o\n. o\tx", Edge::Plane, "x.o/.ox");
        check("xo,ox", Edge::Walls, "xo/ox");
        check("⚫⚪\u{fe0f}⚫", Edge::Plane, "xox");
        // A link of version 1 means for ever what it meant.
        check("x0x0", Edge::Plane, "xx");
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
    fn says_what_is_wrong_and_where() {
        let wrong = |text: &str| {
            let error = read(text, Edge::Plane, false).unwrap_err();
            (error.place.map(|place| (place.row, place.column, place.character)), error.fault)
        };
        assert_eq!(wrong("xo/x?o"), (Some((2, 2, 5)), BoardFault::Sign('?')));
        assert_eq!(wrong("xo/ x,o"), (Some((2, 3, 6)), BoardFault::Sign(',')));
        assert_eq!(wrong("xo,x?"), (Some((2, 2, 5)), BoardFault::Sign('?')));
        assert_eq!(wrong("x0x0"), (Some((1, 2, 2)), BoardFault::Zero));
        assert_eq!(wrong("x10o\nx01o"), (Some((2, 2, 7)), BoardFault::Zero));
        assert_eq!(wrong("1 xo."), (Some((1, 2, 2)), BoardFault::Space));
        assert_eq!(wrong("xo\nx  2"), (Some((2, 3, 6)), BoardFault::Space));
        assert_eq!(wrong("xo99999999999999999999999"), (Some((1, 25, 25)), BoardFault::LongRow));
        assert_eq!(wrong("201"), (Some((1, 3, 3)), BoardFault::LongRow));
        assert_eq!(wrong(&"x/".repeat(200)), (None, BoardFault::ManyRows));
        assert_eq!(wrong(&".".repeat(MAX_TEXT + 1)), (None, BoardFault::LongText));
    }
}
