//! Free play: the reader leaps with stones of either colour, forward and back, with hints.

use yew::prelude::*;

use crate::ask::asked::Asked;
use crate::board::area::Area;
use crate::board::window_coordinates::WindowCoordinates;
use crate::browser::button::{button, switch};
use crate::browser::callback::{callback, closure};
use crate::browser::page_keys::use_keys;
use crate::browser::use_state_of::use_state_of;
use crate::history::History;
use crate::keys::{UNDO, Undo};
use crate::link::list::List;
use crate::pages::gallery::penetration::link::Room;
use crate::pages::gallery::penetration::solitaire::Solitaire;
use crate::pages::gallery::view::penetration::names::{leap_name, name_of};
use crate::pages::gallery::view::penetration::use_hint::use_hint;
use konane::{Direction, Jump, Potential, Square, bounds};
use words::say;
use worker::message::{HintQuestion, HintText, JumpText, Position};

#[derive(Clone, PartialEq)]
pub struct Play {
    pub picked: Option<Square>,
    pub is_setting_up: bool,
    /// The leap that the hint names.
    pub next: Option<Jump>,
    /// How far beyond the line a stone has come in this box.
    pub best: i32,
    /// The announcement for screen readers, or the hint.
    pub said: String,
    /// The reader has pressed a square, or dragged a stone from it to another.
    pub press: Callback<(Square, Option<Square>)>,
    pub act: Callback<PenetrationAction>,
    can: (bool, bool),
}

#[derive(Clone, PartialEq)]
pub enum PenetrationAction {
    Undo,
    Redo,
    Hint,
    SetUp,
    /// Another game, which the reader can undo.
    Begin(Solitaire),
}

/// The games before and those undone, and what the reader is doing. The present game is in the link.
#[derive(Clone, PartialEq, Default)]
struct Memory {
    history: Option<History<Solitaire>>,
    picked: Option<Square>,
    is_setting_up: bool,
    best: i32,
    said: String,
    /// Whether `said` answers a request for a hint.
    is_hint: bool,
}

#[hook]
pub fn use_play(room: &Room, change: Callback<Room>) -> Play {
    // Undo stops at the item of a list.
    let item = use_context::<Option<List>>().flatten().and_then(|list| list.at);
    let (memory, remember) = use_state_of::<_, Memory>((room.depth, room.width, item));
    let (hint, ask) = use_hint(room.game.clone());
    let window = room.window();
    let history = room.game.clone().map(|game| {
        let mut history = memory.history.clone().unwrap_or_else(|| History::new(game.clone()));
        history.replace(game);
        history
    });

    // Goes on to another game, and remembers the present one.
    let go = closure!(
        room,
        change,
        memory,
        remember,
        history,
        move |game: Solitaire, said: String, picked: Option<Square>| {
            let best = memory.best.max(game.distance());
            let mut history = history.clone();
            history.iter_mut().for_each(|history| history.record(game.clone()));
            let is_setting_up = memory.is_setting_up;
            remember.emit(Memory { history, best, said, picked, is_setting_up, is_hint: false });
            change.emit(room.with_game(Some(game)));
        }
    );
    let press =
        callback!(room, go, memory, remember, move |(one, other): (Square, Option<Square>)| {
            let Some(game) = &room.game else { return };
            let name = |square| name_of(square, room.window());
            let say = |picked, said| {
                remember.emit(Memory { picked, said, is_hint: false, ..memory.clone() })
            };
            if memory.is_setting_up {
                return match game.toggled(other.unwrap_or(one)) {
                    Some(next) => {
                        let said = say::habitat_stones(next.stones().len());
                        go(next, said, None);
                    }
                    None => say(None, say::pen_outside().to_string()),
                };
            }
            let (from, to) = match (memory.picked, other) {
                (_, Some(to)) => (one, to),
                (Some(picked), None) => (picked, one),
                (None, None) => (one, one),
            };
            if let Some(next) = game.leap(from, to) {
                let leap = next.leaps().last().map(|leap| leap_name(leap, room.window()));
                let said = say::pen_leapt(next.distance(), &leap.unwrap_or_default());
                // The same stone may leap again at once.
                let picked = (!next.landings(to).is_empty()).then_some(to);
                return go(next, said, picked);
            }
            let landings: Vec<String> = game.landings(one).into_iter().map(name).collect();
            if other.is_some() || memory.picked == Some(one) {
                say(None, String::new());
            } else if game.stones().contains(&one) {
                let said = match &landings[..] {
                    [] => say::pen_stuck(&name(one)),
                    landings => say::pen_landings(&landings.join(", "), &name(one)),
                };
                say((!landings.is_empty()).then_some(one), said);
            } else {
                say(None, String::new());
            }
        });
    let act = callback!(room, ask, history, memory, remember, move |action: PenetrationAction| {
        let Some(mut history) = history.clone() else { return };
        let game = (*history).clone();
        let mut next =
            Memory { picked: None, said: String::new(), is_hint: false, ..memory.clone() };
        match action {
            PenetrationAction::Undo | PenetrationAction::Redo => {
                match action {
                    PenetrationAction::Undo if history.can_undo() => history.undo(),
                    PenetrationAction::Redo if history.can_redo() => history.redo(),
                    _ => return,
                }
                let there = (*history).clone();
                next.history = Some(history);
                next.said = say::pen_there(there.distance(), there.stones().len());
                remember.emit(next);
                change.emit(room.with_game(Some(there)));
            }
            PenetrationAction::Begin(there) if there == game => {}
            PenetrationAction::Begin(there) => go(there, say::pen_new_start().to_string(), None),
            PenetrationAction::SetUp => {
                next.is_setting_up = !next.is_setting_up;
                remember.emit(next);
            }
            PenetrationAction::Hint => match at_once(&room, &game) {
                Some(told) => {
                    (next.said, next.is_hint) = (told, true);
                    remember.emit(next);
                }
                None => {
                    remember.emit(next);
                    ask.emit(question(&room, &game));
                }
            },
        }
    });
    use_keys(
        &UNDO,
        room.game.is_some(),
        closure!(act, move |key| {
            act.emit(match key {
                Undo::Undo => PenetrationAction::Undo,
                Undo::Redo => PenetrationAction::Redo,
            });
            true
        }),
    );

    let (hinted, told) = hinted(room, hint.as_ref(), window);
    // On a known path the hint needs no worker; it shows only on request.
    let is_told = |game: &&Solitaire| memory.is_hint && game.distance() < room.distance();
    let told_of = room.game.as_ref().filter(is_told);
    let known = told_of.and_then(Solitaire::known_way).and_then(|way| way.first().copied());
    Play {
        picked: memory.picked,
        is_setting_up: memory.is_setting_up,
        next: hinted.or(known),
        best: memory.best.max(room.game.as_ref().map_or(0, Solitaire::distance)),
        said: if told.is_empty() { memory.said.clone() } else { told },
        press,
        act,
        can: history
            .as_ref()
            .map_or((false, false), |history| (history.can_undo(), history.can_redo())),
    }
}

