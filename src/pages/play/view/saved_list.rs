//! The games that this browser stores.

use js_sys::Date;
use yew::prelude::*;

use crate::board::view::mini_board::picture;
use crate::browser::callback::callback;
use crate::browser::focus::focus;
use crate::link::game_link::{GameLink, PlayLink};
use crate::pages::play::saved::{Saved, Shelf};
use crate::pages::play::sentences;
use crate::pages::play::view::shelf;
use basics::player::Player;
use words::say;

/// The side of a square, in px.
const PX: i32 = 11;
/// How many games the list shows at first, and how many more at each request.
const SOME: usize = 20;

/// A link back to the last game.
#[component]
pub fn LastGame() -> Html {
    let last = use_memo((), |()| {
        let last = shelf::shelf().0.into_iter().next()?;
        game(&last.link).map(|place| (last.link, place))
    });
    let Some((link, place)) = &*last else { return html! {} };
    let record = &place.record;
    let is_over = record.state_at(record.tree.end(record.at)).winner().is_some();
    html! {
        <div class="card last-game">
            { about(place, html! {}) }
            <a id="play-go-on" class="button" href={link.clone()}>
                { if is_over { say::game_look_back() } else { say::game_go_on() } }
            </a>
        </div>
    }
}

#[component]
pub fn SavedList() -> Html {
    let games = use_state_eq(shelf::shelf);
    let most = use_state_eq(|| SOME);
    let on_delete = callback!(games, move |gone: Saved| {
        // Another tab may have stored games meanwhile.
        let fewer = shelf::shelf().without(&gone);
        if shelf::save(&fewer) {
            focus(if fewer.0.is_empty() { "play-start" } else { "saved-title" });
            games.set(fewer);
        }
    });
    let Shelf(all) = &*games;
    if all.is_empty() {
        return html! {};
    }
    html! {
        <section class="card saved-games" aria-labelledby="saved-title">
            <h3 id="saved-title" tabindex="-1">{ say::game_saved() }</h3>
            <ul>
                { for all.iter().take(*most).map(|saved| row(saved, &on_delete)) }
            </ul>
            if all.len() > *most {
                <button
                    id="saved-more"
                    type="button"
                    onclick={callback!(most, move |_: MouseEvent| most.set(*most + SOME))}
                >
                    { say::game_saved_more(all.len() - *most) }
                </button>
            }
            <p class="note">{ say::game_saved_where() }</p>
        </section>
    }
}

fn game(link: &str) -> Option<GameLink> {
    match PlayLink::parse(link)? {
        (PlayLink::Game(place), _) => Some(*place),
        _ => None,
    }
}

fn players(place: &GameLink) -> String {
    let [left, right] =
        Player::BOTH.map(|player| sentences::player(place, player, sentences::player_kind));
    say::game_against(left, right)
}

/// The game as it stands at the end of its line.
fn about(place: &GameLink, heading: Html) -> Html {
    let record = &place.record;
    let state = record.state_at(record.tree.end(record.at));
    html! {
        <div class="import-preview">
            <div class="mini">{ picture(&state.board, PX) }</div>
            <div>
                { heading }
                <p>{ players(place) }</p>
                <p class="note">{ sentences::standing(&state) }</p>
            </div>
        </div>
    }
}

fn row(saved: &Saved, on_delete: &Callback<Saved>) -> Html {
    let Some(place) = game(&saved.link) else { return html! {} };
    let turns = say::game_turns(place.record.tree.count() - 1);
    let when = match saved.time {
        Some(time) => say::game_saved_at(&date(time), &turns),
        None => turns,
    };
    let name = if saved.name.is_empty() { when.clone() } else { saved.name.clone() };
    let gone = saved.clone();
    html! {
        <li key={saved.text()} data-saved={saved.name.clone()}>
            { about(&place, html! {
                <p>
                    <a href={saved.link.clone()}><bdi>{ &name }</bdi></a>
                    if name != when {
                        { " · " }{ when }
                    }
                </p>
            }) }
            <button
                type="button"
                aria-label={say::game_delete_name(&name)}
                onclick={on_delete.reform(move |_| gone.clone())}
            >
                { say::game_delete() }
            </button>
        </li>
    }
}

/// The date and the time of the day, the same in every language.
fn date(time: u64) -> String {
    let date = Date::new(&(time as f64).into());
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", date.get_hours(), date.get_minutes())
}
