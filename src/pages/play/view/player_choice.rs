//! Chooses who plays a colour.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::number_field::NumberField;
use crate::link::player_kind::{MOST_SECONDS, PlayerKind};
use crate::pages::play::sentences;
use basics::player::Player;
use words::say;

/// With a sentence about what a program knows.
pub fn player_choice(
    player: Player,
    player_kind: PlayerKind,
    on_seat: &Callback<PlayerKind>,
) -> Html {
    let id = format!("seat-{}", player.name().to_lowercase());
    let on_change = on_seat.reform(move |event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        let chosen = PlayerKind::all().nth(index.max(0) as usize).unwrap_or_default();
        player_kind.seconds().map_or(chosen, |seconds| chosen.with_seconds(seconds))
    });
    let on_seconds = callback!(on_seat, move |seconds: i32| {
        on_seat.emit(player_kind.with_seconds(seconds.unsigned_abs()));
        seconds
    });
    let option = |other: PlayerKind| {
        html! {
            <option value={other.name()} selected={other.name() == player_kind.name()}>{ sentences::rung(other) }</option>
        }
    };
    let people = PlayerKind::all().filter(|other| !other.is_program());
    let programs = PlayerKind::all().filter(|other| other.is_program());
    html! {
        <div class="seat-choice">
            <label for={id.clone()}>{ say::board_colour(player) }</label>
            <select id={id.clone()} onchange={on_change}>
                { for people.map(option) }
                <optgroup label={say::game_ladder()}>{ for programs.map(option) }</optgroup>
            </select>
            <p class="note">{ sentences::player_kind_knows(player_kind) }</p>
            if let Some(seconds) = player_kind.seconds() {
                <p class="seconds">
                    <label for={format!("{id}-seconds")}>{ say::game_seconds() }</label>
                    <NumberField
                        id={format!("{id}-seconds")}
                        name={say::game_seconds()}
                        value={seconds as i32}
                        least={1}
                        most={MOST_SECONDS as i32}
                        on_number={on_seconds}
                    />
                </p>
            }
        </div>
    }
}
