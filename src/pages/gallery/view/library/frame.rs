//! What all pages of the library have.

use yew::prelude::*;

use crate::pages::gallery::exhibit_link::entrance;
use crate::pages::gallery::library::finder::Leaf;
use words::say;

/// Links to the pages, and the name of the open one.
pub fn leaves(open: Option<Leaf>) -> Html {
    html! {
        <nav class="leaves" aria-label={say::library()}>
            { for Leaf::ALL.into_iter().map(|leaf| html! {
                <a
                    id={format!("to-{}", leaf.name())}
                    href={leaf.link().to_string()}
                    aria-current={(open == Some(leaf)).then_some("page")}
                >
                    { leaf.label() }
                </a>
            }) }
        </nav>
    }
}

/// The pages that a search finds besides exhibits.
pub fn found_leaves(found: &[(String, String)]) -> Html {
    html! {
        if !found.is_empty() {
            <ul id="found-leaves" class="found-leaves" aria-label={say::entrance_found_papers()}>
                { for found.iter().map(|(label, link)| html! {
                    <li><a href={link.clone()}>{ label.clone() }</a></li>
                }) }
            </ul>
        }
    }
}

pub fn head(leaf: Leaf, heading: NodeRef, headline: &str) -> Html {
    html! {
        <header class="gallery-head">
            <p class="exhibit-way"><a id="entrance" href={entrance().to_string()}>{ say::page_gallery() }</a></p>
            <h2 ref={heading} tabindex="-1">{ leaf.label() }</h2>
            <p class="headline">{ headline }</p>
            { leaves(Some(leaf)) }
        </header>
    }
}
