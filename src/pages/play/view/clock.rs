//! The clock of a game: it runs from the first turn on that is taken on this page.

use gloo::timers::callback::{Interval, Timeout};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::closure;
use crate::pages::play::play_state::{PlayAction, PlayState};
use basics::player::Player;
use words::say;

/// How often a clock that runs is drawn, in milliseconds.
const TICK: u32 = 100;
/// How often a clock that runs is kept with the game, in milliseconds.
const KEPT: u32 = 1_000;
/// Below this the clock shows tenths of a second, in tenths of a second.
const SHORT: u32 = 200;

/// A turn that somebody is thinking about.
#[derive(Clone, Copy)]
struct Thought {
    player: Player,
    since: f64,
    /// The number of turns of the record.
    turns: usize,
}

impl Thought {
    /// The time that is used and not yet spent, in tenths of a second.
    fn spend(&mut self) -> u32 {
        let spent = tenths(self.since);
        self.since += 100.0 * f64::from(spent);
        spent
    }
}

/// Gives the players the time that they use, and ends the game when it is up. Returns the player whose clock runs.
#[hook]
pub fn use_clock(play_state: &PlayState, act: &Callback<PlayAction>) -> Option<Player> {
    let turns = play_state.place.record.tree.count();
    let first = use_mut_ref(|| turns);
    let running = play_state.on_clock().filter(|_| turns > *first.borrow());
    let thought = use_mut_ref(|| None::<Thought>);
    let left = running.zip(play_state.place.clock).map(|(player, clock)| clock.left[player]);
    use_effect_with(
        (running, turns),
        closure!(act, move |&(running, turns)| {
            let since = js_sys::Date::now();
            let next = running.map(|player| Thought { player, since, turns });
            if let Some(mut before) = thought.replace(next) {
                // The turn that ends a game gives no time, also if it is that the time is up.
                let has_played = turns > before.turns && next.is_some();
                act.emit(PlayAction::Spend(before.player, before.spend(), has_played));
            }
            let ticking = next.zip(left).map(|(Thought { player, .. }, left)| {
                let spend = move || {
                    let spent = thought.borrow_mut().as_mut().map_or(0, Thought::spend);
                    act.emit(PlayAction::Spend(player, spent, false));
                };
                // Not before the last tenth is over.
                let up = Timeout::new(100 * (left + 1), spend.clone());
                (Interval::new(KEPT, spend), up)
            });
            move || drop(ticking)
        }),
    );
    running
}

fn tenths(since: f64) -> u32 {
    ((js_sys::Date::now() - since).max(0.0) / 100.0) as u32
}

/// What a player has left; `running` while it becomes less.
#[autoprops]
#[component]
pub fn ClockFace(player: &Player, left: u32, running: bool) -> Html {
    let now = use_state_eq(|| left);
    use_effect_with(
        (left, running),
        closure!(set = now.setter(), move |&(left, running)| {
            set.set(left);
            let since = js_sys::Date::now();
            let tick = move || set.set(left.saturating_sub(tenths(since)));
            let ticking = running.then(|| Interval::new(TICK, tick));
            move || drop(ticking)
        }),
    );
    html! {
        <span class="clock" role="timer" aria-label={say::game_clock_of(*player)} data-running={running.to_string()} data-short={(*now < SHORT).to_string()}>
            { face(*now) }
        </span>
    }
}

/// As on a clock: hours if there are any, minutes and seconds, and tenths near the end.
fn face(left: u32) -> String {
    let (tenths, seconds, minutes) = (left % 10, left / 10 % 60, left / 600 % 60);
    match left {
        0..SHORT => format!("{minutes}:{seconds:02}.{tenths}"),
        SHORT..36_000 => format!("{minutes}:{seconds:02}"),
        _ => format!("{}:{minutes:02}:{seconds:02}", left / 36_000),
    }
}
