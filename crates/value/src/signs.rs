//! The signs with which users type values, and their meanings.

use std::cmp::Ordering;

use crate::Dyadic;
use crate::parts::Arrow;
use basics::player::Player;

/// The meaning of a sign; all signs for the same thing have one meaning.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Lexeme {
    Number(Dyadic),
    Arrow(Arrow),
    Star(u32),
    Tiny(Player),
    /// Small digits after a tiny or miny.
    Subscript(Dyadic),
    PlusMinus,
    Plus,
    Minus,
    Times,
    OpenRound,
    CloseRound,
    OpenBrace,
    CloseBrace,
    Comma,
    Bars(usize),
    Relation(Relation),
    /// A text in quotation marks.
    Quoted(String),
    Word(String),
    End,
    /// A sign that has no meaning here; says what was expected.
    Wrong(String),
}

/// A relation between two values that a text claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// `=`
    Equal,
    /// `≠`: less, greater or confused.
    Unequal,
    /// `<`: Right wins the difference, whoever moves first.
    Less,
    /// `>`: Left wins the difference, whoever moves first.
    Greater,
    /// `≤`
    AtMost,
    /// `≥`
    AtLeast,
    /// `∥`: the first player wins the difference.
    Confused,
    /// `⧏`: Right wins the difference, moving first.
    LessOrConfused,
    /// `⧐`: Left wins the difference, moving first.
    GreaterOrConfused,
}

impl Relation {
    /// Whether the relation holds between two values that compare like this; `None` means confused.
    pub fn holds(self, order: Option<Ordering>) -> bool {
        match self {
            Relation::Equal => order == Some(Ordering::Equal),
            Relation::Unequal => order != Some(Ordering::Equal),
            Relation::Less => order == Some(Ordering::Less),
            Relation::Greater => order == Some(Ordering::Greater),
            Relation::AtMost => order.is_some_and(Ordering::is_le),
            Relation::AtLeast => order.is_some_and(Ordering::is_ge),
            Relation::Confused => order.is_none(),
            Relation::LessOrConfused => !order.is_some_and(Ordering::is_ge),
            Relation::GreaterOrConfused => !order.is_some_and(Ordering::is_le),
        }
    }
}

/// Signs of fixed length; a longer sign stands before any sign with which it begins. LaTeX's braces
/// around a sign only keep LaTeX from spacing it as an operator.
pub(super) static SIGNS: &[(&str, Lexeme)] = &[
    ("{\\boldsymbol{+}}", Lexeme::Tiny(Player::Left)),
    ("{\\boldsymbol{-}}", Lexeme::Tiny(Player::Right)),
    ("{\\ast}", Lexeme::Star(1)),
    ("\\ast", Lexeme::Star(1)),
    ("\\pm", Lexeme::PlusMinus),
    ("\\cdot", Lexeme::Times),
    ("\\times", Lexeme::Times),
    ("\\{", Lexeme::OpenBrace),
    ("\\}", Lexeme::CloseBrace),
    ("tiny", Lexeme::Tiny(Player::Left)),
    ("Tiny", Lexeme::Tiny(Player::Left)),
    ("⧾", Lexeme::Tiny(Player::Left)),
    ("miny", Lexeme::Tiny(Player::Right)),
    ("Miny", Lexeme::Tiny(Player::Right)),
    ("⧿", Lexeme::Tiny(Player::Right)),
    ("*", Lexeme::Star(1)),
    ("∗", Lexeme::Star(1)),
    ("★", Lexeme::Star(1)),
    ("⋆", Lexeme::Star(1)),
    ("+-", Lexeme::PlusMinus),
    ("+−", Lexeme::PlusMinus),
    ("+–", Lexeme::PlusMinus),
    ("±", Lexeme::PlusMinus),
    ("+", Lexeme::Plus),
    ("-", Lexeme::Minus),
    ("−", Lexeme::Minus),
    ("–", Lexeme::Minus),
    (".", Lexeme::Times),
    ("·", Lexeme::Times),
    ("⋅", Lexeme::Times),
    ("×", Lexeme::Times),
    ("(", Lexeme::OpenRound),
    (")", Lexeme::CloseRound),
    (",", Lexeme::Comma),
    ("{", Lexeme::OpenBrace),
    ("}", Lexeme::CloseBrace),
    ("==", Lexeme::Relation(Relation::Equal)),
    ("=", Lexeme::Relation(Relation::Equal)),
    ("!=", Lexeme::Relation(Relation::Unequal)),
    ("≠", Lexeme::Relation(Relation::Unequal)),
    ("<=", Lexeme::Relation(Relation::AtMost)),
    ("≤", Lexeme::Relation(Relation::AtMost)),
    (">=", Lexeme::Relation(Relation::AtLeast)),
    ("≥", Lexeme::Relation(Relation::AtLeast)),
    ("<>", Lexeme::Relation(Relation::Confused)),
    ("<|", Lexeme::Relation(Relation::LessOrConfused)),
    ("⧏", Lexeme::Relation(Relation::LessOrConfused)),
    ("|>", Lexeme::Relation(Relation::GreaterOrConfused)),
    ("⧐", Lexeme::Relation(Relation::GreaterOrConfused)),
    ("<", Lexeme::Relation(Relation::Less)),
    (">", Lexeme::Relation(Relation::Greater)),
    ("⊲", Lexeme::Relation(Relation::LessOrConfused)),
    ("⊳", Lexeme::Relation(Relation::GreaterOrConfused)),
];

/// Fractions that are one sign, in eighths. There are no thirds, since no game is worth a third.
pub(super) const EIGHTHS: [(&str, i64); 7] =
    [("⅛", 1), ("¼", 2), ("⅜", 3), ("½", 4), ("⅝", 5), ("¾", 6), ("⅞", 7)];

/// The strokes of fractions on one line.
pub(super) const STROKES: [&str; 3] = ["/", "⁄", "∕"];

/// Signs for bars, and how many each stands for. Outside braces two bars mean “confused with”.
pub(super) const BARS: [(&str, usize); 7] =
    [("|", 1), ("│", 1), ("∣", 1), ("❘", 1), ("‖", 2), ("∥", 2), ("⦀", 3)];

/// Signs for arrows, and how many ↑ each stands for. In LaTeX, powers follow these in braces.
pub(super) const ARROWS: [(&str, i32); 14] = [
    ("{\\uparrow}", 1),
    ("{\\Uparrow}", 2),
    ("{\\downarrow}", -1),
    ("{\\Downarrow}", -2),
    ("\\uparrow", 1),
    ("\\Uparrow", 2),
    ("\\downarrow", -1),
    ("\\Downarrow", -2),
    ("^", 1),
    ("↑", 1),
    ("⇑", 2),
    ("v", -1),
    ("↓", -1),
    ("⇓", -2),
];
