//! A reader's attempt at an item: the answer so far, and what the worker said about it.

mod presses;
mod asking;
mod kept;
mod ladder;
mod leads;

pub use ladder::{Ladder, Route};
pub use leads::places;

use basics::player::Player;
use konane::{Board, Edge, Jump, NamedBoard, Rules, Square};
use teaching::content::lessons::{Item, Subject, Task};
use teaching::lessons::{HINTS, Judgement};
use worker::message::{ArgumentText, Position, VerdictQuestion, VerdictText};

use crate::state::PageState;

/// The name of the sentence that is one of the lesson's own hints.
pub const OWN_HINT: &str = "own-hint";
/// The signs at the end of a sentence, or of a part of one.
const STOPS: [char; 5] = ['.', ',', ':', ';', '?'];
/// Stones can be marked as belonging to at most this many parts.
const MOST_PARTS: u8 = 6;

#[derive(Clone, PartialEq, Debug)]
pub struct AttemptState {
    pub item: Item,
    /// Says which exercise, if the item draws exercises at random.
    seed: u64,
    /// Whether the reader is answering; in a game, the opponent then moves by itself.
    is_begun: bool,
    pub rules: Rules,
    /// The written value, if the item draws one.
    drawn: Option<Subject>,
    /// The board; `None` until the worker has drawn the exercise.
    pub board: Option<Board>,
    /// A typed or chosen word, or letters in order.
    pub word: String,
    /// The chosen jumps; in a game, all jumps played so far.
    pub jumps: Vec<Jump>,
    /// The stages of a derivation.
    pub ladder: Ladder,
    /// The board that the reader has set up.
    set: Option<Board>,
    /// The part to which the reader has assigned each stone.
    pub marks: Vec<(Square, u8)>,
    /// The stone that the reader has picked up.
    pub lifted: Option<Square>,
    /// The present question to the worker, and its number.
    pub asked: (u32, Option<VerdictQuestion>),
    pub verdict: Option<VerdictText>,
    /// Whether the verdict is a hint.
    pub is_hint: bool,
    /// How many hints the reader has had.
    pub hints: u32,
    /// Whether an answer was wrong before the right one.
    pub is_missed: bool,
    /// Whether the reader had the last hint, which tells the solution, or that of a stage.
    is_told: bool,
    /// How many answers the worker has judged, and those that a mark keeps.
    pub tries: u32,
    answers: Vec<String>,
    /// Whether answers are only noted: the reader hears later whether they were right.
    pub is_silent: bool,
    /// Whether an answer was noted that the reader has not changed since, and whether one was right.
    pub is_noted: bool,
    is_noted_right: bool,
    /// How many jumps of the verdict's line are on the board.
    pub played: usize,
    pub is_solved: bool,
    pub problem: Option<String>,
    /// What a class has heard of the step; `None` if that is everything.
    pub heard: Option<String>,
    /// What was kept of an earlier attempt and is not taken up yet: for each stage the answer.
    kept: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum AttemptAction {
    /// The worker has drawn the exercise.
    Drawn(Position),
    Word(String),
    Press(Square),
    /// The reader moved a stone from one square to another.
    Carry(Square, Square),
    Choose(Jump),
    /// Types the value to which a route leads.
    Type(Route, String),
    /// Says through which answer a jump reverses, or that it does not.
    Reverse(Jump, Option<Jump>),
    /// Says that there is no such jump, or takes it back.
    Nothing,
    /// Looks at a route.
    Point(Route),
    /// Moves a letter one place up in the order.
    Raise(usize),
    /// Has the worker judge the answer, if there is one.
    Check,
    Hint,
    /// Reveals the solution; in a derivation that of the present stage.
    Solve,
    Heard(VerdictText),
    Failed(String),
    /// Shows this many jumps of the line.
    Play(usize),
    Retry,
}

impl AttemptState {
    /// An attempt in which nothing has been done; in a game the opponent waits.
    pub fn new(item: &Item, seed: u64) -> AttemptState {
        let position = item.position();
        let seed = item.number.unwrap_or_else(|| item.drill(seed).seed());
        let typed = item.typed_exercise(seed);
        let mut attempt = AttemptState {
            drawn: typed.map(|kind| Subject { kind, worth: None }),
            rules: position.map(|(rules, _)| rules).unwrap_or_default(),
            board: position.map(|(_, board)| board.clone()),
            item: item.clone(),
            seed,
            is_begun: false,
            word: first_word(item),
            jumps: Vec::new(),
            ladder: Ladder::default(),
            set: None,
            marks: Vec::new(),
            lifted: None,
            asked: (0, None),
            verdict: None,
            is_hint: false,
            hints: 0,
            is_missed: false,
            is_told: false,
            tries: 0,
            answers: Vec::new(),
            is_silent: false,
            is_noted: false,
            is_noted_right: false,
            played: 0,
            is_solved: item.task.is_none(),
            problem: None,
            heard: None,
            kept: Vec::new(),
        };
        attempt.ask_given();
        attempt
    }

