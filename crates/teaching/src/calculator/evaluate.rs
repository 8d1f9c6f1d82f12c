//! The implementations of the functions.

use crate::calculator::expression::Unread;
use crate::calculator::functions::{Act, Ask, Function, Measure, Of};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use value::{Dyadic, End, Outcome, Thermograph, Value, Values};

/// The result of an expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    Value(Value),
    /// The options of a canonical form.
    Form(ByPlayer<Vec<Value>>),
    /// The truth of a comparison, with the outcome of the difference; or of a property.
    Truth(bool, Option<Outcome>),
    Outcome(Outcome),
    /// Stops or incentives.
    Both(ByPlayer<Vec<Value>>),
    /// The numbers between two ends, or no number.
    Interval(Option<ByPlayer<End>>),
    Thermograph(Value, Thermograph),
}

/// Why an expression has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missed {
    /// After [`Stopped::Budget`], ask again and it continues.
    Stopped(Stopped),
    /// There is no such value.
    Unread(Unread),
}

impl From<Stopped> for Missed {
    fn from(stopped: Stopped) -> Self {
        Missed::Stopped(stopped)
    }
}

/// The value of a function for the values `given`, which stand at `places` in the text.
pub(super) fn value_of(
    values: &mut Values,
    function: &Function,
    given: &[Value],
    places: &[usize],
    budget: &mut Budget,
) -> Result<Value, Missed> {
    let at = |index: usize| given.get(index).copied().unwrap_or_default();
    let (g, h) = (at(0), at(1));
    let (value, wrong, expected) = match function.act {
        Act::Value(Of::Cool) => {
            let by = values.number_up_star(h).filter(|sum| sum.is_number()).map(|sum| sum.number);
            let by = by.filter(|by| *by >= Dyadic::integer(-1));
            let cooled = by.map(|by| values.cool(g, by, budget)).transpose()?;
            (cooled, 1, "a number from -1 upwards")
        }
        Act::Value(Of::Heat) => (Some(values.heat(g, h, budget)?), 0, ""),
        Act::Value(Of::Overheat) => (Some(values.overheat(g, h, at(2), budget)?), 0, ""),
        Act::Value(Of::Freeze) => (Some(values.freeze(g, budget)?), 0, ""),
        Act::Value(Of::Reduced) => (Some(values.reduced(g, budget)?), 0, ""),
        Act::Value(Of::OrdinalSum) => (Some(values.ordinal_sum(g, h, budget)?), 0, ""),
        Act::Value(Of::AtomicWeight) => (values.atomic_weight(g, budget)?, 0, "an all-small value"),
        Act::Value(Of::InfinitesimalPart) => {
            (values.infinitesimal_part(g, budget)?, 0, "a value that is not hot")
        }
        Act::Value(Of::NortonProduct) => {
            (values.norton_product(g, h, budget)?, 1, "a value greater than 0")
        }
        Act::Number(measure) => {
            let number = number_of(values, measure, g, budget)?;
            let value = number.map(|number| values.from_number(number));
            (value, 0, "a value that is not hot")
        }
        Act::Answer(_) => (None, 0, "a value"),
    };
    let place = places.get(wrong).copied().unwrap_or(1);
    value.ok_or_else(|| Missed::Unread(Unread::at(place, expected)))
}

fn number_of(
    values: &mut Values,
    measure: Measure,
    value: Value,
    budget: &mut Budget,
) -> Result<Option<Dyadic>, Stopped> {
    Ok(match measure {
        Measure::Mean => Some(values.mean(value, budget)?),
        Measure::Temperature => Some(values.temperature(value, budget)?),
        Measure::LeftStop => Some(values.stop(value, Player::Left).number),
        Measure::RightStop => Some(values.stop(value, Player::Right).number),
        Measure::NumberPart => values.number_part(value),
        Measure::Birthday => {
            let birthday = i64::try_from(values.birthday(value));
            Some(birthday.map_err(|_| Stopped::Overflow)?.into())
        }
    })
}

/// The result of a function that returns no value.
pub(super) fn answer(
    values: &mut Values,
    ask: Ask,
    value: Value,
    budget: &mut Budget,
) -> Result<Found, Stopped> {
    let is_true = |is_true| Found::Truth(is_true, None);
    Ok(match ask {
        Ask::Outcome => Found::Outcome(values.outcome(value)),
        Ask::Stops => {
            let numbers = ByPlayer::from_fn(|player| values.stop(value, player).number);
            let left = vec![values.from_number(numbers.left)];
            Found::Both(ByPlayer { left, right: vec![values.from_number(numbers.right)] })
        }
        Ask::Thermograph => Found::Thermograph(value, values.thermograph(value, budget)?.clone()),
        Ask::ConfusionInterval => Found::Interval(values.confusion_interval(value)),
        Ask::Canonical => Found::Form(ByPlayer::from_fn(|player| values.options(value, player))),
        Ask::Incentives => {
            let left = values.incentives(value, Player::Left, budget)?;
            let right = values.incentives(value, Player::Right, budget)?;
            Found::Both(ByPlayer { left, right })
        }
        Ask::IsNumber => is_true(values.is_number(value)),
        Ask::IsInteger => is_true(values.is_integer(value)),
        Ask::IsNimber => is_true(values.is_nimber(value)),
        Ask::IsInfinitesimal => is_true(values.is_infinitesimal(value)),
        Ask::IsAllSmall => is_true(values.is_all_small(value, budget)?),
        Ask::IsTepid => is_true(values.is_tepid(value)),
        Ask::IsHot => is_true(values.is_hot(value)),
        Ask::IsSwitch => is_true(values.is_switch(value)),
    })
}
