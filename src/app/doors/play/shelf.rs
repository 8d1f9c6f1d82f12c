//! Where a browser keeps games: the last one as it is played, and those that were given a name.

use gloo::utils::window;
use web_sys::Storage;

use crate::app::doors::play::link::{Asked, Place};
use crate::app::doors::play::saved::Shelf;

/// The names under which the browser remembers them.
const LAST: &str = "game";
const NAMED: &str = "games";

/// A browser may refuse to remember anything.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub fn keep_last(link: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(LAST, link);
    }
}

/// The link of the last game, and the game.
pub fn last() -> Option<(String, Place)> {
    let link = text(LAST)?;
    match Asked::parse(&link)? {
        (Asked::Game(place), _) => Some((link, *place)),
        (Asked::SetUp | Asked::Solved(_), _) => None,
    }
}

pub fn shelf() -> Shelf {
    Shelf::read(&text(NAMED).unwrap_or_default())
}

/// Says whether the browser keeps them.
pub fn keep(shelf: &Shelf) -> bool {
    storage().is_some_and(|storage| storage.set_item(NAMED, &shelf.text()).is_ok())
}
