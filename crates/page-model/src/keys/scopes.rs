//! All keys, by scope.

use crate::analysis::lecture::{Beside, LectureKey, Tool};
use crate::board::keys::BoardKey;
use crate::editor::edit::Brush;
use crate::keys::{Focus, Key, Order, Scope};
use crate::pages::learn::showing::ShowingAction;
use crate::pages::play::play_state::{PlayAction, Step};
use crate::pages::proof::walk::Way;
use basics::player::Player;
use konane::Direction;
use words::{Words, say};

/// The one before or after the one that the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neighbour {
    Before,
    After,
}

const fn steps(words: Words) -> [Key<Neighbour>; 2] {
    [
        Key::new(&["ArrowLeft", "PageUp"], Neighbour::Before, words),
        Key::new(&["ArrowRight", "PageDown"], Neighbour::After, words),
    ]
}

/// On a square that has the focus.
pub const BOARD: Scope<BoardKey> = Scope {
    order: Order::Element,
    focus: Focus::OnBoard,
    keys: &[
        Key::new(&["ArrowLeft"], BoardKey::Move(Direction::Left), say::KEY_ARROWS),
        Key::new(&["ArrowRight"], BoardKey::Move(Direction::Right), say::KEY_ARROWS),
        Key::new(&["ArrowUp"], BoardKey::Move(Direction::Up), say::KEY_ARROWS),
        Key::new(&["ArrowDown"], BoardKey::Move(Direction::Down), say::KEY_ARROWS),
        Key::new(&["Home"], BoardKey::RowStart, say::KEY_ROW),
        Key::new(&["End"], BoardKey::RowEnd, say::KEY_ROW),
        Key::new(&["PageUp"], BoardKey::ColumnStart, say::KEY_COLUMN),
        Key::new(&["PageDown"], BoardKey::ColumnEnd, say::KEY_COLUMN),
        Key::new(&["Ctrl+Home"], BoardKey::FirstCorner, say::KEY_CORNERS),
        Key::new(&["Ctrl+End"], BoardKey::LastCorner, say::KEY_CORNERS),
        Key::new(&[" ", "Enter"], BoardKey::Press, say::KEY_SQUARE),
        Key::new(&["Escape"], BoardKey::Cancel, say::KEY_ESCAPE),
    ],
};

/// The same, on a board that the reader can change.
pub const STONES: Scope<BoardKey> = Scope {
    keys: &[
        Key::new(&["x", "b"], BoardKey::Put(Some(Player::Left)), say::KEY_BLACK),
        Key::new(&["o", "w"], BoardKey::Put(Some(Player::Right)), say::KEY_WHITE),
        Key::new(&[".", "Delete", "Backspace"], BoardKey::Put(None), say::KEY_DELETE),
        Key::new(&["Shift+ArrowLeft"], BoardKey::Extend(Direction::Left), say::KEY_SELECT),
        Key::new(&["Shift+ArrowRight"], BoardKey::Extend(Direction::Right), say::KEY_SELECT),
        Key::new(&["Shift+ArrowUp"], BoardKey::Extend(Direction::Up), say::KEY_SELECT),
        Key::new(&["Shift+ArrowDown"], BoardKey::Extend(Direction::Down), say::KEY_SELECT),
        Key::new(&["Ctrl+a"], BoardKey::SelectAll, say::KEY_SELECT_ALL),
    ],
    ..BOARD
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorKey {
    Brush(Brush),
    /// Switches between Edit and Play.
    Mode,
    Help,
}

pub const EDITOR: Scope<EditorKey> = Scope {
    order: Order::Element,
    focus: Focus::OnBoard,
    keys: &[
        Key::new(&["e"], EditorKey::Mode, say::KEY_MODE),
        Key::new(&["0"], EditorKey::Brush(Brush::Cycle), say::KEY_BRUSH),
        Key::new(&["1"], EditorKey::Brush(Brush::Stone(Player::Left)), say::KEY_BRUSH),
        Key::new(&["2"], EditorKey::Brush(Brush::Stone(Player::Right)), say::KEY_BRUSH),
        Key::new(&["3"], EditorKey::Brush(Brush::Erase), say::KEY_BRUSH),
        Key::new(&["4"], EditorKey::Brush(Brush::Select), say::KEY_BRUSH),
        Key::new(&["?"], EditorKey::Help, say::KEY_HELP),
    ],
};

/// For the help only: browsers turn these into events of their own.
pub const CLIPBOARD: Scope<()> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Ctrl+c", "Ctrl+x", "Ctrl+v"], (), say::KEY_CLIPBOARD)],
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Undo,
    Redo,
}

