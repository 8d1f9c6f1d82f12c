//! The stored games.

use gloo::timers::callback::Timeout;
use js_sys::Date;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::storage::{LAST_GAME, SAVED_GAMES};
use crate::link::game_link::GameLink;
use crate::pages::play::play_state::PlayAction;
use crate::pages::play::saved::{News, Shelf};

/// How long the position that was known is seen before what is new, in milliseconds.
const PAUSE: u32 = 900;

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

/// Keeps a game that comes by link, and plays what is new in it. Returns from which turn on it is another game than was kept.
#[hook]
pub fn use_received(place: &GameLink, act: &Callback<PlayAction>) -> Option<usize> {
    let news = use_memo((), |()| {
        let received = place.is_by_link().then(|| shelf().received(place, now()));
        received.filter(|(kept, _)| save(kept)).map(|(_, news)| news)
    });
    let path = use_memo((), |()| place.record.tree.path(place.record.tree.end(0)));
    use_effect_with(
        (),
        closure!(news, act, move |()| {
            // Its first new turn is seen from the position before.
            let (known, last) = match *news {
                Some(News::After(known)) if known > 0 && known < path.len() => {
                    (path[known - 1], path[path.len() - 1])
                }
                _ => return,
            };
            act.emit(PlayAction::Go(known));
            Timeout::new(PAUSE, move || act.emit(PlayAction::Go(last))).forget();
        }),
    );
    match *news {
        Some(News::Differs(turn)) => Some(turn),
        _ => None,
    }
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
