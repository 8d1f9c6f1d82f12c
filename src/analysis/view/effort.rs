//! Shows the state of the work on a question, with buttons to cancel it or resume it.

use yew::prelude::*;

use crate::analysis::phrases;
use crate::ask::view::solver_bridge::{Phase, SolverHandle};
use words::say;
use worker::client::Request;

/// The labels of the buttons name the subject of the question. The ids of the elements begin with `id`; when there is
/// nothing to show, `otherwise` takes its place.
pub fn effort(
    solver: &SolverHandle,
    request: Request,
    names: (&str, &str),
    otherwise: Html,
) -> Html {
    let acts = [&solver.cancel, &solver.go_on].map(|act| act.reform(move |()| request));
    effort_of(solver.state.phase(request), &acts, names, otherwise)
}

/// The same for any work, given the callbacks that cancel and resume it.
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
                // The numbers change too fast for a screen reader.
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
