//! The doors of the page, a folder each.

pub mod board;
pub mod gallery;
pub mod learn;
pub mod play;
pub mod sums;
pub mod list;
mod lazy;

use page_model::link::page_names::NAMES;
use words::Words;
use yew::prelude::*;

use crate::shell::address::Address;

pub struct Door {
    /// The first word of its links.
    pub name: &'static str,
    pub label: Words,
    /// Whether its page is in the program's second part.
    pub is_late: bool,
    pub page: fn(DoorProps) -> Html,
}

/// In the order of the bar. What no other door's link is opens the first.
pub const DOORS: [Door; 6] = [
    door(0, false, |props| html! { <board::page::BoardDoor ..props /> }),
    door(1, true, lazy::gallery),
    door(2, true, lazy::learn),
    door(3, true, lazy::play),
    door(4, true, lazy::sums),
    door(5, true, lazy::list),
];

const fn door(place: usize, is_late: bool, page: fn(DoorProps) -> Html) -> Door {
    let (name, label) = NAMES[place];
    Door { name, label, is_late, page }
}

pub use lazy::cards as begin_cards;

/// A door keeps what it has when another is opened, and shows nothing.
#[derive(Clone, PartialEq, Properties)]
pub struct DoorProps {
    pub is_open: bool,
    /// The address that was opened last, though it may be another door's.
    pub address: Address,
    /// Where the bar's way to this door leads.
    pub on_way: Callback<String>,
}
