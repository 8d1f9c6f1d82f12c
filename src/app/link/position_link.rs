//! The text of a link.
//!
//! ```text
//! #/k1/<rules>/<board>/<rows>?<parameters>      ; as in #/k1/ancient/plane/xo/.xo
//! rules = "ancient" / "modern"
//! board = "plane" / "walls"
//! rows  = the text of a board
//! ```
//!
//! The meaning of `k1` never changes. The reader takes what chat programs make of a link:
//! capitals, full-width letters, percent-encoding. Without a position it shows a first example.

use std::fmt;

use crate::konane::{Board, Edge, MAX_TEXT, Rules, Square};
use crate::player::Player;

/// What a link says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLink {
    pub rules: Rules,
    pub board: Board,
    /// What follows the question mark, kept as it came.
    pub parameters: String,
}

/// Why a text is not a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLinkError {
    /// Which character of the link, counted from 1.
    pub at: usize,
    pub reason: String,
}

impl fmt::Display for ParseLinkError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "character {}: {}", self.at, self.reason)
    }
}

impl std::error::Error for ParseLinkError {}

impl ParseLinkError {
    /// The link's text before, at and after the place, shortened to fit on a line or two.
    pub fn excerpt(&self, link: &str) -> [String; 3] {
        const REACH: usize = 40;
        let letters: Vec<char> = link.chars().collect();
        let at = (self.at - 1).min(letters.len());
        let after = (at + 1).min(letters.len());
        let (first, last) = (at.saturating_sub(REACH), (after + REACH).min(letters.len()));
        let cut = |is_cut: bool| if is_cut { "…" } else { "" };
        [
            format!("{}{}", cut(first > 0), String::from_iter(&letters[first..at])),
            String::from_iter(&letters[at..after]),
            format!("{}{}", String::from_iter(&letters[after..last]), cut(last < letters.len())),
        ]
    }
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

impl fmt::Display for PositionLink {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (rules, edge) = (self.rules.name(), self.board.edge().name());
        write!(f, "#/k1/{rules}/{edge}/{}", self.board)?;
        if !self.parameters.is_empty() {
            write!(f, "?{}", self.parameters)?;
        }
        Ok(())
    }
}

impl PositionLink {
    /// Reads a fragment, with or without its `#`.
    pub fn parse(text: &str) -> Result<PositionLink, ParseLinkError> {
        if text.chars().count() > MAX_TEXT {
            return Err(ParseLinkError {
                at: MAX_TEXT + 1,
                reason: format!("expected at most {MAX_TEXT} characters"),
            });
        }
        let (letters, parameters) = split(text)?;
        let mut path = Path { rest: &letters, end: text.chars().count() + 1 };
        path.skip('#');
        path.skip('/');
        if path.rest.is_empty() {
            return Ok(PositionLink { parameters, ..PositionLink::default() });
        }
        path.choose([("k1", ())])?;
        let rules = path.choose(Rules::ALL.map(|rules| (rules.name(), rules)))?;
        let edge = path.choose(Edge::ALL.map(|edge| (edge.name(), edge)))?;
        Ok(PositionLink { rules, board: path.board(edge)?, parameters })
    }
}

/// A character of a link after decoding, and where it stood, counted from 1.
pub struct Letter {
    at: usize,
    pub letter: char,
}

