//! A hint: the next leap of a way that gets farther.

use yew::prelude::*;

use crate::ask::asked::Asked;
use crate::ask::view::use_asked::use_asked;
use crate::board::window_coordinates::WindowCoordinates;
use crate::browser::callback::callback;
use crate::browser::use_state_of::use_state_of;
use crate::pages::gallery::penetration::link::Penetration;
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::penetration::names::leap_name;
use konane::{Area, Direction, Jump, Potential, Square};
use words::say;
use worker::message::{HintQuestion, HintText, Position};

pub struct Hint {
    pub leap: Option<Jump>,
    pub words: String,
}

impl Hint {
    fn words(words: impl Into<String>) -> Hint {
        Hint { leap: None, words: words.into() }
    }
}

/// The hint about the board of a room once it is asked for, and a callback that asks; another board clears it.
#[hook]
pub fn use_hint(room: &Penetration) -> (Option<Hint>, Callback<()>) {
    let (is_asked, set) = use_state_of::<_, bool>(room.game.clone());
    let known = is_asked.then(|| at_once(room)).flatten();
    let question = (is_asked && known.is_none()).then(|| question(&room.game));
    let (answer, begin) = use_asked(question);
    let ask = callback!(move |()| {
        set.emit(true);
        // The same question may be asked once more.
        begin.emit(Asked::Working);
    });
    (is_asked.then(|| known.unwrap_or_else(|| answered(room, &answer))), ask)
}

/// Answers that need no search: the stone is at the goal, a known path leads there, or weights forbid it.
fn at_once(room: &Penetration) -> Option<Hint> {
    let game = &room.game;
    if game.distance() >= game.farthest() {
        return Some(Hint::words(say::pen_at_end()));
    }
    if let Some([first, rest @ ..]) = game.known_way().as_deref() {
        return Some(way(room, *first, rest.len(), game.farthest()));
    }
    let stones = game.stones();
    let farther = (-4..game.width + 4).any(|column| {
        let goal = Square::new(-game.distance() - 1, column);
        Potential::against(&stones, goal, Direction::Up).is_none()
    });
    (!farther).then(|| Hint::words(say::pen_forbidden()))
}

fn way(room: &Penetration, leap: Jump, rest: usize, distance: i32) -> Hint {
    let words = say::pen_hint_way(distance, &leap_name(&leap, room.window()), rest);
    Hint { leap: Some(leap), words }
}

/// The question for the worker, which counts distances from the first row of the stones.
fn question(game: &Solitaire) -> HintQuestion {
    let top = Area::around(game.stones()).map_or(0, |area| area.corner.row);
    let position =
        Position { board: game.board(game.window(0)).to_string(), ..Position::default() };
    let distances = (game.distance() + 1 + top, game.farthest() + top);
    HintQuestion { position, distances }
}

fn answered(room: &Penetration, answer: &Asked<HintText>) -> Hint {
    let found = match answer {
        Asked::Working | Asked::Stopped => return Hint::words(say::pen_looking()),
        Asked::TooHard => return Hint::words(say::pen_no_hint(say::pen_no_answer())),
        Asked::Failed(reason) => return Hint::words(say::pen_no_hint(reason)),
        Asked::Answered(found) => found,
    };
    let (game, window) = (&room.game, room.window());
    let top = Area::around(game.stones()).map_or(0, |area| area.corner.row);
    let frame = WindowCoordinates::of(&game.board(window));
    let leap = |leap: &Jump| {
        let jump = frame.jump(leap);
        Jump { from: jump.from + window.corner, ..jump }
    };
    let beyond = found.distance - top;
    let farther = match (found.is_proved, beyond >= game.farthest()) {
        (_, true) => "",
        (true, _) => say::pen_proved(),
        (false, _) => say::pen_unproved(),
    };
    match &found.leaps[..] {
        [] => Hint::words(farther),
        [first, rest @ ..] => {
            let hint = way(room, leap(first), rest.len(), beyond);
            Hint { words: format!("{} {farther}", hint.words).trim_end().to_string(), ..hint }
        }
    }
}
