//! A card and its text.
//!
//! ```text
//! card     = [count ","] (position / value)     ; as in 3,ancient/plane/xo/.xo and -^
//! position = rules "/" edge "/" rows            ; the words of links, rows as a board's text
//! value    = what stands for a value when it is typed
//! ```

use std::fmt;

use crate::content::lessons::SubjectKind;
use konane::{Board, Edge, Rules};
use words::{expected, say};

/// The most copies of a card.
pub const MOST_COPIES: u32 = 99;
/// The longest text of a value, in characters.
pub const LONGEST_VALUE: usize = 2_000;

/// A number of copies of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub game: Game,
    pub count: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Game {
    Position(Rules, Board),
    /// As it is typed. Only reading it shows whether it has a value.
    Value(String),
}

/// Why a text is not a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCardError {
    /// The character of the text, counted from 1.
    pub at: usize,
    pub expected: String,
}

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&say::link_at(&self.at.to_string(), &say::link_expected(&self.expected)))
    }
}

impl std::error::Error for ParseCardError {}

impl From<&SubjectKind> for Game {
    fn from(kind: &SubjectKind) -> Game {
        match kind {
            SubjectKind::Position(rules, board) => Game::Position(*rules, board.trimmed()),
            SubjectKind::Expression(text) => Game::Value(text.clone()),
        }
    }
}

impl From<Game> for SubjectKind {
    fn from(game: Game) -> SubjectKind {
        match game {
            Game::Position(rules, board) => SubjectKind::Position(rules, board),
            Game::Value(text) => SubjectKind::Expression(text),
        }
    }
}

impl From<Game> for Card {
    fn from(game: Game) -> Card {
        Card { game, count: 1 }
    }
}

impl Card {
    pub fn parse(text: &str) -> Result<Card, ParseCardError> {
        let (count, rest) = match text.split_once(',') {
            Some((count, rest)) if is_number(count) => (count, rest),
            _ => ("1", text),
        };
        let read = count.trim().parse().ok();
        let count = read.filter(|count| (1..=MOST_COPIES).contains(count)).ok_or_else(|| {
            let expected = say::card_copies(&MOST_COPIES.to_string());
            ParseCardError { at: 1, expected }
        })?;
        let skipped = text.chars().count() - rest.chars().count();
        let game = Game::parse(rest)
            .map_err(|error| ParseCardError { at: error.at + skipped, ..error })?;
        Ok(Card { game, count })
    }

    pub fn negative(&self) -> Card {
        Card { game: self.game.negative(), ..*self }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        // A value may begin as a count does: 1,3,4 is not 3,4.
        let begins_so = |text: &String| text.split_once(',').is_some_and(|it| is_number(it.0));
        let seems_counted = matches!(&self.game, Game::Value(text) if begins_so(text));
        if self.count != 1 || seems_counted {
            write!(f, "{},", self.count)?;
        }
        write!(f, "{}", self.game)
    }
}

impl Game {
    pub fn parse(text: &str) -> Result<Game, ParseCardError> {
        let mut words = text.splitn(3, '/');
        let (rules, edge) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let Ok(known) = rules.trim().parse() else { return Game::value(text) };
        let before = rules.chars().count() + 2;
        let Ok(edge_known) = edge.trim().parse() else {
            return Err(ParseCardError {
                at: before,
                expected: say::link_or(Edge::Plane.name(), Edge::Walls.name()),
            });
        };
        let before = before + edge.chars().count() + 1;
        let rows = words
            .next()
            .ok_or(ParseCardError { at: before - 1, expected: say::card_rows().to_string() })?;
        let board = Board::parse(rows, edge_known).map_err(|error| ParseCardError {
            at: before + error.place.map_or(0, |place| place.character - 1),
            expected: expected(error.fault),
        })?;
        Ok(Game::Position(known, board.trimmed()))
    }

    /// A text to be read as a value.
    pub fn value(text: &str) -> Result<Game, ParseCardError> {
        let text = text.trim();
        let error = |at, expected: String| Err(ParseCardError { at, expected });
        if text.is_empty() {
            return error(1, say::card_any().to_string());
        }
        if text.chars().count() > LONGEST_VALUE {
            return error(LONGEST_VALUE + 1, say::rows_text(&LONGEST_VALUE.to_string()));
        }
        match text.chars().position(char::is_control) {
            Some(at) => error(at + 1, say::card_line().to_string()),
            None => Ok(Game::Value(text.to_string())),
        }
    }