/// A parameter's text; what is no good encoding stands as it is.
pub fn decoded(text: &str) -> String {
    let mut decoded = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digit = |place: usize| char::from(*after.get(place)?).to_digit(16);
        match (first, digit(0), digit(1)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                rest = &after[2..];
            }
            _ => {
                decoded.push(if *first == b'+' { b' ' } else { *first });
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// The path of a link, decoded, and what follows its question mark, as it stands.
pub fn split(text: &str) -> Result<(Vec<Letter>, String), ParseLinkError> {
    let raw: Vec<char> = text.chars().collect();
    let mut path = Vec::new();
    let mut index = 0;
    while index < raw.len() {
        let at = index + 1;
        let (letter, length) = match raw[index] {
            '%' => unescape(&raw[index..]).ok_or_else(|| ParseLinkError {
                at,
                reason: "expected two hexadecimal digits after “%” that stand for a character"
                    .to_string(),
            })?,
            letter => (letter, 1),
        };
        index += length;
        match narrow(letter) {
            '?' => return Ok((path, String::from_iter(&raw[index..]))),
            letter => path.push(Letter { at, letter }),
        }
    }
    Ok((path, String::new()))
}

/// The character that a text beginning with `%` stands for, and how long its encoding is.
fn unescape(raw: &[char]) -> Option<(char, usize)> {
    let byte = |escape: &[char]| match *escape {
        ['%', high, low] => Some((high.to_digit(16)? * 16 + low.to_digit(16)?) as u8),
        _ => None,
    };
    // A character takes at most four bytes.
    let bytes: Vec<u8> = raw.chunks(3).take(4).map_while(byte).collect();
    let letter = bytes.utf8_chunks().next()?.valid().chars().next()?;
    Some((letter, 3 * letter.len_utf8()))
}

/// A full-width character as the ordinary one.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

/// What is still to be read.
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

    /// Reads a word up to the next slash, which must be one of the choices.
    fn choose<T, const N: usize>(&mut self, choices: [(&str, T); N]) -> Result<T, ParseLinkError> {
        let at = self.at();
        let length = self.rest.iter().take_while(|letter| letter.letter != '/').count();
        let word: String = self.rest[..length].iter().map(|letter| letter.letter).collect();
        self.rest = &self.rest[length..];
        self.skip('/');
        let expected = choices.each_ref().map(|(name, _)| *name).join(" or ");
        choices
            .into_iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(word.trim()))
            .map(|(_, choice)| choice)
            .ok_or_else(|| ParseLinkError {
                at,
                reason: match word.as_str() {
                    "" => format!("expected {expected}, found nothing"),
                    word => format!("expected {expected}, found “{}”", shorten(word, 20)),
                },
            })
    }

    /// Reads all that is left as a board.
    fn board(&self, edge: Edge) -> Result<Board, ParseLinkError> {
        let rows: String = self.rest.iter().map(|letter| letter.letter).collect();
        if rows.trim().is_empty() {
            return Err(ParseLinkError {
                at: self.at(),
                reason: "expected the rows of the board, found nothing".to_string(),
            });
        }
        Board::parse(&rows, edge).map_err(|error| {
            let place = error.place.and_then(|place| self.rest.get(place.character - 1));
            ParseLinkError {
                at: place.map_or(self.at(), |letter| letter.at),
                reason: error.to_string(),
            }
        })
    }
}

/// A word as it is quoted, of at most so many characters.
pub fn shorten(word: &str, longest: usize) -> String {
    match word.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        check_error("#/k2/ancient/plane/xo", "character 3: expected k1, found “k2”");
        check_error("#gallery", "character 2: expected k1, found “gallery”");
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
            "character 20001: expected at most 20000 characters",
        );
    }

    #[test]
    fn never_panics() {
        let link = "#%2Fk1/ancient/walls/%E2%97%8Fo4%2Fx.ｘ?a=%E2";
        for end in (0..=link.len()).filter(|&end| link.is_char_boundary(end)) {
            if let Err(error) = PositionLink::parse(&link[..end]) {
                error.excerpt(&link[..end]);
            }
        }
    }

    #[test]
    fn quotes_the_place() {
        let quote = |text: &str| PositionLink::parse(text).unwrap_err().excerpt(text);
        assert_eq!(quote("#/k1/modern"), ["#/k1/modern", "", ""]);
        assert_eq!(quote("#/k1/old/plane/xo"), ["#/k1/", "o", "ld/plane/xo"]);
        let long = format!("#/k1/ancient/plane/{}?{}", "xo".repeat(30) + "z", "a".repeat(50));
        assert_eq!(
            quote(&long),
            [format!("…{}", "xo".repeat(20)), "z".to_string(), format!("?{}…", "a".repeat(39))]
        );
    }
}
