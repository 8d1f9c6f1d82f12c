//! The doors of the page, a folder each.

#[cfg(target_arch = "wasm32")]
pub mod board;
pub mod gallery;
pub mod learn;
pub mod play;
pub mod sums;
pub mod list;

#[cfg(target_arch = "wasm32")]
mod late;

#[cfg(target_arch = "wasm32")]
use yew::prelude::*;

#[cfg(target_arch = "wasm32")]
use crate::app::doors::gallery::exhibit_link::ExhibitLink;
#[cfg(target_arch = "wasm32")]
use crate::app::link::door_link::DoorLink;
#[cfg(target_arch = "wasm32")]
use crate::app::link::item::LIST;
#[cfg(target_arch = "wasm32")]
use crate::app::shell::address::Address;
#[cfg(target_arch = "wasm32")]
use crate::language::{Words, say};

#[cfg(target_arch = "wasm32")]
pub struct Door {
    /// The first word of its links.
    pub name: &'static str,
    pub label: Words,
    /// Whether its page is in the program's second part.
    pub is_late: bool,
    pub page: fn(DoorProps) -> Html,
}

/// In the order of the bar. What no other door's link is opens the first.
#[cfg(target_arch = "wasm32")]
pub const DOORS: [Door; 5] = [
    Door {
        name: "board",
        label: say::DOOR_BOARD,
        is_late: false,
        page: |props| html! { <board::page::BoardDoor ..props /> },
    },
    Door { name: gallery::NAME, label: say::DOOR_GALLERY, is_late: true, page: late::gallery },
    Door { name: learn::NAME, label: say::DOOR_LEARN, is_late: true, page: late::learn },
    Door { name: sums::NAME, label: say::DOOR_SUMS, is_late: true, page: late::sums },
    Door { name: LIST, label: say::DOOR_LIST, is_late: true, page: late::list },
];

#[cfg(target_arch = "wasm32")]
pub use late::cards as begin_cards;

/// What the board opens of a link: of an exhibit its position.
#[cfg(target_arch = "wasm32")]
pub fn on_board(link: &str) -> Option<String> {
    let place = DoorLink::parse(link);
    match place.door.as_str() {
        _ if link.is_empty() => None,
        gallery::NAME => ExhibitLink::of(&place)?.shown(),
        _ => Some(format!("#/{link}")),
    }
}

/// A door keeps what it has when another is opened, and shows nothing.
#[cfg(target_arch = "wasm32")]
#[derive(Clone, PartialEq, Properties)]
pub struct DoorProps {
    pub is_open: bool,
    /// The address that was opened last, though it may be another door's.
    pub address: Address,
    /// Where the bar's way to this door leads.
    pub on_way: Callback<String>,
}
