//! The keys of a game in front of a class, at the lower edge; each is also a button.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::key_bar::{KeyBar, cap};
use crate::pages::play::keys::{GAME, GAME_LECTURE, Wish};
use crate::pages::play::play_state::{PlayAction, PlayState};

#[derive(Properties, PartialEq)]
pub struct LectureKeysProps {
    pub play_state: Rc<PlayState>,
    pub on_wish: Callback<Wish>,
}

#[component]
pub fn LectureKeys(props: &LectureKeysProps) -> Html {
    let LectureKeysProps { play_state, on_wish } = props;
    // The review finds mistakes.
    let is_there = |wish: &Wish| !matches!(wish, Wish::Mistake(_)) || play_state.is_reviewed;
    html! {
        <KeyBar is_there={play_state.place.view.is_projected}>
            { for GAME.caps().chain(GAME_LECTURE.caps()).filter(|(.., wish)| is_there(wish)).map(|(sign, word, wish)| {
                let on_click = on_wish.reform(move |_| wish.clone());
                cap(sign, word.into(), is_on(play_state, wish), false, on_click)
            }) }
        </KeyBar>
    }
}

/// Whether a key that turns something on and off is on.
fn is_on(play_state: &PlayState, wish: &Wish) -> Option<bool> {
    match wish {
        Wish::Do(PlayAction::Threats) => Some(play_state.shows_threats),
        Wish::Do(PlayAction::Turn) => Some(play_state.place.is_turned),
        Wish::Do(PlayAction::Hide) => Some(!play_state.place.view.is_hidden),
        Wish::Do(PlayAction::Review) => Some(play_state.is_reviewed),
        _ => None,
    }
}
