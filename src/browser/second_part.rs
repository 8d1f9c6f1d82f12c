//! The second part of the program, with the pages that are not needed at once.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A promise that resolves when the second part has arrived, or rejects with the reason in words. `start.js`
    /// fetches the part once, and again after a failure.
    #[wasm_bindgen(js_name = loadSecondPart)]
    fn load_second_part() -> js_sys::Promise;
}

#[derive(Clone, Debug, PartialEq)]
pub enum SecondPart {
    Coming,
    There,
    /// The reason.
    Failed(String),
}

/// The state of the second part, and a callback that asks for it again. The hook asks for it whenever one of its pages
/// opens, until it has arrived.
#[hook]
pub fn use_second_part(open_page: Option<usize>) -> (SecondPart, Callback<()>) {
    let part = use_state_eq(|| SecondPart::Coming);
    let ask = use_callback(part.setter(), |(), part| {
        let part = part.clone();
        part.set(SecondPart::Coming);
        spawn_local(async move {
            part.set(match JsFuture::from(load_second_part()).await {
                Ok(_) => SecondPart::There,
                Err(reason) => SecondPart::Failed(reason.as_string().unwrap_or_default()),
            });
        });
    });
    let asks = open_page.is_some() && *part != SecondPart::There;
    use_effect_with((open_page, ask.clone()), move |(_, ask)| {
        if asks {
            ask.emit(());
        }
    });
    ((*part).clone(), ask)
}