pub const UNDO: Scope<Undo> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["Ctrl+z"], Undo::Undo, say::KEY_UNDO),
        Key::new(&["Ctrl+Shift+z", "Ctrl+y"], Undo::Redo, say::KEY_REDO),
    ],
};

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
        Key::cap(&["1"], LectureKey::Parts, say::LECTURE_PARTS),
        Key::cap(&["2"], LectureKey::Reach, say::LECTURE_REACH),
        Key::cap(&["3"], LectureKey::Jumps(Player::Left), say::LECTURE_LEFT),
        Key::cap(&["4"], LectureKey::Jumps(Player::Right), say::LECTURE_RIGHT),
        Key::cap(&["j"], LectureKey::Beside(Beside::Jumps), say::LECTURE_TABLE),
        Key::cap(&["t"], LectureKey::Beside(Beside::Thermograph), say::LECTURE_THERMOGRAPH),
        Key::cap(&["c"], LectureKey::Tool(Tool::Chalk), say::LECTURE_CHALK),
        Key::cap(&["w"], LectureKey::Wipe, say::LECTURE_WIPE),
        Key::cap(&["l"], LectureKey::Tool(Tool::Laser), say::LECTURE_POINTER),
        Key::cap(&["h"], LectureKey::Hide, say::LECTURE_HIDE),
        Key::cap(&["e"], LectureKey::Edit, say::LECTURE_EDIT),
        Key::cap(&["u"], LectureKey::Reset, say::LECTURE_RESET),
    ],
};

/// A page with values but without a board in front of a lecture hall.
pub const COVERS: Scope<LectureKey> = Scope {
    keys: &[
        Key::cap(&["r"], LectureKey::Reveal, say::LECTURE_REVEAL),
        Key::cap(&["h"], LectureKey::Hide, say::LECTURE_HIDE),
    ],
    ..LECTURE
};

/// While there is chalk on the board.
pub const CHALK: Scope<()> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Backspace", "z"], (), say::KEY_CHALK)],
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

/// The same in a lecture, for remote controls: before the board, which also uses these keys.
pub const LIST_LECTURE: Scope<Neighbour> = Scope {
    keys: &[
        Key::new(&["PageUp"], Neighbour::Before, say::KEY_LIST),
        Key::new(&["PageDown"], Neighbour::After, say::KEY_LIST),
    ],
    ..LIST
};

/// The same, after all other listeners for these keys.
pub const LIST_LECTURE_REST: Scope<Neighbour> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], Neighbour::Before, say::KEY_LIST),
        Key::new(&["ArrowRight", " "], Neighbour::After, say::KEY_LIST),
    ],
};

/// Neighbouring exhibits: neither browsers nor screen readers use these keys.
pub const EXHIBIT: Scope<Neighbour> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["Alt+PageUp"], Neighbour::Before, say::KEY_EXHIBIT),
        Key::new(&["Alt+PageDown"], Neighbour::After, say::KEY_EXHIBIT),
    ],
};

/// The number of an exhibit in front of a lecture hall, for remote controls.
pub const EXHIBIT_NUMBER: Scope<Neighbour> =
    Scope { order: Order::Page, focus: Focus::Anywhere, keys: &steps(say::KEY_NUMBER) };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKey {
    First,
    Back,
    On,
    Last,
}

