//! The doors of the page, a folder each.

#[cfg(target_arch = "wasm32")]
pub mod board;
pub mod gallery;
pub mod list;

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
pub struct Door {
    /// The first word of its links.
    pub name: &'static str,
    pub label: &'static str,
    pub page: fn(DoorProps) -> Html,
}

/// In the order of the bar. What no other door's link is opens the first.
#[cfg(target_arch = "wasm32")]
pub const DOORS: [Door; 3] = [
    Door {
        name: "board",
        label: "Board",
        page: |props| html! { <board::page::BoardDoor ..props /> },
    },
    Door {
        name: gallery::NAME,
        label: "Gallery",
        page: |props| html! { <gallery::page::GalleryDoor ..props /> },
    },
    Door { name: LIST, label: "List", page: |props| html! { <list::page::ListDoor ..props /> } },
];

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
