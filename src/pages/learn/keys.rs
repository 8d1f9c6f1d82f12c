//! The keys of a lesson.

use crate::analysis::keys::CONSTRUCTION;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Neighbour, Order, Scope};
use crate::pages::learn::showing::ShowingAction;
use crate::shell::keys::{anywhere, in_lecture, key_help, on_board};
use words::say;

/// A step of a lesson.
pub const LESSON: Scope<Neighbour> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], Neighbour::Before, say::KEY_LESSON),
        Key::new(&["ArrowRight", "PageDown"], Neighbour::After, say::KEY_LESSON),
    ],
};

/// A lesson in front of a class.
pub const PRESENT: Scope<ShowingAction> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["r"], ShowingAction::Reveal, say::LECTURE_REVEAL),
        Key::new(&["Home"], ShowingAction::First, say::KEY_LESSON_ENDS),
        Key::new(&["End"], ShowingAction::Last, say::KEY_LESSON_ENDS),
    ],
};

/// A vote on the question of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteKey {
    Begin,
    End,
}

pub const VOTE: Scope<VoteKey> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["v"], VoteKey::Begin, say::KEY_VOTE),
        Key::new(&["Escape"], VoteKey::End, say::KEY_VOTE_END),
    ],
};

pub fn lesson_help() -> Vec<Section> {
    let anywhere = anywhere().with(&LESSON).with(&CONSTRUCTION);
    key_help(vec![on_board()], anywhere, Some(in_lecture().with(&PRESENT).with(&VOTE)))
}
