//! What the reader does at a step: an answer in the making, and what came back; knows no browser.

use crate::content::lessons::{Step, SubjectKind, Task};
use crate::konane::{Board, Direction, Jump, Rules, Square, jump_name, jump_named};
use crate::player::Player;
use crate::worker::message::{
    ArgumentText, Consult, Draw, Inquiry, JumpText, Position, SubjectText, VerdictText,
};

/// How many hints are computed.
const HINTS: u32 = 3;
/// The sentence that is the teacher's own hint.
pub const OWN_HINT: &str = "own-hint";
/// What is said where an answer is neither right nor wrong.
const UNJUDGED: [&str; 4] = ["your-turn", "unread", "order-letters", "no-board"];
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
pub enum Deed {
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

    pub fn apply(&self, deed: Deed) -> Attempt {
        let mut next = self.clone();
        match deed {
            Deed::Drawn(position) => {
                next.rules = position.terms().0;
                next.board = position.read();
                if self.is_begun {
                    next = next.begun();
                }
            }
            Deed::Word(word) => {
                next.word = word;
                next.clear();
            }
            Deed::Press(square) => next.press(square),
            Deed::Carry(from, to) => next.land(from, to),
            Deed::Choose(jump) => next.choose(jump),
            Deed::Raise(place) => {
                let mut letters: Vec<&str> = self.word.split(' ').collect();
                if (1..letters.len()).contains(&place) {
                    letters.swap(place - 1, place);
                }
                next.word = letters.join(" ");
                next.clear();
            }
            Deed::Check => next.ask(None),
            Deed::Hint => {
                next.hints = next.most_hints().min(next.hints + 1);
                match next.most_hints() - HINTS {
                    own if next.hints <= own => next.tell_own(),
                    own => next.ask(Some(next.hints - own)),
                }
            }
            Deed::Solve => next.ask(Some(HINTS + 1)),
            Deed::Heard(verdict) => next.hear(verdict),
            Deed::Failed(problem) => {
                next.asked.1 = None;
                next.problem = Some(problem);
            }
            Deed::Play(count) => next.played = count,
            Deed::Retry => {
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

    /// What the worker is to be asked.
    pub fn inquiry(&self) -> Option<Inquiry> {
        match (&self.step.draws, &self.board, &self.problem) {
            (Some(family), None, None) => {
                Some(Inquiry::Exercise(Draw { family: family.clone(), seed: self.seed }))
            }
            _ => self.asked.1.clone().map(Inquiry::Verdict),
        }
    }

    /// Whose jumps are looked for.
    pub fn mover(&self) -> Option<Player> {
        match &self.step.task {
            Some(Task::Jump(player) | Task::Jumps(player) | Task::Strike(player)) => Some(*player),
            Some(Task::Hold(player)) => Some(*player),
            Some(Task::Through(player, _)) => Some(player.other()),
            _ => None,
        }
    }

    /// The board that the reader answers on.
    pub fn now(&self) -> Option<Board> {
        let board = self.board.clone()?;
        Some(match &self.step.task {
            Some(Task::Hold(_)) => self.jumps.iter().fold(board, |now, &jump| now.play(jump)),
            Some(Task::Through(_, name)) => match jump_named(name, board.rows()) {
                Some(jump) => board.play(jump),
                None => board,
            },
            Some(Task::Set(_)) => self.set.clone().unwrap_or(board),
            _ => board,
        })
    }

    /// What is on the board: jumps of a line may have been played.
    pub fn shown(&self) -> Option<Board> {
        let line = self.line();
        if self.played == 0 {
            return self.now();
        }
        let begin = match self.step.task {
            Some(Task::Through(..)) => self.board.clone()?,
            _ => self.now()?,
        };
        Some(line[..self.played.min(line.len())].iter().fold(begin, |now, &jump| now.play(jump)))
    }

    /// The jumps that show why.
    pub fn line(&self) -> Vec<Jump> {
        let is_game = self.verdict.as_ref().is_some_and(|verdict| verdict.sentence == "your-turn");
        let verdict = self.verdict.iter().filter(|_| !is_game);
        verdict.flat_map(|verdict| &verdict.line).filter_map(jump_of).collect()
    }

    /// The jumps that the reader can choose.
    pub fn possible(&self) -> Vec<Jump> {
        let is_open = self.played == 0 && !(self.is_game() && (self.is_solved || self.is_lost()));
        match (self.mover(), self.now()) {
            (Some(player), Some(board)) if is_open => board.jumps(self.rules, player),
            _ => Vec::new(),
        }
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

    /// The answer as it is judged.
    pub fn answer(&self) -> String {
        match &self.step.task {
            Some(Task::Winner(_) | Task::Outcome | Task::Value(_) | Task::Order) => {
                self.word.clone()
            }
            Some(Task::Temperature(_)) => self.word.clone(),
            Some(Task::Set(_)) => self.now().as_ref().map(Board::whole_text).unwrap_or_default(),
            Some(Task::Parts) => self.marked(),
            _ => self.jumps.iter().map(|jump| self.name(jump)).collect::<Vec<_>>().join(" "),
        }
    }

    /// Whether there is something to be judged.
    pub fn is_answered(&self) -> bool {
        match &self.step.task {
            None => false,
            Some(Task::Set(_)) => self.set.is_some(),
            Some(Task::Jumps(_) | Task::Order) => true,
            Some(_) => self.answer().contains(|sign: char| sign.is_alphanumeric() || sign == '*'),
        }
    }

    fn marked(&self) -> String {
        let Some(board) = &self.board else { return String::new() };
        let sign = |row, column| {
            let square = Square::new(row, column);
            let mark = self.marks.iter().find(|(at, _)| *at == square);
            mark.map_or('.', |(_, part)| char::from(b'0' + part))
        };
        let row = |row| (0..board.columns()).map(|column| sign(row, column)).collect::<String>();
        (0..board.rows()).map(row).collect::<Vec<_>>().join("/")
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

    fn ask(&mut self, hint: Option<u32>) {
        let consult = self.consult(hint);
        self.played = 0;
        self.lifted = None;
        self.problem = None;
        self.asked = (self.asked.0 + 1, Some(consult));
    }

    /// The question to the worker.
    pub fn consult(&self, hint: Option<u32>) -> Consult {
        let subject = |kind: &SubjectKind| match kind {
            SubjectKind::Position(rules, board) => SubjectText::Position(whole(*rules, board)),
            SubjectKind::Expression(text) => SubjectText::Expression(text.clone()),
        };
        let subjects = match (&self.step.draws, &self.board) {
            (Some(_), Some(board)) => vec![SubjectText::Position(whole(self.rules, board))],
            _ => self.step.subjects.iter().map(|it| subject(&it.kind)).collect(),
        };
        Consult {
            task: self.step.task_text.clone(),
            subjects,
            answer: self.answer(),
            hint,
            example: self.step.right.first().cloned().unwrap_or_default(),
        }
    }

    fn hear(&mut self, verdict: VerdictText) {
        let Some(asked) = self.asked.1.take() else { return };
        let is_solution = asked.hint > Some(HINTS);
        self.is_hint = asked.hint.is_some() && !is_solution;
        if is_solution {
            self.is_solved = true;
            if !matches!(self.step.task, Some(Task::Hold(_) | Task::Winner(_))) {
                let jumps = verdict.arguments.iter().filter_map(|argument| match argument {
                    ArgumentText::Jumps(jumps) => Some(jumps),
                    _ => None,
                });
                self.jumps = jumps.flatten().filter_map(jump_of).collect();
            }
        } else if !self.is_hint {
            self.is_solved |= verdict.is_right;
            self.is_missed |= !verdict.is_right && !UNJUDGED.contains(&verdict.sentence.as_str());
            if verdict.sentence == "your-turn" {
                self.jumps.extend(verdict.line.iter().filter_map(jump_of));
            }
        }
        if let (Some(text), Some(board)) = (&verdict.board, &self.board) {
            self.set = Board::parse(text, board.edge()).ok();
        }
        self.verdict = Some(verdict);
    }

    fn press(&mut self, square: Square) {
        let Some(board) = self.now() else { return };
        match &self.step.task {
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

    fn land(&mut self, from: Square, to: Square) {
        self.lifted = None;
        let jump = self.possible().into_iter().find(|jump| jump.from == from && jump.to() == to);
        if let Some(jump) = jump {
            self.choose(jump);
        }
    }

    /// A jump of a set comes or goes; where one is asked for, it takes the place of another.
    fn choose(&mut self, jump: Jump) {
        if !self.possible().contains(&jump) {
            return;
        }
        self.clear();
        match &self.step.task {
            Some(Task::Jumps(_) | Task::Strike(_)) if self.jumps.contains(&jump) => {
                self.jumps.retain(|known| *known != jump);
            }
            Some(Task::Jumps(_) | Task::Strike(_)) => self.jumps.push(jump),
            Some(Task::Hold(_)) => {
                self.jumps.push(jump);
                self.ask(None);
            }
            _ => self.jumps = vec![jump],
        }
    }
}

/// Squares have the same names in the worker: its board has the same window.
fn whole(rules: Rules, board: &Board) -> Position {
    Position { board: board.whole_text(), ..Position::of(rules, board) }
}

pub fn letter(place: usize) -> String {
    char::from(b'A' + (place % 26) as u8).to_string()
}

/// The squares of an exercise's texts are those of its board.
pub fn jump_of(text: &JumpText) -> Option<Jump> {
    let from = Square::new(text.from.row, text.from.column);
    let to = Square::new(text.to.row, text.to.column);
    let taken = text.taken as i32;
    let is_it = |direction: &Direction| from.step(*direction, 2 * taken) == to;
    let direction = Direction::ALL.into_iter().find(is_it).filter(|_| taken > 0)?;
    Some(Jump { from, direction, taken })
}

#[cfg(test)]
mod tests;
