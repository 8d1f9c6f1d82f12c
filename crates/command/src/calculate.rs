//! Answers of the calculator.

use serde_json::{Value as Json, json};

use crate::answer::{NoAnswer, TextAnswerer, Unreadable, outcome_name};
use basics::player::{ByPlayer, Player};
use teaching::calculator::{
    Calculation, Expression, ExpressionError, ExpressionResult, ParseExpressionError,
};
use value::{End, Trajectory, Value};

impl From<ParseExpressionError> for Unreadable {
    fn from(ParseExpressionError { character, expected }: ParseExpressionError) -> Self {
        Unreadable { character, expected }
    }
}

impl TextAnswerer {
    pub fn calculation(&mut self, text: &str) -> Result<Result<String, NoAnswer>, Unreadable> {
        let options = &self.options;
        let expression = Expression::read(text, options.rules, options.edge)?;
        let mut calculation = Calculation::new(expression, options.machine.bytes / 2);
        let found = self.ask_until_answered(|_, budget| match calculation.go_on(budget) {
            Ok(found) => Ok(Ok(found)),
            Err(ExpressionError::Stopped(stopped)) => Err(stopped),
            Err(ExpressionError::Text(wrong)) => Ok(Err(wrong)),
        });
        let found = match found {
            Ok(found) => found?,
            Err(no_answer) => return Ok(Err(no_answer)),
        };
        let is_json = self.form.is_json;
        Ok(self.as_json(&mut calculation, &found).map(|answer| match is_json {
            true => answer.to_string(),
            false => line(&found, &answer),
        }))
    }

    fn as_json(
        &mut self,
        calculation: &mut Calculation,
        found: &ExpressionResult,
    ) -> Result<Json, NoAnswer> {
        let (form, longest) = (self.form.values, self.longest());
        let mut write = |value: Value| -> Result<Json, NoAnswer> {
            let text = self.ask_until_answered(|_, budget| {
                form.write(calculation.values(), value, longest, budget)
            });
            text.map(Json::from).map_err(|problem| self.too_long(problem))
        };
        Ok(match found {
            &ExpressionResult::Value(value) => write(value)?,
            &ExpressionResult::Truth(is_true, None) => is_true.into(),
            &ExpressionResult::Truth(is_true, Some(difference)) => {
                json!({ "true": is_true, "difference": outcome_name(difference) })
            }
            &ExpressionResult::Outcome(outcome) => outcome_name(outcome).into(),
            ExpressionResult::Form(ByPlayer { left, right })
            | ExpressionResult::Both(ByPlayer { left, right }) => {
                let mut list = |values: &[Value]| -> Result<Json, NoAnswer> {
                    values.iter().map(|&value| write(value)).collect()
                };
                json!({ "left": list(left)?, "right": list(right)? })
            }
            ExpressionResult::Interval(None) => Json::Null,
            ExpressionResult::Interval(Some(ends)) => {
                let end = |player| {
                    let end = &ends[player];
                    json!({ "at": end.at.to_string(), "included": end.included })
                };
                json!({ "from": end(Player::Right), "to": end(Player::Left) })
            }
            ExpressionResult::Thermograph(_, thermograph) => {
                let [left, right] = Player::ALL.map(|player| corners(thermograph.wall(player)));
                json!({ "left": left, "right": right })
            }
            ExpressionResult::ThermographSteps(_, built) => {
                let mut side = |player| -> Result<Json, NoAnswer> {
                    let Some(scaffold) = built.scaffolds.as_ref().map(|both| &both[player]) else {
                        return Ok(Json::Null);
                    };
                    let options = scaffold.options.iter().map(|same| {
                        let options = same.options.iter().map(|&option| write(option));
                        Ok(json!({
                            "options": options.collect::<Result<Vec<_>, _>>()?,
                            "wall": corners(&same.wall),
                            "taxed": corners(&same.taxed),
                        }))
                    });
                    Ok(json!({
                        "options": options.collect::<Result<Vec<_>, _>>()?,
                        "scaffold": corners(&scaffold.best),
                    }))
                };
                json!({
                    "left": side(Player::Left)?,
                    "right": side(Player::Right)?,
                    "mean": built.thermograph.mean().to_string(),
                    "temperature": built.thermograph.temperature().to_string(),
                })
            }
        })
    }
}

/// The corners of a line in a thermograph.
fn corners(line: &Trajectory) -> Vec<String> {
    let corners = line.breakpoints().iter();
    corners.map(|corner| format!("{} at {}", corner.value, corner.temperature)).collect()
}

/// The answer as one line of text.
fn line(found: &ExpressionResult, answer: &Json) -> String {
    let list = |player: &str| -> String {
        let texts = answer[player].as_array().into_iter().flatten().filter_map(Json::as_str);
        texts.collect::<Vec<_>>().join(", ")
    };
    let sign = |end: &End, is_low: bool| match (end.included, is_low) {
        (true, true) => "[",
        (true, false) => "]",
        (false, true) => "(",
        (false, false) => ")",
    };
    match found {
        ExpressionResult::Truth(is_true, Some(difference)) => {
            format!("{is_true} (difference: {})", outcome_name(*difference))
        }
        ExpressionResult::Form(_) => format!("{{{}|{}}}", list("left"), list("right")),
        ExpressionResult::Both(_) | ExpressionResult::Thermograph(..) => {
            format!("Left {}; Right {}", list("left"), list("right"))
        }
        ExpressionResult::Interval(None) => "none".to_string(),
        ExpressionResult::Interval(Some(ByPlayer { left, right })) => {
            format!("{}{}, {}{}", sign(right, true), right.at, left.at, sign(left, false))
        }
        _ => answer.as_str().map_or_else(|| answer.to_string(), str::to_string),
    }
}
