//! The program of the page; outside a browser it does nothing.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papamu::start();
}

/// `start.js` calls this when the part of the program with the cards of terms has arrived.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen(js_name = beginCards)]
pub fn begin_cards() {
    papamu::begin_cards();
}
