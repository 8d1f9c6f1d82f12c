//! The board and its value.

use yew::prelude::*;

use crate::analysis::panel::panel;
use crate::analysis::study::use_study;
use crate::browser::use_media::use_media;
use crate::browser::use_page_state::StateHandle;
use crate::guide::about::about;
use crate::guide::guided_board::guided_board;
use crate::pages::PageProps;
use crate::pages::board::examples::Examples;
use crate::pages::board::link::use_link;
use crate::shell::arrival::use_arrival;
use crate::shell::link_problem::link_problem;
use crate::shell::list_bar::ListHead;
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
    let PageProps { is_open, address, on_way } = props;
    let room = match (use_media("(max-width: 559px)"), use_media("(max-height: 480px)")) {
        (true, _) => Room::UPRIGHT,
        (false, true) => Room::SIDEWAYS,
        (false, false) => Room::USUAL,
    };
    let editor_state = use_link(address, *is_open, room);
    // The link in the bar leads back to the position that this page showed last.
    use_effect_with((editor_state.link().to_string(), on_way.clone()), |(link, on_way)| {
        on_way.emit(link.clone());
    });
    if *is_open {
        html! { <BoardContent {editor_state} /> }
    } else {
        html! {}
    }
}

#[derive(Properties, PartialEq)]
struct BoardContentProps {
    editor_state: StateHandle<History<EditorState>>,
}

#[component]
fn BoardContent(props: &BoardContentProps) -> Html {
    let editor_state = &props.editor_state;
    let study = use_study(editor_state);
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
