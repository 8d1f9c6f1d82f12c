//! The board and its value.

use yew::prelude::*;

use crate::analysis::panel::panel;
use crate::analysis::study::use_study;
use crate::browser::callback::closure;
use crate::browser::use_media::use_media;
use crate::guide::about::about;
use crate::guide::guided_board::guided_board;
use crate::pages::board::examples::Examples;
use crate::shell::arrival::use_arrival;
use crate::shell::link_problem::link_problem;
use crate::shell::list_bar::ListHead;
use crate::shell::page_link::{LinkedHandle, PageProps, use_page_link};
use crate::shell::top_bar::TopBar;
use page_model::editor::editor_action::EditorAction;
use page_model::editor::editor_state::EditorState;
use page_model::editor::window::Room;
use page_model::history::History;
use page_model::keys::help::KeyPage;
use page_model::share::shared::Shared;
use words::say;

#[component]
pub fn BoardPage(props: &PageProps) -> Html {
    let room = match (use_media("(max-width: 559px)"), use_media("(max-height: 480px)")) {
        (true, _) => Room::UPRIGHT,
        (false, true) => Room::SIDEWAYS,
        (false, false) => Room::USUAL,
    };
    let first = || History::new(EditorState::default().apply(EditorAction::SetRoom(room)));
    let editor_state =
        use_page_link(props, first, |address| vec![EditorAction::Open(address.to_string())]);
    use_effect_with(
        room,
        closure!(editor_state.act, move |&room| act.emit(EditorAction::SetRoom(room))),
    );
    if props.is_open {
        html! { <BoardContent {editor_state} /> }
    } else {
        html! {}
    }
}

#[derive(Properties, PartialEq)]
struct BoardContentProps {
    editor_state: LinkedHandle<History<EditorState>>,
}

#[component]
fn BoardContent(props: &BoardContentProps) -> Html {
    let editor_state = &props.editor_state;
    let study = use_study(editor_state, editor_state.act.clone());
    use_arrival(say::page_title().to_string());
    let act = &study.act;
    html! {
        <div data-layout="board" data-shape={study.shape()}>
            <TopBar
                view={editor_state.view}
                on_view={act.reform(EditorAction::SetView)}
                shared={Shared::of(editor_state, &study.solver.state.report)}
                study={study.clone()}
                keys={KeyPage::Board}
            />
            if let Some(problem) = &editor_state.problem {
                { link_problem(problem, &act.reform(|()| EditorAction::Dismiss)) }
            }
            { guided_board(editor_state, &study, html! {}, KeyPage::Board) }
            <div class="side">
                <ListHead />
                { panel(&study, html! { <Examples position={study.position.clone()} /> }) }
                { about(&study.look) }
            </div>
        </div>
    }
}
