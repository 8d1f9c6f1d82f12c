//! How the work on a question goes, and what can be done about it.

use yew::prelude::*;

use crate::workers::solver_bridge::{Phase, SolverHandle};
use page_model::analysis::phrases;
use words::say;
use worker::client::Request;

/// The buttons say what they concern. The names of its elements begin with `id`; while there is no work,
/// something else stands in its place.
pub fn effort(
    solver: &SolverHandle,
    request: Request,
    names: (&str, &str),
    otherwise: Html,
) -> Html {
    let acts = [&solver.cancel, &solver.go_on].map(|act| act.reform(move |()| request));
    effort_of(solver.state.phase(request), &acts, names, otherwise)
}

/// The same of any work: how to cancel it and to go on.
pub fn effort_of(
    phase: &Phase,
    [cancel, go_on]: &[Callback<()>; 2],
    (id, about): (&str, &str),
    otherwise: Html,
) -> Html {
    let button = |name: &str, words: &'static str, click: &Callback<()>| {
        html! {
            <button
                id={format!("{id}{name}")}
                type="button"
                aria-label={format!("{words}: {about}")}
                onclick={click.reform(|_| ())}
            >
                { words }
            </button>
        }
    };
    let (words, spent) = match phase {
        Phase::Working(spent) => (say::answer_searching(), Some(spent)),
        Phase::Loading => (say::answer_loading(), None),
        Phase::Cancelled(spent) => (say::answer_cancelled(), Some(spent)),
        Phase::TooHard(spent) => (say::answer_too_hard(), Some(spent)),
        Phase::Idle | Phase::Begun | Phase::Failed(_) => ("", None),
    };
    html! {
        <div class="effort">
            <p id={format!("{id}status")} class="status">
                <span role="status">{ words }</span>
                // The numbers change too fast to be read out.
                if let Some(amount) = spent.map(phrases::amount) {
                    <span class="amount" aria-hidden="true">{ amount }</span>
                }
            </p>
            { match phase {
                Phase::Working(_) => button("cancel", say::answer_cancel(), cancel),
                Phase::Cancelled(_) | Phase::TooHard(_) => button("go-on", say::answer_go_on(), go_on),
                Phase::Idle | Phase::Begun => otherwise,
                Phase::Loading => html! {},
                Phase::Failed(reason) => html! {
                    <div id={format!("{id}worker-problem")} class="problem" role="alert">
                        <p>{ reason }</p>
                        { button("retry", say::answer_try_again(), go_on) }
                    </div>
                },
            } }
        </div>
    }
}
