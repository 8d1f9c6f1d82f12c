//! What is wrong with the link that was opened.

use yew::prelude::*;

use crate::app::link::problem::LinkProblem;
use crate::language::say;

pub fn link_problem(problem: &LinkProblem, on_dismiss: &Callback<()>) -> Html {
    html! {
        <div id="link-problem" class="problem" role="alert">
            { match problem {
                LinkProblem::Unreadable(text, error) => {
                    let [before, place, after] = error.excerpt(text);
                    html! {
                        <>
                            <p>
                                { say::link_unreadable(&error.to_string(), &|words| html! { <strong>{ words }</strong> }) }
                            </p>
                            <p><code>{ before }<mark>{ place }</mark>{ after }</code></p>
                        </>
                    }
                }
                LinkProblem::Corrected(corrections) => html! {
                    <>
                        <p><strong>{ say::link_corrected() }</strong></p>
                        { for corrections.iter().map(|correction| html! { <p>{ correction }</p> }) }
                    </>
                },
            } }
            <button type="button" onclick={on_dismiss.reform(|_| ())}>{ say::link_dismiss() }</button>
        </div>
    }
}
