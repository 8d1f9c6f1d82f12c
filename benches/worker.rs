//! The searches in a browser's worker, where they run: the last part of `./dev bench [FILTER]`.

#![cfg(target_arch = "wasm32")]

mod measure;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

/// Each group as a test of its own: so the runner's filter chooses among them.
macro_rules! groups {
    ($($group:ident)*) => {
        $(
            #[wasm_bindgen_test]
            fn $group() {
                measure::run(&stringify!($group).replace('_', " "));
            }
        )*
    };
}

groups! {
    jumps parts values random every_jump who_wins solved_boards habitat strength won_games
}

/// Here only: natively nothing is posted.
#[wasm_bindgen_test]
fn messages() {
    measure::messages::run();
}