/// Answers that need no search: the stone is at the goal, a known path leads there, or weights forbid it.
fn at_once(room: &Room, game: &Solitaire) -> Option<String> {
    let stones = game.stones();
    if game.distance() >= room.distance() {
        return Some(say::pen_at_end().to_string());
    }
    if let Some([first, rest @ ..]) = game.known_way().as_deref() {
        return Some(way_words(first, rest.len(), room.distance(), room.window()));
    }
    let farther = (-4..room.width + 4).any(|column| {
        let goal = Square::new(-game.distance() - 1, column);
        Potential::against(&stones, goal, Direction::Up).is_none()
    });
    (!farther).then(|| say::pen_forbidden().to_string())
}

fn way_words(first: &Jump, rest: usize, distance: i32, window: Area) -> String {
    say::pen_hint_way(distance, &leap_name(first, window), rest)
}

/// The question for the worker, which counts distances from the first row of the stones.
fn question(room: &Room, game: &Solitaire) -> HintQuestion {
    let top = bounds(&game.stones()).map_or(0, |(first, _)| first.row);
    let position =
        Position { board: game.board(game.window(0)).to_string(), ..Position::default() };
    let distance = |beyond: i32| beyond + top;
    let distances = (distance(game.distance() + 1), distance(room.distance()));
    HintQuestion { position, distances }
}

/// The leap of a hint, and its words.
fn hinted(room: &Room, hint: Option<&Asked<HintText>>, window: Area) -> (Option<Jump>, String) {
    let (Some(game), Some(hint)) = (&room.game, hint) else { return (None, String::new()) };
    let words = match hint {
        Asked::Working | Asked::Stopped => say::pen_looking().to_string(),
        Asked::TooHard => say::pen_no_hint(say::pen_no_answer()),
        Asked::Failed(reason) => say::pen_no_hint(reason),
        Asked::Answered(found) => {
            let top = bounds(&game.stones()).map_or(0, |(first, _)| first.row);
            let frame = WindowCoordinates::of(&game.board(window));
            let leap = |leap: &JumpText| {
                let jump = frame.jump(leap);
                Jump { from: jump.from + window.corner, ..jump }
            };
            let beyond = found.distance - top;
            let farther = match (found.is_proved, beyond >= room.distance()) {
                (_, true) => "",
                (true, _) => say::pen_proved(),
                (false, _) => say::pen_unproved(),
            };
            return match &found.leaps[..] {
                [] => (None, farther.to_string()),
                [first, rest @ ..] => {
                    let first = leap(first);
                    let words = way_words(&first, rest.len(), beyond, window);
                    (Some(first), format!("{words} {farther}").trim_end().to_string())
                }
            };
        }
    };
    (None, words)
}

pub fn play_tools(room: &Room, play: &Play) -> Html {
    let Some(game) = &room.game else { return html! {} };
    let act = &play.act;
    let (depth, width) = (room.depth, room.width);
    html! {
        <div class="pen-play" role="group" aria-label={say::pen_play()}>
            { button("pen-undo", say::pen_undo(), !play.can.0, act, PenetrationAction::Undo) }
            { button("pen-redo", say::pen_redo(), !play.can.1, act, PenetrationAction::Redo) }
            { button("pen-restart", say::pen_restart(), game.leaps().is_empty(), act, PenetrationAction::Begin(game.at(0))) }
            { button("pen-hint", say::pen_hint(), false, act, PenetrationAction::Hint) }
            { switch("pen-set-up", say::pen_set_up(), play.is_setting_up, act, PenetrationAction::SetUp) }
            if play.is_setting_up {
                { button("pen-full", say::pen_full(), false, act, PenetrationAction::Begin(game.filled(true))) }
                { button("pen-clear", say::pen_clear(), false, act, PenetrationAction::Begin(game.filled(false))) }
                { button("pen-usual", say::pen_usual(), false, act, PenetrationAction::Begin(Solitaire::new(depth, width))) }
            }
        </div>
    }
}
