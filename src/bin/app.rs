//! The page; outside a browser it has nothing to do.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papamu::start();
}

/// What `start.js` calls when the program's second part is there.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(js_name = beginCards)]
pub fn begin_cards() {
    papamu::begin_cards();
}
