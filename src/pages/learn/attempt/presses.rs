//! What the reader does on the board: presses squares, drags stones, chooses jumps.

use crate::pages::learn::attempt::{AttemptState, MOST_PARTS};
use basics::player::Player;
use konane::{Board, Jump, Square};
use teaching::content::lessons::{DerivationStage, Task};
use teaching::lessons::Games;

impl AttemptState {
    /// The board on which the reader answers.
    pub fn now(&self) -> Option<Board> {
        let board = self.board.clone()?;
        Some(match &self.item.task {
            Some(Task::Hold(_)) => self.games().map_or(board, |games| games.now),
            Some(Task::Through(..)) => match self.given() {
                Some(jump) => board.play_unchecked(jump),
                None => board,
            },
            Some(Task::Set(_)) => self.set.clone().unwrap_or(board),
            Some(Task::Derive(_)) => {
                self.walked().iter().fold(board, |now, &jump| now.play_unchecked(jump))
            }
            _ => board,
        })
    }

    /// The games that the reader has played against the opponent, who begins.
    pub(super) fn games(&self) -> Option<Games> {
        let starts = self.mover()?.other();
        Games::of(self.board.as_ref()?, (self.rules, starts), &self.jumps).ok()
    }

    /// The board on the page, after the shown jumps of a line.
    pub fn shown(&self) -> Option<Board> {
        let line = self.line();
        if self.played == 0 {
            return self.now();
        }
        let begin = match self.item.task {
            Some(Task::Through(..) | Task::Derive(_)) => self.board.clone()?,
            _ => self.now()?,
        };
        Some(
            line[..self.played.min(line.len())]
                .iter()
                .fold(begin, |now, &jump| now.play_unchecked(jump)),
        )
    }

    /// The jump that led to the board on the page: of a verdict, of the game, or one that the item has made.
    pub fn last_jump(&self) -> Option<Jump> {
        let line = self.line();
        let shown = line[..self.played.min(line.len())].last().copied();
        let game = self.jumps.last().copied().filter(|_| self.is_game());
        shown.or(game).or(self.given())
    }

    /// Whether what the reader does on the board is the answer, or a part of it.
    pub fn is_answered_on_board(&self) -> bool {
        matches!(self.item.task, Some(Task::Set(_) | Task::Parts | Task::Derive(_)))
            || self.mover().is_some()
    }

    /// The jumps that the reader can choose, also while the board shows the jumps of a verdict.
    pub fn possible(&self) -> Vec<Jump> {
        let is_over = self.is_game() && (self.is_solved || self.is_lost());
        match (self.mover(), self.now()) {
            (None, Some(_)) => self.next_jumps(),
            (Some(player), Some(board)) if !is_over => board.jumps(self.rules, player).collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn press(&mut self, square: Square) {
        let Some(board) = self.now() else { return };
        match &self.item.task {
            Some(Task::Set(_)) => {
                let mut set = board;
                let next = match set.stone(square) {
                    None => Some(Player::Left),
                    Some(Player::Left) => Some(Player::Right),
                    Some(Player::Right) => None,
                };
                set.set(square, next);
                self.set = Some(set);
                self.clear();
            }
            Some(Task::Parts) if board.stone(square).is_some() => {
                let place = self.marks.iter().position(|(at, _)| *at == square);
                match place {
                    Some(place) if self.marks[place].1 == MOST_PARTS => {
                        self.marks.remove(place);
                    }
                    Some(place) => self.marks[place].1 += 1,
                    None => self.marks.push((square, 1)),
                }
                self.clear();
            }
            // The press leads back from the jumps of a verdict.
            Some(_) if self.played > 0 => self.played = 0,
            Some(_) => match self.lifted {
                Some(from) if from != square && board.stone(square).is_none() => {
                    self.land(from, square);
                }
                Some(from) if from == square => self.lifted = None,
                _ => {
                    let can = self.possible().iter().any(|jump| jump.from == square);
                    self.lifted = can.then_some(square);
                }
            },
            None => {}
        }
    }

    pub(super) fn land(&mut self, from: Square, to: Square) {
        self.lifted = None;
        let jump = self.possible().into_iter().find(|jump| jump.from == from && jump.to() == to);
        if let Some(jump) = jump {
            self.choose(jump);
        }
    }

    /// Chooses a jump. If the item asks for several, this adds it or takes it away; otherwise it
    /// replaces the previous one.
    pub(super) fn choose(&mut self, jump: Jump) {
        if !self.possible().contains(&jump) {
            return;
        }
        self.clear();
        match &self.item.task {
            Some(Task::Derive(_)) if self.stage() != Some(DerivationStage::Dominated) => {
                self.take(jump)
            }
            Some(Task::Jumps(_) | Task::Strike(_) | Task::Derive(_))
                if self.jumps.contains(&jump) =>
            {
                self.jumps.retain(|known| *known != jump);
            }
            Some(Task::Jumps(_) | Task::Strike(_) | Task::Derive(_)) => {
                self.jumps.push(jump);
                self.ladder.is_none = false;
            }
            Some(Task::Hold(_)) => {
                self.jumps.push(jump);
                self.ask(None);
            }
            _ => self.jumps = vec![jump],
        }
    }
}
