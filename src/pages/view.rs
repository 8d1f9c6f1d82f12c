//! The pages in the order of the bar, each with its component.

#![cfg(target_arch = "wasm32")]

mod lazy;

use crate::link::page_names::NAMES;
use words::Words;
use yew::prelude::*;

use crate::pages::board::page::BoardPage;
use crate::shell::view::page_link::PageProps;

pub struct Page {
    /// The first word of its links.
    pub name: &'static str,
    pub label: Words,
    /// Whether the program's second part holds it.
    pub is_lazy: bool,
    pub component: fn(PageProps) -> Html,
}

/// In the order of the bar. The first page opens every link that no other page opens.
pub const PAGES: [Page; 7] = [
    page(0, false, |props| html! { <BoardPage ..props /> }),
    page(1, true, lazy::gallery),
    page(2, true, lazy::learn),
    page(3, true, lazy::play),
    page(4, true, lazy::sums),
    page(5, true, lazy::list),
    page(6, true, lazy::proof),
];

/// The bar links to this many of them; to the last, other pages link.
pub const IN_BAR: usize = 6;

const fn page(place: usize, is_lazy: bool, component: fn(PageProps) -> Html) -> Page {
    let (name, label) = NAMES[place];
    Page { name, label, is_lazy, component }
}

pub use lazy::cards as begin_cards;
