//! The games that this browser stores.

use yew::prelude::*;

use crate::board::mini_board::picture;
use crate::browser::focus::focus;
use crate::pages::play::shelf;
use basics::player::Player;
use page_model::pages::play::link::{Asked, GameLink};
use page_model::pages::play::saved::Saved;
use page_model::pages::play::sentences;
use words::say;

/// The side of a square, in px.
const PX: i32 = 11;

/// A link back to the last game.
#[component]
pub fn LastGame() -> Html {
    let last = use_memo((), |()| shelf::last());
    let Some((link, place)) = &*last else { return html! {} };
    let record = &place.record;
    let is_over = record.state_at(record.tree.end(record.at)).winner().is_some();
    html! {
        <div class="card last-game">
            { about(place) }
            <a id="play-go-on" class="button" href={link.clone()}>
                { if is_over { say::game_look_back() } else { say::game_go_on() } }
            </a>
        </div>
    }
}

#[component]
pub fn SavedList() -> Html {
    let games = use_state_eq(shelf::shelf);
    let on_delete = {
        let games = games.clone();
        Callback::from(move |name: String| {
            let fewer = games.without(&name);
            if shelf::save(&fewer) {
                focus(if fewer.0.is_empty() { "play-start" } else { "saved-title" });
                games.set(fewer);
            }
        })
    };
    if games.0.is_empty() {
        return html! {};
    }
    html! {
        <section class="card saved-games" aria-labelledby="saved-title">
            <h3 id="saved-title" tabindex="-1">{ say::game_saved() }</h3>
            <ul>
                { for games.0.iter().map(|saved| row(saved, &on_delete)) }
            </ul>
            <p class="note">{ say::game_saved_where() }</p>
        </section>
    }
}

fn about(place: &GameLink) -> Html {
    let state = place.record.state();
    let [left, right] =
        Player::BOTH.map(|player| sentences::player(place, player, sentences::player_kind));
    html! {
        <div class="import-preview">
            <div class="mini">{ picture(&state.board, PX) }</div>
            <div>
                <p>{ say::game_against(left, right) }</p>
                <p class="note">{ sentences::standing(&state) }</p>
            </div>
        </div>
    }
}

fn row(Saved { link, name }: &Saved, on_delete: &Callback<String>) -> Html {
    let Some((Asked::Game(place), _)) = Asked::parse(link) else { return html! {} };
    let gone = name.clone();
    html! {
        <li key={name.clone()} data-saved={name.clone()}>
            <a href={link.clone()}>{ name }</a>
            { about(&place) }
            <button
                type="button"
                aria-label={say::game_delete_name(name)}
                onclick={on_delete.reform(move |_| gone.clone())}
            >
                { say::game_delete() }
            </button>
        </li>
    }
}
