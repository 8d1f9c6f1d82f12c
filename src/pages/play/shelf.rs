//! Where a browser keeps games: the last one as it is played, and those that were given a name.

use crate::browser::memory::BROWSER;
use page_model::pages::play::link::{Asked, Place};
use page_model::pages::play::saved::Shelf;

/// The names under which the browser remembers them.
const LAST: &str = "game";
const NAMED: &str = "games";

pub fn keep_last(link: &str) {
    BROWSER.keep(LAST, link);
}

/// The link of the last game, and the game.
pub fn last() -> Option<(String, Place)> {
    let link = BROWSER.read(LAST);
    match Asked::parse(&link)? {
        (Asked::Game(place), _) => Some((link, *place)),
        (Asked::SetUp | Asked::Solved(_), _) => None,
    }
}

pub fn shelf() -> Shelf {
    Shelf::read(&BROWSER.read(NAMED))
}

/// Says whether the browser keeps them.
pub fn keep(shelf: &Shelf) -> bool {
    BROWSER.keep(NAMED, &shelf.text())
}
