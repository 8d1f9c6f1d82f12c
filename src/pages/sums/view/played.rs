//! Sentences about the play: the player to move or the winner, the last move and its reason, a hint.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::board::square_name::jump_name;
use crate::link::sums_link::SumsLink;
use crate::pages::sums::dueling::DuelingState;
use crate::pages::sums::windows::Window;
use basics::player::Player;
use konane::{Jump, Square};
use teaching::sums::{Duel, Move, MoveKind, ReplyRule};
use words::say;
use worker::message::NameText;

/// The present state of play, and what is known about it.
pub struct Played<'a> {
    pub place: &'a SumsLink,
    pub now: &'a Duel,
    pub windows: Vec<Option<Window>>,
    pub known: &'a DuelingState,
    pub is_mine: bool,
}

impl Played<'_> {
    /// Whose turn it is, or who has won.
    pub fn state(&self) -> Html {
        let Played { place, now, known, is_mine, .. } = self;
        let reader = place.reader();
        let has_jump = (0..now.games.len()).any(|game| !now.jumps(game).is_empty());
        let has_option = known.typed.iter().flatten().any(|typed| !typed.options.is_empty());
        let (outcome, words, more) = match is_mine {
            true if has_jump || has_option => (None, say::duel_yours(reader), ""),
            true if known.allowed.is_some() => {
                (Some("lost"), say::duel_lost(reader), say::duel_lost_back())
            }
            true => (None, say::duel_reading().to_string(), ""),
            false if known.answer == Some(None) => {
                (Some("won"), say::duel_won(reader), goal(place).1)
            }
            false if !known.work.phase.is_busy() && known.answer.is_none() => {
                (Some("open"), say::duel_no_answer().to_string(), "")
            }
            false => (None, say::duel_thinks().to_string(), ""),
        };
        html! {
            <p class="who" id="duel-turn" data-outcome={outcome}>
                { words }
                if !more.is_empty() {
                    { " " }{ more }
                }
            </p>
        }
    }

    /// What has been played last.
    pub fn last(&self, step: &Move) -> Html {
        let number = step.game + 1;
        let is_left = self.now.turn == Player::Right;
        match (&step.kind, self.jump(step, Window::before)) {
            (MoveKind::Jump(_), jump) => {
                let words = match is_left {
                    true => say::duel_left_jumped(number, &jump),
                    false => say::duel_right_jumped(number, &jump),
                };
                html! { words }
            }
            (MoveKind::To(text), _) => {
                let typed = self.known.typed.get(step.game).and_then(Option::as_ref);
                let value = typed.map_or_else(|| plain(text), |typed| name(&typed.name));
                match is_left {
                    true => say::duel_left_moved(number, value),
                    false => say::duel_right_moved(number, value),
                }
            }
        }
    }

    /// A move that wins, where there is one.
    pub fn hint(&self) -> Html {
        let known = self.known;
        let step = known.winning.as_ref().and_then(|step| Move::parse(step.as_ref()?));
        let words = match (&known.winning, &step) {
            (_, Some(step @ Move { game, kind: MoveKind::Jump(_) })) => {
                html! { say::duel_hint_jump(game + 1, &self.jump(step, Window::offset)) }
            }
            (Some(text), Some(Move { game, kind: MoveKind::To(to) })) => {
                let typed = known.typed.get(*game).and_then(Option::as_ref);
                let options = typed.into_iter().flat_map(|typed| &typed.options);
                let mut options = options.filter(|option| Some(&option.step) == text.as_ref());
                let value = options.next().map_or_else(|| plain(to), |option| name(&option.to));
                say::duel_hint_move(game + 1, value)
            }
            (Some(_), None) => html! { say::duel_hint_none() },
            (None, _) if !known.work.phase.is_busy() => html! { say::duel_hint_open() },
            (None, _) => html! { say::duel_hint_sought() },
        };
        html! { <p id="duel-hint" data-hint={step.map(|step| step.to_string())}>{ words }</p> }
    }

    /// A jump by its squares in the window, as in “a1 → c1”; nothing for another move.
    fn jump(&self, step: &Move, offset: fn(&Window) -> Square) -> String {
        let window = self.windows.get(step.game).copied().flatten();
        let (MoveKind::Jump(jump), Some(window)) = (&step.kind, window) else {
            return String::new();
        };
        jump_name(window.names(), Jump { from: jump.from + offset(&window), ..*jump })
    }
}

/// What the reader can show by winning, and that it is shown.
pub fn goal(place: &SumsLink) -> (&'static str, &'static str) {
    match (place.is_second, place.reader()) {
        (false, Player::Left) => (say::duel_goal_left_first(), say::duel_shows_left_first()),
        (false, Player::Right) => (say::duel_goal_right_first(), say::duel_shows_right_first()),
        (true, Player::Left) => (say::duel_goal_left_second(), say::duel_shows_left_second()),
        (true, Player::Right) => (say::duel_goal_right_second(), say::duel_shows_right_second()),
    }
}

pub fn reason(rule: ReplyRule, total: Option<&NameText>) -> Html {
    let total = total.map(name).unwrap_or_default();
    match rule {
        ReplyRule::Mirror => html! { say::duel_why_mirror() },
        ReplyRule::Values => say::duel_why_values(total),
        ReplyRule::Lost => say::duel_why_lost(total),
    }
}

/// A value as it is typed.
fn plain(text: &str) -> Html {
    html! { text.replace('-', "−") }
}
