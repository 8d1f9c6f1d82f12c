//! What an opponent plays: the best so far at once, and again whenever something better is found.

use serde::{Deserialize, Serialize};

use crate::bench::{Bench, MEMORY};
use crate::task::Task;
use crate::text::{JumpText, Place, Position, Side, jumps};
use basics::player::Player;
use basics::slicer::Slice;
use konane::{Board, Square};
use opponents::{Choice, Knowledge, Opponent, Thinking};

/// No opponent thinks longer, in milliseconds.
const LONGEST: u32 = 600_000;
/// All boards that removals lead to have at most so many squares together.
const SQUARES: usize = 1 << 20;

/// A choice that an opponent is to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskReply {
    pub position: Position,
    /// Who chooses.
    pub turn: Side,
    /// By its name.
    pub opponent: String,
    pub seed: u64,
    pub milliseconds: u32,
    /// The stones of which one is to be removed. Without any a jump is wanted.
    pub removals: Vec<RemovalText>,
}

/// A stone that may be removed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemovalText {
    pub square: Place,
    /// Of the first removal: the stones of which the other player removes one then, before the chooser jumps.
    /// There are none of the second removal, after which the other player jumps.
    pub replies: Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replied {
    pub chosen: Chosen,
    /// Who wins after it, if that is proved.
    pub known: Option<Side>,
    pub by: KnowledgeText,
    /// Whether this is the answer. Before it, it is the best so far.
    pub is_final: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chosen {
    Jump(JumpText),
    Removal(Place),
}

/// By what it was chosen.
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
    /// By their places.
    choices: Vec<Chosen>,
    told: Option<Choice>,
    end: f64,
    is_over: bool,
}

impl AskReply {
    pub fn begin(self, bench: &mut Bench, now: f64) -> Option<impl Task<Told = Replied> + use<>> {
        let opponent = Opponent::named(&self.opponent)?;
        let (board, rules) = (self.position.read()?, self.position.terms().0);
        let searches = bench.under(rules);
        if searches.solver.bytes() > searches.memory / 2 {
            bench.renew(rules, MEMORY);
        }
        let turn = Player::from(self.turn);
        let (thinking, choices) = if self.removals.is_empty() {
            let jumps = jumps(&board.jumps(rules, turn));
            let choices = jumps.into_iter().map(Chosen::Jump).collect();
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
        Some(ReplyTask { thinking, position, choices, told: None, end, is_over: false })
    }
}

/// For each removal the boards that the game may begin from; nothing where these are too many.
fn boards(board: &Board, removals: &[RemovalText]) -> Option<Vec<Vec<Board>>> {
    let count: usize = removals.iter().map(|removal| removal.replies.len().max(1)).sum();
    if count.saturating_mul(board.squares().count()) > SQUARES {
        return None;
    }
    let without =
        |board: &Board, place: Place| board.clone().without(Square::new(place.row, place.column));
    let boards = |removal: &RemovalText| {
        let first = without(board, removal.square);
        let replies: Vec<Board> =
            removal.replies.iter().map(|&reply| without(&first, reply)).collect();
        if replies.is_empty() { vec![first] } else { replies }
    };
    Some(removals.iter().map(boards).collect())
}

impl Task for ReplyTask {
    type Told = Replied;

    fn work(&mut self, bench: &mut Bench, slice: &mut Slice) -> Vec<Replied> {
        let searches = bench.under(self.position.terms().0);
        // Stopped, it goes on in the next slice.
        let _ =
            self.thinking.think(&mut searches.solver, &mut searches.outcomes, &mut slice.budget);
        self.is_over = self.thinking.is_over() || slice.now() >= self.end;
        let best = self.thinking.best();
        if !self.is_over && self.told.replace(best) == Some(best) {
            return vec![];
        }
        vec![Replied {
            chosen: self.choices[best.index],
            known: best.known.map(Side::from),
            by: best.by.into(),
            is_final: self.is_over,
        }]
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn known(&self, bench: &Bench) -> u64 {
        bench.searches.known() + self.thinking.known()
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
