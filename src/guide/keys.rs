//! The keys of a tour.

use crate::keys::{Focus, Key, Neighbour, Order, Scope};
use words::say;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TourKey {
    Step(Neighbour),
    End,
}

pub const TOUR: Scope<TourKey> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], TourKey::Step(Neighbour::Before), say::KEY_TOUR),
        Key::new(&["ArrowRight", "PageDown"], TourKey::Step(Neighbour::After), say::KEY_TOUR),
        Key::new(&["Escape"], TourKey::End, say::KEY_TOUR),
    ],
};
