//! The implementations of the functions.

use crate::calculator::functions::{
    Function, FunctionKind, NumberFunction, PropertyFunction, ValueFunction,
};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use value::{Construction, Dyadic, End, Outcome, ReadError, Thermograph, Unread, Value, Values};

/// The result of an expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExpressionResult {
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
    /// How the thermograph of the value is built.
    ThermographSteps(Value, Construction),
}

/// The value of a function for the values `arguments`, which stand at `places` in the text.
pub(super) fn value_of(
    values: &mut Values,
    function: &Function,
    arguments: &[Value],
    places: &[usize],
    budget: &mut Budget,
) -> Result<Value, ReadError> {
    let at = |index: usize| arguments.get(index).copied().unwrap_or_default();
    let (g, h) = (at(0), at(1));
    let (value, wrong, expected) = match function.kind {
        FunctionKind::Value(ValueFunction::Cool) => {
            let by = values.number_up_star(h).filter(|sum| sum.is_number()).map(|sum| sum.number);
            let by = by.filter(|by| *by >= Dyadic::integer(-1));
            let cooled = by.map(|by| values.cool(g, by, budget)).transpose()?;
            (cooled, 1, "a number from -1 upwards")
        }
        FunctionKind::Value(ValueFunction::Heat) => (Some(values.heat(g, h, budget)?), 0, ""),
        FunctionKind::Value(ValueFunction::Overheat) => {
            (Some(values.overheat(g, h, at(2), budget)?), 0, "")
        }
        FunctionKind::Value(ValueFunction::Freeze) => (Some(values.freeze(g, budget)?), 0, ""),
        FunctionKind::Value(ValueFunction::Reduced) => (Some(values.reduced(g, budget)?), 0, ""),
        FunctionKind::Value(ValueFunction::OrdinalSum) => {
            (Some(values.ordinal_sum(g, h, budget)?), 0, "")
        }
        FunctionKind::Value(ValueFunction::AtomicWeight) => {
            (values.atomic_weight(g, budget)?, 0, "an all-small value")
        }
        FunctionKind::Value(ValueFunction::InfinitesimalPart) => {
            (values.infinitesimal_part(g, budget)?, 0, "a value that is not hot")
        }
        FunctionKind::Value(ValueFunction::NortonProduct) => {
            (values.norton_product(g, h, budget)?, 1, "a value greater than 0")
        }
        FunctionKind::Number(measure) => {
            let number = number_of(values, measure, g, budget)?;
            let value = number.map(|number| values.from_number(number));
            (value, 0, "a value that is not hot")
        }
        FunctionKind::Answer(_) => (None, 0, "a value"),
    };
    let place = places.get(wrong).copied().unwrap_or(1);
    value.ok_or_else(|| Unread::at(place, expected).into())
}

fn number_of(
    values: &mut Values,
    measure: NumberFunction,
    value: Value,
    budget: &mut Budget,
) -> Result<Option<Dyadic>, Stopped> {
    Ok(match measure {
        NumberFunction::Mean => Some(values.mean(value, budget)?),
        NumberFunction::Temperature => Some(values.temperature(value, budget)?),
        NumberFunction::LeftStop => Some(values.stop(value, Player::Left).number),
        NumberFunction::RightStop => Some(values.stop(value, Player::Right).number),
        NumberFunction::NumberPart => values.number_part(value),
        NumberFunction::Birthday => {
            let birthday = i64::try_from(values.birthday(value));
            Some(birthday.map_err(|_| Stopped::Overflow)?.into())
        }
    })
}

/// The result of a function that returns no value.
pub(super) fn answer(
    values: &mut Values,
    ask: PropertyFunction,
    value: Value,
    budget: &mut Budget,
) -> Result<ExpressionResult, Stopped> {
    let is_true = |is_true| ExpressionResult::Truth(is_true, None);
    Ok(match ask {
        PropertyFunction::Outcome => ExpressionResult::Outcome(values.outcome(value)),
        PropertyFunction::Stops => {
            let numbers = ByPlayer::from_fn(|player| values.stop(value, player).number);
            let left = vec![values.from_number(numbers.left)];
            ExpressionResult::Both(ByPlayer {
                left,
                right: vec![values.from_number(numbers.right)],
            })
        }
        PropertyFunction::Thermograph => {
            ExpressionResult::Thermograph(value, values.thermograph(value, budget)?.clone())
        }
        PropertyFunction::ThermographSteps => {
            ExpressionResult::ThermographSteps(value, values.construction(value, budget)?)
        }
        PropertyFunction::ConfusionInterval => {
            ExpressionResult::Interval(values.confusion_interval(value))
        }
        PropertyFunction::Canonical => {
            ExpressionResult::Form(ByPlayer::from_fn(|player| values.options(value, player)))
        }
        PropertyFunction::Incentives => {
            let left = values.incentives(value, Player::Left, budget)?;
            let right = values.incentives(value, Player::Right, budget)?;
            ExpressionResult::Both(ByPlayer { left, right })
        }
        PropertyFunction::IsNumber => is_true(values.is_number(value)),
        PropertyFunction::IsInteger => is_true(values.is_integer(value)),
        PropertyFunction::IsNimber => is_true(values.is_nimber(value)),
        PropertyFunction::IsInfinitesimal => is_true(values.is_infinitesimal(value)),
        PropertyFunction::IsAllSmall => is_true(values.is_all_small(value, budget)?),
        PropertyFunction::IsTepid => is_true(values.is_tepid(value)),
        PropertyFunction::IsHot => is_true(values.is_hot(value)),
        PropertyFunction::IsSwitch => is_true(values.is_switch(value)),
    })
}
