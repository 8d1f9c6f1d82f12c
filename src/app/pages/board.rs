//! The board and its value.

use yew::prelude::*;

use crate::app::components::{Editor, Examples, LinkProblemView, ValueView};
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
            if let Some(problem) = &model.problem {
                <LinkProblemView
                    problem={problem.clone()}
                    on_dismiss={act.reform(|()| Action::Dismiss)}
                />
            }
            <Editor history={(*model).clone()} act={act.clone()} on_look={Callback::noop()} />
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