    /// Begins the attempt, with what was kept of an earlier one: in a game the opponent moves first.
    pub fn begun(mut self) -> AttemptState {
        self.is_begun = true;
        if !self.is_to_draw() && !self.kept.is_empty() {
            self.take_up();
        }
        if self.is_game() && self.board.is_some() {
            self.ask(None);
        }
        self
    }
}

impl PageState for AttemptState {
    type Action = AttemptAction;

    fn apply(&self, action: AttemptAction) -> AttemptState {
        let mut next = self.clone();
        match action {
            AttemptAction::Drawn(position) => {
                next.rules = position.terms().0;
                next.board = position.read();
                next.ask_given();
                if self.is_begun {
                    next = next.begun();
                } else if let Some(answer) = next.kept.pop() {
                    next = next.judging(&answer);
                }
            }
            AttemptAction::Word(word) => {
                next.word = word;
                next.clear();
            }
            AttemptAction::Press(square) => next.press(square),
            AttemptAction::Carry(from, to) => next.land(from, to),
            AttemptAction::Choose(jump) => next.choose(jump),
            AttemptAction::Type(route, text) => {
                next.type_value(route, text);
                next.clear();
            }
            AttemptAction::Reverse(jump, answer) => {
                next.reverse(jump, answer);
                next.clear();
            }
            AttemptAction::Nothing => {
                next.ladder.is_none = !self.ladder.is_none;
                next.ladder.through.clear();
                next.jumps.clear();
                next.clear();
            }
            AttemptAction::Point(route) => {
                next.ladder.pointed = route;
                next.lifted = None;
            }
            AttemptAction::Raise(place) => {
                let mut letters: Vec<&str> = self.word.split(' ').collect();
                if (1..letters.len()).contains(&place) {
                    letters.swap(place - 1, place);
                }
                next.word = letters.join(" ");
                next.clear();
            }
            AttemptAction::Check if self.can_check() => next.ask(None),
            AttemptAction::Check => {}
            AttemptAction::Hint => {
                let (most, given) = (self.most_hints(), self.given_hints());
                let now = most.min(given + 1);
                next.hints = self.hints + now - given;
                next.is_told |= now == most;
                let own = self.own_hints().len() as u32;
                match most - 1 - own {
                    _ if now == most => next.ask(Some(HINTS)),
                    before if now > before => next.tell_own((now - before) as usize - 1),
                    _ => next.ask(Some(now)),
                }
            }
            AttemptAction::Solve => next.ask(Some(HINTS + 1)),
            AttemptAction::Heard(verdict) => next.hear(verdict),
            AttemptAction::Failed(problem) => {
                next.asked.1 = None;
                next.problem = Some(problem);
            }
            AttemptAction::Play(count) => {
                next.played = count;
                next.lifted = None;
            }
            AttemptAction::Retry => {
                let again = AttemptState::new(&self.item, self.seed);
                let board = again.board.clone().or(self.board.clone());
                let (hints, is_missed, tries) = (self.hints, self.is_missed, self.tries);
                let answers = self.answers.clone();
                let ladder = Ladder { hints_before: hints, ..Ladder::default() };
                // Games that are won stay won.
                let over = self.games().filter(|_| self.is_game()).map_or(0, |games| games.over);
                next = AttemptState {
                    rules: self.rules,
                    board,
                    jumps: self.jumps[..over].to_vec(),
                    hints,
                    is_missed,
                    is_told: self.is_told,
                    tries,
                    answers,
                    is_silent: self.is_silent,
                    is_noted_right: self.is_noted_right,
                    ladder,
                    ..again
                };
                next.asked.0 = self.asked.0 + 1;
                next.ask_given();
                if self.is_begun {
                    next = next.begun();
                }
            }
        }
        next
    }
}

impl AttemptState {
    /// The player whose jumps the item asks for.
    pub fn mover(&self) -> Option<Player> {
        match &self.item.task {
            Some(Task::Jump(player) | Task::Jumps(player) | Task::Strike(player)) => Some(*player),
            Some(Task::Hold(player)) => Some(*player),
            Some(Task::Through(player, _)) => Some(player.other()),
            _ => None,
        }
    }