    /// The game with the players' roles exchanged: on a board, black and white.
    pub fn negative(&self) -> Game {
        match self {
            Game::Position(rules, board) => Game::Position(*rules, board.swapped()),
            Game::Value(text) => Game::Value(negated(text)),
        }
    }

    pub fn board(&self) -> Option<&Board> {
        match self {
            Game::Position(_, board) => Some(board),
            Game::Value(_) => None,
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Game::Position(rules, board) => {
                write!(f, "{}/{}/{board}", rules.name(), board.edge().name())
            }
            Game::Value(text) => f.write_str(text),
        }
    }
}

/// The text of the negative; negating twice restores the text.
fn negated(text: &str) -> String {
    if let Some(rest) = text.strip_prefix('-').filter(|rest| is_operand(rest)) {
        let bare = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        return bare.unwrap_or(rest).to_string();
    }
    match is_operand(text) {
        true => format!("-{text}"),
        false => format!("-({text})"),
    }
}

/// Whether a sign before the text applies to all of it: a number, or a text in one pair of brackets.
fn is_operand(text: &str) -> bool {
    if is_number(text) {
        return true;
    }
    let is_bracketed = text.starts_with(['(', '{']);
    let mut depth = 0i64;
    let last = text.len().saturating_sub(1);
    let stays_inside = text.char_indices().all(|(at, letter)| {
        depth += match letter {
            '(' | '{' => 1,
            ')' | '}' => -1,
            _ => 0,
        };
        depth > 0 || at == last
    });
    is_bracketed && stays_inside && depth == 0
}

fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, written: &str) {
        let card = Card::parse(text).unwrap();
        assert_eq!(card.to_string(), written);
        assert_eq!(Card::parse(written), Ok(card));
    }

    #[test]
    fn writes_what_it_reads() {
        check("ancient/plane/..xo", "ancient/plane/xo");
        check("Modern/Walls/..xo", "modern/walls/..xo");
        check("12,ancient/plane/xo/.xo", "12,ancient/plane/xo/.xo");
        check("1, ^* ", "^*");
        check("3,{1,2|0}", "3,{1,2|0}");
        check("1/2", "1/2");
        check("ancientest", "ancientest");
        check("1, 3 ,4", "1,3 ,4");
    }

    #[test]
    fn says_where_it_is_wrong() {
        let error = |text: &str| Card::parse(text).unwrap_err().to_string();
        assert_eq!(error(""), "character 1: expected a position or a value");
        assert_eq!(error("0,^"), "character 1: expected 1 to 99 copies");
        assert_eq!(error("100,^"), "character 1: expected 1 to 99 copies");
        assert_eq!(error("99999999999999,^"), "character 1: expected 1 to 99 copies");
        assert_eq!(error("2,ancient/sea/x"), "character 11: expected plane or walls");
        assert_eq!(
            error("ancient/plane"),
            "character 14: expected a slash and the rows of a board"
        );
        let place = "expected x, o, . or a number, found “?”";
        assert_eq!(error("ancient/plane/xo/?"), format!("character 18: {place}"));
        assert_eq!(error("1\n2"), "character 2: expected a value on one line");
        let long = "1".repeat(LONGEST_VALUE + 1);
        assert_eq!(error(&long), "character 2001: expected at most 2000 characters");
        assert!(Card::parse(&long[1..]).is_ok());
    }

    #[test]
    fn the_negative_of_the_negative_is_the_same() {
        for (text, negative) in [
            ("1", "-1"),
            ("{1|0}", "-{1|0}"),
            ("1/2", "-(1/2)"),
            ("-2^", "-(-2^)"),
            ("^", "-(^)"),
            ("(1)+(2)", "-((1)+(2))"),
            ("{1|0}{2|1}", "-({1|0}{2|1})"),
            ("ancient/walls/.xo/x", "ancient/walls/.ox/o"),
        ] {
            let card = Card::parse(text).unwrap();
            assert_eq!(card.negative().to_string(), negative);
            assert_eq!(card.negative().negative(), card, "{text}");
        }
    }
}
