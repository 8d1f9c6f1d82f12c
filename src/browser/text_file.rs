//! Text files beside the program: the head names them, and the build adds their digests to the names.

use gloo::utils::{document, window};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The file that the head names in the `meta` of this name; nothing if it does not arrive.
pub async fn text_file(name: &str) -> Option<String> {
    let place = document().query_selector(&format!("meta[name={name}]")).ok()??;
    let address = place.get_attribute("content")?;
    let answer = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
