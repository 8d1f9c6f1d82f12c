//! The questions to the worker about an answer, and what its verdict changes.

use crate::pages::learn::attempt::{AttemptState, HINTS};
use konane::{Board, Rules, Square};
use teaching::content::lessons::{DerivationStage, SubjectKind, Task, keep_answer};
use teaching::lessons::Judgement;
use worker::message::{
    ArgumentText, ExerciseQuestion, Position, SubjectText, VerdictQuestion, VerdictText,
};

impl AttemptState {
    /// The item draws its board, and has none yet.
    pub fn exercise_question(&self) -> Option<ExerciseQuestion> {
        let family = self.item.drawing()?.family.clone();
        let is_asked = self.is_to_draw() && self.problem.is_none();
        is_asked.then_some(ExerciseQuestion { family, seed: self.seed })
    }

    /// Whether the board of the exercise is still to be drawn.
    pub fn is_to_draw(&self) -> bool {
        self.item.drawing().is_some() && self.drawn.is_none() && self.board.is_none()
    }

    pub fn verdict_question(&self) -> Option<VerdictQuestion> {
        self.asked.1.clone().filter(|_| self.exercise_question().is_none())
    }

    pub fn awaits_worker(&self) -> bool {
        self.exercise_question().is_some() || self.verdict_question().is_some()
    }

    /// The answer as text, as the worker judges it.
    pub fn answer(&self) -> String {
        match &self.item.task {
            Some(Task::Winner(_) | Task::Outcome | Task::Value(_) | Task::Order) => {
                self.word.clone()
            }
            Some(
                Task::Temperature(_)
                | Task::Measure(..)
                | Task::Stop(_)
                | Task::Compare
                | Task::Walls,
            ) => self.word.clone(),
            Some(Task::Set(_)) => self.now().as_ref().map(Board::whole_text).unwrap_or_default(),
            Some(Task::Parts) => self.marked(),
            Some(Task::Derive(_)) => self.stage_answer(),
            _ => self.jumps.iter().map(|jump| self.name(jump)).collect::<Vec<_>>().join(" "),
        }
    }

    /// Whether there is an answer to judge.
    pub fn is_answered(&self) -> bool {
        match &self.item.task {
            None => false,
            Some(Task::Set(_)) => self.set.is_some(),
            Some(Task::Jumps(_) | Task::Order) => true,
            Some(Task::Derive(_)) => self.is_stage_answered(),
            Some(Task::Parts) => !self.marks.is_empty(),
            // The worker reads the text, and says so if it cannot.
            Some(_) => !self.answer().trim().is_empty(),
        }
    }

    /// Whether Check asks the worker now.
    pub fn can_check(&self) -> bool {
        self.is_answered() && self.asked.1.is_none()
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

    pub(super) fn ask(&mut self, hint: Option<u32>) {
        let consult = self.consult(hint);
        self.played = 0;
        self.lifted = None;
        self.problem = None;
        self.asked = (self.asked.0 + 1, Some(consult));
    }

    /// The question to the worker, for a verdict or a hint.
    pub fn consult(&self, hint: Option<u32>) -> VerdictQuestion {
        let subject = |kind: &SubjectKind| match kind {
            SubjectKind::Position(rules, board) => SubjectText::Position(whole(*rules, board)),
            SubjectKind::Expression(text) => SubjectText::Expression(text.clone()),
        };
        let subjects = match (self.item.drawing(), &self.board) {
            (Some(_), Some(board)) => vec![SubjectText::Position(whole(self.rules, board))],
            _ => self.subjects().iter().map(|it| subject(&it.kind)).collect(),
        };
        VerdictQuestion {
            task: self.item.task.as_ref().map(Task::to_string).unwrap_or_default(),
            subjects,
            answer: self.answer(),
            hint,
            example: self.item.right.first().cloned().unwrap_or_default(),
        }
    }

    /// The attempt of someone who gave this answer, for the worker to judge as soon as there is a board.
    pub fn judging(mut self, answer: &str) -> AttemptState {
        if self.is_to_draw() {
            return self.with_kept(answer);
        }
        self.fill_in(answer);
        let consult = VerdictQuestion { answer: answer.to_string(), ..self.consult(None) };
        self.asked = (self.asked.0 + 1, Some(consult));
        self
    }

    pub(super) fn hear(&mut self, verdict: VerdictText) {
        let Some(asked) = self.asked.1.take() else { return };
        let is_solution = asked.hint > Some(HINTS);
        if let Some(stage) = self.stage() {
            // A right answer to a stage before the last is not the answer yet.
            let is_whole = stage == DerivationStage::Name || !verdict.is_right();
            let counts = asked.hint.is_none() && verdict.judgement.counts();
            self.count(counts && is_whole, &asked.answer);
            return self.hear_of(stage, verdict, asked.hint.is_some(), is_solution);
        }
        self.is_hint = asked.hint.is_some() && !is_solution;
        if is_solution {
            self.is_solved = true;
            if !matches!(self.item.task, Some(Task::Hold(_) | Task::Winner(_))) {
                let jumps = verdict.arguments.iter().filter_map(|argument| match argument {
                    ArgumentText::Jumps(jumps) => Some(jumps),
                    _ => None,
                });
                self.jumps = jumps.flatten().copied().collect();
            }
        } else if !self.is_hint {
            let counts = verdict.judgement.counts();
            self.count(counts, &asked.answer);
            // A game shows by itself how it ends.
            if self.is_silent && counts && !self.is_game() {
                self.is_noted_right |= verdict.is_right();
                self.is_missed |= !self.is_noted_right;
                self.is_noted = true;
                return;
            }
            self.is_solved |= verdict.is_right();
            // After the right answer a reader may try what else would have been wrong.
            self.is_missed |= counts && !verdict.is_right() && !self.is_solved;
            if verdict.judgement == Judgement::YourTurn {
                self.jumps.extend(&verdict.line);
            }
        }
        if let (Some(text), Some(board)) = (&verdict.board, &self.board) {
            self.set = Board::parse(text, board.edge()).ok();
        }
        self.verdict = Some(verdict);
    }

    /// Counts an answer that was judged. What follows the right answer is practice.
    fn count(&mut self, counts: bool, answer: &str) {
        if counts && !self.is_solved && !self.is_noted_right {
            self.tries += 1;
            keep_answer(&mut self.answers, answer);
        }
    }

    /// Hears of a stage of a derivation. What the item gives is no news.
    fn hear_of(
        &mut self,
        stage: DerivationStage,
        verdict: VerdictText,
        is_help: bool,
        is_solution: bool,
    ) {
        let is_news = !is_solution || !self.is_given(stage);
        if is_news {
            self.is_hint = is_help && !(is_solution && stage == DerivationStage::Name);
            self.verdict = Some(verdict.clone());
        }
        if is_solution || verdict.is_right() && !is_help {
            self.climb(verdict, is_solution);
        } else {
            self.is_missed |= !is_help && verdict.judgement.counts();
        }
    }
}

/// The position with its whole window, so that squares have the same names in the worker.
fn whole(rules: Rules, board: &Board) -> Position {
    Position { board: board.whole_text(), ..Position::of(rules, board) }
}
