//! Listens for the keys of a game.

use yew::prelude::*;

use crate::browser::focus::focus;
use crate::browser::page_keys::{read, use_presses};
use crate::browser::target::is_in;
use crate::link::view::View;
use crate::pages::play::keys::{GAME, GAME_LECTURE, GAME_LETTERS, Wish};
use crate::pages::play::play_state::PlayAction;

/// The page gets keys that nothing else takes.
#[hook]
pub fn use_game_keys(view: View, on_wish: Callback<Wish>) {
    let letters = if view.is_projected { &GAME_LECTURE } else { &GAME_LETTERS };
    use_presses(GAME.order, true, move |event| {
        let is_taken = match event.key().as_str() {
            // These keys scroll a long remark.
            "ArrowUp" | "ArrowDown" => is_in(event, "#play-remark"),
            // The browser opens links in another tab.
            "Enter" => is_in(event, "a"),
            "Escape" => view.is_projected,
            _ => false,
        };
        let wish = read(&GAME, event).or_else(|| read(letters, event));
        let wish = wish.filter(|wish| !is_taken && (!view.is_embedded || wish.is_framed()));
        // The turn that has the focus may go away, and the list stays.
        if wish == Some(Wish::Do(PlayAction::TakeBack)) && is_in(event, "#moves") {
            focus("moves");
        }
        wish.map(|wish| on_wish.emit(wish)).is_some()
    });
}
