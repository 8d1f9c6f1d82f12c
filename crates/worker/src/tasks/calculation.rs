//! Answers of the calculator.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::construction::ConstructionText;
use crate::finding::ThermographText;
use crate::scribe::{MANY, Scribe};
use crate::task::{LIMIT, Task};
use crate::text::{NameText, NamesText, Position};
use crate::worker_state::WorkerState;
use basics::budget::{Budget, Stopped};
use basics::player::ByPlayer;
use basics::slicer::Slice;
use konane::Rules;
use teaching::calculator::{Calculation, Expression, ExpressionResult};
use value::{End, Outcome, ReadError, Style, Unread, Value};

/// The memory limit of a calculation.
const MEMORY: usize = 384 << 20;

/// An expression of the calculator. Rules and kind of board apply to positions that name none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CalculationQuestion {
    pub text: String,
    pub modern: bool,
    pub walls: bool,
}

/// An expression that takes too long or too much memory has no answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum CalculationAnswer {
    /// The value, and unless it is too long the text to put it on a table: a position stays a position.
    Value(NameText, Option<String>),
    /// The options of a canonical form.
    Form(ByPlayer<NamesText>),
    /// The truth, and the outcome of the difference if it is a comparison.
    Truth(bool, Option<Outcome>),
    Outcome(Outcome),
    Both(ByPlayer<NamesText>),
    /// The numbers from the Right stop to the Left stop, each with whether it is included; or no
    /// number.
    Interval(Option<ByPlayer<(String, bool)>>),
    Thermograph(Box<ThermographText>),
    ThermographSteps(Rc<ConstructionText>),
    Unread(Unread),
}

struct CalculationTask {
    calculation: Result<Calculation, Unread>,
    /// The text to put it on a table, if it is just a position.
    position: Option<String>,
    end: f64,
    is_over: bool,
}

impl CalculationQuestion {
    pub fn begin(
        self,
        _: &mut WorkerState,
        now: f64,
    ) -> Option<impl Task<Answer = CalculationAnswer> + use<>> {
        let CalculationQuestion { text, modern, walls } = self;
        let (rules, edge) = Position { modern, walls, board: String::new() }.terms();
        let expression = Expression::read(&text, rules, edge);
        let position = expression.as_ref().ok().and_then(Expression::position);
        Some(CalculationTask {
            position: position.map(|(rules, board)| quoted(&Position::of(rules, board))),
            calculation: expression.map(|expression| Calculation::new(expression, MEMORY)),
            end: now + LIMIT,
            is_over: false,
        })
    }
}

/// A position as an expression: in quotation marks, with the words for its rules and its board.
fn quoted(position: &Position) -> String {
    let (rules, edge) = position.terms();
    format!("\"{}\" {} {}", position.board, rules.name(), edge.name())
}

impl Task for CalculationTask {
    type Answer = CalculationAnswer;

