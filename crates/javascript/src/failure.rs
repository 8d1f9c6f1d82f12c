//! What went wrong, as the errors of JavaScript.

use js_sys::{Error, RangeError, SyntaxError};
use serde::Serialize;
use wasm_bindgen::JsValue;

use answers::Refusal;
use value::Unread;

/// Why there is no answer, on its way to JavaScript.
pub struct Failure(pub Refusal);

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure(refusal)
    }
}

impl From<Unread> for Failure {
    fn from(unread: Unread) -> Self {
        Failure(unread.into())
    }
}

impl From<Failure> for JsValue {
    fn from(Failure(refusal): Failure) -> Self {
        let sentence = refusal.to_string();
        match refusal {
            Refusal::Stopped(_) => RangeError::new(&sentence).into(),
            Refusal::Unread(_) => SyntaxError::new(&sentence).into(),
            Refusal::Wrong(_) => Error::new(&sentence).into(),
        }
    }
}

/// Plain data as an object.
pub fn object(data: &impl Serialize) -> Result<JsValue, Refusal> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    data.serialize(&serializer).map_err(|error| Refusal::Wrong(error.to_string()))
}
