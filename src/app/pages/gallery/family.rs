//! An exhibit with its board, its claim and its table.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::components::{Panel, StudyBoard, TopBar};
use crate::app::door::Visit;
use crate::app::hooks::use_study::{use_shown, use_study};
use crate::app::hooks::use_table::use_table;
use crate::app::model::Action;
use crate::app::showing::Showing;

#[derive(Properties, PartialEq)]
pub struct FamilyPageProps {
    pub showing: Showing,
    pub on_visit: Callback<Visit>,
}

#[component]
pub fn FamilyPage(props: &FamilyPageProps) -> Html {
    let showing = &props.showing;
    let link = showing.link().map(|link| link.to_string()).unwrap_or_default();
    let model = use_shown(&link);
    let study = use_study(&model);
    let entries: Vec<_> = showing.entries().into_iter().map(|(_, _, entry)| entry).collect();
    let table = use_table(Rc::new(entries));
    html! {
        <>
            <TopBar
                model={(*model.now()).clone()}
                report={study.solver.state.report.clone()}
                on_view={study.scene.act.reform(Action::SetView)}
            />
            <StudyBoard study={study.clone()} />
            <Panel scene={study.scene.clone()} solver={study.solver.clone()} />
            <section class="more">
                <h2>{ showing.exhibit.title }</h2>
                <ul>
                    { for table.table.rows.iter().map(|row| html! {
                        <li>{ format!("{row:?}") }</li>
                    }) }
                </ul>
            </section>
        </>
    }
}
