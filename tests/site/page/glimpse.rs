//! What the page shows at one moment. The moment may be too early, so only `Page::wait` creates glimpses: it looks
//! again until a test sees what it waits for.

use std::sync::Arc;

use konane::{Board, Edge};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::browser::Browser;

pub struct Glimpse(pub(super) Arc<Browser>);

impl Glimpse {
    /// The result of a script that changes nothing.
    pub fn js<T: DeserializeOwned>(&self, script: &str, arguments: impl Into<Vec<Value>>) -> T {
        self.0.js(script, arguments.into())
    }

    /// The part of the address from `#` on.
    pub fn link(&self) -> String {
        self.js("return location.hash", [])
    }

    /// The text of a visible element.
    pub fn text(&self, selector: &str) -> Option<String> {
        self.js(
            "const element = document.querySelector(arguments[0]);
             return element?.checkVisibility() ? element.innerText?.trim() ?? '' : null",
            [json!(selector)],
        )
    }

    /// How many such elements exist, visible or not.
    pub fn count(&self, selector: &str) -> usize {
        self.js("return document.querySelectorAll(arguments[0]).length", [json!(selector)])
    }

    /// The value on the page, unless it is marked as old.
    pub fn value(&self) -> Option<String> {
        self.js(
            "const value = document.querySelector('#value');
             return value?.closest('[aria-busy=true]') ? null : value?.dataset.plain",
            [],
        )
    }

    /// The position that the squares on the page show, in its smallest window; empty if there is no board.
    pub fn position(&self) -> String {
        let rows: String = self.js(
            "return Array.from(document.querySelectorAll('[data-stones]'),
                 row => row.dataset.stones).join('/')",
            [],
        );
        match rows.as_str() {
            "" => rows,
            _ => Board::parse(&rows, Edge::Plane).expect("stones").to_string(),
        }
    }

    pub fn stone(&self, square: &str) -> String {
        self.js(
            "const [row, column] = arguments[0].split(',');
             return document.querySelectorAll('[data-stones]')[row]?.dataset.stones[column]
                 ?? 'nothing'",
            [json!(square)],
        )
    }

    /// The square that has the keyboard focus.
    pub fn focused(&self) -> Option<String> {
        self.js("return document.activeElement.dataset.square", [])
    }
}
