//! The signs that values are typed with, and what they mean.

use std::cmp::Ordering;

use crate::Dyadic;
use crate::parts::Arrow;
use basics::player::Player;

/// What signs mean: all signs for the same thing are one.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Lexeme {
    Number(Dyadic),
    Arrow(Arrow),
    Star(u32),
    Tiny(Player),
    /// Small digits behind a tiny or miny.
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
    /// None of these. Holds what was expected.
    Wrong(String),
}

/// How two values are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    Equal,
    Unequal,
    Less,
    Greater,
    AtMost,
    AtLeast,
    Confused,
    LessOrConfused,
    GreaterOrConfused,
}

impl Relation {
    /// Whether it is that of two values in this order, which are confused if there is none.
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

/// Signs of fixed length, longer ones before their beginnings. LaTeX's braces around a sign keep it
/// from being spaced as an operator and mean nothing.
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
    ("+-", Lexeme::PlusMinus),
    ("+−", Lexeme::PlusMinus),
    ("±", Lexeme::PlusMinus),
    ("+", Lexeme::Plus),
    ("-", Lexeme::Minus),
    ("−", Lexeme::Minus),
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
    ("∥", Lexeme::Relation(Relation::Confused)),
    ("‖", Lexeme::Relation(Relation::Confused)),
    ("<|", Lexeme::Relation(Relation::LessOrConfused)),
    ("⧏", Lexeme::Relation(Relation::LessOrConfused)),
    ("|>", Lexeme::Relation(Relation::GreaterOrConfused)),
    ("⧐", Lexeme::Relation(Relation::GreaterOrConfused)),
    ("<", Lexeme::Relation(Relation::Less)),
    (">", Lexeme::Relation(Relation::Greater)),
    ("⊲", Lexeme::Relation(Relation::LessOrConfused)),
    ("⊳", Lexeme::Relation(Relation::GreaterOrConfused)),
];

/// Fractions that are one sign, with their eighths. Thirds are worth no game.
pub(super) const EIGHTHS: [(&str, i64); 7] =
    [("⅛", 1), ("¼", 2), ("⅜", 3), ("½", 4), ("⅝", 5), ("¾", 6), ("⅞", 7)];

/// Signs for arrows: how many ↑ each is. In LaTeX, powers follow these in braces.
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
