//! What a typed or pasted text may be: the board that it surely is, or boards to choose from.
//!
//! ```text
//! zeros   x0x0                 0 for white
//! digits  1 2 0                1 black, 2 white, 0 empty, as in tables of other programs
//! framed  8 |x|o| |            numbers of rows, letters or numbers of columns, borders
//! bars    xo.|.xo              rows divided by |, as the cgt crate and CGSuite write them
//! pawns   Pp1/pPp w 1          p black, P white, as vchess writes them
//! ```

use crate::notation::read;
use crate::{Board, BoardFault, Edge, ParseBoardError};

/// What a text may mean.
pub struct Readings {
    /// The board by the form of links, in which every sign has one meaning.
    pub sure: Result<Board, ParseBoardError>,
    /// What a text may be if it is surely no board, or one without stones: all have stones.
    pub others: Vec<(Guess, Board)>,
}

/// Another form of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// `x0x0`: 0 is white.
    Zeros,
    /// `1 2 0`: 1 is black, 2 is white, 0 is empty.
    Digits,
    /// `8 |x|o| |`: with numbers of rows, letters or numbers of columns, or borders.
    Framed,
    /// `xo.|.xo`: bars divide rows.
    Bars,
    /// `Pp1/pPp w 1`: p is black, P is white.
    Pawns,
}

/// Writes a text of another form as rows of a link, if it may have that form.
type Rewriter = fn(&str) -> Option<String>;

const GUESSES: [(Guess, Rewriter); 5] = [
    (Guess::Zeros, zeros),
    (Guess::Digits, digits),
    (Guess::Framed, framed),
    (Guess::Bars, bars),
    (Guess::Pawns, pawns),
];

impl Readings {
    /// Reads a text in every form. The text of a link is sure; if it has stones, nothing else is tried.
    pub fn of(text: &str, edge: Edge) -> Readings {
        // Blank lines before the rows are not rows.
        let indent = text.len() - text.trim_start().len();
        let blank = text[..indent].rfind('\n').map_or(0, |end| end + 1);
        let sure = read(&text[blank..], edge, false).map_err(|mut error| {
            if let Some(place) = &mut error.place {
                place.character += text[..blank].chars().count();
            }
            error
        });
        let has_stones = |board: &Board| board.stones().next().is_some();
        let is_settled = match &sure {
            Ok(board) => has_stones(board),
            Err(error) => error.fault == BoardFault::LongText,
        };
        let mut others: Vec<(Guess, Board)> = Vec::new();
        for (guess, rewrite) in GUESSES.into_iter().filter(|_| !is_settled) {
            let rows = rewrite(text.trim());
            let board = rows.and_then(|rows| read(&rows, edge, false).ok()).filter(has_stones);
            if let Some(board) = board
                && others.iter().all(|(_, other)| *other != board)
            {
                others.push((guess, board));
            }
        }
        Readings { sure, others }
    }
}

/// Beside white stones, or in a number, a 0 means something else.
fn zeros(text: &str) -> Option<String> {
    let has = |signs: &str| text.contains(|sign| signs.contains(sign));
    (has("0") && has("xXbB●⚫") && !has("oOwW○⚪123456789")).then(|| text.replace('0', "o"))
}

/// Each square is a digit, either apart from the others or in rows of more than one.
fn digits(text: &str) -> Option<String> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '[' | ',');
    let rows: Vec<Vec<&str>> = text
        .split(['\n', ']', '/'])
        .map(|row| row.split(between).filter(|word| !word.is_empty()).collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let is_apart = |row: &Vec<&str>| row.len() > 1 && row.iter().all(|word| word.len() == 1);
    let is_together = |row: &Vec<&str>| row.len() == 1 && row[0].len() > 1;
    let is_table = rows.iter().all(is_apart) || rows.len() > 1 && rows.iter().all(is_together);
    let rows: Vec<String> = rows.iter().map(|row| row.concat()).collect();
    let is_even = rows.iter().all(|row| row.len() == rows[0].len());
    let rows = rows.join("/");
    (is_table && is_even && rows.chars().all(|sign| matches!(sign, '0'..='2' | '/')))
        .then(|| rows.replace('0', ".").replace('1', "x").replace('2', "o"))
}

