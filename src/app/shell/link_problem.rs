//! What is wrong with the link that was opened.

use yew::prelude::*;

use crate::app::editor::model::LinkProblem;

pub fn link_problem(problem: &LinkProblem, on_dismiss: &Callback<()>) -> Html {
    let LinkProblem { text, error } = problem;
    let [before, place, after] = error.excerpt(text);
    html! {
        <div id="link-problem" class="problem" role="alert">
            <p>
                <strong>{ "This link cannot be opened. " }</strong>
                { format!("At {error}.") }
            </p>
            <p>
                <code>{ before }<mark>{ place }</mark>{ after }</code>
            </p>
            <button type="button" onclick={on_dismiss.reform(|_| ())}>{ "Dismiss" }</button>
        </div>
    }
}
