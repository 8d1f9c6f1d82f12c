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
    // The link that is kept, and that of the latest render.
    let kept = use_mut_ref(|| link.clone());
    let latest = use_mut_ref(String::new);
    latest.replace(link.clone());
    let is_kept = use_state_eq(|| true);
    let keep = move || {
        let (mut kept, link) = (kept.borrow_mut(), latest.borrow());
        if GameLink::itself(&kept) == GameLink::itself(&link) {
            return true;
        }
        let is_stored = save(&shelf().kept(&kept, &link, now()));
        if is_stored {
            kept.clone_from(&link);
        }
        is_stored
    };
    use_effect_with(link, closure!(is_kept, keep, move |_| is_kept.set(keep())));
    // A reader who leaves may be quicker than the effect of the latest render.
    use_effect_with((), move |()| {
        move || {
            keep();
        }
    });
    *is_kept
}
