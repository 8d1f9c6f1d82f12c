//! The stored games: the last one, and those with a name.

use crate::browser::storage::{LAST_GAME, SAVED_GAMES};
use page_model::pages::play::link::{Asked, GameLink};
use page_model::pages::play::saved::Shelf;

pub fn save_last(link: &str) {
    LAST_GAME.save(link);
}

/// The link of the last game, and the game.
pub fn last() -> Option<(String, GameLink)> {
    let link = LAST_GAME.load();
    match Asked::parse(&link)? {
        (Asked::Game(place), _) => Some((link, *place)),
        (Asked::SetUp | Asked::Solved(_), _) => None,
    }
}

pub fn shelf() -> Shelf {
    Shelf::read(&SAVED_GAMES.load())
}

/// Returns whether the browser stored them.
pub fn save(shelf: &Shelf) -> bool {
    SAVED_GAMES.save(&shelf.text())
}
