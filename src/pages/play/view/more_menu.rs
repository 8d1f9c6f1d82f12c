//! A menu with all that a reader can do to a game besides playing it.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::button::{button, switch};
use crate::browser::callback::callback;
use crate::browser::drop_down::DropDown;
use crate::browser::focus::focus;
use crate::browser::icon::Icon;
use crate::browser::target::is_in;
use crate::browser::text_field::TextField;
use crate::link::game_link::GameLink;
use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use crate::pages::play::NAME;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::view::player_choice::player_choice;
use basics::player::Player;
use game::{LONGEST_NAME, Start};
use words::say;

/// What the menu opens beside the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GameDialog {
    Keys,
    Text,
    Resign,
    Send,
}

#[autoprops]
#[component]
pub fn MoreMenu(
    play_state: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    on_dialog: &Callback<GameDialog>,
) -> Html {
    let is_open = use_state_eq(|| false);
    let set_open = is_open.setter();
    let on_open = use_callback((), move |is_open, ()| set_open.set(is_open));
    // A switch leaves the menu open.
    let on_click = callback!(is_open, move |event: MouseEvent| {
        if is_in(&event, "a, button:not([aria-pressed])") {
            focus("play-more-open");
            is_open.set(false);
        }
    });
    let PlayState { place, state, .. } = &**play_state;
    let record = &place.record;
    let link =
        PositionLink { rules: state.rules, board: state.board.clone(), parameters: String::new() };
    html! {
        <DropDown
            id="play-more"
            name={say::game_more()}
            label={html! { <>{ Icon::MORE.view() }<span>{ say::game_more() }</span></> }}
            is_open={*is_open}
            {on_open}
        >
            { typed(act) }
            <div class="menu" onclick={on_click}>
                { button("play-best", say::game_best(), !play_state.is_mine(), act, PlayAction::Best) }
                if play_state.can_resign() {
                    { button("play-resign", say::game_resign(), false, on_dialog, GameDialog::Resign) }
                }
                { switch("play-threats", say::game_threats_button(), play_state.shows_threats, act, PlayAction::Threats) }
                <button
                    id="play-hide"
                    type="button"
                    aria-pressed={(!place.view.is_hidden).to_string()}
                    title={say::game_known_title()}
                    onclick={act.reform(|_| PlayAction::Hide)}
                >
                    { say::game_known() }
                </button>
                if play_state.is_reviewed {
                    { flip(play_state, act) }
                }
                { switch("play-review", say::game_review(), play_state.is_reviewed, act, PlayAction::Review) }
                { button("play-remark-open", say::game_remark(), false, act, PlayAction::WriteRemark) }
                if !record.tree.is_main(record.at) {
                    { button("line-promote", say::game_promote(), false, act, PlayAction::Promote) }
                }
                if record.at != 0 {
                    { button("line-delete", say::game_delete_line(), false, act, PlayAction::Delete) }
                }
                { button("play-text-open", say::game_text(), false, on_dialog, GameDialog::Text) }
                <a id="play-on-board" class="button" href={link.to_string()}>{ say::game_on_board() }</a>
                { button("play-keys-open", say::help_keys(), false, on_dialog, GameDialog::Keys) }
                <a id="play-new" class="button" href={PageLink::to(NAME, &[]).to_string()}>{ say::game_new() }</a>
            </div>
            { players(place, act) }
        </DropDown>
    }
}

pub fn flip(play_state: &PlayState, act: &Callback<PlayAction>) -> Html {
    switch("play-flip", say::game_flip(), play_state.place.is_turned, act, PlayAction::Turn)
}

/// A field for a turn, by the names of its squares.
fn typed(act: &Callback<PlayAction>) -> Html {
    let on_submit = act.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_unchecked_into::<web_sys::Element>();
        let field = form.query_selector("input").ok().flatten();
        let field = field.map(wasm_bindgen::JsCast::unchecked_into::<HtmlInputElement>);
        let name = field.as_ref().map(HtmlInputElement::value).unwrap_or_default();
        if let Some(field) = field {
            field.select();
        }
        PlayAction::Type(name)
    });
    html! {
        <form class="typed-turn" onsubmit={on_submit}>
            <label for="play-type">{ say::game_type() }</label>
            <input
                id="play-type"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength="40"
                placeholder={say::game_type_example()}
            />
            <button id="play-type-go" type="submit">{ say::game_type_go() }</button>
        </form>
    }
}

/// Chooses who plays.
fn players(place: &GameLink, act: &Callback<PlayAction>) -> Html {
    let [left, right] = Player::ALL.map(|player| place.player_kinds[player].is_program());
    let can_begin = match place.record.setup.start {
        Start::Position { turn, .. } if place.record.tree.count() == 1 => Some(turn),
        _ => None,
    };
    let on_teach = act.reform(|event: Event| {
        PlayAction::Teach(event.target_unchecked_into::<HtmlInputElement>().checked())
    });
    html! {
        <details id="play-players">
            <summary>{ say::game_players() }</summary>
            if let Some(turn) = can_begin {
                <div class="group" role="group" aria-label={say::game_begins()}>
                    { for Player::ALL.map(|player| {
                        let id = format!("begin-{}", player.name().to_lowercase());
                        switch(id, say::game_begins_first(player), player == turn, act, PlayAction::Begin(player))
                    }) }
                </div>
            }
            { for Player::ALL.map(|player| {
                let on_seat = act.reform(move |player_kind| PlayAction::PlayerKind(player, player_kind));
                html! {
                    <>
                        { player_choice(player, place.player_kinds[player], &on_seat) }
                        { name_field(place, player, act) }
                    </>
                }
            }) }
            if left != right {
                <label class="choice-line">
                    <input id="play-teach" type="checkbox" checked={place.teaches} onchange={on_teach} />
                    { say::game_teach() }
                </label>
                <p class="note">{ say::game_teach_what() }</p>
            }
        </details>
    }
}

fn name_field(place: &GameLink, player: Player, act: &Callback<PlayAction>) -> Html {
    let id = format!("name-{}", player.name().to_lowercase());
    html! {
        <p class="player-name">
            <label for={id.clone()}>{ say::game_name_of(player) }</label>
            <TextField
                {id}
                label={say::game_name_of(player)}
                text={place.record.names[player].clone()}
                longest={LONGEST_NAME}
                on_text={act.reform(move |name| PlayAction::Name(player, name))}
            />
        </p>
    }
}
