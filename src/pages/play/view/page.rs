//! The page of games: the setup of a game, or the game itself.

use yew::prelude::*;

use crate::link::game_link::Asked;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::view::frame_page::FramePage;
use crate::pages::play::view::game_page::GamePage;
use crate::pages::play::view::setup_page::SetupPage;
use crate::pages::play::view::solved_page::SolvedPage;
use crate::shell::view::page_link::{PageProps, use_page_link};

#[component]
pub fn PlayPage(props: &PageProps) -> Html {
    let play_state = use_page_link(props, PlayState::default, |address| {
        let asked = Asked::parse(address).into_iter();
        asked.map(|(asked, corrections)| PlayAction::Open(asked, corrections.0)).collect()
    });
    if !props.is_open {
        return html! {};
    }
    let act = play_state.act.clone();
    let corrections = play_state.corrections.clone();
    let on_dismiss = act.reform(|()| PlayAction::Dismiss);
    if let Some(link) = play_state.solved.clone() {
        return html! { <SolvedPage {link} {corrections} {on_dismiss} /> };
    }
    if !play_state.is_open {
        let pasted = play_state.pasted.clone().map(AttrValue::from);
        let on_import = act.reform(PlayAction::Import);
        return html! { <SetupPage {pasted} {on_import} {corrections} {on_dismiss} /> };
    }
    let (opened, is_embedded) = (play_state.opened, play_state.place.view.is_embedded);
    let play_state = play_state.state.clone();
    if is_embedded {
        return html! { <FramePage {play_state} {act} /> };
    }
    // Another game is a new component: without dialogs and half-typed turns, and with the focus on its heading.
    html! { <GamePage key={opened} {play_state} {act} /> }
}
