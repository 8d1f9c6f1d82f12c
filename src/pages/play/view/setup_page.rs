//! The page on which players agree on a game.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::picture;
use crate::browser::use_page_state::use_page_state;
use crate::link::game_link::{GameLink, MOST_SEED, PlainPage};
use crate::link::page_link::PageLink;
use crate::link::page_names::{KONANE, LEARN};
use crate::link::player_kind::PlayerKind;
use crate::link::problem::LinkProblem;
use crate::link::solved_link::SOLVED;
use crate::pages::play::my_games::{Score, kept, score_like};
use crate::pages::play::setup_state::{BEGINNING, SetupAction, SetupState, USUAL_PROGRAM};
use crate::pages::play::view::import_dialog::ImportDialog;
use crate::pages::play::view::primer::Primer;
use crate::pages::play::view::saved_list::SavedList;
use crate::pages::play::view::setup_form::setup_form;
use crate::pages::play::view::shelf;
use crate::pages::play::view::size_choice::sizes;
use crate::pages::play::{NAME, sentences};
use crate::share::shared::Shared;
use crate::shell::view::list_bar::ListHead;
use crate::shell::view::page_frame::PageFrame;
use words::say;

/// The side of a square, in px.
const PX: i32 = 40;

/// `pasted` is the first text of the import dialog, while it is open; `corrections` has the parts of the link that
/// could not be followed.
#[autoprops]
#[component]
pub fn SetupPage(
    pasted: &Option<AttrValue>,
    on_import: &Callback<Option<String>>,
    corrections: &Vec<String>,
    on_dismiss: &Callback<()>,
) -> Html {
    let games = use_memo((), |()| kept(&shelf::shelf()));
    let (setup_state, act) = use_page_state(|| {
        let last = games.iter().max_by_key(|game| game.saved.time);
        SetupState::like(last.map(|last| &last.place), any_seed())
    });
    let place = setup_state.place();
    let before = score_like(&games, &place);
    let chosen = Some((setup_state.rows, setup_state.columns));
    let on_size = act.reform(|(rows, columns)| SetupAction::Size(rows, columns));
    html! {
        <PageFrame
            layout="begin"
            title={say::game_page()}
            shared={Shared::page(PageLink::to(NAME, &[]), say::game_title())}
            above={html! { <ListHead /> }}
            heading={say::game_title()}
            problem={LinkProblem::corrected(corrections.clone())}
            {on_dismiss}
        >
            <div class="work">
                <section class="card begin" aria-labelledby="begin-title">
                    <div class="mini">{ picture(&place.record.state().board, PX) }</div>
                    <div class="begin-choice">
                        <h2 id="begin-title">{ sentences::players(&place) }</h2>
                        { sizes("begin-", chosen, say::game_board(), &BEGINNING, &on_size) }
                        if setup_state.is_possible() {
                            <a id="play-start" class="button main" href={place.link().to_string()}>
                                { say::game_start() }
                            </a>
                        } else {
                            <p class="note">{ say::game_too_small() }</p>
                        }
                        <p class="note">
                            if let Some((opponent, Score { won, played })) = before {
                                <span id="begin-score">{ say::game_won_before(sentences::opponent(opponent), played, won) }</span>{ " " }
                            }
                            <a id="begin-levels" href={PlainPage::Levels.link().to_string()}>{ say::levels_way() }</a>
                        </p>
                    </div>
                </section>
                <ul class="begin-others">
                    <li>{ other("play-friend", say::game_with_friend(), say::game_with_friend_what(), &setup_state.between(PlayerKind::You, PlayerKind::Friend)) }</li>
                    <li>{ other("play-elsewhere", say::game_by_link(), say::game_by_link_what(), &setup_state.between(PlayerKind::You, PlayerKind::Elsewhere)) }</li>
                    <li>{ other("play-watch", say::game_watch(), say::game_watch_what(), &setup_state.between(USUAL_PROGRAM, USUAL_PROGRAM)) }</li>
                    <li>
                        <button id="play-import-open" class="card" type="button" onclick={on_import.reform(|_| Some(String::new()))}>
                            <strong>{ say::game_import() }</strong>
                            <span class="note">{ say::game_import_brief() }</span>
                        </button>
                    </li>
                </ul>
                <details id="setup-choices" class="card">
                    <summary><h2>{ say::game_choices() }</h2><span class="note">{ say::game_choices_what() }</span></summary>
                    { setup_form(&setup_state, &act) }
                </details>
                <p>
                    <a id="play-solved" href={PageLink::to(NAME, &[SOLVED]).to_string()}>{ say::solved_way() }</a>
                    { " · " }
                    <a id="play-konane" href={PageLink::to(LEARN, &[KONANE]).to_string()}>{ say::konane_way() }</a>
                </p>
                <p>
                    <a id="play-tournament" href={PlainPage::Tournament.link().to_string()}>{ say::tournament_way() }</a>
                </p>
            </div>
            <div class="side">
                <SavedList games={games.clone()} />
                <Primer is_open={games.is_empty()} />
            </div>
            if let Some(text) = pasted {
                <ImportDialog key={text.to_string()} {text} on_close={on_import.reform(|()| None)} />
            }
        </PageFrame>
    }
}

/// A game that begins at one press.
fn other(id: &'static str, title: &'static str, what: &'static str, place: &GameLink) -> Html {
    html! {
        <a {id} class="card" href={place.link().to_string()}>
            <strong>{ title }</strong>
            <span class="note">{ what }</span>
        </a>
    }
}

/// A browser's own dice: what follows from the seed can be repeated.
fn any_seed() -> u32 {
    1 + (js_sys::Math::random() * f64::from(MOST_SEED - 1)) as u32
}
