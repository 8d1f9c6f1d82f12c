//! The page on which players agree on a game.

use yew::prelude::*;

use crate::browser::use_page_state::use_page_state;
use crate::link::game_link::MOST_SEED;
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::link::solved_link::SOLVED;
use crate::pages::play::NAME;
use crate::pages::play::setup_state::SetupState;
use crate::pages::play::view::import_dialog::ImportDialog;
use crate::pages::play::view::primer::Primer;
use crate::pages::play::view::saved_list::{LastGame, SavedList};
use crate::pages::play::view::setup_form::setup_form;
use crate::pages::play::view::shelf;
use crate::shell::view::arrival::use_arrival;
use crate::shell::view::link_problem::link_problem;
use crate::shell::view::list_bar::ListHead;
use crate::shell::view::top_bar::plain_bar;
use words::say;

#[derive(Properties, PartialEq)]
pub struct SetupPageProps {
    /// The first text of the import dialog, while it is open.
    pub pasted: Option<AttrValue>,
    pub on_import: Callback<Option<String>>,
    /// The parts of the link that could not be followed.
    pub corrections: Vec<String>,
    pub on_dismiss: Callback<()>,
}

#[component]
pub fn SetupPage(props: &SetupPageProps) -> Html {
    let SetupPageProps { pasted, on_import, corrections, on_dismiss } = props;
    let heading = use_arrival(say::game_page().to_string());
    let setup_state = use_page_state(|| SetupState::new(any_seed()));
    let act =
        use_callback(setup_state.dispatcher(), |change, setup_state| setup_state.dispatch(change));
    let is_new = use_memo((), |()| shelf::shelf().0.is_empty());
    let link = PageLink::to(NAME, &[]).to_string();
    let problem = LinkProblem::corrected(corrections.clone());
    html! {
        <div data-layout="whole">
            { plain_bar(link, say::game_title().to_string()) }
            <div class="play-setup">
                <header>
                    <ListHead />
                    <h2 ref={heading} tabindex="-1">{ say::game_title() }</h2>
                    <p class="headline">{ say::game_headline() }</p>
                    if let Some(problem) = problem {
                        { link_problem(&problem, on_dismiss) }
                    }
                </header>
                <LastGame />
                <Primer is_open={*is_new} />
                { setup_form(&setup_state, &act) }
                <div class="start-game">
                    if setup_state.is_possible() {
                        <a id="play-start" class="button main" href={setup_state.place().link().to_string()}>
                            { say::game_start() }
                        </a>
                    } else {
                        <p class="note">{ say::game_too_small() }</p>
                    }
                    <button id="play-import-open" type="button" onclick={on_import.reform(|_| Some(String::new()))}>
                        { say::game_import() }
                    </button>
                </div>
                <p>
                    <a id="play-solved" href={PageLink::to(NAME, &[SOLVED]).to_string()}>{ say::solved_way() }</a>
                </p>
                <SavedList />
                if let Some(text) = pasted {
                    <ImportDialog key={text.to_string()} {text} on_close={on_import.reform(|()| None)} />
                }
            </div>
        </div>
    }
}

/// A browser's own dice: what follows from the seed can be repeated.
fn any_seed() -> u32 {
    1 + (js_sys::Math::random() * f64::from(MOST_SEED - 1)) as u32
}
