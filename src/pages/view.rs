//! The pages in the order of the bar, each with its component.

#![cfg(target_arch = "wasm32")]

mod lazy;

use yew::prelude::*;

use crate::browser::icon::Icon;
use crate::link::page_names::{NAMES, PARTS};
use crate::pages::board::page::BoardPage;
use crate::shell::view::page_link::PageProps;
use words::Words;

pub struct Page {
    /// The first word of its links.
    pub name: &'static str,
    pub label: Words,
    /// Where its door is a picture with the label below it.
    pub icon: Icon,
    /// The part of the program that holds it, if not the first.
    pub part: Option<&'static str>,
    pub component: fn(PageProps) -> Html,
}

/// In the order of the bar. The first page opens every link that no other page opens.
pub const PAGES: [Page; 7] = [
    page(0, Icon::BOARD, |props| html! { <BoardPage ..props /> }),
    page(1, Icon::GALLERY, lazy::gallery),
    page(2, Icon::LEARN, lazy::learn),
    page(3, Icon::PLAY, lazy::play),
    page(4, Icon::SUMS, lazy::sums),
    page(5, Icon::TEACH, lazy::teach),
    page(6, Icon::PROOF, lazy::proof),
];

/// The bar links to this many of them; to the last, other pages link.
pub const IN_BAR: usize = 6;

const fn page(place: usize, icon: Icon, component: fn(PageProps) -> Html) -> Page {
    let (name, label) = NAMES[place];
    Page { name, label, icon, part: PARTS[place], component }
}

pub use lazy::cards as begin_cards;
