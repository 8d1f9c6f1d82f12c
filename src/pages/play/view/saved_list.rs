//! The games that this browser stores.

use std::rc::Rc;

use js_sys::Date;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::picture;
use crate::browser::callback::callback;
use crate::browser::date::day_and_time;
use crate::browser::focus::focus;
use crate::browser::storage::has_room;
use crate::browser::undo_bar::UndoBar;
use crate::keys::Undo;
use crate::link::game_link::{LONGEST_LINK, PlainPage};
use crate::pages::play::my_games::{Kept, kept};
use crate::pages::play::saved::Saved;
use crate::pages::play::sentences;
use crate::pages::play::view::scores::score_table;
use crate::pages::play::view::shelf;
use words::say;

/// The side of a square, in px.
const PX: i32 = 8;
/// How many games the page before a game shows.
const FEW: usize = 3;
/// How many games the page of all shows at first, and how many more at each request.
const SOME: usize = 20;

/// The first of the stored games or, if `is_whole`, all in which the words `sought` occur, and what the reader has won.
#[autoprops]
#[component]
pub fn SavedList(
    games: &Rc<Vec<Kept>>,
    #[prop_or_default] is_whole: bool,
    #[prop_or_default] sought: &AttrValue,
) -> Html {
    let all = use_state_eq(|| games.clone());
    let most = use_state_eq(|| if is_whole { SOME } else { FEW });
    let has_room = use_memo(all.clone(), |_| has_room(LONGEST_LINK));
    // Each with its place before it was deleted.
    let deleted = use_state_eq(Vec::<(usize, Saved)>::new);
    let on_delete = callback!(all, deleted, move |gone: Saved| {
        // Another tab may have stored games meanwhile.
        let stored = shelf::shelf();
        let Some(index) = stored.0.iter().position(|saved| *saved == gone) else { return };
        let fewer = stored.without(&gone);
        if shelf::save(&fewer) {
            all.set(Rc::new(kept(&fewer)));
            deleted.set([(*deleted).clone(), vec![(index, gone)]].concat());
            focus("saved-title");
        }
    });
    let on_undo = callback!(all, deleted, move |key: Undo| {
        let mut left = (*deleted).clone();
        let Some((index, saved)) = left.pop().filter(|_| key == Undo::Undo) else { return };
        let more = shelf::shelf().with(index, saved);
        if shelf::save(&more) {
            all.set(Rc::new(kept(&more)));
            deleted.set(left);
            focus("saved-title");
        }
    });
    if all.is_empty() && deleted.is_empty() && !is_whole {
        return html! {};
    }
    let is_found = |game: &&Kept| sought.is_empty() || game.has(sought, &when(game));
    let found = all.iter().filter(is_found);
    let found = Vec::from_iter(found);
    let left = found.len().saturating_sub(*most);
    html! {
        <>
            <section class="card saved-games" aria-labelledby="saved-title">
                <div class="saved-head">
                    <h2 id="saved-title" tabindex="-1">
                        { if is_whole { say::game_found(found.len()) } else { say::game_saved().to_string() } }
                    </h2>
                    if !is_whole {
                        <a id="games-all" href={PlainPage::Games.link().to_string()}>{ say::game_saved_all(all.len()) }</a>
                    }
                </div>
                <ul>
                    { for found.iter().take(*most).enumerate().map(|(index, game)| row(index == 0, game, &on_delete)) }
                </ul>
                if left > 0 && is_whole {
                    <button
                        id="saved-more"
                        type="button"
                        onclick={callback!(most, move |_: MouseEvent| most.set(*most + SOME))}
                    >
                        { say::game_saved_more(left) }
                    </button>
                }
                <UndoBar id="saved" can_undo={!deleted.is_empty()} can_redo=false {on_undo} />
                if !*has_room {
                    <p id="saved-full" class="problem">{ say::game_no_storage() }</p>
                }
                if is_whole {
                    <p class="note">{ say::game_saved_where() }</p>
                }
            </section>
            if is_whole {
                { score_table(&all) }
            }
        </>
    }
}

fn row(is_first: bool, game: &Kept, on_delete: &Callback<Saved>) -> Html {
    let Kept { saved, place, end } = game;
    let turns = say::game_turns(place.record.tree.count() - 1);
    let when = match saved.time {
        Some(_) => say::game_saved_at(&when(game), &turns),
        None => turns,
    };
    let ended = game.you().zip(game.is_won()).map(|(you, is_won)| {
        let result = say::game_you_ended(is_won, you);
        let reviewed =
            if saved.is_reviewed { say::game_reviewed() } else { say::game_not_reviewed() };
        format!("{result} · {reviewed}")
    });
    let name = game.name();
    let gone = saved.clone();
    html! {
        <li key={saved.text()} data-saved={saved.name.clone()}>
            <a id={is_first.then_some("play-go-on")} href={saved.link.clone()}>
                <span class="mini">{ picture(&end.board, PX) }</span>
                <span>
                    <bdi>{ &name }</bdi>
                    <span class={if game.is_your_turn() { "yours" } else { "note" }}>
                        { ended.unwrap_or_else(|| sentences::standing(end)) }
                    </span>
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

/// When the game was stored.
fn when(game: &Kept) -> String {
    let Some(time) = game.saved.time else { return String::new() };
    day_and_time(&Date::new(&(time as f64).into()))
}
