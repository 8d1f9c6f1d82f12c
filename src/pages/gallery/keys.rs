//! The keys of the gallery.

use crate::analysis::keys::UNCOVER;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Neighbour, Order, Scope, Seek, UNDO};
use crate::shell::keys::{BEGIN_LECTURE, anywhere, in_lecture, key_help, on_board, study_sections};
use words::say;

/// Neighbouring exhibits: neither browsers nor screen readers use these keys.
pub const EXHIBIT: Scope<Neighbour> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["Alt+PageUp"], Neighbour::Before, say::KEY_EXHIBIT),
        Key::new(&["Alt+PageDown"], Neighbour::After, say::KEY_EXHIBIT),
    ],
};

/// The number of an exhibit in front of a lecture hall.
pub const EXHIBIT_NUMBER: Scope<Neighbour> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Neighbour::Before, say::KEY_NUMBER),
        Key::new(&["ArrowRight"], Neighbour::After, say::KEY_NUMBER),
    ],
};

/// The steps of the nimber machine, while one of them has the focus.
pub const NIMBER_STEPS: Scope<Seek> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Seek::Back, say::KEY_NIMBERS),
        Key::new(&["ArrowRight"], Seek::On, say::KEY_NIMBERS),
        Key::new(&["Home"], Seek::First, say::KEY_NIMBERS),
        Key::new(&["End"], Seek::Last, say::KEY_NIMBERS),
    ],
};

/// The steps in which a position for any value is built.
pub const MAKING: Scope<Seek> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Seek::Back, say::KEY_LESSON),
        Key::new(&["ArrowRight"], Seek::On, say::KEY_LESSON),
        Key::new(&["Home"], Seek::First, say::KEY_ENDS),
        Key::new(&["End"], Seek::Last, say::KEY_ENDS),
    ],
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PenetrationKey {
    Seek(Seek),
    Weights,
    Hint,
}

/// The penetration room in front of a lecture hall.
pub const PENETRATION: Scope<PenetrationKey> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::cap(&["ArrowLeft"], PenetrationKey::Seek(Seek::Back), say::LECTURE_BACK),
        Key::cap(&["ArrowRight"], PenetrationKey::Seek(Seek::On), say::LECTURE_ON),
        Key::new(&["Home"], PenetrationKey::Seek(Seek::First), say::KEY_ENDS),
        Key::new(&["End"], PenetrationKey::Seek(Seek::Last), say::KEY_ENDS),
        Key::cap(&["w"], PenetrationKey::Weights, say::LECTURE_WEIGHTS),
        Key::cap(&["h"], PenetrationKey::Hint, say::LECTURE_HINT),
    ],
};

/// The help of a room without a board.
pub fn room_help() -> Vec<Section> {
    key_help(Vec::new(), anywhere().with(&EXHIBIT), None)
}

/// The help of an exhibit with a board.
pub fn exhibit_help() -> Vec<Section> {
    let [board, anywhere, lecture] = study_sections();
    key_help(vec![board], anywhere.with(&EXHIBIT), Some(lecture.with(&EXHIBIT_NUMBER)))
}

pub fn nimbers_help() -> Vec<Section> {
    let [board, anywhere, lecture] = study_sections();
    let anywhere = anywhere.with(&NIMBER_STEPS).with(&EXHIBIT);
    key_help(vec![board], anywhere, Some(lecture.with(&EXHIBIT_NUMBER)))
}

pub fn penetration_help() -> Vec<Section> {
    let anywhere = anywhere().with(&UNDO).with(&EXHIBIT);
    key_help(
        vec![on_board().with(&BEGIN_LECTURE)],
        anywhere,
        Some(in_lecture().with(&PENETRATION).with(&UNCOVER)),
    )
}

pub fn making_help() -> Vec<Section> {
    let anywhere = anywhere().with(&MAKING).with(&EXHIBIT);
    key_help(
        vec![on_board().with(&BEGIN_LECTURE)],
        anywhere,
        Some(in_lecture().with(&MAKING).with(&UNCOVER)),
    )
}
