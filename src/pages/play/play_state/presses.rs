//! What a person at this device does on the board.

use crate::pages::play::play_state::{Check, PlayState, Wanted};
use crate::pages::play::refusal::PlayRefusal;
use crate::pages::play::review::hints::{hints_of_advice, hints_of_taken_back};
use crate::pages::play::sentences;
use crate::pages::play::trial::Trial;
use basics::player::Player;
use game::{GameStage, Refusal, State, Turn};
use konane::Square;
use teaching::lessons::HINTS;

impl PlayState {
    pub(super) fn put_down(&mut self) {
        (self.lifted, self.refused) = (None, None);
        self.choice.clear();
    }

    pub(super) fn refuse(&self, refused: PlayRefusal) -> PlayState {
        let mut next = self.clone();
        next.choice.clear();
        next.refused = Some(refused);
        next
    }

    /// Lifts a stone if it can jump.
    pub(super) fn held(&self, square: Square) -> PlayState {
        if let Some(refused) = self.waits() {
            return self.refuse(refused);
        }
        let state = &self.state;
        if state.stage != GameStage::Jumps {
            return self.refuse(PlayRefusal::By(Refusal::Removal));
        }
        match state.board.stone(square) {
            None => self.refuse(PlayRefusal::By(Refusal::NoStone(square))),
            Some(player) if player != state.turn => {
                self.refuse(PlayRefusal::By(Refusal::OtherStone(square)))
            }
            Some(_) if state.jumps(state.turn).all(|jump| jump.from != square) => {
                self.refuse(PlayRefusal::Stuck(square))
            }
            Some(_) => {
                let mut next = self.clone();
                next.put_down();
                next.lifted = Some(square);
                next.status = sentences::landings(square, &next.jumps(), state);
                next
            }
        }
    }

    /// Acts on a press. Where only one stone could jump, the first press of a finger shows that
    /// jump and the second plays it.
    pub(super) fn pressed(&self, square: Square, is_finger: bool) -> PlayState {
        if let Some(refused) = self.waits() {
            return self.refuse(refused);
        }
        let state = &self.state;
        if state.stage != GameStage::Jumps {
            return self.tried(state.removing(square));
        }
        match self.lifted {
            Some(lifted) if lifted == square => {
                let mut next = self.clone();
                next.put_down();
                next.status.clear();
                return next;
            }
            Some(lifted) if state.board.stone(square) != Some(state.turn) => {
                return self.tried(state.jumping(lifted, square));
            }
            _ => {}
        }
        if state.board.stone(square).is_some() {
            return self.held(square);
        }
        let there = Vec::from_iter(state.jumps(state.turn).filter(|jump| jump.to() == square));
        match there[..] {
            [] => self.refuse(PlayRefusal::NoneLands(square)),
            [jump] if !is_finger || self.choice == there => self.tried(Ok(Turn::Jump(jump))),
            _ => {
                let mut next = self.clone();
                next.put_down();
                next.status = sentences::which(&there, square, state);
                next.choice = there;
                next
            }
        }
    }

    /// Takes a turn of a person at this device.
    pub(super) fn tried(&self, turn: Result<Turn, Refusal>) -> PlayState {
        if let Some(refused) = self.waits() {
            return self.refuse(refused);
        }
        match turn {
            Ok(turn) if turn == Turn::Resign || self.state.turns().any(|it| it == turn) => {
                let mut next = self.played(turn);
                let is_jump = matches!(turn, Turn::Jump(_)) && next.refused.is_none();
                let other = self.place.player_kinds[self.state.turn.other()];
                let passes = self.state.passes;
                let is_over = next.state.winner().is_some();
                let is_taught = self.place.teaches && is_jump && !is_over && other.is_program();
                if self.is_trying() {
                    // The trial continues even if the reader plays the mistake again.
                    return PlayState { trial: self.trial, ..next };
                }
                // With passes left, the winner on the board need not win the game.
                if is_taught && passes.left == 0 && passes.right == 0 {
                    next.check = Some(Check { place: next.place.record.at, reply: None });
                    return next;
                }
                next.settled()
            }
            Ok(_) => self.refuse(PlayRefusal::By(Refusal::Unread)),
            Err(refusal) => self.refuse(PlayRefusal::By(refusal)),
        }
    }

    pub(super) fn played(&self, turn: Turn) -> PlayState {
        let record = self.place.record.play(turn);
        if record.at == self.place.record.at {
            return PlayState { wanted: None, is_paused: true, ..self.refuse(PlayRefusal::Full) };
        }
        let after = self.state.after(turn);
        let status =
            sentences::joined(&sentences::played(turn, &self.state), &self.described(&after));
        PlayState { status, remarked: self.remarked, ..self.gone(record) }
    }

    /// The player whose time passes: the one who plays on at the end of this line.
    pub fn on_clock(&self) -> Option<Player> {
        let record = &self.place.record;
        self.place.clock?;
        let is_still = self.is_paused || self.is_reviewed || self.trial.is_some();
        let end = record.state_at(record.tree.end(record.at));
        (!is_still && end.winner().is_none()).then_some(end.turn)
    }

    /// After a player has used time: the game is over if none is left.
    pub(super) fn spent(&self, player: Player, spent: u32, has_played: bool) -> PlayState {
        let Some(clock) = self.place.clock else { return self.clone() };
        let clock = clock.after(player, spent, has_played);
        let mut next = self.clone();
        next.place.clock = Some(clock);
        match clock.left[player] == 0 && self.on_clock() == Some(player) {
            true => {
                let record = &next.place.record;
                next.gone(record.at(record.tree.end(record.at))).played(Turn::TimeUp)
            }
            false => next,
        }
    }

    /// Whether the reader is looking for a turn in place of a mistake.
    pub fn is_trying(&self) -> bool {
        let record = &self.place.record;
        self.trial.is_some_and(|trial| record.tree.node(trial.mistake).parent == record.at)
    }

    pub(super) fn trying(&self, trial: Trial) -> PlayState {
        let record = &self.place.record;
        let before = record.at(record.tree.node(trial.mistake).parent);
        PlayState { trial: Some(trial), ..self.clone() }.gone(before)
    }

    /// Hints at a turn that is better than a jump that was taken back or a mistake that the reader
    /// corrects; otherwise at the best turn, which the worker must find first.
    pub(super) fn give_hint(&mut self) {
        let is_trying = self.is_trying();
        if let Some(taken_back) = &mut self.taken_back {
            taken_back.hints = (taken_back.hints + 1).min(HINTS);
            self.status =
                hints_of_taken_back(taken_back, &self.state).sentences.pop().unwrap_or_default();
        } else if let Some(trial) = self.trial.as_mut().filter(|_| is_trying) {
            trial.hints = (trial.hints + 1).min(HINTS);
        } else if let Some(advice) = &mut self.advice {
            advice.hints = (advice.hints + 1).min(HINTS);
            self.status = hints_of_advice(advice, &self.state).sentences.pop().unwrap_or_default();
        } else if let Some(refused) = self.waits() {
            self.refused = Some(refused);
        } else {
            (self.wanted, self.failed) = (Some(Wanted::Hint), None);
        }
    }

    /// Describes the game for screen readers. It does not name what a program can do.
    pub(super) fn described(&self, state: &State) -> String {
        match self.place.player_kinds[state.turn].is_program() {
            true => sentences::standing(state),
            false => sentences::heard(state),
        }
    }
}
