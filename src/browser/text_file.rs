//! Text files beside the program. The build adds their digests to the names.

use gloo::utils::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestCache, RequestInit, Response};

#[wasm_bindgen]
extern "C" {
    /// The address of a file in this build; nothing if there is none of this name.
    #[wasm_bindgen(js_name = addressOf)]
    pub fn address_of(file: &str) -> Option<String>;
}

/// The file of this name; nothing if it does not arrive.
pub async fn text_file(name: &str) -> Option<String> {
    text_at(&address_of(name)?, RequestCache::Default).await
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
