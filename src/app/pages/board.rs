//! The board and its value.

use yew::prelude::*;

use crate::app::components::{BoardView, Examples, LinkProblemView, Toolbar, TopBar, ValueView};
use crate::app::hooks::use_link::use_link;
use crate::app::hooks::use_solver::use_solver;
use crate::app::model::Action;

#[component]
pub fn BoardPage() -> Html {
    let model = use_link();
    let solver = use_solver(model.position());
    let dispatcher = model.dispatcher();
    let act = use_callback((), move |action: Action, ()| dispatcher.dispatch(action));
    html! {
        <>
            <TopBar
                model={(*model).clone()}
                report={solver.state.report.clone()}
                on_view={act.reform(Action::SetView)}
            />
            if let Some(problem) = &model.problem {
                <LinkProblemView
                    problem={problem.clone()}
                    on_dismiss={act.reform(|()| Action::Dismiss)}
                />
            }
            <div class="work">
                <Toolbar
                    rules={model.rules}
                    edge={model.board.edge()}
                    on_rules={act.reform(Action::SetRules)}
                    on_edge={act.reform(Action::SetEdge)}
                    on_clear={act.reform(|()| Action::Clear)}
                />
                <BoardView
                    board={model.board.clone()}
                    origin={model.origin}
                    on_cycle={act.reform(Action::Cycle)}
                    on_set={act.reform(|(square, stone)| Action::Set(square, stone))}
                />
            </div>
            <ValueView
                state={solver.state}
                on_cancel={solver.cancel}
                on_retry={solver.retry}
                on_go_on={solver.go_on}
            />
            <Examples rules={model.rules} edge={model.board.edge()} />
        </>
    }
}
