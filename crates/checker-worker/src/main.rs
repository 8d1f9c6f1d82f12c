//! The checker in a web worker of its own: nothing of the solver is in this program.

fn main() {}

#[cfg(target_arch = "wasm32")]
mod page {
    use std::cell::RefCell;

    use checker::Session;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static SESSION: RefCell<Session> = RefCell::default();
    }

    /// `program-start.js` calls this for every message of the page.
    #[wasm_bindgen]
    pub fn reply(question: &str) -> String {
        SESSION.with_borrow_mut(|session| session.reply(question))
    }
}
