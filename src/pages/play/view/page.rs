//! The page of games: the setup of a game, or the game itself.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::link::game_link::{PlainPage, PlayLink};
use crate::link::problem::LinkProblem;
use crate::pages::play::keys::Wish;
use crate::pages::play::play_state::{OpenPage, PlayAction, PlayState};
use crate::pages::play::sentences;
use crate::pages::play::view::game_page::GamePage;
use crate::pages::play::view::games_page::GamesPage;
use crate::pages::play::view::levels_page::LevelsPage;
use crate::pages::play::view::more_menu::flip;
use crate::pages::play::view::move_list::{Mistakes, steps, turns, use_current_turn};
use crate::pages::play::view::setup_page::SetupPage;
use crate::pages::play::view::sharing::{shared_game, title};
use crate::pages::play::view::solved_page::SolvedPage;
use crate::pages::play::view::strip::strip;
use crate::pages::play::view::table::Table;
use crate::pages::play::view::tournament_page::TournamentPage;
use crate::pages::play::view::use_keys::use_game_keys;
use crate::shell::view::page_frame::PageFrame;
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use words::say;

#[component]
pub fn PlayPage(props: &PageProps) -> Html {
    let play_state = use_page_link(props, PlayState::default, |address| {
        let asked = PlayLink::parse(address).into_iter();
        asked.map(|(asked, corrections)| PlayAction::Open(asked, corrections.0)).collect()
    });
    if !props.is_open {
        return html! {};
    }
    let LinkedHandle { state: play_state, act, .. } = play_state;
    let corrections = play_state.corrections.clone();
    let on_dismiss = act.reform(|()| PlayAction::Dismiss);
    match &play_state.page {
        OpenPage::Solved(link) => {
            html! { <SolvedPage link={link.clone()} {corrections} {on_dismiss} /> }
        }
        OpenPage::Plain(PlainPage::Levels) => html! { <LevelsPage {corrections} {on_dismiss} /> },
        OpenPage::Plain(PlainPage::Games) => html! { <GamesPage {corrections} {on_dismiss} /> },
        OpenPage::Plain(PlainPage::Tournament) => html! { <TournamentPage /> },
        OpenPage::SetUp(pasted) => {
            let pasted = pasted.clone().map(AttrValue::from);
            let on_import = act.reform(PlayAction::Import);
            html! { <SetupPage {pasted} {on_import} {corrections} {on_dismiss} /> }
        }
        OpenPage::Game if play_state.place.view.is_embedded => {
            html! { <FramePage {play_state} {act} /> }
        }
        // Another game is a new component: without dialogs and half-typed turns, and with the focus on its heading.
        OpenPage::Game => {
            let key = play_state.opened;
            html! { <GamePage {key} {play_state} {act} /> }
        }
    }
}

/// A game in a frame of another page: readers can step through it, but not play; nothing is computed or stored.
#[autoprops]
#[component]
fn FramePage(play_state: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let record = &play_state.place.record;
    let title = title(&play_state.place);
    use_current_turn(record.at, false);
    use_game_keys(
        play_state.place.view,
        callback!(act, move |wish| {
            if let Wish::Do(action) = wish {
                act.emit(action);
            }
        }),
    );
    html! {
        <PageFrame
            layout="play"
            title={say::game_open_page(&title)}
            view={play_state.place.view}
            shared={shared_game(play_state)}
            head_class="play-head"
            heading={title}
            hides_heading=true
            problem={LinkProblem::corrected(play_state.corrections.clone())}
            on_dismiss={act.reform(|()| PlayAction::Dismiss)}
        >
            <div class="work">
                { strip(play_state, None) }
                <Table play_state={play_state.clone()} act={act.clone()} />
                <div class="frame-line">
                    <p id="play-turn"><strong>{ sentences::standing(&play_state.state) }</strong></p>
                    if let Some(turn) = sentences::numbered(record, record.at) {
                        <p id="play-here">{ turn }</p>
                    }
                    <p id="play-refused" role="status">
                        if let Some(refused) = play_state.refused {
                            { sentences::refused(refused, &play_state.state) }
                        }
                    </p>
                </div>
                { steps(play_state, act, flip(play_state, act)) }
                <p id="play-said" class="unseen" role="status">{ play_state.status.clone() }</p>
            </div>
            <div class="side">{ turns(record, &Mistakes::default(), act) }</div>
        </PageFrame>
    }
}