impl StepKey {
    /// The step to which the key leads, from 0 to `last`.
    pub fn from(self, step: usize, last: usize) -> usize {
        match self {
            StepKey::First => 0,
            StepKey::Back => step.saturating_sub(1),
            StepKey::On => (step + 1).min(last),
            StepKey::Last => last,
        }
    }
}

/// The steps of the nimber machine, while one of them has the focus.
pub const NIMBER_STEPS: Scope<StepKey> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], StepKey::Back, say::KEY_NIMBERS),
        Key::new(&["ArrowRight"], StepKey::On, say::KEY_NIMBERS),
        Key::new(&["Home"], StepKey::First, say::KEY_NIMBERS),
        Key::new(&["End"], StepKey::Last, say::KEY_NIMBERS),
    ],
};

/// The steps in which a position for any value is built.
pub const MAKING: Scope<StepKey> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], StepKey::Back, say::KEY_LESSON),
        Key::new(&["ArrowRight"], StepKey::On, say::KEY_LESSON),
    ],
};

/// The same in front of a lecture hall, for remote controls.
pub const MAKING_LECTURE: Scope<StepKey> = Scope {
    keys: &[
        Key::new(&["ArrowLeft", "PageUp"], StepKey::Back, say::KEY_LESSON),
        Key::new(&["ArrowRight", "PageDown"], StepKey::On, say::KEY_LESSON),
        Key::new(&["Home"], StepKey::First, say::KEY_ENDS),
        Key::new(&["End"], StepKey::Last, say::KEY_ENDS),
    ],
    ..MAKING
};

/// The pictures of how a thermograph is built, while a button there has the focus.
pub const CONSTRUCTION: Scope<StepKey> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], StepKey::Back, say::KEY_BUILT),
        Key::new(&["ArrowRight"], StepKey::On, say::KEY_BUILT),
        Key::new(&["Home"], StepKey::First, say::KEY_BUILT),
        Key::new(&["End"], StepKey::Last, say::KEY_BUILT),
    ],
};

/// A game that ends in the position, while a button there has the focus.
pub const FILM: Scope<StepKey> = Scope {
    order: Order::Element,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], StepKey::Back, say::KEY_FILM),
        Key::new(&["ArrowRight"], StepKey::On, say::KEY_FILM),
        Key::new(&["Home"], StepKey::First, say::KEY_FILM),
        Key::new(&["End"], StepKey::Last, say::KEY_FILM),
    ],
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PenetrationKey {
    Step(StepKey),
    Weights,
    Hint,
}

/// The penetration room in front of a lecture hall.
pub const PENETRATION: Scope<PenetrationKey> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::cap(&["ArrowLeft"], PenetrationKey::Step(StepKey::Back), say::LECTURE_BACK),
        Key::cap(&["ArrowRight"], PenetrationKey::Step(StepKey::On), say::LECTURE_ON),
        Key::new(&["Home"], PenetrationKey::Step(StepKey::First), say::KEY_ENDS),
        Key::new(&["End"], PenetrationKey::Step(StepKey::Last), say::KEY_ENDS),
        Key::cap(&["w"], PenetrationKey::Weights, say::LECTURE_WEIGHTS),
        Key::cap(&["h"], PenetrationKey::Hint, say::LECTURE_HINT),
    ],
};

/// A step of a lesson.
pub const LESSON: Scope<Neighbour> =
    Scope { order: Order::Page, focus: Focus::Anywhere, keys: &steps(say::KEY_LESSON) };

/// A lesson in front of a class. Remote controls send Page Up and Page Down.
pub const PRESENT: Scope<ShowingAction> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(
            &[" ", "ArrowRight", "ArrowDown", "PageDown", "Enter"],
            ShowingAction::On,
            say::LECTURE_ON,
        ),
        Key::new(
            &["Shift+ ", "ArrowLeft", "ArrowUp", "PageUp", "Backspace"],
            ShowingAction::Back,
            say::LECTURE_BACK,
        ),
        Key::new(&["r"], ShowingAction::Reveal, say::LECTURE_REVEAL),
        Key::new(&["Home"], ShowingAction::First, say::KEY_LESSON_ENDS),
        Key::new(&["End"], ShowingAction::Last, say::KEY_LESSON_ENDS),
    ],
};

