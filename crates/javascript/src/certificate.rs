//! Checks certificates.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::failure::{Failure, object};
use answers::Refusal;

/// What a certificate proves.
#[derive(Serialize, Tsify)]
pub struct Checked {
    /// The lines that claim it.
    pub proved: Vec<String>,
    /// How many claims are listed to prove it.
    pub listed: usize,
}

/// Checks a certificate, without a pause: it takes as long as it takes.
#[wasm_bindgen(unchecked_return_type = "Checked")]
pub fn check(certificate: &str) -> Result<JsValue, Failure> {
    let checked = checker::check(certificate)
        .map_err(|refused| Refusal::Wrong(format!("refused: {refused}")))?;
    Ok(object(&Checked { proved: checked.claims, listed: checked.listed })?)
}
