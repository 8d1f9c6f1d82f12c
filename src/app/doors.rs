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

use crate::app::doors::gallery::exhibit_link::ExhibitLink;
use crate::app::doors::play::link::Asked;
use crate::app::doors::sums::link::Place;
use crate::app::editor::action::Action;
use crate::app::editor::model::Model;
use crate::app::link::door_link::DoorLink;
#[cfg(target_arch = "wasm32")]
use crate::app::link::doors::NAMES;
use crate::app::link::problem::LinkProblem;
#[cfg(target_arch = "wasm32")]
use crate::app::shell::address::Address;
use teaching::sums::Game;
#[cfg(target_arch = "wasm32")]
use words::Words;

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
pub fn on_board(link: &str) -> Option<String> {
    let place = DoorLink::parse(link);
    match place.door.as_str() {
        _ if link.is_empty() => None,
        gallery::NAME => ExhibitLink::of(&place)?.shown(),
        _ => Some(format!("#/{link}")),
    }
}

/// What small pictures show of a link: its position, or the cards of a table.
pub fn depicted(link: &str) -> Vec<Game> {
    let (place, address) = (DoorLink::parse(link), format!("#/{link}"));
    let one = match place.door.as_str() {
        sums::NAME => {
            let read = Place::parse(&address).map(|(table, _)| table.sides);
            let cards = read.into_iter().flat_map(|sides| [sides.g, sides.h].concat());
            return cards.map(|card| card.game).collect();
        }
        play::NAME => match Asked::parse(&address) {
            Some((Asked::Game(game), _)) => {
                let state = game.record.state();
                Some(Game::Position(state.rules, state.board))
            }
            _ => None,
        },
        gallery::NAME => gallery::depicted::depicted(&place).or_else(|| position(link)),
        _ => position(link),
    };
    one.into_iter().collect()
}

/// What the board shows of a link.
fn position(link: &str) -> Option<Game> {
    let model = Model::default().apply(Action::Open(on_board(link)?));
    let is_readable = !matches!(model.problem, Some(LinkProblem::Unreadable(..)));
    is_readable.then(|| Game::Position(model.rules, model.window.board.trimmed()))
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
