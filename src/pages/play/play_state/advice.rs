//! The question to the worker, and what its answers do.

use crate::link::player_kind::PlayerKind;
use crate::pages::play::play_state::{Check, OpenPage, PlayAction, PlayState, Wanted};
use crate::pages::play::question::{Purpose, Question, ask, turn};
use crate::pages::play::refusal::{Advice, TakenBack};
use crate::pages::play::sentences;
use crate::state::PageState;
use game::State;
use opponents::Opponent;
use words::say;
use worker::message::ReplyAnswer;

/// The time for finding the best jump and for checking a jump, in seconds.
const ADVICE: u32 = 3;

impl PlayState {
    /// The question that the worker should answer now.
    pub fn question(&self) -> Option<Question> {
        let record = &self.place.record;
        let question = |purpose, place: usize, state: &State, opponent: Opponent, seconds| {
            let seed = u64::from(self.place.seed) + record.tree.path(place).len() as u64;
            Question { purpose, place, ask: ask(state, opponent.name(), seconds, seed) }
        };
        if self.page != OpenPage::Game || self.failed.is_some() {
            return None;
        }
        if let Some(Check { place, reply }) = &self.check {
            let (purpose, place) = match reply {
                None => (Purpose::Reply, *place),
                Some(_) => (Purpose::Better, record.tree.node(*place).parent),
            };
            let state = record.state_at(place);
            return Some(question(purpose, place, &state, Opponent::Perfect, ADVICE));
        }
        match self.mover() {
            _ if self.state.winner().is_some() => None,
            _ if self.wanted.is_some() => {
                Some(question(Purpose::Best, record.at, &self.state, Opponent::Perfect, ADVICE))
            }
            PlayerKind::Program { opponent, seconds } => {
                // A program that plays by the clock does not use a twentieth of what it has left.
                let has = self.place.clock.map(|clock| clock.left[self.state.turn] / 200);
                let seconds = has.map_or(seconds, |has| seconds.min(has.max(1)));
                (!self.is_paused && self.is_at_end() && self.trial.is_none())
                    .then(|| question(Purpose::Turn, record.at, &self.state, opponent, seconds))
            }
            _ => None,
        }
    }

    pub(super) fn answered(&self, question: &Question, replied: ReplyAnswer) -> PlayState {
        // The reader may have done something else meanwhile.
        if self.question().as_ref() != Some(question) {
            return self.clone();
        }
        let record = &self.place.record;
        let state = record.state_at(question.place);
        let known = replied.known;
        let chosen = turn(replied.chosen, &state);
        match (question.purpose, &self.check) {
            (Purpose::Best, _) if chosen.is_some() && self.wanted == Some(Wanted::Hint) => {
                let advice = chosen.map(|turn| Advice { turn, hints: 0 });
                let mut next = PlayState { wanted: None, advice, ..self.clone() };
                next.give_hint();
                next
            }
            (Purpose::Turn | Purpose::Best, _) => match chosen {
                Some(turn) => {
                    let mut next = self.played(turn);
                    if next.refused.is_none() {
                        let record = &next.place.record;
                        let turns = Vec::from_iter(record.tree.turns(record.at));
                        next.replies.retain(|(known, _)| *known != turns);
                        next.replies.push((turns, replied));
                    }
                    next.settled()
                }
                None => self.apply(PlayAction::Fail(say::game_no_answer().to_string())),
            },
            (Purpose::Reply, Some(check)) if known == Some(state.turn) => {
                let check = Some(Check { reply: chosen, ..check.clone() });
                PlayState { check: check.filter(|check| check.reply.is_some()), ..self.clone() }
            }
            (Purpose::Better, Some(Check { place, reply: Some(reply) }))
                if known == Some(state.turn) =>
            {
                let jump = record.tree.node(*place).turn;
                let taken_back = jump.zip(chosen).map(|(jump, better)| TakenBack {
                    player: state.turn,
                    jump,
                    reply: *reply,
                    better,
                    hints: 0,
                });
                // A jump stays as a line of its own if the reader is writing a remark to it.
                let before = match self.remarked == Some(*place) {
                    true => record.at(record.tree.node(*place).parent),
                    false => record.at(*place).without_last(),
                };
                let mut next = PlayState { remarked: self.remarked, ..self.gone(before) };
                let rows = state.board.rows();
                next.status = taken_back
                    .as_ref()
                    .map(|it| sentences::taken_back(it, rows))
                    .unwrap_or_default();
                next.taken_back = taken_back;
                next
            }
            _ => PlayState { check: None, ..self.clone() }.settled(),
        }
    }

    /// How the last turn was chosen, if a program chose it.
    pub fn reply(&self) -> Option<&ReplyAnswer> {
        let record = &self.place.record;
        let turns = Vec::from_iter(record.tree.turns(record.at));
        self.replies.iter().find(|(known, _)| *known == turns).map(|(_, reply)| reply)
    }

    /// Says what the worker is doing.
    pub fn thinks(&self) -> Option<String> {
        let question = self.question()?;
        Some(match question.purpose {
            Purpose::Turn => say::game_thinks(sentences::player_kind(self.mover())),
            Purpose::Best => say::game_seeks().to_string(),
            Purpose::Reply | Purpose::Better => say::game_checks().to_string(),
        })
    }
}
