//! An unfinished answer as text, for the browser to keep: a page that is loaded again has it as before.

use crate::pages::learn::attempt::{AttemptState, HINTS, MOST_PARTS, first_word};
use konane::Board;
use teaching::content::lessons::{DerivationStage, Mark, Task};
use teaching::lessons::{marks, read_stage};

impl AttemptState {
    /// The answer so far, in a derivation a line for each stage; empty if there is nothing to keep.
    pub fn kept_text(&self) -> String {
        if self.is_solved || self.is_lost() {
            return String::new();
        }
        let now =
            Some(self.answer()).filter(|now| self.is_answered() && *now != first_word(&self.item));
        let now = (!self.is_to_draw()).then(|| now.unwrap_or_default());
        let lines: Vec<String> =
            self.ladder.answers.iter().chain(&now).chain(&self.kept).cloned().collect();
        // A stage that was shown is empty too.
        if lines.iter().all(String::is_empty) && !self.is_told {
            return String::new();
        }
        lines.iter().map(|line| line.replace('\n', " ")).collect::<Vec<_>>().join("\n")
    }

    /// What a record keeps of it; the caller has the clock.
    pub fn mark(&self) -> Mark {
        let unfinished = self.kept_text();
        let lines = unfinished.split('\n').filter(|_| !unfinished.is_empty());
        Mark {
            is_solved: self.is_solved || self.is_noted_right,
            is_missed: self.is_missed,
            is_told: self.is_told,
            tries: self.tries,
            hints: self.hints,
            seconds: 0,
            answers: self.answers.clone(),
            unfinished: lines.map(str::to_string).collect(),
        }
    }

    /// The attempt at an item that a record has a mark for. Hints begin anew; an item that was solved can be tried again.
    pub fn with_mark(self, mark: &Mark) -> AttemptState {
        let Mark { is_missed, is_told, tries, .. } = *mark;
        let answers = mark.answers.clone();
        let attempt = AttemptState { is_missed, is_told, tries, answers, ..self };
        attempt.with_kept(&mark.unfinished.join("\n"))
    }

    /// The attempt with a kept text, which it takes up as soon as it has its board.
    pub fn with_kept(self, text: &str) -> AttemptState {
        let most = self.stage().map_or(1, |_| DerivationStage::ALL.len());
        let lines = text.split('\n').take(most).filter(|_| !text.is_empty());
        AttemptState { kept: lines.map(str::to_string).collect(), ..self }
    }

    /// Takes up what was kept for this stage. An answer before the last was right: it is judged again.
    pub(super) fn take_up(&mut self) {
        if self.kept.is_empty() {
            return self.ask_given();
        }
        let answer = self.kept.remove(0);
        self.fill_in(&answer);
        match (self.kept.is_empty(), answer.is_empty()) {
            (true, true) => self.ask_given(),
            (true, false) => {}
            (false, true) => {
                self.is_told |= self.stage().is_some_and(|stage| !self.is_given(stage));
                self.ask(Some(HINTS + 1));
            }
            (false, false) => self.ask(None),
        }
    }

    /// Takes a text for an answer, as far as it is one.
    pub(super) fn fill_in(&mut self, answer: &str) {
        let Some(board) = self.board.clone() else {
            self.word = self.worded(answer);
            return;
        };
        let names = self.names();
        let named = |name| names.jump_named(name);
        let jumps = answer.split(' ').filter_map(named);
        match &self.item.task {
            Some(Task::Set(_)) => {
                let set = Board::parse(answer, board.edge()).ok();
                let size = |board: &Board| (board.rows(), board.columns());
                self.set = set.filter(|set| size(set) == size(&board));
            }
            Some(Task::Parts) => {
                let part = |mark: Option<char>| {
                    mark?.to_digit(10).and_then(|part| u8::try_from(part).ok())
                };
                let marks = marks(answer, &board).into_iter();
                let marks = marks.filter_map(|(square, mark)| Some((square, part(mark)?)));
                self.marks = marks.filter(|(_, part)| (1..=MOST_PARTS).contains(part)).collect();
            }
            Some(Task::Derive(_)) => self.fill_in_stage(&board, answer),
            Some(Task::Hold(player)) => {
                for jump in jumps {
                    self.jumps.push(jump);
                    if self.games().is_none() {
                        self.jumps.pop();
                        break;
                    }
                }
                // The opponent's last jump follows again.
                if self.games().is_some_and(|games| games.turn == *player) {
                    self.jumps.pop();
                }
            }
            _ if self.mover().is_some() => {
                let possible = self.possible();
                self.jumps = jumps.filter(|jump| possible.contains(jump)).collect();
            }
            _ => self.word = self.worded(answer),
        }
    }

    /// A text for the word of an answer; letters in order stay the same letters.
    fn worded(&self, answer: &str) -> String {
        let letters = |text: &str| {
            let mut letters: Vec<String> = text.split(' ').map(str::to_string).collect();
            letters.sort();
            letters
        };
        let is_fit = self.item.task != Some(Task::Order) || letters(answer) == letters(&self.word);
        if is_fit { answer.to_string() } else { self.word.clone() }
    }

    fn fill_in_stage(&mut self, board: &Board, answer: &str) {
        let Some((word, said)) = answer.split_once(' ') else { return };
        let Some(stage) = self.stage().filter(|stage| stage.name() == word) else { return };
        if stage == DerivationStage::Name {
            self.word = said.to_string();
            return;
        }
        let said = read_stage(said, board).unwrap_or_default();
        self.ladder.is_none = said.is_empty();
        for (route, value) in said {
            match (stage, &route[..]) {
                (DerivationStage::Dominated, &[jump]) if self.all_jumps().contains(&jump) => {
                    self.jumps.push(jump)
                }
                (DerivationStage::Reversible, &[jump, answer])
                    if self.remaining().contains(&jump)
                        && self.answers_to(jump).contains(&answer) =>
                {
                    self.ladder.through.push((jump, answer));
                }
                _ if self.routes().contains(&route) => self.type_value(route, value.to_string()),
                _ => {}
            }
        }
    }
}
