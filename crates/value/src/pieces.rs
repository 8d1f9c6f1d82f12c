//! Names with the signs that books use, for a page or for a line of text.

use crate::Dyadic;
use crate::parts::Arrow;
use crate::tokens::{Bracket, Token};
use basics::player::Player;

/// A piece of a name that is all set in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The signs of the piece, in Unicode.
    pub text: String,
    /// How they are set.
    pub look: Look,
}

/// How a piece is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// On the line.
    Normal,
    /// Raised: the power of an arrow.
    Superscript,
    /// Lowered: what a tiny or miny is of.
    Subscript,
    /// A numerator, a slash and a denominator.
    Fraction,
    /// A thin space between two parts of a sum.
    Space,
}

const THIN_SPACE: &str = "\u{2009}";

pub(super) fn pieces(tokens: &[Token]) -> Vec<Piece> {
    let mut pieces = Pieces { done: Vec::new(), level: Look::Normal };
    // For each open subscript, whether it is lowered; if not, it stands in brackets.
    let mut subscripts: Vec<bool> = Vec::new();
    for (index, &token) in tokens.iter().enumerate() {
        match token {
            Token::Number(number) => pieces.push_number(number),
            Token::Arrow(arrow) => pieces.push_arrow(arrow),
            Token::Star(1) => pieces.push("∗"),
            Token::Star(star) => pieces.push(&format!("∗{star}")),
            Token::Join if pieces.level == Look::Normal => {
                pieces.push_as(THIN_SPACE, Look::Space);
            }
            Token::Join => pieces.push(THIN_SPACE),
            Token::PlusMinus => pieces.push("±"),
            Token::Tiny(ahead) => {
                // No sign is raised or lowered twice.
                let is_lowered = is_flat(&tokens[index + 1..]);
                subscripts.push(is_lowered);
                pieces.push(match (ahead, is_lowered) {
                    (Player::Left, true) => "⧾",
                    (Player::Right, true) => "⧿",
                    (Player::Left, false) => "Tiny",
                    (Player::Right, false) => "Miny",
                });
            }
            Token::Open(Bracket::Subscript) => match subscripts.last() {
                Some(true) => pieces.level = Look::Subscript,
                _ => pieces.push("("),
            },
            Token::Close(Bracket::Subscript) => match subscripts.pop() {
                Some(true) => pieces.level = Look::Normal,
                _ => pieces.push(")"),
            },
            Token::Open(Bracket::Brace) => pieces.push("{"),
            Token::Close(Bracket::Brace) => pieces.push("}"),
            Token::Open(Bracket::Round) => pieces.push("("),
            Token::Close(Bracket::Round) => pieces.push(")"),
            Token::Comma => pieces.push(","),
            Token::Bars(count) => pieces.push(&"|".repeat(count)),
            Token::Nothing => {}
            Token::Ellipsis => pieces.push("…"),
        }
    }
    pieces.done
}

/// The pieces in one line of Unicode text. Raised or lowered digits become small digits; other
/// subscripts get parentheses.
pub(super) fn line(pieces: &[Piece]) -> String {
    let mut line = String::new();
    for Piece { text, look } in pieces {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        match look {
            Look::Superscript if is_number => line.extend(small(text, SUPERSCRIPTS)),
            Look::Subscript if is_number => line.extend(small(text, SUBSCRIPTS)),
            Look::Subscript if !text.starts_with('[') => {
                line.extend(["(", text.as_str(), ")"]);
            }
            _ => line.push_str(text),
        }
    }
    line
}

/// The pieces in HTML. No sign of a name needs an escape.
pub(super) fn html(pieces: &[Piece]) -> String {
    let mut html = String::new();
    for Piece { text, look } in pieces {
        match (look, text.split_once('/')) {
            (Look::Fraction, Some((above, below))) => {
                html.push_str(&format!("<sup>{above}</sup>⁄<sub>{below}</sub>"));
            }
            (Look::Superscript, _) => html.extend(["<sup>", text, "</sup>"]),
            (Look::Subscript, _) => html.extend(["<sub>", text, "</sub>"]),
            _ => html.push_str(text),
        }
    }
    html
}

pub(super) const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
pub(super) const SUBSCRIPTS: [char; 10] = ['₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];

fn small(digits: &str, signs: [char; 10]) -> impl Iterator<Item = char> {
    digits.bytes().map(move |digit| signs[usize::from(digit - b'0')])
}

/// Whether the subscript with which the tokens begin has no raised or lowered signs in it.
fn is_flat(tokens: &[Token]) -> bool {
    for token in tokens {
        match token {
            Token::Tiny(_) | Token::Arrow(Arrow::Power(_) | Arrow::Run(_)) => return false,
            Token::Close(Bracket::Subscript) => return true,
            _ => {}
        }
    }
    true
}

struct Pieces {
    done: Vec<Piece>,
    /// Normal, or subscript.
    level: Look,
}

impl Pieces {
    fn push(&mut self, text: &str) {
        self.push_as(text, self.level);
    }

    fn push_as(&mut self, text: &str, look: Look) {
        match self.done.last_mut() {
            Some(last) if last.look == look => last.text.push_str(text),
            _ => self.done.push(Piece { text: text.into(), look }),
        }
    }

    fn push_number(&mut self, number: Dyadic) {
        let text = number.to_string();
        let digits = text.trim_start_matches('-');
        if digits.len() < text.len() {
            self.push("−");
        }
        let is_fraction = !number.is_integer() && self.level == Look::Normal;
        self.push_as(digits, if is_fraction { Look::Fraction } else { self.level });
    }

    fn push_arrow(&mut self, arrow: Arrow) {
        let (Arrow::Ups(n) | Arrow::Power(n) | Arrow::Run(n)) = arrow;
        let (sign, script) = match n {
            1.. => ("↑", Look::Superscript),
            _ => ("↓", Look::Subscript),
        };
        let count = n.unsigned_abs();
        match arrow {
            Arrow::Ups(2) => self.push("⇑"),
            Arrow::Ups(-2) => self.push("⇓"),
            Arrow::Ups(1 | -1) => self.push(sign),
            Arrow::Ups(_) => self.push(&format!("{sign}{count}")),
            Arrow::Power(_) => {
                self.push(sign);
                self.push_as(&count.to_string(), script);
            }
            Arrow::Run(_) => {
                self.push(sign);
                self.push_as(&format!("[{count}]"), script);
            }
        }
    }
}
