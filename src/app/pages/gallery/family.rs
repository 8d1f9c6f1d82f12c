//! An exhibit with its board, its claim and its table.

mod claim;
mod controls;
mod range;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::components::{Place, Scene, TopBar, panel, signs, study_board};
use crate::app::door::Visit;
use crate::app::hooks::use_study::{Study, use_exhibited, use_study};
use crate::app::hooks::use_table::use_table;
use crate::app::model::Action;
use crate::app::pages::gallery::passage::{story, use_passage, way};
use crate::app::showing::Showing;
use crate::app::tabular;
use claim::claim_card;
pub use claim::{at, mark, typed};
pub use controls::controls;
use range::Range;

#[derive(Properties, PartialEq)]
pub struct FamilyPageProps {
    pub showing: Showing,
    pub on_visit: Callback<Visit>,
}

/// Where there is no position.
const NO_POSITION: &str = "#/k1/ancient/plane/1";

#[component]
pub fn FamilyPage(props: &FamilyPageProps) -> Html {
    let FamilyPageProps { showing, on_visit } = props;
    let exhibit = showing.exhibit;
    let heading = use_passage(exhibit, exhibit.title);
    let link = showing.link().map(|link| link.to_string());
    let (model, is_edited) = use_exhibited(link.as_deref().unwrap_or(NO_POSITION));
    let study = use_study(&model);

    let others = showing.point.get(1..).map(<[i32]>::to_vec);
    let lines = use_memo(others, |_| showing.entries());
    let entries = use_memo(lines.clone(), |lines| {
        lines.iter().map(|(_, _, entry)| entry.clone()).collect::<Vec<_>>()
    });
    let here = |(place, (_, point, _)): (usize, &(_, Vec<i32>, _))| {
        (*point == showing.point).then_some(place)
    };
    let table = use_table(entries, lines.iter().enumerate().filter_map(here).collect());
    let lines = Rc::new(tabular::lines(showing.family, &lines, &table.table));
    let line = lines.iter().find(|line| line.point == showing.point).cloned();

    // The rules of the exhibit are in its link, those of an edited position are its own.
    let act = study.scene.act.clone();
    let follows_rules = !is_edited && showing.family.rules().len() > 1;
    let to_scene = {
        let (showing, on_visit, act) = (showing.clone(), on_visit.clone(), act.clone());
        Callback::from(move |action| match action {
            Action::SetRules(rules) if follows_rules => {
                on_visit.emit(showing.with_rules(rules).visit());
            }
            action => act.emit(action),
        })
    };
    let study = Study { scene: Scene { act: to_scene, ..study.scene.clone() }, ..study };

    let place = (!is_edited).then(|| Place {
        link: showing.visit().to_string(),
        title: format!("{}: {}", exhibit.title, exhibit.headline),
        has_position: link.is_some(),
    });
    let on_board = match is_edited {
        true => model.link().to_string(),
        false => Visit { is_on_board: true, ..showing.visit() }.to_string(),
    };
    let back = link.clone().map(|link| act.reform(move |_| Action::Exchange(link.clone(), true)));
    html! {
        <>
            <TopBar
                model={(*model.now()).clone()}
                report={study.solver.state.report.clone()}
                on_view={act.reform(Action::SetView)}
                {place}
            />
            <header class="exhibit-head">
                { way(exhibit) }
                <h2 ref={heading} tabindex="-1">{ signs(exhibit.title) }</h2>
                <p class="headline">{ signs(exhibit.headline) }</p>
                <p class="at" aria-hidden="true">{ at(showing) }</p>
                if !showing.problems.is_empty() {
                    <div id="problems" class="problem" role="alert">
                        { for showing.problems.iter().map(|problem| html! { <p>{ problem }</p> }) }
                    </div>
                }
                { controls(showing, on_visit) }
            </header>
            if link.is_some() {
                { study_board(&study, html! {}, true) }
            } else {
                <div class="work"><p class="expression">{ showing.expression().map(|text| typed(&text)) }</p></div>
            }
            <div class="answers">
                <div id="edited" role="status">
                    if is_edited {
                        <div class="card edited">
                            <p>
                                <strong>{ "You have changed the board. " }</strong>
                                { "What the paper says is about the exhibit." }
                            </p>
                            <button id="back" type="button" onclick={back}>
                                { "Back to the exhibit" }
                            </button>
                        </div>
                    }
                </div>
                { claim_card(showing, line.as_ref(), &lines) }
                if link.is_some() {
                    <p class="on-board">
                        <a id="on-board" href={on_board}>
                            { if is_edited { "Open your position on the board" } else { "Open on the board" } }
                        </a>
                    </p>
                    { panel(&study.scene, &study.solver, true) }
                }
            </div>
            <div class="more exhibit-more">
                { story(exhibit) }
                if !showing.family.parameters.is_empty() {
                    <Range
                        showing={showing.clone()}
                        {lines}
                        {table}
                        on_visit={on_visit.clone()}
                    />
                }
            </div>
        </>
    }
}
