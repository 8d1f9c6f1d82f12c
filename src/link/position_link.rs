//! The text of a link to a position.
//!
//! ```text
//! #/k1/<rules>/<board>/<rows>?<parameters>      ; as in #/k1/ancient/plane/xo/.xo
//! #/k2/<rules>/<board>/<height>/<width>/<packed>?<parameters>
//! rules  = "ancient" / "modern"
//! board  = "plane" / "walls"
//! rows   = the text of a board
//! packed = its stones in as few characters as they need
//! ```
//!
//! The meaning of `k1` and `k2` never changes. The page writes `k2` where rows would be long. It
//! reads what chat programs make of a link: capitals, full-width letters, percent-encoding. A link
//! without a position shows a first example.

use std::fmt;

use crate::link::corrections::{Corrections, listed};
use crate::link::encoding::{Letter, split};
use crate::link::line::Line;
use crate::link::packed::{pack, unpack};
use crate::link::parameters::MOST_UNKNOWN;
use crate::link::problem::{TextError, shorten};
use crate::link::view::View;
use basics::player::Player;
use konane::{Board, BoardFault, Edge, MAX_SIDE, MAX_TEXT, Rules, Square};
use words::{board_error, expected, say};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLink {
    pub rules: Rules,
    pub board: Board,
    /// What follows the question mark, unchanged.
    pub parameters: String,
}

/// The first example, Ernst's `oxo.ox`.
impl Default for PositionLink {
    fn default() -> Self {
        let mut board = Board::empty(1, 6, Edge::Plane);
        for (column, player) in [
            (0, Player::Right),
            (1, Player::Left),
            (2, Player::Right),
            (4, Player::Right),
            (5, Player::Left),
        ] {
            board.set(Square::new(0, column), Some(player));
        }
        PositionLink { rules: Rules::Ancient, board, parameters: String::new() }
    }
}

/// Rows longer than this are packed, if that at least halves them.
const LONG: usize = 200;
impl fmt::Display for PositionLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&PositionLink::path(self.rules, &self.board))?;
        if !self.parameters.is_empty() {
            write!(f, "?{}", self.parameters)?;
        }
        Ok(())
    }
}

impl PositionLink {
    /// Reads a fragment, with or without its `#`.
    pub fn parse(text: &str) -> Result<PositionLink, TextError> {
        if text.chars().count() > MAX_TEXT {
            return Err(TextError {
                at: MAX_TEXT + 1,
                reason: say::link_expected(&expected(BoardFault::LongText)),
            });
        }
        let (letters, parameters) = split(text)?;
        let mut path = Path { rest: &letters, end: text.chars().count() + 1 };
        path.skip('#');
        path.skip('/');
        if path.rest.is_empty() {
            return Ok(PositionLink { parameters, ..PositionLink::default() });
        }
        let is_packed = path.choose([("k1", false), ("k2", true)])?;
        let rules = path.choose(Rules::ALL.map(|rules| (rules.name(), rules)))?;
        let edge = path.choose(Edge::ALL.map(|edge| (edge.name(), edge)))?;
        let board = if is_packed { path.packed(edge)? } else { path.rows(edge)? };
        Ok(PositionLink { rules, board, parameters })
    }

    /// Reads the parameters: the view, the line, and the parameters that the page does not know,
    /// unchanged.
    pub fn read_parameters(&self) -> (View, Line, String, Corrections) {
        let mut corrections = Corrections::default();
        let (view, rest) = View::parse(&self.parameters, &mut corrections);
        let start = self.board.trimmed();
        let (line, mut rest) = Line::parse(&rest, &start, self.rules, &mut corrections);
        // With more than this, the link that the page writes might be too long to read.
        if rest.len() > MOST_UNKNOWN {
            corrections.say(say::link_unknown(&MOST_UNKNOWN.to_string()));
            rest.clear();
        }
        (view, line, rest, corrections)
    }

