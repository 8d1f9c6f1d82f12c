//! The keys of a game.

use crate::keys::Seek;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Order, Scope};
use crate::pages::play::play_state::PlayAction;
use crate::shell::keys::{BEGIN_LECTURE, anywhere, in_lecture, key_help, on_board};
use words::say;

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
        Key::new(&["ArrowLeft"], seek(Seek::Back), say::GAME_KEY_STEP).with_cap(say::LECTURE_BACK),
        Key::new(&["ArrowRight"], seek(Seek::On), say::GAME_KEY_STEP).with_cap(say::LECTURE_ON),
        Key::new(&["Home"], seek(Seek::First), say::KEY_ENDS),
        Key::new(&["End"], seek(Seek::Last), say::KEY_ENDS),
        Key::new(&["ArrowUp"], seek(Seek::Up), say::GAME_KEY_BRANCH),
        Key::new(&["ArrowDown"], seek(Seek::Down), say::GAME_KEY_BRANCH),
        Key::new(&["Ctrl+Enter"], Wish::Do(PlayAction::Best), say::GAME_KEY_BEST),
        Key::new(&["Escape"], Wish::Do(PlayAction::LetGo), say::KEY_ESCAPE),
    ],
};

/// On the board, where arrows move between squares, letters step too. The board uses the key b itself.
pub const GAME_LETTERS: Scope<Wish> = Scope {
    order: Order::Page,
    focus: Focus::OnGame,
    keys: &[
        Key::new(&["k"], seek(Seek::Back), say::GAME_KEY_STEP),
        Key::new(&["j"], seek(Seek::On), say::GAME_KEY_STEP),
        Key::new(&["0"], seek(Seek::First), say::KEY_ENDS),
        Key::new(&["$"], seek(Seek::Last), say::KEY_ENDS),
        Key::new(&["u"], Wish::Do(PlayAction::TakeBack), say::GAME_KEY_BACK),
        Key::new(&["J"], Wish::Do(PlayAction::PutBack), say::GAME_KEY_PUT_BACK),
        Key::new(&["x"], Wish::Do(PlayAction::Threats), say::GAME_KEY_THREATS)
            .with_cap(say::GAME_CAP_THREATS),
        Key::new(&["f"], Wish::Do(PlayAction::Turn), say::GAME_KEY_FLIP),
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

const fn seek(seek: Seek) -> Wish {
    Wish::Do(PlayAction::Seek(seek))
}

impl Wish {
    /// Whether it works in a frame of another page, where the reader can only look at a game.
    pub fn is_framed(&self) -> bool {
        let Wish::Do(action) = self else { return false };
        match action {
            PlayAction::Seek(seek) => !matches!(seek, Seek::Up | Seek::Down),
            action => *action == PlayAction::Turn,
        }
    }
}

pub fn game_help() -> Vec<Section> {
    let letters = Section::new(say::KEYS_ON_GAME).with(&GAME_LETTERS);
    key_help(
        vec![on_board().with(&BEGIN_LECTURE), letters],
        anywhere().with(&GAME),
        Some(in_lecture().with(&GAME_LECTURE)),
    )
}
