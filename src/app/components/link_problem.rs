//! What is wrong with the link that was opened.

use yew::prelude::*;

use crate::app::model::LinkProblem;

#[derive(Properties, PartialEq)]
pub struct LinkProblemViewProps {
    pub problem: LinkProblem,
    pub on_dismiss: Callback<()>,
}

#[component]
pub fn LinkProblemView(props: &LinkProblemViewProps) -> Html {
    let LinkProblem { text, error } = &props.problem;
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
            <button type="button" onclick={props.on_dismiss.reform(|_| ())}>{ "Dismiss" }</button>
        </div>
    }
}
