//! What went wrong, as the errors of JavaScript.

use js_sys::{Error, RangeError, SyntaxError};
use serde::Serialize;
use wasm_bindgen::JsValue;

use answers::Unread;
use basics::budget::Stopped;
use proof::Unproved;
use teaching::calculator::ExpressionError;
use value::ParseValueError;

/// Why a question has no answer.
pub enum Failure {
    /// The budget or the memory has run out, or something is too large.
    Stopped(Stopped),
    Unread(Unread),
    /// Anything else, as a sentence.
    Wrong(String),
}

impl From<Stopped> for Failure {
    fn from(stopped: Stopped) -> Self {
        Failure::Stopped(stopped)
    }
}

impl From<Unread> for Failure {
    fn from(unread: Unread) -> Self {
        Failure::Unread(unread)
    }
}

impl From<ExpressionError> for Failure {
    fn from(error: ExpressionError) -> Self {
        match error {
            ExpressionError::Stopped(stopped) => stopped.into(),
            ExpressionError::Text(wrong) => Unread::from(wrong).into(),
        }
    }
}

impl From<Unproved> for Failure {
    fn from(unproved: Unproved) -> Self {
        match unproved {
            Unproved::Stopped(stopped) | Unproved::Value(ParseValueError::Stopped(stopped)) => {
                stopped.into()
            }
            Unproved::Value(ParseValueError::Text { character, expected }) => {
                Unread { character, expected }.into()
            }
            Unproved::False => Failure::Wrong("the claim is not true".into()),
        }
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Stopped(stopped) => RangeError::new(&format!("no answer: {stopped}")).into(),
            Failure::Unread(unread) => SyntaxError::new(&unread.to_string()).into(),
            Failure::Wrong(sentence) => Error::new(&sentence).into(),
        }
    }
}

/// The choice with this name.
pub fn named<T: std::str::FromStr>(name: &str) -> Result<T, Failure>
where
    T::Err: std::fmt::Display,
{
    name.parse().map_err(|error: T::Err| Failure::Wrong(format!("“{name}” {error}")))
}

/// Plain data as an object.
pub fn object(data: &impl Serialize) -> Result<JsValue, Failure> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    data.serialize(&serializer).map_err(|error| Failure::Wrong(error.to_string()))
}
