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
use crate::app::link::doors::NAMES;
#[cfg(target_arch = "wasm32")]
use crate::app::shell::address::Address;
#[cfg(target_arch = "wasm32")]
use crate::language::Words;

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
pub const DOORS: [Door; 6] = [
    door(0, false, |props| html! { <board::page::BoardDoor ..props /> }),
    door(1, true, late::gallery),
    door(2, true, late::learn),
    door(3, true, late::play),
    door(4, true, late::sums),
    door(5, true, late::list),
];

#[cfg(target_arch = "wasm32")]
const fn door(place: usize, is_late: bool, page: fn(DoorProps) -> Html) -> Door {
    let (name, label) = NAMES[place];
    Door { name, label, is_late, page }
}

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
