//! Whether the position can arise in a game: a game that ends in it, turn by turn, or why there is none.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::keys::FILM;
use crate::analysis::origin::{Film, sentences};
use crate::analysis::view::step_bar::step_button;
use crate::ask::asked::Asked;
use crate::ask::view::use_asked::use_asked;
use crate::board::view::mini_board::{SIDE, picture};
use crate::browser::callback::callback;
use crate::browser::icon::Icon;
use crate::browser::modal::Modal;
use crate::browser::page_keys::read;
use crate::browser::use_state_of::use_state_of;
use crate::link::game_link::GameLink;
use crate::link::player_kind::PlayerKind;
use crate::link::view::View;
use basics::player::ByPlayer;
use konane::{Board, Edge, NamedBoard};
use words::say;
use worker::message::{OriginQuestion, OriginText, Position};

#[derive(Clone, Properties, PartialEq)]
pub struct OriginDialogProps {
    pub position: Position,
    pub on_close: Callback<()>,
}

#[component]
pub fn OriginDialog(props: &OriginDialogProps) -> Html {
    let OriginDialogProps { position, on_close } = props;
    let (asked, _) = use_asked(Some(OriginQuestion { position: position.clone() }));
    let board = position.read().unwrap_or(Board::empty(1, 1, Edge::Walls));
    let (says, game) = match &asked {
        Asked::Working | Asked::Stopped => (vec![say::origin_sought().to_string()], None),
        Asked::Answered(origin) => {
            let game = match &**origin {
                OriginText::Game { text, .. } => Some(text.clone()),
                _ => None,
            };
            (sentences(origin, NamedBoard::of(&board)), game)
        }
        Asked::TooHard => (vec![say::origin_given_up().to_string()], None),
        Asked::Failed(reason) => (vec![reason.clone()], None),
    };
    html! {
        <Modal id="origin" title={say::origin_ask()} on_close={on_close.clone()}>
            <div role="status" aria-busy={(asked == Asked::Working).to_string()}>
                { for says.into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            </div>
            if let Some(text) = game {
                <FilmView {text} />
            }
        </Modal>
    }
}

/// `text` is that of the game.
#[autoprops]
#[component]
fn FilmView(text: &String) -> Html {
    let film = use_memo(text.clone(), |text| Film::of(text));
    let (at, go) = use_state_of::<_, usize>(text.clone());
    let last = film.last();
    let on_key = callback!(go, move |event: KeyboardEvent| {
        let Some(key) = read(&FILM, &event) else { return };
        event.prevent_default();
        go.emit(key.from(at, last));
    });
    let to = |id, icon, label, target: usize| {
        step_button(id, icon, label, target == at, go.reform(move |_| target))
    };
    html! {
        <div class="film" role="group" aria-label={say::origin_film()} onkeydown={on_key}>
            <div class="mini">{ film.states.get(at).map(|state| picture(&state.board, 2 * SIDE)) }</div>
            <p aria-live="polite">{ film.caption(at) }</p>
            <div class="row">
                { to("film-first", Icon::FIRST, say::origin_first(), 0) }
                { to("film-back", Icon::BACK, say::origin_back(), at.saturating_sub(1)) }
                { to("film-on", Icon::ON, say::origin_on(), (at + 1).min(last)) }
                { to("film-last", Icon::LAST, say::origin_last(), last) }
                <span class="note">{ say::tour_place(last, at) }</span>
                <a id="film-play" class="button" href={link(&film)}>{ say::origin_play() }</a>
            </div>
        </div>
    }
}

/// The link that opens the game at its end, as one between two persons.
fn link(film: &Film) -> String {
    let player_kinds = ByPlayer { left: PlayerKind::You, right: PlayerKind::Friend };
    let game = GameLink::new(film.record.setup.clone(), player_kinds, 0);
    let view = View { is_hidden: false, ..game.view };
    GameLink { record: film.record.clone(), view, ..game }.link().to_string()
}
