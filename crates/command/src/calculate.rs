//! Answers of the calculator.

use serde_json::{Value as Json, json};

use crate::answer::{Answerer, GivenUp, LONGEST, Unreadable, outcome_name};
use crate::order::Form;
use basics::player::{ByPlayer, Player};
use teaching::calculator::{Calculation, Expression, Found, Missed, Unread};
use value::{End, Value};

impl From<Unread> for Unreadable {
    fn from(Unread { character, expected }: Unread) -> Self {
        Unreadable { character, expected }
    }
}

impl Answerer {
    pub fn calculation(&mut self, text: &str) -> Result<Option<String>, Unreadable> {
        let order = &self.order;
        let expression = Expression::read(text, order.rules, order.edge)?;
        let mut calculation = Calculation::new(expression, order.bytes / 2);
        let mut unread = None;
        let found = self.insist(|_, budget| match calculation.go_on(budget) {
            Ok(found) => Ok(Some(found)),
            Err(Missed::Stopped(stopped)) => Err(stopped),
            Err(Missed::Unread(wrong)) => {
                unread = Some(wrong);
                Ok(None)
            }
        });
        if let Some(unread) = unread {
            return Err(unread.into());
        }
        let Ok(Some(found)) = found else { return Ok(None) };
        let Ok(said) = self.said(&mut calculation, &found) else { return Ok(None) };
        Ok(Some(match self.order.form {
            Form::Json => said.to_string(),
            Form::As(_) | Form::Aloud => line(&found, &said),
        }))
    }

    fn said(&mut self, calculation: &mut Calculation, found: &Found) -> Result<Json, GivenUp> {
        let form = self.order.form;
        let mut write = |value: Value| -> Result<Json, GivenUp> {
            let text =
                self.insist(|_, budget| form.write(calculation.values(), value, LONGEST, budget));
            text?.map(Json::from).ok_or(GivenUp::TooLong)
        };
        Ok(match found {
            &Found::Value(value) => write(value)?,
            &Found::Truth(is_true, None) => is_true.into(),
            &Found::Truth(is_true, Some(difference)) => {
                json!({ "true": is_true, "difference": outcome_name(difference) })
            }
            &Found::Outcome(outcome) => outcome_name(outcome).into(),
            Found::Form(ByPlayer { left, right }) | Found::Both(ByPlayer { left, right }) => {
                let mut list = |values: &[Value]| -> Result<Json, GivenUp> {
                    values.iter().map(|&value| write(value)).collect()
                };
                json!({ "left": list(left)?, "right": list(right)? })
            }
            Found::Interval(None) => Json::Null,
            Found::Interval(Some(ends)) => {
                let end = |player| {
                    let end = &ends[player];
                    json!({ "at": end.at.to_string(), "included": end.included })
                };
                json!({ "from": end(Player::Right), "to": end(Player::Left) })
            }
            Found::Thermograph(_, thermograph) => {
                let wall = |player| -> Json {
                    let points = thermograph.wall(player).breakpoints().iter();
                    points
                        .map(|point| format!("{} at {}", point.value, point.temperature))
                        .collect()
                };
                json!({ "left": wall(Player::Left), "right": wall(Player::Right) })
            }
        })
    }
}

/// The answer as one line of text.
fn line(found: &Found, said: &Json) -> String {
    let list = |player: &str| -> String {
        let texts = said[player].as_array().into_iter().flatten().filter_map(Json::as_str);
        texts.collect::<Vec<_>>().join(", ")
    };
    let sign = |end: &End, is_low: bool| match (end.included, is_low) {
        (true, true) => "[",
        (true, false) => "]",
        (false, true) => "(",
        (false, false) => ")",
    };
    match found {
        Found::Truth(is_true, Some(difference)) => {
            format!("{is_true} (difference: {})", outcome_name(*difference))
        }
        Found::Form(_) => format!("{{{}|{}}}", list("left"), list("right")),
        Found::Both(_) | Found::Thermograph(..) => {
            format!("Left {}; Right {}", list("left"), list("right"))
        }
        Found::Interval(None) => "none".to_string(),
        Found::Interval(Some(ByPlayer { left, right })) => {
            format!("{}{}, {}{}", sign(right, true), right.at, left.at, sign(left, false))
        }
        _ => said.as_str().map_or_else(|| said.to_string(), str::to_string),
    }
}
