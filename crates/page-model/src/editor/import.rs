//! Positions in the texts of this and of other programs.
//!
//! ```text
//! ours        xo/.xo          black x, white o; a link, or rows on lines of their own
//! cgt         xo.|.xo         rows split by |, blocked squares #
//! CGSuite     Konane("xo.|.xo").CanonicalForm
//! konjecture  _ x o           lines, white x, black o, empty _
//! vchess      Pp1/pPp         white P, black p; what follows a space is not the board
//! digits      1 2 0           black 1, white 2, empty 0, as in tables of other programs
//! ```

use std::fmt;

use crate::editor::editor_action::EditorAction;
use crate::link::position_link::PositionLink;
use konane::{Board, Edge, MAX_TEXT};
use words::say;

/// A position that was read from a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    pub form: Form,
    pub content: Content,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// All that a link says, and the link itself.
    Link(Box<PositionLink>, String),
    Board(Board),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Link,
    Ours,
    Cgt,
    Konjecture,
    Vchess,
    Digits,
}

/// Why a text cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportError {
    /// Counted from 1, as the column is.
    pub line: usize,
    pub column: usize,
    pub reason: String,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [line, column] = [self.line, self.column].map(|number| number.to_string());
        f.write_str(&say::text_place(&column, &line, &self.reason))
    }
}

impl std::error::Error for ImportError {}

impl ImportError {
    /// The line with the error: what comes before the wrong character, that character, and the
    /// rest.
    pub fn excerpt(&self, text: &str) -> [String; 3] {
        const REACH: usize = 30;
        let line = text.lines().nth(self.line - 1).unwrap_or_default();
        let letters = || line.chars();
        let at = self.column - 1;
        [
            letters().take(at).skip(at.saturating_sub(REACH)).collect(),
            letters().skip(at).take(1).collect(),
            letters().skip(at + 1).take(REACH).collect(),
        ]
    }
}

impl Form {
    pub fn name(self) -> &'static str {
        match self {
            Form::Link => say::text_link(),
            Form::Ours => say::text_board(),
            Form::Cgt => say::text_cgt(),
            Form::Konjecture => say::text_konjecture(),
            Form::Vchess => say::text_vchess(),
            Form::Digits => say::text_digits(),
        }
    }

    /// Whether programs disagree about which letter means which colour.
    pub fn is_unsure_of_colours(self) -> bool {
        matches!(self, Form::Konjecture | Form::Vchess | Form::Digits)
    }
}

impl Import {
    /// Reads a text. A board that does not say what its edge is gets this one.
    pub fn parse(text: &str, edge: Edge) -> Result<Import, ImportError> {
        if text.chars().count() > MAX_TEXT {
            return Err(locate(text, 0, say::link_too_long(&MAX_TEXT.to_string())));
        }
        if text.trim().is_empty() {
            return Err(locate(text, 0, say::text_no_position().to_string()));
        }
        match find_link(text) {
            Some(start) => Import::link(text, start),
            None => Import::board(text, recognise(text), edge),
        }
    }

    /// The stones alone.
    pub fn stones(&self) -> &Board {
        match &self.content {
            Content::Link(link, _) => &link.board,
            Content::Board(board) => board,
        }
    }

    pub fn has_stones(&self) -> bool {
        self.stones().stones().next().is_some()
    }

    /// The action that opens the text.
    pub fn action(self) -> EditorAction {
        match self.content {
            Content::Link(_, text) => EditorAction::Open(text),
            Content::Board(board) => EditorAction::Paste(board),
        }
    }

    /// The same with black and white exchanged.
    pub fn swapped(self) -> Import {
        let content = match self.content {
            Content::Board(board) => Content::Board(board.swapped()),
            Content::Link(link, _) => {
                let link = PositionLink { board: link.board.swapped(), ..*link };
                let text = link.to_string();
                Content::Link(Box::new(link), text)
            }
        };
        Import { content, ..self }
    }

    /// Reads a link that begins at this byte.
    fn link(text: &str, start: usize) -> Result<Import, ImportError> {
        // In the source of a web page, the link stands in quotation marks.
        let ends = |letter: char| letter.is_whitespace() || letter == '"';
        let link = text[start..].split(ends).next().unwrap_or_default();
        let read = PositionLink::parse(link).map_err(|error| {
            let before = text[..start].chars().count();
            locate(text, before + error.at - 1, error.reason)
        })?;
        Ok(Import { form: Form::Link, content: Content::Link(Box::new(read), link.to_string()) })
    }

