//! The program's second part, with the pages that are not needed at once.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Settles when the second part is there, or says in words why not. `start.js` fetches it once, and after a
    /// failure again.
    #[wasm_bindgen(js_name = loadSecondPart)]
    fn load_second_part() -> js_sys::Promise;
}

#[derive(Clone, Debug, PartialEq)]
pub enum SecondPart {
    Coming,
    There,
    /// With the reason.
    Failed(String),
}

/// The second part, which is asked for when a page of it is open, each time anew until it is there; and what asks
/// once more.
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
