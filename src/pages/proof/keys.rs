//! The keys of the walk through a proof.

use crate::keys::help::Section;
use crate::keys::{Focus, Key, Order, Scope};
use crate::pages::proof::walk::Way;
use crate::shell::keys::{anywhere, in_lecture, key_help, on_board};
use words::say;

/// The walk through a proof.
pub const WALK: Scope<Way> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], Way::Back, say::PROOF_KEY_STEP)
            .with_cap(say::LECTURE_BACK),
        Key::new(&["ArrowRight", "PageDown"], Way::On, say::PROOF_KEY_STEP)
            .with_cap(say::LECTURE_ON),
        Key::new(&["Home"], Way::First, say::KEY_ENDS),
        Key::new(&["End"], Way::Last, say::KEY_ENDS),
        Key::new(&["ArrowUp"], Way::Up, say::PROOF_KEY_BRANCH),
        Key::new(&["ArrowDown"], Way::Down, say::PROOF_KEY_BRANCH),
    ],
};

pub fn proof_help() -> Vec<Section> {
    key_help(vec![on_board()], anywhere().with(&WALK), Some(in_lecture()))
}