    fn board(text: &str, form: Form, edge: Edge) -> Result<Import, ImportError> {
        let edge = if form == Form::Ours { edge } else { Edge::Walls };
        let mut letters: Vec<(usize, char)> = Vec::new();
        // In a line for CGSuite, the board stands in quotation marks.
        let has_lines = text.trim().contains('\n');
        let before = text.find(CGSUITE).map_or(0, |start| start + CGSUITE.len());
        let skipped = text[..before].chars().count();
        for (at, letter) in (skipped..).zip(text[before..].chars()) {
            match (form, letter) {
                (Form::Cgt, '"') => break,
                (Form::Vchess, ' ') if !letters.is_empty() => break,
                (Form::Vchess, 'P') => letters.push((at, 'o')),
                (Form::Vchess, 'p') => letters.push((at, 'x')),
                (Form::Cgt, '|') => letters.push((at, '/')),
                (Form::Digits, '0') => letters.push((at, '.')),
                (Form::Digits, '1') => letters.push((at, 'x')),
                (Form::Digits, '2') => letters.push((at, 'o')),
                (Form::Digits, ']') if !has_lines => letters.push((at, '\n')),
                (Form::Digits, '[' | ']' | ',') => {}
                // There may be spaces between squares.
                (_, ' ' | '\t' | '\r') => {}
                (_, letter) => letters.push((at, letter)),
            }
        }
        // Blank lines around the rows are not rows.
        while letters.last().is_some_and(|(_, letter)| *letter == '\n') {
            letters.pop();
        }
        let blank = letters.iter().take_while(|(_, letter)| *letter == '\n').count();
        let mut letters = letters.split_off(blank);
        if form == Form::Cgt {
            letters = without_border(text, letters)?;
        }
        let rows: String = letters.iter().map(|(_, letter)| letter).collect();
        let board = Board::parse(&rows, edge).map_err(|error| {
            let place = error.place.and_then(|place| letters.get(place.character - 1));
            let expected = match form {
                Form::Vchess => error.expected.replace("x, o, . or a number", "P, p or a number"),
                Form::Cgt => error.expected.replace("x, o, . or a number", "x, o, . or #"),
                _ => error.expected,
            };
            locate(text, place.map_or(0, |(at, _)| *at), say::link_expected(&expected))
        })?;
        let board = if form == Form::Konjecture { board.swapped() } else { board };
        Ok(Import { form, content: Content::Board(board) })
    }
}

/// The byte at which a link begins: at its `#`, or at its version.
fn find_link(text: &str) -> Option<usize> {
    let hash = text.find("#/").or_else(|| text.find("#%2F"));
    let bare = || {
        let start = text.len() - text.trim_start().len();
        let first = text[start..].trim_start_matches('/');
        let version = first.strip_prefix(['k', 'K'])?;
        version.starts_with(|c: char| c.is_ascii_digit()).then_some(start)
    };
    hash.or_else(bare)
}

/// The beginning of the line that the page writes for CGSuite.
const CGSUITE: &str = "Konane(\"";

fn recognise(text: &str) -> Form {
    let first = text.split_whitespace().next().unwrap_or_default();
    let is_fen = |c: char| matches!(c, 'P' | 'p' | '/') || c.is_ascii_digit();
    if is_digits(text) {
        Form::Digits
    } else if text.contains(['|', '#']) || text.contains(CGSUITE) {
        Form::Cgt
    } else if first.contains(['P', 'p']) && first.chars().next().is_some_and(is_fen) {
        Form::Vchess
    } else if text.contains('_') && !text.contains('.') {
        Form::Konjecture
    } else {
        Form::Ours
    }
}

/// Whether each square is a digit from 0 to 2, either separated from the others or in rows of the
/// same length.
fn is_digits(text: &str) -> bool {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '[' | ',');
    let rows: Vec<Vec<&str>> = text
        .split(['\n', ']'])
        .map(|row| row.split(between).filter(|word| !word.is_empty()).collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let Some(first) = rows.first() else { return false };
    let is_same = |row: &Vec<&str>| {
        row.len() == first.len()
            && row.iter().zip(first).all(|(one, other)| one.len() == other.len())
    };
    let is_apart = first.len() > 1 && first.iter().all(|word| word.len() == 1);
    let is_together = first.len() == 1 && first[0].len() > 1 && rows.len() > 1;
    (is_apart || is_together)
        && rows.iter().all(is_same)
        && rows.concat().concat().bytes().all(|digit| (b'0'..=b'2').contains(&digit))
}

/// Removes a border of blocked squares, which stands for walls. The page cannot show other blocked
/// squares.
fn without_border(
    text: &str,
    letters: Vec<(usize, char)>,
) -> Result<Vec<(usize, char)>, ImportError> {
    let mut rows: Vec<&[(usize, char)]> =
        letters.split(|(_, letter)| matches!(letter, '/' | '\n')).collect();
    let is_blocked = |letter: &(usize, char)| letter.1 == '#';
    let is_wall = |row: &&[(usize, char)]| !row.is_empty() && row.iter().all(is_blocked);
    while rows.first().is_some_and(is_wall) {
        rows.remove(0);
    }
    while rows.last().is_some_and(is_wall) {
        rows.pop();
    }
    while !rows.is_empty() && rows.iter().all(|row| row.first().is_some_and(is_blocked)) {
        rows.iter_mut().for_each(|row| *row = &row[1..]);
    }
    // The longest rows show where the right wall is.
    while let Some(longest) = rows.iter().map(|row| row.len()).max().filter(|&longest| longest > 0)
        && rows.iter().all(|row| row.len() < longest || row.last().is_some_and(is_blocked))
    {
        rows.iter_mut().filter(|row| row.len() == longest).for_each(|row| {
            *row = &row[..longest - 1];
        });
    }
    if let Some((at, _)) = rows.concat().iter().find(|letter| is_blocked(letter)) {
        return Err(locate(text, *at, say::text_blocked().to_string()));
    }
    let mut inner = Vec::new();
    for (index, row) in rows.into_iter().enumerate() {
        if index > 0 {
            inner.push((row.first().map_or(0, |(at, _)| *at), '/'));
        }
        inner.extend_from_slice(row);
    }
    Ok(inner)
}

