//! Answers of the calculator.

use serde::Serialize;

use crate::facts::Corner;
use crate::{Asker, Question, Refusal, Writing};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use teaching::calculator::{Calculation, ExpressionResult};
use value::{End, Outcome, Scaffold, Value, Values};

/// A value as text, the truth of a question, an outcome, or an object.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
pub enum CalculationAnswer {
    Value(String),
    Truth(bool),
    Comparison {
        #[serde(rename = "true")]
        is_true: bool,
        /// Who wins the difference of both sides.
        difference: Outcome,
    },
    Outcome(Outcome),
    /// The options of a canonical form.
    Form(ByPlayer<Vec<String>>),
    Both(ByPlayer<Vec<String>>),
    /// The numbers between two ends; `null` if there is none.
    Interval(Option<Interval>),
    Thermograph(ByPlayer<Vec<Corner>>),
    /// An integer has no options to build on.
    ThermographSteps {
        left: Option<ScaffoldFacts>,
        right: Option<ScaffoldFacts>,
        mean: String,
        temperature: String,
    },
}

/// Where numbers begin or end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct IntervalEnd {
    pub at: String,
    pub included: bool,
}

/// The numbers between two ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Interval {
    pub from: IntervalEnd,
    pub to: IntervalEnd,
}

/// What a player's options make of a thermograph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ScaffoldFacts {
    pub options: Vec<OptionsFacts>,
    /// The best of all taxed walls at each temperature.
    pub scaffold: Vec<Corner>,
}

/// Options with the same wall of the opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct OptionsFacts {
    pub options: Vec<String>,
    pub wall: Vec<Corner>,
    pub taxed: Vec<Corner>,
}

/// What an expression says, in a memory of its own.
pub struct CalculationQuestion {
    pub calculation: Calculation,
    pub writing: Writing,
}

impl Question for CalculationQuestion {
    type Answer = CalculationAnswer;

    fn ask(&mut self, _: &mut Asker, budget: &mut Budget) -> Result<CalculationAnswer, Refusal> {
        let found = self.calculation.go_on(budget)?;
        let values = self.calculation.values();
        Ok(Scribe { values, writing: self.writing, budget }.answer(found)?)
    }

    fn learned(&self) -> Option<u64> {
        Some(self.calculation.learned())
    }
}

/// Writes the values of an answer.
struct Scribe<'a> {
    values: &'a mut Values,
    writing: Writing,
    budget: &'a mut Budget,
}

impl Scribe<'_> {
    fn answer(&mut self, found: ExpressionResult) -> Result<CalculationAnswer, Stopped> {
        Ok(match found {
            ExpressionResult::Value(value) => CalculationAnswer::Value(self.write(value)?),
            ExpressionResult::Truth(is_true, None) => CalculationAnswer::Truth(is_true),
            ExpressionResult::Truth(is_true, Some(difference)) => {
                CalculationAnswer::Comparison { is_true, difference }
            }
            ExpressionResult::Outcome(outcome) => CalculationAnswer::Outcome(outcome),
            ExpressionResult::Form(options) => CalculationAnswer::Form(self.both(&options)?),
            ExpressionResult::Both(values) => CalculationAnswer::Both(self.both(&values)?),
            ExpressionResult::Interval(ends) => CalculationAnswer::Interval(ends.map(|ends| {
                let end = |player| {
                    let End { at, included } = ends[player];
                    IntervalEnd { at: at.to_string(), included }
                };
                Interval { from: end(Player::Right), to: end(Player::Left) }
            })),
            ExpressionResult::Thermograph(_, thermograph) => {
                let wall = |player| Corner::all_of(thermograph.wall(player));
                CalculationAnswer::Thermograph(ByPlayer::from_fn(wall))
            }
            ExpressionResult::ThermographSteps(_, built) => {
                let (left, right) = match &built.scaffolds {
                    None => (None, None),
                    Some(ByPlayer { left, right }) => {
                        (Some(self.scaffold(left)?), Some(self.scaffold(right)?))
                    }
                };
                let (mean, temperature) =
                    (built.thermograph.mean(), built.thermograph.temperature());
                CalculationAnswer::ThermographSteps {
                    left,
                    right,
                    mean: mean.to_string(),
                    temperature: temperature.to_string(),
                }
            }
        })
    }

    fn write(&mut self, value: Value) -> Result<String, Stopped> {
        self.writing.write(self.values, value, self.budget)
    }

    fn list(&mut self, values: &[Value]) -> Result<Vec<String>, Stopped> {
        values.iter().map(|&value| self.write(value)).collect()
    }

    fn both(&mut self, values: &ByPlayer<Vec<Value>>) -> Result<ByPlayer<Vec<String>>, Stopped> {
        Ok(ByPlayer { left: self.list(&values.left)?, right: self.list(&values.right)? })
    }

    fn scaffold(&mut self, scaffold: &Scaffold) -> Result<ScaffoldFacts, Stopped> {
        let options = scaffold.options.iter().map(|same| {
            Ok(OptionsFacts {
                options: self.list(&same.options)?,
                wall: Corner::all_of(&same.wall),
                taxed: Corner::all_of(&same.taxed),
            })
        });
        let options = options.collect::<Result<_, Stopped>>()?;
        Ok(ScaffoldFacts { options, scaffold: Corner::all_of(&scaffold.best) })
    }
}
