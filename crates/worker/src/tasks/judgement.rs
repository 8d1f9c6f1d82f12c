//! Judges an answer of a lesson, gives a hint, or draws an exercise.

use konane::{Jump, Square};
use serde::{Deserialize, Serialize};

use crate::scribe::Scribe;
use crate::task::{Single, Task};
use crate::tasks::table::SubjectText;
use crate::text::{NameText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use teaching::content::lessons::{SubjectKind, read_task};
use teaching::lessons::{
    Argument, Exercise, Family, HINTS, Judgement, Referee, Route, Verdict, answer, draw, hint,
    judge, solve,
};

/// After this many milliseconds there is no verdict.
const LIMIT: f64 = 20_000.0;

/// An answer to be judged, or a request for a hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VerdictQuestion {
    /// As in the file of lessons.
    pub task: String,
    /// All positions have the same rules.
    pub subjects: Vec<SubjectText>,
    pub answer: String,
    /// The number of the hint, from 1; the number after the last asks for the solution, and 0 for what
    /// is right. `None` asks for a verdict.
    pub hint: Option<u32>,
    /// A board that would be right, for the last hint of a task that asks for one.
    pub example: String,
}

/// Asks for an exercise of a family by its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExerciseQuestion {
    pub family: String,
    pub seed: u64,
}

/// A sentence by its name, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VerdictText {
    pub judgement: Judgement,
    pub sentence: String,
    pub arguments: Vec<ArgumentText>,
    /// Jumps that demonstrate it.
    pub line: Vec<Jump>,
    /// A position that would be right.
    pub board: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ArgumentText {
    Jump(Jump),
    Jumps(Vec<Jump>),
    Routes(Vec<RouteText>),
    Square(Square),
    Value(NameText),
    Text(String),
}

/// Jumps one after another, and the value of the position after them, if it is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RouteText {
    pub jumps: Vec<Jump>,
    pub value: Option<NameText>,
}

impl VerdictText {
    pub fn is_right(&self) -> bool {
        self.judgement == Judgement::Right
    }
}

impl VerdictQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = VerdictText> + use<>> {
        let task = read_task(&self.task)?;
        let mut rules = Default::default();
        let mut subjects = Vec::new();
        for subject in &self.subjects {
            subjects.push(match subject {
                SubjectText::Position(position) => {
                    rules = position.terms().0;
                    SubjectKind::Position(rules, position.read()?)
                }
                SubjectText::Expression(text) => SubjectKind::Expression(text.clone()),
            });
        }
        let exercise = Exercise { task, subjects };
        let ask = move |state: &mut WorkerState, budget: &mut Budget| {
            let searches = state.under(rules);
            let (solver, outcomes) = (&mut searches.solver, &mut searches.outcomes);
            let mut referee = Referee { solver, outcomes, budget };
            let verdict = match self.hint {
                None => judge(&mut referee, &exercise, &self.answer)?,
                Some(step) if step > HINTS => {
                    solve(&mut referee, &exercise, &self.answer, &self.example)?
                }
                Some(0) => answer(&mut referee, &exercise)?,
                Some(step) => hint(&mut referee, &exercise, &self.answer, &self.example, step)?,
            };
            searches.scribe(budget).verdict(verdict)
        };
        Some(Single::new(now + LIMIT, ask))
    }
}

impl ExerciseQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = Position> + use<>> {
        let family = Family::named(&self.family)?;
        let ask = move |_: &mut WorkerState, _: &mut Budget| {
            let board = draw(family, self.seed);
            Ok(Position { board: board.whole_text(), ..Position::of(family.rules, &board) })
        };
        Some(Single::new(now + LIMIT, ask))
    }
}

impl Scribe<'_> {
    fn verdict(&mut self, verdict: Verdict) -> Result<VerdictText, Stopped> {
        let mut arguments = Vec::new();
        for argument in verdict.arguments {
            arguments.push(match argument {
                Argument::Jump(jump) => ArgumentText::Jump(jump),
                Argument::Jumps(all) => ArgumentText::Jumps(all),
                Argument::Routes(routes) => {
                    let route = |Route { jumps: all, value }: Route| {
                        let value = value.map(|value| self.short_name(value)).transpose()?;
                        Ok(RouteText { jumps: all, value })
                    };
                    ArgumentText::Routes(routes.into_iter().map(route).collect::<Result<_, _>>()?)
                }
                Argument::Square(square) => ArgumentText::Square(square),
                Argument::Value(value) => ArgumentText::Value(self.short_name(value)?),
                Argument::Player(player) => ArgumentText::Text(player.name().to_string()),
                Argument::Number(number) => ArgumentText::Text(number.to_string()),
                Argument::Text(text) => ArgumentText::Text(text),
            });
        }
        Ok(VerdictText {
            judgement: verdict.judgement,
            sentence: verdict.sentence.to_string(),
            arguments,
            line: verdict.line,
            board: verdict.board.map(|board| board.whole_text()),
        })
    }
}
