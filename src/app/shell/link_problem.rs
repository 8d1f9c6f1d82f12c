//! What is wrong with the link that was opened.

use yew::prelude::*;

use crate::app::link::problem::LinkProblem;

pub fn link_problem(problem: &LinkProblem, on_dismiss: &Callback<()>) -> Html {
    html! {
        <div id="link-problem" class="problem" role="alert">
            { match problem {
                LinkProblem::Unreadable(text, error) => {
                    let [before, place, after] = error.excerpt(text);
                    html! {
                        <>
                            <p>
                                <strong>{ "This link cannot be opened. " }</strong>
                                { format!("At {error}.") }
                            </p>
                            <p><code>{ before }<mark>{ place }</mark>{ after }</code></p>
                        </>
                    }
                }
                LinkProblem::Corrected(corrections) => html! {
                    <>
                        <p><strong>{ "Not all that this link asks for can be shown." }</strong></p>
                        { for corrections.iter().map(|correction| html! { <p>{ correction }</p> }) }
                    </>
                },
            } }
            <button type="button" onclick={on_dismiss.reform(|_| ())}>{ "Dismiss" }</button>
        </div>
    }
}
