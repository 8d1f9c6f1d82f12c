//! What the reader does at a step: an answer in the making, and what came back.

mod hand;
mod asking;

pub use asking::jump_of;

use basics::player::Player;
use konane::{Board, Jump, Rules, Square, jump_name};
use teaching::content::lessons::{Step, Task};
use worker::message::{ArgumentText, Consult, Position, VerdictText};

use crate::state::PageState;

/// How many hints are computed.
const HINTS: u32 = 3;
/// The sentence that is the teacher's own hint.
pub const OWN_HINT: &str = "own-hint";
/// The most parts that stones can be marked for.
const MOST_PARTS: u8 = 6;

#[derive(Clone, PartialEq, Debug)]
pub struct Attempt {
    pub step: Step,
    /// Which exercise, where it is drawn.
    seed: u64,
    /// Whether the reader answers: in a game the opponent moves by itself.
    is_begun: bool,
    pub rules: Rules,
    /// The exercise's board, if it has come.
    pub board: Option<Board>,
    /// A typed or chosen word, or letters in order.
    pub word: String,
    /// The jumps that have been chosen, or in a game all that have been played.
    pub jumps: Vec<Jump>,
    /// What has been set up.
    set: Option<Board>,
    /// The part that each stone has been given to.
    pub marks: Vec<(Square, u8)>,
    /// The stone that has been picked up.
    pub lifted: Option<Square>,
    /// What is being asked: a number for each question, and the question.
    pub asked: (u32, Option<Consult>),
    pub verdict: Option<VerdictText>,
    /// Whether that is a hint.
    pub is_hint: bool,
    /// How many hints have been given.
    pub hints: u32,
    /// Whether an answer has been wrong.
    pub is_missed: bool,
    /// How many jumps of the verdict's line are on the board.
    pub played: usize,
    pub is_solved: bool,
    pub problem: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum AttemptAction {
    /// The exercise has been drawn.
    Drawn(Position),
    Word(String),
    Press(Square),
    /// A stone is carried from one square to another.
    Carry(Square, Square),
    Choose(Jump),
    /// A letter goes one place up the order.
    Raise(usize),
    Check,
    Hint,
    /// The solution is revealed.
    Solve,
    Heard(VerdictText),
    Failed(String),
    /// So many jumps of the line are to be shown.
    Play(usize),
    Retry,
}

impl Attempt {
    /// Nothing has been done yet, and in a game nobody moves.
    pub fn new(step: &Step, seed: u64) -> Attempt {
        let letters = (0..step.subjects.len()).map(letter).collect::<Vec<_>>().join(" ");
        let word = if step.task == Some(Task::Order) { letters } else { String::new() };
        let position = step.position();
        Attempt {
            rules: position.map(|(rules, _)| rules).unwrap_or_default(),
            board: position.map(|(_, board)| board.clone()),
            step: step.clone(),
            seed,
            is_begun: false,
            word,
            jumps: Vec::new(),
            set: None,
            marks: Vec::new(),
            lifted: None,
            asked: (0, None),
            verdict: None,
            is_hint: false,
            hints: 0,
            is_missed: false,
            played: 0,
            is_solved: step.task.is_none(),
            problem: None,
        }
    }

    /// The reader answers: in a game the opponent moves first.
    pub fn begun(mut self) -> Attempt {
        self.is_begun = true;
        if self.is_game() && self.board.is_some() {
            self.ask(None);
        }
        self
    }
}

impl PageState for Attempt {
    type Action = AttemptAction;

    fn apply(&self, action: AttemptAction) -> Attempt {
        let mut next = self.clone();
        match action {
            AttemptAction::Drawn(position) => {
                next.rules = position.terms().0;
                next.board = position.read();
                if self.is_begun {
                    next = next.begun();
                }
            }
            AttemptAction::Word(word) => {
                next.word = word;
                next.clear();
            }
            AttemptAction::Press(square) => next.press(square),
            AttemptAction::Carry(from, to) => next.land(from, to),
            AttemptAction::Choose(jump) => next.choose(jump),
            AttemptAction::Raise(place) => {
                let mut letters: Vec<&str> = self.word.split(' ').collect();
                if (1..letters.len()).contains(&place) {
                    letters.swap(place - 1, place);
                }
                next.word = letters.join(" ");
                next.clear();
            }
            AttemptAction::Check => next.ask(None),
            AttemptAction::Hint => {
                next.hints = next.most_hints().min(next.hints + 1);
                match next.most_hints() - HINTS {
                    own if next.hints <= own => next.tell_own(),
                    own => next.ask(Some(next.hints - own)),
                }
            }
            AttemptAction::Solve => next.ask(Some(HINTS + 1)),
            AttemptAction::Heard(verdict) => next.hear(verdict),
            AttemptAction::Failed(problem) => {
                next.asked.1 = None;
                next.problem = Some(problem);
            }
            AttemptAction::Play(count) => next.played = count,
            AttemptAction::Retry => {
                let again = Attempt::new(&self.step, self.seed);
                let board = again.board.clone().or(self.board.clone());
                let (hints, is_missed) = (self.hints, self.is_missed);
                next = Attempt { rules: self.rules, board, hints, is_missed, ..again };
                next.asked.0 = self.asked.0 + 1;
                if self.is_begun {
                    next = next.begun();
                }
            }
        }
        next
    }
}

impl Attempt {
    /// Whose jumps are looked for.
    pub fn mover(&self) -> Option<Player> {
        match &self.step.task {
            Some(Task::Jump(player) | Task::Jumps(player) | Task::Strike(player)) => Some(*player),
            Some(Task::Hold(player)) => Some(*player),
            Some(Task::Through(player, _)) => Some(player.other()),
            _ => None,
        }
    }

    /// The jumps that show why.
    pub fn line(&self) -> Vec<Jump> {
        let is_game = self.verdict.as_ref().is_some_and(|verdict| verdict.sentence == "your-turn");
        let verdict = self.verdict.iter().filter(|_| !is_game);
        verdict.flat_map(|verdict| &verdict.line).filter_map(jump_of).collect()
    }

    pub fn is_game(&self) -> bool {
        matches!(self.step.task, Some(Task::Hold(_)))
    }

    /// Whether a game cannot be won any more.
    pub fn is_lost(&self) -> bool {
        self.verdict.as_ref().is_some_and(|verdict| verdict.sentence == "lost-line")
    }

    /// Whether all is shown that is known of the board.
    pub fn is_open(&self) -> bool {
        self.is_solved || !self.step.is_covered
    }

    pub fn name(&self, jump: &Jump) -> String {
        let rows = self.board.as_ref().map_or(0, Board::rows);
        jump_name(*jump, rows)
    }

    /// How many hints there are: the teacher's own comes before those that are computed.
    pub fn most_hints(&self) -> u32 {
        HINTS + u32::from(!self.step.hint.is_empty())
    }

    fn tell_own(&mut self) {
        self.clear();
        self.is_hint = true;
        self.verdict = Some(VerdictText {
            is_right: true,
            sentence: OWN_HINT.to_string(),
            arguments: vec![ArgumentText::Text(self.step.hint.clone())],
            line: Vec::new(),
            board: None,
        });
    }

    fn clear(&mut self) {
        self.verdict = None;
        self.asked.1 = None;
        self.played = 0;
        self.problem = None;
    }
}

pub fn letter(place: usize) -> String {
    char::from(b'A' + (place % 26) as u8).to_string()
}

#[cfg(test)]
mod tests;
