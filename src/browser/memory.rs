//! What this browser remembers of the page, and what it remembers only as long as a tab is open. `static/theme.js` has
//! the names under which it does, and what earlier versions kept under others.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = remembered)]
    fn remembered(name: &str, store: &str) -> Option<String>;

    #[wasm_bindgen(js_name = remember)]
    fn remember(name: &str, text: &str, store: &str) -> bool;
}

pub struct Memory(&'static str);

pub const BROWSER: Memory = Memory("localStorage");
pub const TAB: Memory = Memory("sessionStorage");

impl Memory {
    /// What is kept under this name; an empty text if there is nothing, or the browser refuses.
    pub fn read(&self, name: &str) -> String {
        remembered(name, self.0).unwrap_or_default()
    }

    /// Says whether the browser keeps it. An empty text takes away what was there.
    pub fn keep(&self, name: &str, text: &str) -> bool {
        remember(name, text, self.0)
    }
}
