//! The page of games: the setup of a game, or the game itself.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::use_page_state::use_page_state;
use crate::pages::PageProps;
use crate::pages::play::frame_page::FramePage;
use crate::pages::play::game_page::GamePage;
use crate::pages::play::setup_page::SetupPage;
use crate::pages::play::solved_page::SolvedPage;
use crate::shell::address::use_written;
use page_model::link::page_link::PageLink;
use page_model::pages::play::NAME;
use page_model::pages::play::link::Asked;
use page_model::pages::play::play_state::{PlayAction, PlayState};
use page_model::pages::play::solved_link::SolvedLink;
use page_model::state::PageState;

#[component]
pub fn PlayPage(props: &PageProps) -> Html {
    let PageProps { is_open, address, on_way } = props;
    let is_open = *is_open;
    // What the first address asks for is there in the first render, so that no other page shows before it or takes the
    // focus.
    let first = || if is_open { asked(&address.text) } else { Default::default() };
    let play_state = use_page_state(|| {
        let play_state = PlayState::default();
        first().1.map_or_else(|| play_state.clone(), |action| play_state.apply(action))
    });
    let solved = use_state_eq(|| first().0);
    let shown = use_mut_ref(|| is_open.then(|| address.clone()));
    let is_followed = shown.borrow().as_ref() == Some(address);
    use_effect_with((address.clone(), is_open), {
        let (dispatcher, solved) = (play_state.dispatcher(), solved.setter());
        move |(address, is_open)| {
            if *is_open && shown.replace(Some(address.clone())).as_ref() != Some(address) {
                let (link, action) = asked(&address.text);
                solved.set(link);
                action.into_iter().for_each(|action| dispatcher.dispatch(action));
            }
        }
    });
    let link = match &*solved {
        Some((solved, _)) => solved.to_string(),
        None if play_state.is_open => play_state.place.link().to_string(),
        None => PageLink::to(NAME, &[]).to_string(),
    };
    // A link with a problem stays in the address until the reader dismisses the message or takes a turn.
    let corrections =
        solved.as_ref().map_or(&play_state.corrections, |(_, corrections)| corrections);
    let is_written = is_open && is_followed && corrections.is_empty();
    use_written(is_written.then(|| link.clone()));
    use_effect_with((link, on_way.clone()), |(link, on_way)| on_way.emit(link.clone()));
    let act =
        use_callback(play_state.dispatcher(), |action, play_state| play_state.dispatch(action));
    if !is_open {
        return html! {};
    }
    if let Some((link, corrections)) = (*solved).clone() {
        let on_dismiss = {
            let (link, solved) = (link.clone(), solved.setter());
            Callback::from(move |()| solved.set(Some((link.clone(), vec![]))))
        };
        return html! { <SolvedPage {link} {corrections} {on_dismiss} /> };
    }
    match play_state.is_open {
        true if play_state.place.view.is_embedded => {
            html! { <FramePage play_state={Rc::new((*play_state).clone())} {act} /> }
        }
        // A rematch has another seed, and so is a new component, with the focus on its heading.
        true => html! {
            <GamePage key={play_state.place.seed} play_state={Rc::new((*play_state).clone())} {act} />
        },
        false => html! {
            <SetupPage
                corrections={play_state.corrections.clone()}
                on_dismiss={act.reform(|()| PlayAction::Dismiss)}
            />
        },
    }
}

/// The table of solved boards, or the action that opens a game.
fn asked(address: &str) -> (Option<(SolvedLink, Vec<String>)>, Option<PlayAction>) {
    let Some((asked, corrections)) = Asked::parse(address) else { return (None, None) };
    match asked {
        Asked::SetUp => (None, Some(PlayAction::Open(None, corrections.0))),
        Asked::Game(place) => (None, Some(PlayAction::Open(Some(place), corrections.0))),
        // The game stays as it is.
        Asked::Solved(link) => (Some((link, corrections.0)), None),
    }
}