/// The bars beside a square.
const BARS: [char; 4] = ['|', '│', '┃', '║'];

fn framed(text: &str) -> Option<String> {
    let is_drawn = text.contains(|sign| matches!(sign, '|' | '+' | '─'..='╿'));
    let mut numbers = Vec::new();
    let mut rows = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, row) = unnumbered(line);
        if !is_heading(line) && !is_rule(row, is_drawn) {
            numbers.push(number);
            rows.push(unfenced(row)?);
        }
    }
    let follow = |pair: &[Option<u32>]| match pair {
        [Some(one), Some(next)] => one.abs_diff(*next) == 1,
        pair => pair[0] == pair[1],
    };
    numbers.windows(2).all(follow).then(|| rows.join("\n"))
}

/// The number before or behind a row, and the row without it.
fn unnumbered(line: &str) -> (Option<u32>, &str) {
    let ends = |sign: char| sign.is_whitespace() || sign == '#' || BARS.contains(&sign);
    let is_digit = |sign: char| sign.is_ascii_digit();
    let rest = line.trim_start_matches(is_digit);
    let row = if rest.starts_with(ends) { rest } else { line };
    let rest = row.trim_end_matches(is_digit);
    let bare = if rest.ends_with(ends) { rest } else { row };
    let numbers = [&line[..line.len() - row.len()], &row[bare.len()..]];
    (numbers.iter().find_map(|number| number.parse().ok()), bare.trim())
}

/// Whether a line has the letters or the numbers of the columns.
fn is_heading(line: &str) -> bool {
    let between = |sign: char| sign.is_whitespace() || BARS.contains(&sign);
    let words: Vec<&str> = line.split(between).filter(|word| !word.is_empty()).collect();
    let letters = words.concat().to_ascii_lowercase();
    let counts = |first: usize| (first..).zip(&words).all(|(at, word)| *word == at.to_string());
    !words.is_empty() && "abcdefghijklmnopqrstuvwxyz".starts_with(&letters)
        || words.len() > 1 && (counts(0) || counts(1))
}

/// Whether a line of a text is a border above, between or below rows.
fn is_rule(row: &str, is_drawn: bool) -> bool {
    let is_line = |sign: char| matches!(sign, '+' | '-' | '=' | '_' | ' ' | '─'..='╿');
    let is_dash = |sign: char| matches!(sign, '-' | '=' | ':' | ' ');
    let mut cells = row.split(BARS);
    match row.starts_with(BARS) {
        true => {
            cells.clone().any(|cell| cell.len() > 1) && cells.all(|cell| cell.chars().all(is_dash))
        }
        false => is_drawn && row.chars().all(is_line) || row.chars().all(|sign| sign == '#'),
    }
}

/// The row within its border. Between bars each square stands alone, and a blank one is empty.
fn unfenced(row: &str) -> Option<String> {
    let row = row.trim_matches('#').trim();
    let inner = row.strip_prefix(BARS).unwrap_or(row);
    let inner = inner.strip_suffix(BARS).unwrap_or(inner);
    let square = |cell: &str| match cell.trim() {
        "" => Some('.'),
        cell => cell.chars().next().filter(|sign| cell.len() == sign.len_utf8()),
    };
    match inner.contains(BARS) {
        true => inner.split(BARS).map(square).collect(),
        false => Some(inner.to_string()),
    }
}

fn bars(text: &str) -> Option<String> {
    // In a line for CGSuite, the board stands in quotation marks.
    let quoted = text.split_once("Konane(\"").and_then(|(_, rest)| rest.split('"').next());
    let rows = quoted.unwrap_or(text);
    let has_bars = rows.contains('|') && !rows.starts_with('|') && !rows.contains('\n');
    (quoted.is_some() || has_bars).then(|| rows.replace('|', "/"))
}

