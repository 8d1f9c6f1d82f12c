//! An opponent's choice: the best so far at once, and again whenever it improves.

use serde::{Deserialize, Serialize};

use crate::task::Task;
use crate::text::Position;
use crate::worker_state::{MEMORY, WorkerState};
use basics::player::Player;
use basics::slicer::Slice;
use konane::{Board, Jump, Square};
use opponents::{Choice, Knowledge, Thinking};

/// The longest time for a choice, in milliseconds.
const LONGEST: u32 = 600_000;
/// The most squares of all boards after removals together.
const SQUARES: usize = 1 << 20;

/// Asks an opponent for a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReplyQuestion {
    pub position: Position,
    /// The player who chooses.
    pub turn: Player,
    /// Its name.
    pub opponent: String,
    pub seed: u64,
    pub milliseconds: u32,
    /// The stones of which one is to be removed. If empty, a jump is asked for.
    pub removals: Vec<RemovalText>,
}

/// A stone that may be removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemovalText {
    pub square: Square,
    /// For the first removal: the stones of which the other player then removes one, before the chooser
    /// jumps. Empty for the second removal, after which the other player jumps.
    pub replies: Vec<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReplyAnswer {
    pub chosen: Chosen,
    /// Who wins after it, if that is proved.
    pub known: Option<Player>,
    pub by: KnowledgeText,
    /// Whether this is the answer; before it comes the best so far.
    pub is_final: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chosen {
    Jump(Jump),
    Removal(Square),
}

/// The knowledge behind a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum KnowledgeText {
    Chance,
    Mobility,
    Search { depth: u32 },
    Temperature,
    Value,
    Proof,
}

struct ReplyTask {
    thinking: Thinking,
    position: Position,
    /// In the order of the indices.
    choices: Vec<Chosen>,
    sent: Option<Choice>,
    end: f64,
    is_over: bool,
}

impl ReplyQuestion {
    pub fn begin(
        self,
        state: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = ReplyAnswer> + use<>> {
        let opponent = self.opponent.parse().ok()?;
        let (board, rules) = (self.position.read()?, self.position.terms().0);
        let searches = state.under(rules);
        if searches.solver.bytes() > searches.memory / 2 {
            searches.renew(MEMORY);
        }
        let turn = self.turn;
        let (thinking, choices) = if self.removals.is_empty() {
            let choices = board.jumps(rules, turn).map(Chosen::Jump).collect();
            (Thinking::of_jump(opponent, rules, &board, turn, self.seed)?, choices)
        } else {
            let choices = self.removals.iter().map(|removal| Chosen::Removal(removal.square));
            let is_first = self.removals.iter().any(|removal| !removal.replies.is_empty());
            let starts = if is_first { turn } else { turn.other() };
            let boards = boards(&board, &self.removals)?;
            let thinking = Thinking::of_removal(opponent, rules, boards, turn, starts, self.seed)?;
            (thinking, choices.collect())
        };
        let end = now + f64::from(self.milliseconds.min(LONGEST));
        let position = self.position;
        Some(ReplyTask { thinking, position, choices, sent: None, end, is_over: false })
    }
}

/// For each removal the boards from which the game may begin; `None` if they are too large.
fn boards(board: &Board, removals: &[RemovalText]) -> Option<Vec<Vec<Board>>> {
    let count: usize = removals.iter().map(|removal| removal.replies.len().max(1)).sum();
    if count.saturating_mul(board.squares().count()) > SQUARES {
        return None;
    }
    let without = |board: &Board, place: Square| board.clone().without(place);
    let boards = |removal: &RemovalText| {
        let first = without(board, removal.square);
        let replies: Vec<Board> =
            removal.replies.iter().map(|&reply| without(&first, reply)).collect();
        if replies.is_empty() { vec![first] } else { replies }
    };
    Some(removals.iter().map(boards).collect())
}

impl Task for ReplyTask {
    type Answer = ReplyAnswer;

    fn work(&mut self, state: &mut WorkerState, slice: &mut Slice) -> Vec<ReplyAnswer> {
        let searches = state.under(self.position.terms().0);
        // A stop is no error: it continues in the next slice.
        let _ =
            self.thinking.think(&mut searches.solver, &mut searches.outcomes, &mut slice.budget);
        self.is_over = self.thinking.is_over() || slice.now() >= self.end;
        let best = self.thinking.best();
        if !self.is_over && self.sent.replace(best) == Some(best) {
            return vec![];
        }
        vec![ReplyAnswer {
            chosen: self.choices[best.index],
            known: best.known,
            by: best.by.into(),
            is_final: self.is_over,
        }]
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn learned(&self, state: &WorkerState) -> u64 {
        state.learned() + self.thinking.learned()
    }
}

impl From<Knowledge> for KnowledgeText {
    fn from(knowledge: Knowledge) -> Self {
        match knowledge {
            Knowledge::Chance => KnowledgeText::Chance,
            Knowledge::Mobility => KnowledgeText::Mobility,
            Knowledge::Search { depth } => KnowledgeText::Search { depth },
            Knowledge::Temperature => KnowledgeText::Temperature,
            Knowledge::Value => KnowledgeText::Value,
            Knowledge::Proof => KnowledgeText::Proof,
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