    /// The jumps that show why the verdict is right.
    pub fn line(&self) -> Vec<Jump> {
        let is_game = self.is_judged(Judgement::YourTurn);
        let verdict = self.verdict.iter().filter(|_| !is_game);
        verdict.flat_map(|verdict| verdict.line.clone()).collect()
    }

    /// The jump that refutes a wrong answer, or the next one on the way there.
    pub fn refuting(&self) -> Option<Jump> {
        let is_shown = self.is_judged(Judgement::Wrong) && !self.is_hint;
        self.line().get(self.played).copied().filter(|_| is_shown)
    }

    pub fn is_game(&self) -> bool {
        matches!(self.item.task, Some(Task::Hold(_)))
    }

    /// Whether the reader can no longer win the game.
    pub fn is_lost(&self) -> bool {
        self.is_judged(Judgement::Lost)
    }

    fn is_judged(&self, judgement: Judgement) -> bool {
        self.verdict.as_ref().is_some_and(|verdict| verdict.judgement == judgement)
    }

    /// Whether the page may show everything that is known of the board.
    pub fn is_open(&self) -> bool {
        self.is_solved || !self.item.is_covered
    }

    /// Whether the page may show a value that the item has. A class sees it once it has heard of it.
    pub fn shows(&self, signs: &str) -> bool {
        let is_heard = |heard: &String| {
            let mut words = heard.split_whitespace().map(|word| word.trim_end_matches(STOPS));
            words.any(|word| word == signs)
        };
        self.is_open() && self.heard.as_ref().is_none_or(is_heard)
    }

    /// The names of squares are those of the item's position, whatever is played on it.
    pub fn names(&self) -> NamedBoard {
        NamedBoard::of(self.board.as_ref().unwrap_or(&Board::empty(1, 1, Edge::Walls)))
    }

    pub fn name(&self, jump: &Jump) -> String {
        self.names().jump_name(*jump)
    }

    /// What the item is about; a board that is drawn is none of these.
    pub fn subjects(&self) -> &[Subject] {
        self.drawn.as_ref().map_or(self.item.subjects(), std::slice::from_ref)
    }

    /// Which exercise is drawn, if the link says it.
    pub fn number(&self) -> Option<u64> {
        (self.item.drawing().is_some() && self.item.number.is_none()).then_some(self.seed)
    }

    /// How many hints there are, in a derivation for the present stage: the last is always computed, and the
    /// lesson's own take the places before it.
    pub fn most_hints(&self) -> u32 {
        HINTS.max(self.own_hints().len() as u32 + 1)
    }

    /// The lesson's own hints, in a derivation for the first stage that needs any.
    fn own_hints(&self) -> &[String] {
        let is_later = self.stage().is_some() && self.ladder.hints_before > 0;
        if is_later { &[] } else { &self.item.hints }
    }

    /// How many of them the reader has had.
    pub fn given_hints(&self) -> u32 {
        self.hints - self.ladder.hints_before
    }

    /// Whether the reader should repeat the item: an answer was wrong, or a hint told the solution.
    pub fn is_to_repeat(&self) -> bool {
        self.is_missed || self.is_told
    }

    fn tell_own(&mut self, place: usize) {
        self.clear();
        self.is_hint = true;
        self.verdict = Some(VerdictText {
            judgement: Judgement::Right,
            sentence: OWN_HINT.to_string(),
            arguments: vec![ArgumentText::Text(self.own_hints()[place].clone())],
            line: Vec::new(),
            board: None,
        });
    }

    fn clear(&mut self) {
        self.verdict = None;
        self.is_noted = false;
        self.asked.1 = None;
        self.played = 0;
        self.problem = None;
    }
}

/// The word of an answer before the reader does anything: the letters in order, if they are to be put in order.
fn first_word(item: &Item) -> String {
    let letters = (0..item.subjects().len()).map(letter).collect::<Vec<_>>().join(" ");
    if item.task == Some(Task::Order) { letters } else { String::new() }
}

pub fn letter(place: usize) -> String {
    char::from(b'A' + (place % 26) as u8).to_string()
}

#[cfg(test)]
mod tests;
