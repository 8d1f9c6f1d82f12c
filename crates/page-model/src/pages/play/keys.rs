//! What keys do in a game. Letters do it on the board too, where arrows move between squares.

use crate::pages::play::play_state::{PlayAction, Step};

/// What a key asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    Do(PlayAction),
    /// Goes to the next (`true`) or the previous mistake.
    Mistake(bool),
    /// Gives a hint at a better turn, if the reader stands before a mistake.
    Hint,
    /// Opens the list of keys.
    Help,
}

/// Reads a key on a page.
pub type Keys = fn(&str) -> Option<Wish>;

pub fn read(key: &str) -> Option<Wish> {
    Some(Wish::Do(match key {
        "ArrowLeft" | "k" | "K" => PlayAction::Step(Step::Back),
        "ArrowRight" | "j" | "J" => PlayAction::Step(Step::On),
        "ArrowUp" => PlayAction::Step(Step::Up),
        "ArrowDown" => PlayAction::Step(Step::Down),
        "Home" | "0" => PlayAction::Step(Step::First),
        "End" | "$" => PlayAction::Step(Step::Last),
        " " => PlayAction::Best,
        "f" | "F" => PlayAction::Turn,
        "x" | "X" => PlayAction::Threats,
        "u" | "U" => PlayAction::TakeBack,
        "r" | "R" => PlayAction::Review,
        "c" | "C" => PlayAction::Hide,
        "Escape" => PlayAction::LetGo,
        // The board uses the key b itself.
        "n" => return Some(Wish::Mistake(true)),
        "N" => return Some(Wish::Mistake(false)),
        "h" | "H" => return Some(Wish::Hint),
        "?" => return Some(Wish::Help),
        _ => return None,
    }))
}

/// The same for a frame of another page, where the reader can only look at a game.
pub fn read_framed(key: &str) -> Option<Wish> {
    read(key).filter(|wish| {
        let Wish::Do(action) = wish else { return false };
        match action {
            PlayAction::Step(step) => !matches!(step, Step::Up | Step::Down),
            action => *action == PlayAction::Turn,
        }
    })
}