    /// The link without parameters.
    pub fn path(rules: Rules, board: &Board) -> String {
        let (rules, edge) = (rules.name(), board.edge().name());
        let rows = board.to_string();
        let packed = (rows.len() > LONG).then(|| packed(&board.trimmed()));
        match packed.filter(|packed| 2 * packed.len() <= rows.len()) {
            Some(packed) => format!("#/k2/{rules}/{edge}/{packed}"),
            None => format!("#/k1/{rules}/{edge}/{rows}"),
        }
    }
}

/// The board's size and its packed stones.
fn packed(board: &Board) -> String {
    format!("{}/{}/{}", board.rows(), board.columns(), pack(board))
}

/// The part of the path that is not read yet.
struct Path<'a> {
    rest: &'a [Letter],
    /// One past the last character of the link.
    end: usize,
}

impl Path<'_> {
    fn at(&self) -> usize {
        self.rest.first().map_or(self.end, |letter| letter.at)
    }

    fn skip(&mut self, letter: char) {
        if self.rest.first().is_some_and(|first| first.letter == letter) {
            self.rest = &self.rest[1..];
        }
    }

    /// Reads a word up to the next slash; returns its position too.
    fn word(&mut self) -> (usize, String) {
        let at = self.at();
        let length = self.rest.iter().take_while(|letter| letter.letter != '/').count();
        let word: String = self.rest[..length].iter().map(|letter| letter.letter).collect();
        self.rest = &self.rest[length..];
        self.skip('/');
        (at, word.trim().to_string())
    }

    /// Reads a word that must be one of the choices.
    fn choose<T, const N: usize>(&mut self, choices: [(&str, T); N]) -> Result<T, TextError> {
        let expected = listed(&choices.each_ref().map(|(name, _)| *name), say::link_or);
        let (at, word) = self.word();
        let choice = choices.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
        choice.map(|(_, choice)| choice).ok_or_else(|| unexpected(at, &expected, &word))
    }

    /// Reads the number of rows or columns.
    fn side(&mut self, what: fn(&str) -> String) -> Result<i32, TextError> {
        let (at, word) = self.word();
        let side = word.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
        side.ok_or_else(|| unexpected(at, &what(&MAX_SIDE.to_string()), &word))
    }

    /// Reads the rest as the size of a board and its packed stones.
    fn packed(&mut self, edge: Edge) -> Result<Board, TextError> {
        let (rows, columns) = (self.side(say::link_side_rows)?, self.side(say::link_side_columns)?);
        while let [rest @ .., Letter { letter: ' ', .. }] = self.rest {
            self.rest = rest;
        }
        let text: Vec<char> = self.rest.iter().map(|letter| letter.letter).collect();
        unpack(&text, rows, columns, edge).map_err(|(place, expected)| TextError {
            at: self.rest.get(place).map_or(self.end, |letter| letter.at),
            reason: say::link_expected(expected),
        })
    }

    /// Reads the rest as the rows of a board.
    fn rows(&self, edge: Edge) -> Result<Board, TextError> {
        let rows: String = self.rest.iter().map(|letter| letter.letter).collect();
        if rows.trim().is_empty() {
            return Err(TextError { at: self.at(), reason: say::link_no_rows().to_string() });
        }
        Board::parse(&rows, edge).map_err(|error| {
            let place = error.place.and_then(|place| self.rest.get(place.character - 1));
            TextError {
                at: place.map_or(self.at(), |letter| letter.at),
                reason: board_error(&error),
            }
        })
    }
}

