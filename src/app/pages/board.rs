//! The board and its value.

use yew::prelude::*;

use crate::app::components::{TopBar, examples, link_problem, panel, study_board};
use crate::app::history::History;
use crate::app::hooks::use_arrival::{TITLE, use_arrival};
use crate::app::hooks::use_study::use_study;
use crate::app::model::{Action, Model};

#[derive(Properties, PartialEq)]
pub struct BoardPageProps {
    pub model: UseReducerHandle<History<Model>>,
}

#[component]
pub fn BoardPage(props: &BoardPageProps) -> Html {
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
