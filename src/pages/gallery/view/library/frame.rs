//! What all pages of the library have.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::entrance;
use crate::pages::gallery::library::finder::Leaf;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
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

/// Where the page is shared, it is called `name`.
#[autoprops]
#[component]
pub fn LibraryFrame(
    leaf: &Leaf,
    page_link: &PageLink,
    name: &'static str,
    headline: &'static str,
    children: Html,
) -> Html {
    html! {
        <PageFrame
            column="gallery library"
            title={say::gallery_page(leaf.label())}
            shared={Shared::page(page_link, name)}
            head_class="gallery-head"
            above={html! {
                <p class="exhibit-way"><a id="entrance" href={entrance().to_string()}>{ say::page_gallery() }</a></p>
            }}
            heading={leaf.label()}
            {headline}
            tools={leaves(Some(*leaf))}
        >
            { children }
        </PageFrame>
    }
}
