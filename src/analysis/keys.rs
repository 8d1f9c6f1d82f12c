//! The keys of a position under study.

use crate::analysis::lecture::{Beside, LectureKey, Tool};
use crate::keys::{Focus, Key, Order, Scope, Seek};
use basics::player::Player;
use words::say;

/// A position in front of a lecture hall.
pub const LECTURE: Scope<LectureKey> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::cap(&["ArrowLeft"], LectureKey::Back, say::LECTURE_BACK),
        Key::cap(&["ArrowRight"], LectureKey::On, say::LECTURE_ON),
        Key::new(&["Home"], LectureKey::First, say::KEY_ENDS),
        Key::new(&["End"], LectureKey::Last, say::KEY_ENDS),
        Key::cap(&["r"], LectureKey::Reveal, say::LECTURE_REVEAL),
        Key::new(&["1"], LectureKey::Parts, say::LECTURE_PARTS),
        Key::new(&["2"], LectureKey::Reach, say::LECTURE_REACH),
        Key::new(&["3"], LectureKey::Jumps(Player::Left), say::LECTURE_LEFT),
        Key::new(&["4"], LectureKey::Jumps(Player::Right), say::LECTURE_RIGHT),
        Key::cap(&["j"], LectureKey::Beside(Beside::Jumps), say::LECTURE_TABLE),
        Key::cap(&["t"], LectureKey::Beside(Beside::Thermograph), say::LECTURE_THERMOGRAPH),
        Key::cap(&["c"], LectureKey::Tool(Tool::Chalk), say::LECTURE_CHALK),
        Key::cap(&["w"], LectureKey::Wipe, say::LECTURE_WIPE),
        Key::cap(&["l"], LectureKey::Tool(Tool::Laser), say::LECTURE_POINTER),
        Key::cap(&["h"], LectureKey::Hide, say::LECTURE_HIDE),
        Key::new(&["e"], LectureKey::Edit, say::LECTURE_EDIT),
        Key::cap(&["u"], LectureKey::Reset, say::LECTURE_RESET),
        PEEL,
    ],
};

const PEEL: Key<LectureKey> = Key::new(&["Escape"], LectureKey::Peel, say::LECTURE_PEEL);

/// A page with values but without a board in front of a lecture hall.
pub const COVERS: Scope<LectureKey> = Scope {
    keys: &[
        Key::cap(&["r"], LectureKey::Reveal, say::LECTURE_REVEAL),
        Key::cap(&["h"], LectureKey::Hide, say::LECTURE_HIDE),
        Key::cap(&["t"], LectureKey::Beside(Beside::Thermograph), say::LECTURE_THERMOGRAPH),
        PEEL,
    ],
    ..LECTURE
};

/// What a page with one answer covers in front of a lecture hall: uncovers it, and covers it again.
pub const UNCOVER: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::cap(&["r"], (), say::LECTURE_REVEAL)],
};

/// The pictures of how a thermograph is built, while a button there has the focus.
pub const CONSTRUCTION: Scope<Seek> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Seek::Back, say::KEY_BUILT),
        Key::new(&["ArrowRight"], Seek::On, say::KEY_BUILT),
        Key::new(&["Home"], Seek::First, say::KEY_BUILT),
        Key::new(&["End"], Seek::Last, say::KEY_BUILT),
    ],
};

/// A game that ends in the position, while a button there has the focus.
pub const FILM: Scope<Seek> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Seek::Back, say::KEY_FILM),
        Key::new(&["ArrowRight"], Seek::On, say::KEY_FILM),
        Key::new(&["Home"], Seek::First, say::KEY_FILM),
        Key::new(&["End"], Seek::Last, say::KEY_FILM),
    ],
};