/// What a key asks for in a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    Do(PlayAction),
    /// Goes to the next (`true`) or the previous mistake.
    Mistake(bool),
    /// Gives a hint at a better turn, if the reader stands before a mistake.
    Hint,
    /// Opens the list of keys.
    Help,
}

/// A game.
pub const GAME: Scope<Wish> = Scope {
    order: Order::Page,
    focus: Focus::Anywhere,
    keys: &[
        Key::new(&["ArrowLeft"], step(Step::Back), say::GAME_KEY_STEP).with_cap(say::LECTURE_BACK),
        Key::new(&["ArrowRight"], step(Step::On), say::GAME_KEY_STEP).with_cap(say::LECTURE_ON),
        Key::new(&["Home"], step(Step::First), say::KEY_ENDS),
        Key::new(&["End"], step(Step::Last), say::KEY_ENDS),
        Key::new(&["ArrowUp"], step(Step::Up), say::GAME_KEY_BRANCH),
        Key::new(&["ArrowDown"], step(Step::Down), say::GAME_KEY_BRANCH),
        Key::new(&["Ctrl+Enter"], Wish::Do(PlayAction::Best), say::GAME_KEY_BEST)
            .with_cap(say::GAME_CAP_BEST),
        Key::new(&["Escape"], Wish::Do(PlayAction::LetGo), say::KEY_ESCAPE),
    ],
};

/// On the board, where arrows move between squares, letters step too. The board uses the key b itself.
pub const GAME_LETTERS: Scope<Wish> = Scope {
    order: Order::Page,
    focus: Focus::OnGame,
    keys: &[
        Key::new(&["k"], step(Step::Back), say::GAME_KEY_STEP),
        Key::new(&["j"], step(Step::On), say::GAME_KEY_STEP),
        Key::new(&["0"], step(Step::First), say::KEY_ENDS),
        Key::new(&["$"], step(Step::Last), say::KEY_ENDS),
        Key::cap(&["u"], Wish::Do(PlayAction::TakeBack), say::GAME_KEY_BACK),
        Key::cap(&["J"], Wish::Do(PlayAction::PutBack), say::GAME_KEY_PUT_BACK),
        Key::new(&["x"], Wish::Do(PlayAction::Threats), say::GAME_KEY_THREATS)
            .with_cap(say::GAME_CAP_THREATS),
        Key::new(&["f"], Wish::Do(PlayAction::Turn), say::GAME_KEY_FLIP)
            .with_cap(say::GAME_CAP_FLIP),
        Key::new(&["c"], Wish::Do(PlayAction::Hide), say::GAME_KEY_KNOWN)
            .with_cap(say::GAME_CAP_KNOWN),
        Key::new(&["r"], Wish::Do(PlayAction::Review), say::GAME_KEY_REVIEW)
            .with_cap(say::GAME_CAP_REVIEW),
        Key::new(&["n"], Wish::Mistake(true), say::GAME_KEY_MISTAKES)
            .with_cap(say::GAME_CAP_MISTAKE),
        Key::new(&["N"], Wish::Mistake(false), say::GAME_KEY_MISTAKES),
        Key::new(&["h"], Wish::Hint, say::GAME_KEY_HINT),
        Key::new(&["?"], Wish::Help, say::GAME_KEY_HELP),
    ],
};

/// The same in front of a class.
pub const GAME_LECTURE: Scope<Wish> = Scope { focus: Focus::Anywhere, ..GAME_LETTERS };

const fn step(step: Step) -> Wish {
    Wish::Do(PlayAction::Step(step))
}

impl Wish {
    /// Whether it works in a frame of another page, where the reader can only look at a game.
    pub fn is_framed(&self) -> bool {
        let Wish::Do(action) = self else { return false };
        match action {
            PlayAction::Step(step) => !matches!(step, Step::Up | Step::Down),
            action => *action == PlayAction::Turn,
        }
    }
}

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
