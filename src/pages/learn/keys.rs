//! The keys of a lesson.

use crate::analysis::keys::CONSTRUCTION;
use crate::keys::help::Section;
use crate::keys::{Focus, Key, Neighbour, Order, Scope, steps};
use crate::pages::learn::showing::ShowingAction;
use crate::shell::keys::{anywhere, in_lecture, key_help, on_board};
use words::say;

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

pub fn lesson_help() -> Vec<Section> {
    let anywhere = anywhere().with(&LESSON).with(&CONSTRUCTION);
    key_help(vec![on_board()], anywhere, Some(in_lecture().with(&PRESENT)))
}
