//! Waits for what a reader sees, sooner or later.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use crate::builds::file;
use crate::page::{Glimpse, PATIENCE, Page, pause};

impl Page {
    /// Looks again until `is_good` accepts what it sees.
    #[track_caller]
    pub fn wait<T: Debug>(
        &self,
        what: &str,
        look: impl Fn(&Glimpse) -> T,
        good: impl Fn(&T) -> bool,
    ) -> T {
        let glimpse = Glimpse(Arc::clone(&self.browser));
        let start = Instant::now();
        loop {
            let seen = look(&glimpse);
            if good(&seen) {
                return seen;
            }
            if start.elapsed() > PATIENCE {
                let (link, errors) = (glimpse.link(), self.browser.take_errors());
                panic!("waited for {what}, saw {seen:?} at {link}; console: {errors:?}");
            }
            pause(start);
        }
    }

    #[track_caller]
    pub fn wait_for_value(&self, value: &str) {
        self.wait(&format!("the value {value}"), Glimpse::value, |seen| {
            seen.as_deref() == Some(value)
        });
    }

    /// Waits for a visible element whose text contains these words.
    #[track_caller]
    pub fn wait_for_words(&self, selector: &str, words: &str) -> String {
        self.wait(
            &format!("“{words}” in {selector}"),
            |page| page.text(selector).unwrap_or_default(),
            |text| text.contains(words),
        )
    }

    /// Waits for a visible element with exactly this text.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, text: &str) {
        self.wait(
            &format!("{selector} to be “{text}”"),
            |page| page.text(selector),
            |seen| seen.as_deref() == Some(text),
        );
    }

    /// Waits until an element is visible.
    #[track_caller]
    pub fn wait_until_seen(&self, selector: &str) {
        self.wait(&format!("{selector} to be seen"), |page| page.text(selector), Option::is_some);
    }

    /// Waits until no such element is visible.
    #[track_caller]
    pub fn wait_until_gone(&self, selector: &str) {
        self.wait(&format!("{selector} to be gone"), |page| page.text(selector), Option::is_none);
    }

    /// Waits until the browser has stored the site and serves it itself.
    #[track_caller]
    pub fn wait_until_kept(&self) {
        let is_kept = |page: &Glimpse| page.js("return !!navigator.serviceWorker.controller", []);
        self.wait("the site to be kept", is_kept, |&is_kept: &bool| is_kept);
    }

    /// Waits until the page comes from this build.
    #[track_caller]
    pub fn wait_for_build(&self, build: &Path) {
        let start = file(build, "start-");
        let script = |page: &Glimpse| -> String {
            page.js("return document.querySelector('script[type=module]')?.src ?? ''", [])
        };
        self.wait(&format!("a page with {start}"), script, |script| script.ends_with(&start));
    }

    /// Waits until this many elements exist, visible or not.
    #[track_caller]
    pub fn wait_for_count(&self, selector: &str, count: usize) {
        let what = format!("{count} times {selector}");
        self.wait(&what, |page| page.count(selector), |&seen| seen == count);
    }

    /// Waits until a property of an element has this value.
    #[track_caller]
    pub fn wait_for_property(&self, selector: &str, name: &str, expected: impl Into<Value>) {
        let expected = expected.into();
        let look = |page: &Glimpse| -> Value {
            page.js(
                "return document.querySelector(arguments[0])?.[arguments[1]] ?? null",
                [json!(selector), json!(name)],
            )
        };
        self.wait(&format!("{expected} as {name} of {selector}"), look, |seen| *seen == expected);
    }

    /// Waits until a switch is on, or off.
    #[track_caller]
    pub fn wait_for_switch(&self, selector: &str, is_on: bool) {
        self.wait_for_property(selector, "ariaPressed", is_on.to_string());
    }

    #[track_caller]
    pub fn wait_for_position(&self, position: &str) {
        self.wait(&format!("the position {position}"), Glimpse::position, |seen| seen == position);
    }

    #[track_caller]
    pub fn wait_for_stone(&self, square: &str, stone: &str) {
        let what = format!("{stone} on {square}");
        self.wait(&what, |page| page.stone(square), |seen| seen == stone);
    }

    #[track_caller]
    pub fn wait_for_link(&self, link: &str) {
        self.wait(&format!("the link {link}"), Glimpse::link, |seen| seen == link);
    }

    /// Waits until a square has the focus.
    #[track_caller]
    pub fn wait_for_focus(&self, square: &str) {
        let what = format!("the focus on {square}");
        self.wait(&what, Glimpse::focused, |focused| focused.as_deref() == Some(square));
    }

    /// Waits until the element with this id has the focus.
    #[track_caller]
    pub fn wait_for_focus_on(&self, id: &str) {
        let look = |page: &Glimpse| page.js::<String>("return document.activeElement.id", []);
        self.wait(&format!("the focus on #{id}"), look, |focused| focused == id);
    }
}
