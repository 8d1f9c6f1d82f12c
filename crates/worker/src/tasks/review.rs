//! What is proved about a game that was played, sent as it is found.

use basics::player::Player;
use konane::Square;
use serde::{Deserialize, Serialize};

use crate::finding::ValueText;
use crate::scribe::few;
use crate::searches::Searches;
use crate::task::{Task, limit};
use crate::worker_state::{MEMORY, WorkerState};
use basics::budget::Stopped;
use basics::slicer::Slice;
use game::{RowsFrom, State, Turn, read};
use opponents::Estimate;
use opponents::review::{Review, ReviewFinding};

/// After this many milliseconds the current goal is put off; each further time twice as many.
const PATIENCE: f64 = 40.0;
/// The most stones of a part that is valued, and how many more each time the page asks to go on.
const STONES: usize = 28;
const MORE_STONES: usize = 8;

/// A game to review. Asked again, it repeats its results quickly and then finds more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewQuestion {
    /// How often the page has asked to go on.
    pub rounds: u32,
    /// The notation of `game`; the main line counts.
    pub game: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ReviewAnswer {
    Found(Vec<FoundText>),
    /// Sent last: whether nothing was left out.
    End {
        is_whole: bool,
    },
}

/// A proved result, or an estimate. Places are counted from the beginning of the game, which is 0; turn
/// 0 leads from place 0 to place 1. Turns are written as in texts of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FoundText {
    Winner {
        place: u32,
        wins: Player,
    },
    /// If the value is not known: who seems to be ahead, from −100 for Right to 100 for Left, by a
    /// search `depth` jumps deep.
    Estimate {
        place: u32,
        lead: i32,
        depth: u32,
    },
    /// Who wins if the player to move passes, and possibly by which jump.
    Passed {
        place: u32,
        wins: Player,
        by: Option<String>,
    },
    /// The reply to a turn that turned a win into a loss, and the line that follows.
    Refuted {
        turn: u32,
        line: Vec<String>,
    },
    /// Turns that would have kept the win: first one of them, later all.
    Better {
        turn: u32,
        turns: Vec<String>,
        are_all: bool,
    },
    /// The stones of each part.
    Parts {
        place: u32,
        parts: Vec<Vec<Square>>,
    },
    PartValue {
        place: u32,
        part: u32,
        value: ValueText,
    },
    /// The value of all parts together, with the remaining passes.
    Total {
        place: u32,
        value: ValueText,
    },
    /// No other jump in the changed part was better by a number.
    Kept {
        turn: u32,
    },
    /// A jump gave up this amount: these jumps in the same part were better by it.
    GaveUp {
        turn: u32,
        amount: String,
        better: Vec<String>,
    },
    /// The mean after the best jump is better by this amount than after a jump that was a mistake.
    Cost {
        turn: u32,
        amount: String,
    },
}

struct ReviewTask {
    begin: State,
    turns: Vec<Turn>,
    most: usize,
    review: Review,
    /// A result that has not been written yet.
    pending: Option<ReviewFinding>,
    /// The searches' `forgotten` count when it was found.
    forgotten: u32,
    /// When the current goal was started.
    goal_started: f64,
    end: f64,
    is_whole: bool,
    is_over: bool,
}

impl ReviewQuestion {
    pub fn begin(
        self,
        state: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = ReviewAnswer> + use<>> {
        let reading = read(&self.game, RowsFrom::Bottom);
        if reading.error.is_some() {
            return None;
        }
        let record = reading.record;
        let begin = record.setup.begin();
        let turns = Vec::from_iter(record.tree.turns(record.tree.end(0)));
        let searches = match self.rounds {
            0 => state.under(begin.rules),
            _ => state.widened(begin.rules),
        };
        if searches.solver.bytes() > searches.memory / 2 {
            let memory = searches.memory.max(MEMORY);
            searches.renew(memory);
        }
        let most = STONES + MORE_STONES * self.rounds.min(20) as usize;
        let review = Review::new(begin.clone(), turns.clone(), most)?;
        Some(ReviewTask {
            begin,
            turns,
            most,
            review,
            pending: None,
            forgotten: searches.forgotten,
            goal_started: now,
            end: now + limit(self.rounds),
            is_whole: true,
            is_over: false,
        })
    }
}

impl Task for ReviewTask {
    type Answer = ReviewAnswer;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<ReviewAnswer> {
        let searches = state.under(self.begin.rules);
        let mut found = Vec::new();
        while !slice.is_over() {
            match self.find(searches, slice) {
                Ok(Some(text)) => found.push(text),
                Ok(None) => {
                    self.is_over = true;
                    break;
                }
                Err(()) => break,
            }
        }
        let now = slice.now();
        if let Some(put_off) = self.review.put_offs().filter(|_| self.pending.is_none())
            && now - self.goal_started > PATIENCE * 2f64.powi(put_off.min(20) as i32)
        {
            self.review.put_off();
            self.goal_started = now;
        }
        let mut told = Vec::new();
        if !found.is_empty() {
            told.push(ReviewAnswer::Found(found));
        }
        if now > self.end && !self.is_over {
            (self.is_over, self.is_whole) = (true, false);
        }
        if self.is_over {
            let is_whole = self.is_whole && self.review.is_whole();
            told.push(ReviewAnswer::End { is_whole });
        }
        told
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        state.learned() + self.review.learned()
    }
}

impl ReviewTask {
    /// The next result as data, `None` at the end; an error if the budget runs out.
    fn find(
        &mut self,
        searches: &mut Searches,
        slice: &mut Slice,
    ) -> Result<Option<FoundText>, ()> {
        loop {
            if self.forgotten != searches.forgotten {
                self.forgotten = searches.forgotten;
                // A value not written yet is now invalid, so it is computed again.
                if self.pending.take().is_some_and(|found| found.has_value())
                    && let Some(review) =
                        Review::new(self.begin.clone(), self.turns.clone(), self.most)
                {
                    self.review = review;
                }
            }
            let budget = &mut slice.budget;
            *budget = budget.within(searches.memory);
            let Some(found) = self.pending.take() else {
                let (solver, outcomes) = (&mut searches.solver, &mut searches.outcomes);
                match self.review.next(solver, outcomes, budget) {
                    Ok(Some(found)) => self.pending = Some(found),
                    Ok(None) => return Ok(None),
                    Err(Stopped::Budget) => return Err(()),
                    Err(Stopped::Memory) => {
                        if !searches.make_room() {
                            self.review.give_up_values();
                        }
                    }
                    Err(_) => {}
                }
                self.goal_started = slice.now();
                continue;
            };
            match self.write(&found, searches, slice) {
                Ok(text) => return Ok(Some(text)),
                Err(Stopped::Budget) => {
                    self.pending = Some(found);
                    return Err(());
                }
                Err(_) => self.is_whole = false,
            }
        }
    }