/// An error at a character, counted from 0.
fn locate(text: &str, at: usize, reason: String) -> ImportError {
    let before: String = text.chars().take(at).collect();
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&letter| letter != '\n').count() + 1;
    ImportError { line, column, reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, form: Form, board: &str) {
        let import = Import::parse(text, Edge::Walls).unwrap();
        assert_eq!(import.form, form);
        let edge = import.stones().edge();
        assert_eq!(*import.stones(), Board::parse(board, edge).unwrap());
        assert_eq!(import.clone().swapped().swapped().stones(), import.stones());
    }

    #[track_caller]
    fn check_error(text: &str, message: &str) {
        assert_eq!(Import::parse(text, Edge::Walls).unwrap_err().to_string(), message);
    }

    #[test]
    fn reads_our_texts() {
        check("xo/.xo", Form::Ours, "xo1/.xo");
        check("\n  x o .\n  . x o\n\n", Form::Ours, "xo1/.xo");
        check("●○\n3", Form::Ours, "xo1/3");
        check("8", Form::Ours, "8");
        check("BWB\nw.b", Form::Ours, "xox/o.x");
        check("https://example.org/p/#/k1/ancient/walls/xo?hide=1", Form::Link, "xo");
        check("see #/k1/modern/plane/xo now", Form::Link, "xo");
        check(" k1/ancient/walls/x.o", Form::Link, "x.o");
        check("k2/modern/walls/2/2/1BEZ", Form::Link, "xo/.x");
        check("<iframe src=\"https://e.org/#/k1/ancient/walls/xo\" title=\"x\">", Form::Link, "xo");
    }

    #[test]
    fn reads_other_programs() {
        check("xo.|.xo", Form::Cgt, "xo1/.xo");
        check("#####\n#xo.#\n#.xo#\n#####", Form::Cgt, "xo1/.xo");
        check("xo#|.x#", Form::Cgt, "xo/.x");
        check("Konane(\".xo.|..xo\").CanonicalForm", Form::Cgt, ".xo./..xo");
        check("Konane(\".xo.\").CanonicalForm", Form::Cgt, ".xo1");
        check("_xo\nxo_", Form::Konjecture, ".ox/ox1");
        check("_ x o\nx o _", Form::Konjecture, ".ox/ox1");
        check("PpPp/p2P/4 w 12", Form::Vchess, "oxox/x..o/4");
        check("1p/Pp", Form::Vchess, ".x/ox");
        for text in
            ["1 2 1\n2 0 2", "121\n202\n", "[[1, 2, 1], [2, 0, 2]]", "[[1, 2, 1],\n [2, 0, 2]]"]
        {
            check(text, Form::Digits, "xox/o.o");
        }
        // In rows of different lengths digits count empty squares, as larger numbers do.
        check("1 2\n3", Form::Ours, "12/3");
        check("12", Form::Ours, "12");
    }

    #[test]
    fn says_where_it_is_wrong() {
        check_error("", "line 1, column 1: expected a position, found nothing");
        check_error("xo\n. y", "line 2, column 3: expected x, o, . or a number, found “y”");
        check_error("Pp/pQ", "line 1, column 5: expected P, p or a number, found “Q”");
        check_error("xo|.y", "line 1, column 5: expected x, o, . or #, found “y”");
        check_error("Konane(\"xo|.y\")", "line 1, column 13: expected x, o, . or #, found “y”");
        check_error(
            "xo.|x#o",
            "line 1, column 6: expected x, o or . here: only walls around the board can be shown",
        );
        check_error(
            "look:\n#/k1/old/plane/xo",
            "line 2, column 6: expected ancient or modern, found “old”",
        );
        check_error(
            &"x".repeat(MAX_TEXT + 1),
            "line 1, column 1: expected at most 100000 characters",
        );
        check_error(&"x\n".repeat(201), "line 1, column 1: expected at most 200 rows");
    }

    #[test]
    fn quotes_the_place() {
        let text = format!("xo\n{}y{}", "x".repeat(40), "o".repeat(40));
        let error = Import::parse(&text, Edge::Walls).unwrap_err();
        assert_eq!(error.excerpt(&text), ["x".repeat(30), "y".to_string(), "o".repeat(30)]);
    }

    #[test]
    fn never_panics() {
        let signs = ["x", "o", ".", "#", "|", "/", "\n", " ", "P", "p", "_", "9", "k1", "é", "%"];
        for one in signs {
            for two in signs {
                for three in signs {
                    let text = format!("{one}{two}{three}{one}");
                    if let Err(error) = Import::parse(&text, Edge::Plane) {
                        error.excerpt(&text);
                    }
                }
            }
        }
    }
}
