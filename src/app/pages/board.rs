//! The board and its value.

use gloo::utils::document;
use yew::prelude::*;

use crate::app::components::{TopBar, examples, link_problem, panel, study_board};
use crate::app::door::Door;
use crate::app::history::History;
use crate::app::hooks::use_address::use_door;
use crate::app::hooks::use_arrival::{TITLE, use_arrival};
use crate::app::hooks::use_link::use_link;
use crate::app::hooks::use_study::use_study;
use crate::app::model::{Action, Model};

#[component]
pub fn BoardDoor() -> Html {
    let is_open = *use_door() == Door::Board;
    let model = use_link(is_open);
    // The way back leads to the position that was there last.
    use_effect_with(model.link().to_string(), |link| {
        if let Some(way) = document().get_element_by_id("door-board") {
            let _ = way.set_attribute("href", link);
        }
    });
    if is_open {
        html! { <BoardPage {model} /> }
    } else {
        html! {}
    }
}

#[derive(Properties, PartialEq)]
struct BoardPageProps {
    model: UseReducerHandle<History<Model>>,
}

#[component]
fn BoardPage(props: &BoardPageProps) -> Html {
    let model = &props.model;
    let study = use_study(model);
    use_arrival(TITLE.to_string());
    let act = &study.scene.act;
    html! {
        <>
            <TopBar
                model={(*model.now()).clone()}
                report={study.solver.state.report.clone()}
                on_view={act.reform(Action::SetView)}
            />
            if let Some(problem) = &model.problem {
                { link_problem(problem, &act.reform(|()| Action::Dismiss)) }
            }
            { study_board(&study, html! {}, false) }
            { panel(&study.scene, &study.solver, false) }
            { examples(model.rules, model.board.edge()) }
        </>
    }
}