    fn write(
        &self,
        found: &ReviewFinding,
        searches: &mut Searches,
        slice: &mut Slice,
    ) -> Result<FoundText, Stopped> {
        let rows = self.begin.board.rows();
        let name = |turn: &Turn| turn.name(rows);
        let most = few(self.turns.len());
        let mut scribe = searches.scribe(&mut slice.budget);
        Ok(match found {
            &ReviewFinding::Winner { place, wins } => {
                FoundText::Winner { place: place as u32, wins }
            }
            &ReviewFinding::Estimate { place, estimate: Estimate { lead, depth } } => {
                FoundText::Estimate { place: place as u32, lead, depth }
            }
            &ReviewFinding::Passed { place, wins, by } => FoundText::Passed {
                place: place as u32,
                wins,
                by: by.map(|jump| Turn::Jump(jump).name(rows)),
            },
            ReviewFinding::Refuted { turn, line } => {
                FoundText::Refuted { turn: *turn as u32, line: line.iter().map(name).collect() }
            }
            ReviewFinding::Better { turn, turns, are_all } => FoundText::Better {
                turn: *turn as u32,
                turns: turns.iter().map(name).collect(),
                are_all: *are_all,
            },
            ReviewFinding::Parts { place, parts } => {
                FoundText::Parts { place: *place as u32, parts: parts.clone() }
            }
            &ReviewFinding::PartValue { place, part, value } => FoundText::PartValue {
                place: place as u32,
                part: part as u32,
                value: scribe.value_within(value, most)?,
            },
            &ReviewFinding::Total { place, value } => {
                FoundText::Total { place: place as u32, value: scribe.value_within(value, most)? }
            }
            &ReviewFinding::Kept { turn } => FoundText::Kept { turn: turn as u32 },
            ReviewFinding::GaveUp { turn, amount, better } => FoundText::GaveUp {
                turn: *turn as u32,
                amount: amount.to_string(),
                better: better.iter().map(|&jump| name(&Turn::Jump(jump))).collect(),
            },
            &ReviewFinding::Cost { turn, amount } => {
                FoundText::Cost { turn: turn as u32, amount: amount.to_string() }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::{packed, unpacked};
    use crate::task::all_answers;

    fn told(game: &str) -> Vec<FoundText> {
        let mut state = WorkerState::new(64 << 20);
        let ask = ReviewQuestion { rounds: 0, game: game.to_string() };
        let task = ask.begin(&mut state, 0.0).unwrap();
        let mut told = all_answers(task, &mut state, || 0.0);
        assert_eq!(told.pop(), Some(ReviewAnswer::End { is_whole: true }));
        let told = told.into_iter().map(|told| unpacked(&packed(&told)).unwrap());
        let found = told.map(|told| match told {
            ReviewAnswer::Found(found) => found,
            told => panic!("{told:?}"),
        });
        found.flatten().collect()
    }

    /// Black can jump to c3, after which no jumps are left, or to a1, after which Black has one more
    /// jump and White has none. So the position is 2, and a3-c3 gives up 1.
    #[test]
    fn tells_of_a_jump_what_it_gave_up() {
        let game = "[Rules \"ancient\"]\n[Edge \"walls\"]\n[Position \"xo./o../.o.\"]\n\n1. a3-c3";
        let found = told(game);
        let gave_up = FoundText::GaveUp {
            turn: 0,
            amount: "1".to_string(),
            better: vec!["a3-a1".to_string()],
        };
        assert!(found.contains(&gave_up), "{found:?}");
        assert!(found.contains(&FoundText::Winner { place: 0, wins: Player::Left }), "{found:?}");
        let total = |place| {
            found.iter().find_map(|found| match found {
                FoundText::Total { place: told, value } if *told == place => {
                    Some(value.name.plain())
                }
                _ => None,
            })
        };
        assert_eq!([total(0), total(1)], [Some("2".to_string()), Some("0".to_string())]);
    }

    #[test]
    fn is_silent_about_what_is_no_game() {
        let mut state = WorkerState::new(1 << 20);
        let ask = ReviewQuestion { rounds: 0, game: "1. z9".to_string() };
        assert!(ask.begin(&mut state, 0.0).is_none());
    }
}
