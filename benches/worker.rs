//! The searches in a browser's worker, where they run: the last part of `./dev bench`.

#![cfg(target_arch = "wasm32")]

mod measure;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn measure_all() {
    measure::run("");
}