fn unexpected(at: usize, expected: &str, found: &str) -> TextError {
    let found = match found {
        "" => say::link_nothing().to_string(),
        found => format!("“{}”", shorten(found, 20)),
    };
    TextError { at, reason: say::link_unexpected(expected, &found) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::problem::excerpt;

    #[track_caller]
    fn check(text: &str, written: &str) {
        let link = PositionLink::parse(text).unwrap();
        assert_eq!(link.to_string(), written);
        assert_eq!(PositionLink::parse(written).unwrap().to_string(), written);
    }

    #[track_caller]
    fn check_error(text: &str, message: &str) {
        assert_eq!(PositionLink::parse(text).unwrap_err().to_string(), message);
    }

    #[test]
    fn writes_what_it_reads() {
        check("#/k1/ancient/plane/xo/.xo", "#/k1/ancient/plane/xo/.xo");
        check("#/k1/modern/walls/xo6", "#/k1/modern/walls/xo6");
        check("k1/ancient/walls/1", "#/k1/ancient/walls/1");
    }

    #[test]
    fn shows_an_example_without_a_position() {
        for bare in ["", "#", "#/", "/"] {
            check(bare, "#/k1/ancient/plane/oxo.ox");
        }
        check("#/?view=quiz", "#/k1/ancient/plane/oxo.ox?view=quiz");
    }

    #[test]
    fn takes_what_chat_programs_make_of_a_link() {
        check("#%2Fk1%2FAncient%2FPLANE%2FXO%2f.xo", "#/k1/ancient/plane/xo/.xo");
        check("#/k1/%20modern /walls/%20xo.", "#/k1/modern/walls/xo1");
        check("#／ｋ１／ａｎｃｉｅｎｔ／ｐｌａｎｅ／ｘｏ．ｘ", "#/k1/ancient/plane/xo.x");
        check("#/k1/ancient/plane/%E2%97%8F%e2%97%8b", "#/k1/ancient/plane/xo");
        check("#/k1/ancient/plane/xo%3Fto%3DL", "#/k1/ancient/plane/xo?to%3DL");
    }

    #[test]
    fn keeps_parameters() {
        check("#/k1/ancient/plane/xo?z=%zz&a=?&&b", "#/k1/ancient/plane/xo?z=%zz&a=?&&b");
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        check_error("#/k3/ancient/plane/xo", "character 3: expected k1 or k2, found “k3”");
        check_error("#gallery", "character 2: expected k1 or k2, found “gallery”");
        check_error("#/k1", "character 5: expected ancient or modern, found nothing");
        check_error("#/k1//plane/xo", "character 6: expected ancient or modern, found nothing");
        check_error(
            "#/k1/hawaiian-and-even-longer/plane/xo",
            "character 6: expected ancient or modern, found “hawaiian-and-even-lo…”",
        );
        check_error("#/k1/modern/torus/xo", "character 13: expected plane or walls, found “torus”");
        check_error(
            "#/k1/ancient/plane/",
            "character 20: expected the rows of the board, found nothing",
        );
        check_error(
            "#/k1/ancient/plane/%20xo%2F.zo",
            "character 29: row 2, column 2: expected x, o, . or a number, found “z”",
        );
        check_error(
            "#/k1/ancient/plane/x%zz",
            "character 21: expected two hexadecimal digits after “%” that stand for a character",
        );
        check_error(
            "#/k1/%E2%97",
            "character 6: expected two hexadecimal digits after “%” that stand for a character",
        );
        check_error(
            &format!("#/k1/ancient/plane/{}", "x/".repeat(201)),
            "character 20: expected at most 200 rows",
        );
        check_error(
            &".".repeat(MAX_TEXT + 1),
            "character 100001: expected at most 100000 characters",
        );
    }

    #[test]
    fn quotes_the_place() {
        let quote = |text: &str| excerpt(text, PositionLink::parse(text).unwrap_err().at);
        assert_eq!(quote("#/k1/modern"), ["#/k1/modern", "", ""]);
        assert_eq!(quote("#/k1/old/plane/xo"), ["#/k1/", "o", "ld/plane/xo"]);
        let long = format!("#/k1/ancient/plane/{}?{}", "xo".repeat(30) + "z", "a".repeat(50));
        assert_eq!(
            quote(&long),
            [format!("…{}", "xo".repeat(20)), "z".to_string(), format!("?{}…", "a".repeat(39))]
        );
    }
}
