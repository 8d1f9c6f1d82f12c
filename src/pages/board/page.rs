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
use page_model::editor::action::Action;
use page_model::editor::history::History;
use page_model::editor::model::Model;
use page_model::editor::window::Room;
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
    let model = use_link(address, *is_open, room);
    // The way back leads to the position that was there last.
    use_effect_with((model.link().to_string(), on_way.clone()), |(link, on_way)| {
        on_way.emit(link.clone());
    });
    if *is_open {
        html! { <BoardContent {model} /> }
    } else {
        html! {}
    }
}

#[derive(Properties, PartialEq)]
struct BoardContentProps {
    model: StateHandle<History<Model>>,
}

#[component]
fn BoardContent(props: &BoardContentProps) -> Html {
    let model = &props.model;
    let study = use_study(model);
    use_arrival(say::page_title().to_string());
    let act = &study.act;
    html! {
        <div data-layout="board" data-shape={study.shape()}>
            <TopBar
                view={model.view}
                on_view={act.reform(Action::SetView)}
                shared={Shared::of(model, &study.solver.state.report)}
                study={study.clone()}
            />
            if let Some(problem) = &model.problem {
                { link_problem(problem, &act.reform(|()| Action::Dismiss)) }
            }
            { guided_board(model, &study, html! {}, false) }
            <div class="side">
                <ListHead />
                { panel(&study, html! { <Examples position={study.position.clone()} /> }) }
                { about(&study.look) }
            </div>
        </div>
    }
}
