//! The stored games.

use gloo::timers::callback::Timeout;
use js_sys::Date;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::storage::{LAST_GAME, SAVED_GAMES};
use crate::link::game_link::GameLink;
use crate::pages::play::play_state::PlayAction;
use crate::pages::play::saved::{News, Shelf};

/// How long a position is seen before the next turn that is new, in milliseconds.
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
            // What is new is played turn by turn, of a game that is new as a whole its last turn.
            let known = match *news {
                Some(News::After(known)) => known,
                Some(News::All) => path.len().saturating_sub(1),
                _ => path.len(),
            };
            if known < path.len() {
                act.emit(PlayAction::Go(known.checked_sub(1).map_or(0, |before| path[before])));
            }
            let turns = path.iter().skip(known).zip(1..).map(|(&place, step)| {
                let act = act.clone();
                Timeout::new(PAUSE * step, move || act.emit(PlayAction::Replay(place)))
            });
            let turns = Vec::from_iter(turns);
            move || drop(turns)
        }),
    );
    match *news {
        Some(News::Differs(turn)) => Some(turn),
        _ => None,
    }
}

/// Marks the game of this link once it is reviewed, if the page keeps it.
#[hook]
pub fn use_reviewed(is_reviewed: bool, link: &str) {
    use_effect_with(
        is_reviewed,
        closure!(link = link.to_string(), move |&is_reviewed| {
            if is_reviewed {
                save(&shelf().reviewed(&link));
            }
        }),
    );
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
