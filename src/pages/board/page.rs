//! The board and its value.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::panel::panel;
use crate::analysis::view::study::use_study;
use crate::browser::callback::closure;
use crate::browser::use_media::use_media;
use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::window::WindowSize;
use crate::guide::view::about::about;
use crate::guide::view::guided_board::guided_board;
use crate::history::History;
use crate::pages::board::examples::Examples;
use crate::share::shared::Shared;
use crate::shell::keys::board_help;
use crate::shell::view::list_bar::ListHead;
use crate::shell::view::page_frame::PageFrame;
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use words::say;

#[component]
pub fn BoardPage(props: &PageProps) -> Html {
    let size = match (use_media("(max-width: 559px)"), use_media("(max-height: 480px)")) {
        (true, _) => WindowSize::UPRIGHT,
        (false, true) => WindowSize::SIDEWAYS,
        (false, false) => WindowSize::USUAL,
    };
    let first = || History::new(EditorState::default().apply(EditorAction::SetWindowSize(size)));
    let editor_state =
        use_page_link(props, first, |address| vec![EditorAction::Open(address.to_string())]);
    use_effect_with(
        size,
        closure!(editor_state.act, move |&size| act.emit(EditorAction::SetWindowSize(size))),
    );
    if props.is_open {
        html! { <BoardContent {editor_state} /> }
    } else {
        html! {}
    }
}

#[autoprops]
#[component]
fn BoardContent(editor_state: &LinkedHandle<History<EditorState>>) -> Html {
    let study = use_study(editor_state, editor_state.act.clone());
    let act = &study.act;
    html! {
        <PageFrame
            layout="board"
            shape={study.shape()}
            title={say::page_title()}
            heading={say::page_board()}
            hides_heading=true
            view={editor_state.view}
            on_view={act.reform(EditorAction::SetView)}
            shared={Shared::of(&editor_state.settled, &study.solver.state.report)}
            study={study.clone()}
            keys={board_help()}
            problem={editor_state.problem.clone()}
            on_dismiss={act.reform(|()| EditorAction::Dismiss)}
        >
            { guided_board(editor_state, &study, html! {}, false, board_help()) }
            <div class="side">
                <ListHead />
                { panel(&study, html! { <Examples now={study.position.clone()} /> }) }
                // It names a value too.
                if study.shows(Reveal::Value) {
                    { about(&study.look) }
                }
            </div>
        </PageFrame>
    }
}
