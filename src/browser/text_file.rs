//! Text files beside the program: the head names them, and the build adds their digests to the names.

use gloo::utils::{document, window};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

/// The address that the head names in the `meta` of this name.
pub fn file_address(name: &str) -> Option<String> {
    let place = document().query_selector(&format!("meta[name={name}]")).ok()??;
    place.get_attribute("content")
}

/// The file that the head names in the `meta` of this name; nothing if it does not arrive.
pub async fn text_file(name: &str) -> Option<String> {
    text_at(&file_address(name)?, RequestCache::Default).await
}

/// The file at an address; nothing if it does not arrive.
pub async fn text_at(address: &str, cache: RequestCache) -> Option<String> {
    let options = RequestInit::new();
    options.set_cache(cache);
    let answer = window().fetch_with_str_and_init(address, &options);
    let answer: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
