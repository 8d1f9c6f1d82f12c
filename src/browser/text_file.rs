//! Text files beside the program. The build adds their digests to the names.

use std::rc::Rc;

use gloo::utils::window;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::prelude::*;

use crate::browser::callback::closure;

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

/// What a file holds, once the page has fetched it.
pub enum File<T> {
    Coming,
    Failed,
    Here(Rc<T>),
}

impl<T> File<T> {
    pub fn here(&self) -> Option<&Rc<T>> {
        match self {
            File::Here(file) => Some(file),
            _ => None,
        }
    }
}

/// Fetches a file that `read` understands.
#[hook]
pub fn use_file<T: 'static>(name: &'static str, read: fn(&str) -> Option<T>) -> Rc<File<T>> {
    let text = use_text(name);
    use_memo(text, |text| match text {
        None => File::Coming,
        Some(text) => {
            let file = text.as_deref().and_then(read);
            file.map_or(File::Failed, |file| File::Here(Rc::new(file)))
        }
    })
}

/// The text, or that it does not arrive, once that is known.
#[hook]
fn use_text(name: &'static str) -> Option<Option<AttrValue>> {
    let text = use_state_eq(|| None);
    use_effect_with(
        (),
        closure!(set = text.setter(), move |()| {
            spawn_local(async move { set.set(Some(text_file(name).await.map(AttrValue::from))) });
        }),
    );
    (*text).clone()
}
