//! The keys of the walk through a proof.

use crate::analysis::keys::UNCOVER;
use crate::keys::Seek;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Order, Scope};
use crate::shell::keys::{anywhere, in_lecture, key_help, on_board};
use words::say;

/// The walk through a proof.
pub const WALK: Scope<Seek> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], Seek::Back, say::PROOF_KEY_STEP)
            .with_cap(say::LECTURE_BACK),
        Key::new(&["ArrowRight", "PageDown"], Seek::On, say::PROOF_KEY_STEP)
            .with_cap(say::LECTURE_ON),
        Key::new(&["Home"], Seek::First, say::KEY_ENDS),
        Key::new(&["End"], Seek::Last, say::KEY_ENDS),
        Key::new(&["ArrowUp"], Seek::Up, say::PROOF_KEY_BRANCH),
        Key::new(&["ArrowDown"], Seek::Down, say::PROOF_KEY_BRANCH),
    ],
};

pub fn proof_help() -> Vec<Section> {
    key_help(vec![on_board()], anywhere().with(&WALK), Some(in_lecture().with(&UNCOVER)))
}
