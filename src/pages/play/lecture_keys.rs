//! The keys of a game in front of a class, at the lower edge; each is also a button.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::key_bar::{KeyBar, cap};
use page_model::pages::play::keys::{Wish, read};
use page_model::pages::play::play_state::PlayState;
use words::{Words, say};

/// The sign on a key, its word, and the browser's name of the key.
const CAPS: [(&str, Words, &str); 9] = [
    ("←", say::LECTURE_BACK, "ArrowLeft"),
    ("→", say::LECTURE_ON, "ArrowRight"),
    ("Space", say::GAME_CAP_BEST, " "),
    ("U", say::GAME_CAP_BACK, "u"),
    ("X", say::GAME_CAP_THREATS, "x"),
    ("F", say::GAME_CAP_FLIP, "f"),
    ("C", say::GAME_CAP_KNOWN, "c"),
    ("R", say::GAME_CAP_REVIEW, "r"),
    ("N", say::GAME_CAP_MISTAKE, MISTAKE),
];
/// Needs the review, which finds the mistakes.
const MISTAKE: &str = "n";

#[derive(Properties, PartialEq)]
pub struct LectureKeysProps {
    pub play_state: Rc<PlayState>,
    pub on_wish: Callback<Wish>,
}

#[component]
pub fn LectureKeys(props: &LectureKeysProps) -> Html {
    let LectureKeysProps { play_state, on_wish } = props;
    let caps = CAPS.iter().filter(|(.., key)| *key != MISTAKE || play_state.is_reviewed);
    html! {
        <KeyBar is_there={play_state.place.view.is_projected}>
            { for caps.map(|&(sign, word, key)| {
                let on_wish = on_wish.clone();
                let on_click = Callback::from(move |_| {
                    read(key).into_iter().for_each(|wish| on_wish.emit(wish));
                });
                cap(sign, word.text().into(), is_on(play_state, key), false, on_click)
            }) }
        </KeyBar>
    }
}

/// Whether a key that turns something on and off is on.
fn is_on(play_state: &PlayState, key: &str) -> Option<bool> {
    match key {
        "x" => Some(play_state.shows_threats),
        "f" => Some(play_state.place.is_turned),
        "c" => Some(!play_state.place.view.is_hidden),
        "r" => Some(play_state.is_reviewed),
        _ => None,
    }
}
