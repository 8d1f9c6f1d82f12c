//! The games that this browser stores.

use js_sys::Date;
use yew::prelude::*;

use crate::board::view::mini_board::picture;
use crate::browser::callback::callback;
use crate::browser::focus::focus;
use crate::browser::undo_bar::UndoBar;
use crate::keys::Undo;
use crate::link::game_link::{GameLink, PlayLink};
use crate::link::player_kind::PlayerKind;
use crate::pages::play::saved::{Saved, Shelf};
use crate::pages::play::sentences;
use crate::pages::play::view::shelf;
use basics::player::Player;
use game::State;
use words::say;

/// The side of a square, in px.
const PX: i32 = 8;
/// How many games the list shows at first, and how many more at each request.
const SOME: usize = 20;

#[component]
pub fn SavedList() -> Html {
    let games = use_state_eq(shelf::shelf);
    let most = use_state_eq(|| SOME);
    // Each with its place before it was deleted.
    let deleted = use_state_eq(Vec::<(usize, Saved)>::new);
    let on_delete = callback!(games, deleted, move |gone: Saved| {
        // Another tab may have stored games meanwhile.
        let stored = shelf::shelf();
        let Some(index) = stored.0.iter().position(|saved| *saved == gone) else { return };
        let fewer = stored.without(&gone);
        if shelf::save(&fewer) {
            games.set(fewer);
            deleted.set([(*deleted).clone(), vec![(index, gone)]].concat());
            focus("saved-title");
        }
    });
    let on_undo = callback!(games, deleted, move |key: Undo| {
        let mut left = (*deleted).clone();
        let Some((index, saved)) = left.pop().filter(|_| key == Undo::Undo) else { return };
        let more = shelf::shelf().with(index, saved);
        if shelf::save(&more) {
            games.set(more);
            deleted.set(left);
            focus("saved-title");
        }
    });
    let all = use_memo(games.clone(), |games| kept(games));
    if all.is_empty() && deleted.is_empty() {
        return html! {};
    }
    html! {
        <section class="card saved-games" aria-labelledby="saved-title">
            <h2 id="saved-title" tabindex="-1">{ say::game_saved() }</h2>
            <ul>
                { for all.iter().take(*most).enumerate().map(|(index, game)| row(index == 0, game, &on_delete)) }
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
            <UndoBar id="saved" can_undo={!deleted.is_empty()} can_redo=false {on_undo} />
            <p class="note">{ say::game_saved_where() }</p>
        </section>
    }
}

pub fn game(link: &str) -> Option<GameLink> {
    match PlayLink::parse(link)? {
        (PlayLink::Game(place), _) => Some(*place),
        _ => None,
    }
}

pub fn players(place: &GameLink) -> String {
    let [left, right] =
        Player::ALL.map(|player| sentences::player(place, player, sentences::player_kind));
    say::game_against(left, right)
}

/// A stored game, and where its line ends.
struct Kept {
    saved: Saved,
    place: GameLink,
    end: State,
    is_your_turn: bool,
}

/// The stored games, of which those that wait for the reader come first.
fn kept(Shelf(all): &Shelf) -> Vec<Kept> {
    let kept = |saved: &Saved| {
        let place = game(&saved.link)?;
        let end = place.record.state_at(place.record.tree.end(place.record.at));
        let is_your_turn =
            end.winner().is_none() && place.player_kinds[end.turn] == PlayerKind::You;
        Some(Kept { saved: saved.clone(), place, end, is_your_turn })
    };
    let mut all: Vec<Kept> = all.iter().filter_map(kept).collect();
    all.sort_by_key(|game| !game.is_your_turn);
    all
}

fn row(is_first: bool, game: &Kept, on_delete: &Callback<Saved>) -> Html {
    let Kept { saved, place, end, is_your_turn } = game;
    let turns = say::game_turns(place.record.tree.count() - 1);
    let when = match saved.time {
        Some(time) => say::game_saved_at(&date(time), &turns),
        None => turns,
    };
    let name = if saved.name.is_empty() { players(place) } else { saved.name.clone() };
    let gone = saved.clone();
    html! {
        <li key={saved.text()} data-saved={saved.name.clone()}>
            <a id={is_first.then_some("play-go-on")} href={saved.link.clone()}>
                <span class="mini">{ picture(&end.board, PX) }</span>
                <span>
                    <bdi>{ &name }</bdi>
                    <span class={if *is_your_turn { "yours" } else { "note" }}>{ sentences::standing(end) }</span>
                    <span class="note">{ when }</span>
                </span>
            </a>
            <button
                type="button"
                class="sign plain"
                aria-label={say::game_delete_name(&name)}
                title={say::game_delete()}
                onclick={on_delete.reform(move |_| gone.clone())}
            >
                { "✕" }
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
