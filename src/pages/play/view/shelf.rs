//! The stored games.

use js_sys::Date;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::storage::{LAST_GAME, SAVED_GAMES};
use crate::link::game_link::GameLink;
use crate::pages::play::saved::Shelf;

pub fn shelf() -> Shelf {
    Shelf::read(&SAVED_GAMES.load()).with_last(&LAST_GAME.load())
}

/// Returns whether the browser stored them.
pub fn save(shelf: &Shelf) -> bool {
    SAVED_GAMES.save(&shelf.text()) && LAST_GAME.save("")
}

pub fn now() -> u64 {
    Date::now() as u64
}

/// Keeps the game of this link from the first turn on that is played here. Returns whether the browser does so.
#[hook]
pub fn use_shelf(link: String) -> bool {
    let kept = use_mut_ref(|| link.clone());
    let is_kept = use_state_eq(|| true);
    use_effect_with(
        link,
        closure!(is_kept, move |link| {
            let before = kept.borrow().clone();
            if GameLink::itself(&before) == GameLink::itself(link) {
                return;
            }
            let is_stored = save(&shelf().kept(&before, link, now()));
            if is_stored {
                kept.replace(link.clone());
            }
            is_kept.set(is_stored);
        }),
    );
    *is_kept
}
