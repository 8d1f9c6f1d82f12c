//! The keys of every page: lectures and lists. The help that a page shows of its keys.

use crate::analysis::keys::{FILM, LECTURE};
use crate::board::keys::{BOARD, CHALK, STONES};
use crate::editor::keys::{CLIPBOARD, EDITOR};
use crate::guide::keys::TOUR;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Neighbour, Order, Scope, UNDO};
use words::say;

/// Off the board letters do nothing: software for voice control may send them.
pub const BEGIN_LECTURE: Scope<()> = Scope {
    order: Order::Rest,
    focus: Focus::OnBoard,
    keys: &[Key::new(&["p"], (), say::KEY_LECTURE)],
};

pub const END_LECTURE: Scope<()> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[Key::cap(&["Escape", "p"], (), say::PROJECTOR_LEAVE)],
};

/// Remote controls send the dot.
pub const BLACK_SCREEN: Scope<()> = Scope {
    order: Order::BlackScreen,
    focus: Focus::Anywhere,
    keys: &[Key::cap(&["b", "."], (), say::LECTURE_BLACK)],
};

/// Opens the speaker's window of a list.
pub const SPEAKER: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::cap(&["s"], (), say::LECTURE_SPEAKER)],
};

/// The speaker's window sends these to the window in the hall.
pub const FROM_SPEAKER: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::new(
        &[
            "ArrowLeft",
            "ArrowRight",
            "PageUp",
            "PageDown",
            " ",
            "Home",
            "End",
            "b",
            ".",
            "r",
            "h",
            "1",
            "2",
            "3",
            "4",
            "j",
            "t",
        ],
        (),
        say::KEY_FROM_SPEAKER,
    )],
};

/// An open list. Page Down alone scrolls.
pub const LIST: Scope<Neighbour> = Scope {
    order: Order::List,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["Shift+PageUp"], Neighbour::Before, say::KEY_LIST),
        Key::new(&["Shift+PageDown"], Neighbour::After, say::KEY_LIST),
    ],
};

/// In front of a hall: to the next thing to say. Remote controls send some of these keys each.
pub const ONWARDS: Scope<Neighbour> = Scope {
    order: Order::Hall,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], Neighbour::Before, say::KEY_ONWARDS),
        Key::new(&["ArrowRight", "PageDown", " ", "Enter"], Neighbour::After, say::KEY_ONWARDS),
    ],
};

/// What the page is for, wherever nothing else uses the key.
pub const MAIN: Scope<()> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Enter"], (), say::KEY_MAIN)],
};

/// For the help only: what pages do with arrows takes Shift while these lead through a list.
const SHIFTED: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Shift+ArrowLeft", "Shift+ArrowRight"], (), say::KEY_SHIFTED)],
};

/// The keys of a page: on its board, anywhere, and in front of a lecture hall.
pub fn key_help(
    on_board: Vec<Section>,
    anywhere: Section,
    lecture: Option<Section>,
) -> Vec<Section> {
    let lecture = lecture.map(|lecture| {
        lecture
            .with(&ONWARDS)
            .with(&SHIFTED)
            .with(&SPEAKER)
            .with(&FROM_SPEAKER)
            .with(&BLACK_SCREEN)
            .with(&END_LECTURE)
    });
    on_board.into_iter().chain([anywhere.with(&MAIN).with(&LIST)]).chain(lecture).collect()
}

/// The keys of a page without keys of its own.
pub fn plain_help() -> Vec<Section> {
    key_help(Vec::new(), anywhere(), None)
}

pub fn on_board() -> Section {
    Section::new(say::KEYS_ON_BOARD).with(&BOARD)
}

pub fn anywhere() -> Section {
    Section::new(say::KEYS_ANYWHERE)
}

pub fn in_lecture() -> Section {
    Section::new(say::KEYS_IN_LECTURE)
}

/// The three sections of a page whose board the reader edits.
pub fn study_sections() -> [Section; 3] {
    [
        on_board().with(&STONES).with(&EDITOR).with(&BEGIN_LECTURE),
        anywhere().with(&UNDO).with(&CLIPBOARD).with(&TOUR).with(&FILM),
        in_lecture().with(&LECTURE).with(&CHALK),
    ]
}

/// The keys of the page with the board.
pub fn board_help() -> Vec<Section> {
    let [board, anywhere, lecture] = study_sections();
    key_help(vec![board], anywhere, Some(lecture))
}
