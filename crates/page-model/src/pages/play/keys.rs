//! What the keys do in a game. Letters do it on the board too, where arrows move between squares.

use crate::pages::play::desk::{Deed, Step};

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

/// What the keys mean on a page.
pub type Keys = fn(&str) -> Option<Wish>;

pub fn read(key: &str) -> Option<Wish> {
    Some(Wish::Do(match key {
        "ArrowLeft" | "k" | "K" => Deed::Step(Step::Back),
        "ArrowRight" | "j" | "J" => Deed::Step(Step::On),
        "ArrowUp" => Deed::Step(Step::Up),
        "ArrowDown" => Deed::Step(Step::Down),
        "Home" | "0" => Deed::Step(Step::First),
        "End" | "$" => Deed::Step(Step::Last),
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

/// The same in a frame of another page, where a game is looked at.
pub fn read_framed(key: &str) -> Option<Wish> {
    read(key).filter(|wish| {
        let Wish::Do(deed) = wish else { return false };
        match deed {
            Deed::Step(step) => !matches!(step, Step::Up | Step::Down),
            deed => *deed == Deed::Turn,
        }
    })
}
