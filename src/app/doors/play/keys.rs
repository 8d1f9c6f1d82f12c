//! What the keys do in a game; knows no browser.

use crate::app::doors::play::desk::{Deed, Step};

/// What a key asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    Do(Deed),
    /// The mistake after or before the present place.
    Mistake(bool),
    /// A hint at what is better than the mistake before which the reader stands.
    Hint,
    /// The list of keys.
    Help,
}

pub fn read(key: &str) -> Option<Wish> {
    Some(Wish::Do(match key {
        "ArrowLeft" => Deed::Step(Step::Back),
        "ArrowRight" => Deed::Step(Step::On),
        "ArrowUp" => Deed::Step(Step::Up),
        "ArrowDown" => Deed::Step(Step::Down),
        "Home" => Deed::Step(Step::First),
        "End" => Deed::Step(Step::Last),
        " " => Deed::Best,
        "f" | "F" => Deed::Turn,
        "x" | "X" => Deed::Threats,
        "u" | "U" => Deed::TakeBack,
        "r" | "R" => Deed::Review,
        "c" | "C" => Deed::Hide,
        "Escape" => Deed::LetGo,
        // The board takes the key b for itself.
        "n" => return Some(Wish::Mistake(true)),
        "N" => return Some(Wish::Mistake(false)),
        "h" | "H" => return Some(Wish::Hint),
        "?" => return Some(Wish::Help),
        _ => return None,
    }))
}