    fn work(&mut self, _: &mut WorkerState, slice: &mut Slice) -> Vec<CalculationAnswer> {
        let answered = self.answer(&mut slice.budget);
        let is_stopped = matches!(answered, Err(ReadError::Stopped(Stopped::Budget)));
        self.is_over = !is_stopped || slice.now() > self.end;
        match answered {
            Ok(text) => vec![text],
            Err(ReadError::Unread(unread)) => vec![CalculationAnswer::Unread(unread)],
            Err(ReadError::Stopped(_)) => vec![],
        }
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn learned(&self, _: &WorkerState) -> u64 {
        self.calculation.as_ref().map_or(0, Calculation::learned)
    }
}

impl CalculationTask {
    fn answer(&mut self, budget: &mut Budget) -> Result<CalculationAnswer, ReadError> {
        let calculation = self.calculation.as_mut().map_err(|unread| unread.clone())?;
        let found = calculation.go_on(budget)?;
        // Only values are written here, so the rules do not matter.
        let mut scribe = Scribe { rules: Rules::default(), values: calculation.values(), budget };
        Ok(match found {
            ExpressionResult::Value(value) => {
                let name = scribe.name(value, MANY)?;
                let put = self.position.clone().or_else(|| name.written(Style::Plain));
                CalculationAnswer::Value(name, put)
            }
            ExpressionResult::Form(options) => {
                CalculationAnswer::Form(both(&mut scribe, &options)?)
            }
            ExpressionResult::Both(values) => CalculationAnswer::Both(both(&mut scribe, &values)?),
            ExpressionResult::Truth(is_true, difference) => {
                CalculationAnswer::Truth(is_true, difference)
            }
            ExpressionResult::Outcome(outcome) => CalculationAnswer::Outcome(outcome),
            ExpressionResult::Interval(ends) => CalculationAnswer::Interval(ends.map(|ends| {
                let end = |player| {
                    let End { at, included } = ends[player];
                    (at.to_string(), included)
                };
                ByPlayer::from_fn(end)
            })),
            ExpressionResult::Thermograph(value, thermograph) => {
                CalculationAnswer::Thermograph(Box::new(scribe.thermograph(value, &thermograph)))
            }
            ExpressionResult::ThermographSteps(value, built) => {
                CalculationAnswer::ThermographSteps(Rc::new(scribe.construction(value, &built)?))
            }
        })
    }
}

fn both(
    scribe: &mut Scribe<'_>,
    values: &ByPlayer<Vec<Value>>,
) -> Result<ByPlayer<NamesText>, Stopped> {
    Ok(ByPlayer { left: scribe.names(&values.left)?, right: scribe.names(&values.right)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::task::all_answers;

    /// All results for an expression, with a clock that stands still.
    fn told(text: &str) -> Vec<CalculationAnswer> {
        let (mut state, text) = (WorkerState::new(1 << 20), text.to_string());
        let question = CalculationQuestion { text, modern: true, walls: false };
        let task = question.begin(&mut state, 0.0).expect("a task");
        all_answers(task, &mut state, || 0.0)
    }

    fn value(text: &str) -> Option<(String, Option<String>)> {
        match told(text).as_slice() {
            [CalculationAnswer::Value(name, put)] => Some((name.plain(), put.clone())),
            _ => None,
        }
    }

    #[test]
    fn a_position_stays_one_on_the_table() {
        let both = |one: &str, two: &str| Some((one.to_string(), Some(two.to_string())));
        // Three in a row under modern and under ancient rules.
        assert_eq!(value("\"x.xo\""), both("^", "\"x.xo\" modern plane"));
        assert_eq!(value("“x.xo” ancient"), both("v*", "\"x.xo\" ancient plane"));
        assert_eq!(value("\"xo.\" ancient walls"), both("1", "\"xo1\" ancient walls"));
        assert_eq!(value("\"x.xo\" + 1"), both("1^", "1^"));
    }

    #[test]
    fn tells_where_it_goes_wrong() {
        let unread = Unread::at(9, "x, o, . or a number, found “?”");
        assert_eq!(told("1 + \"xox?\""), [CalculationAnswer::Unread(unread)]);
    }

    /// ∗n has n options for each player.
    #[test]
    fn long_lists_are_cut() {
        let lists = told("Canonical(*100)");
        let [CalculationAnswer::Form(ByPlayer { left, right })] = lists.as_slice() else {
            panic!("{lists:?}");
        };
        for list in [left, right] {
            assert_eq!(list.names.len() + list.more as usize, 100);
            assert_eq!(list.more, 36);
        }
    }

    /// Of ∗n all options have the same walls.
    #[test]
    fn options_with_one_wall_are_one_line() {
        let found = told("ThermographSteps(*100)");
        let [CalculationAnswer::ThermographSteps(built)] = found.as_slice() else {
            panic!("{found:?}");
        };
        let left = &built.scaffolds.as_ref().expect("no integer").left;
        let walls: Vec<(usize, &str, i8)> = left
            .options
            .iter()
            .map(|same| {
                let corner = same.wall.corners.last().expect("a corner");
                (same.options.names.len(), corner.value.text.as_str(), same.taxed.slope)
            })
            .collect();
        assert_eq!(walls, [(1, "0", -1), (64, "0", -1)]);
        assert_eq!(left.options[1].options.more, 35);
    }

    #[test]
    fn what_is_too_large_comes_to_its_end() {
        assert_eq!(told("Heat(^2000000000, 1)"), []);
    }
}
