//! How the work on a question goes, and what can be done about it.

use yew::prelude::*;

use crate::app::answers::phrases;
use crate::app::workers::solver_bridge::{Phase, SolverHandle};
use crate::worker::client::Request;

/// The buttons say what they concern. The names of its elements begin with `id`; while there is no work,
/// something else stands in its place.
pub fn effort(
    solver: &SolverHandle,
    request: Request,
    (id, about): (&str, &str),
    otherwise: Html,
) -> Html {
    let phase = solver.state.phase(request);
    let button = |name: &str, words: &'static str, click: &Callback<Request>| {
        html! {
            <button
                id={format!("{id}{name}")}
                type="button"
                aria-label={format!("{words}: {about}")}
                onclick={click.reform(move |_| request)}
            >
                { words }
            </button>
        }
    };
    let (words, spent) = match phase {
        Phase::Working(spent) => ("Searching", Some(spent)),
        Phase::Loading => ("The solver is loading", None),
        Phase::Cancelled(spent) => ("Cancelled", Some(spent)),
        Phase::TooHard(spent) => ("Too hard for now", Some(spent)),
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
                Phase::Working(_) => button("cancel", "Cancel", &solver.cancel),
                Phase::Cancelled(_) | Phase::TooHard(_) => button("go-on", "Go on", &solver.go_on),
                Phase::Idle | Phase::Begun => otherwise,
                Phase::Loading => html! {},
                Phase::Failed(reason) => html! {
                    <div id={format!("{id}worker-problem")} class="problem" role="alert">
                        <p>{ reason }</p>
                        { button("retry", "Try again", &solver.go_on) }
                    </div>
                },
            } }
        </div>
    }
}
