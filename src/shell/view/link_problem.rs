//! Says what is wrong with the link that was opened.

use yew::prelude::*;

use crate::browser::marked_place::marked_place;
use crate::link::page_link::PageLink;
use crate::link::page_names::misspelt;
use crate::link::problem::{LinkProblem, TextError, shorten};
use words::say;

fn unreadable(text: &str, error: &TextError) -> Html {
    html! {
        <>
            <p>
                { say::link_unreadable(&error.to_string(), &|words| html! { <strong>{ words }</strong> }) }
            </p>
            <p><code>{ marked_place(text, error.at) }</code></p>
        </>
    }
}

pub fn link_problem(problem: &LinkProblem, on_dismiss: &Callback<()>) -> Html {
    html! {
        <div id="link-problem" class="problem" role="alert">
            { match problem {
                LinkProblem::Unreadable(text, error) => match misspelt(text) {
                    Some((label, link)) => html! {
                        <p>
                            <strong>{ say::link_no_page(&shorten(&PageLink::parse(text).page, 40)) }</strong>
                            { " " }
                            { say::link_meant(label, &|words| html! { <a id="link-meant" href={link.clone()}>{ words }</a> }) }
                        </p>
                    },
                    None => unreadable(text, error),
                },
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