/// What follows a space is not the board.
fn pawns(text: &str) -> Option<String> {
    let rows = text.split_whitespace().next()?;
    let is_sign = |sign: char| matches!(sign, 'P' | 'p' | '/') || sign.is_ascii_digit();
    rows.chars().all(is_sign).then(|| rows.replace('p', "x").replace('P', "o"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sure reading, or the fault, then the others: square by square.
    fn readings(text: &str) -> (Result<String, BoardFault>, Vec<(Guess, String)>) {
        let Readings { sure, others } = Readings::of(text, Edge::Walls);
        let sure = sure.map(|board| board.whole_text()).map_err(|error| error.fault);
        (sure, others.into_iter().map(|(guess, board)| (guess, board.whole_text())).collect())
    }

    #[track_caller]
    fn is_sure(text: &str, board: &str) {
        assert_eq!(readings(text), (Ok(board.to_string()), vec![]), "{text}");
    }

    #[track_caller]
    fn may_be(text: &str, guess: Guess, board: &str) {
        let (sure, others) = readings(text);
        assert!(sure.is_err(), "{text}");
        assert_eq!(others, [(guess, board.to_string())], "{text}");
    }

    #[test]
    fn documented_signs_have_one_meaning() {
        is_sure("_○●/_●○", ".ox/.xo");
        is_sure("_xo\nxo_", ".xo/xo.");
        is_sure("xo,ox", "xo/ox");
        is_sure("⚫⚪\n⚪⚫", "xo/ox");
        is_sure("\n\n  x o .\n  . x o\n\n", "xo./.xo");
        is_sure("x.o\n-----", "x.o../.....");
        is_sure("x12o", "x............o");
        is_sure("3/3", ".../...");
        is_sure("BWB\nw.b", "xox/o.x");
    }

    #[test]
    fn other_forms_are_guesses() {
        may_be("x0x0", Guess::Zeros, "xoxo");
        may_be("00100/21200/00001", Guess::Digits, "..x../oxo../....x");
        for text in
            ["1 2 1\n2 0 2", "121\n202\n", "[[1, 2, 1], [2, 0, 2]]", "[[1, 2, 1],\r\n [2, 0, 2]]"]
        {
            may_be(text, Guess::Digits, "xox/o.o");
        }
        for text in [
            "2 xo.\n1 .xo",
            "1 xo. 1\r\n2 .xo 2\r\n  abc",
            "  1 2 3\n1 x o .\n2 . x o",
            "|x|o|.|\n|.|x|o|",
            "+---+\n|xo.|\n|.xo|\n+---+",
            "┌─┬─┬─┐\n│x│o│ │\n├─┼─┼─┤\n│ │x│o│\n└─┴─┴─┘",
            "-------\n|x|o|_|\n-------\n|_|x|o|\n-------\n a b c",
            "| x | o |   |\n|---|---|---|\n|   | x | o |",
            "x|o|.\n-+-+-\n.|x|o",
            "#####\n#xo.#\n#.xo#\n#####",
        ] {
            may_be(text, Guess::Framed, "xo./.xo");
        }
        may_be("1 xo.", Guess::Framed, "xo.");
        may_be("|x|o|.|", Guess::Framed, "xo.");
        may_be("xo.|.xo", Guess::Bars, "xo./.xo");
        may_be("Konane(\".xo.|..xo\").CanonicalForm", Guess::Bars, ".xo./..xo");
        may_be("Konane(\".xo.\").CanonicalForm", Guess::Bars, ".xo.");
        may_be("PpPp/p2P/4 w 12", Guess::Pawns, "oxox/x..o/....");
        // Two programs would read two boards.
        let both = [(Guess::Framed, "xo.".to_string()), (Guess::Bars, "x/o/.".to_string())];
        assert_eq!(readings("x|o|."), (Err(BoardFault::Sign('|')), both.to_vec()));
        // Runs of empty squares are sure, and may still be digits.
        let digits = (Guess::Digits, "xo/ox".to_string());
        assert_eq!(readings("12/21").1, [digits]);
        assert!(readings("12/21").0.is_ok());
    }

    #[test]
    fn nothing_is_guessed_without_a_reason() {
        for text in [
            "",
            "0",
            "12",
            "1/2",
            "1\n2\n3",
            "xo0",
            "x10 x",
            "x?o",
            "1 xo.\n1 ox.",
            "1 xo.\nox.",
            "|xo|ox|",
            "{1|0}",
            "a b c",
            "hello there",
            "P",
        ] {
            let guesses = readings(text).1;
            assert!(
                guesses.iter().all(|(_, board)| text == "P" && board == "o"),
                "{text}: {guesses:?}"
            );
        }
    }
}
