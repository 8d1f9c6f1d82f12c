//! What the keys do in a game; knows no browser.

use crate::app::doors::play::desk::{Deed, Step};

/// What a key asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    Do(Deed),
    /// The mistake after or before the present place.
    Mistake(bool),
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
        "n" | "N" => return Some(Wish::Mistake(true)),
        "b" | "B" => return Some(Wish::Mistake(false)),
        "?" => return Some(Wish::Help),
        _ => return None,
    }))
}
