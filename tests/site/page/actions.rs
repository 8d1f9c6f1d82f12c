//! What readers do with mouse, fingers and keyboard; each action waits for its element.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::page::Page;

/// Finds an element that can be used, by a selector and, unless they are null, by the words on it. Opens the menus around
/// it and closes all others.
const USABLE: &str = r"
    const [selector, words] = arguments;
    const isMeant = it => words === null || it.textContent.trim().replace(/\s+/g, ' ') === words;
    const element = [...document.querySelectorAll(selector)].find(isMeant);
    if (!element) throw new Error(`there is no ${selector}`);
    if (element.matches(':disabled') || element.ariaDisabled === 'true') throw new Error(`${selector} is disabled`);
    const panels = [...document.querySelectorAll('.drop-panel')];
    const opener = panel => document.getElementById(`${panel.id}-open`);
    for (const panel of panels.filter(panel => opener(panel).offsetWidth > 0)) {
        const isOwn = opener(panel) === element;
        if (!isOwn && panel.hidden === panel.contains(element)) opener(panel).click();
    }
    // Below what stays at the edge of a phone's screen, a person scrolls to it first.
    const {x, y, width, height} = element.getBoundingClientRect();
    const fixed = document.elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('.pages, .drawers, .answer-row, .play-tools');
    if (fixed && !fixed.contains(element)) element.scrollIntoView({block: 'center'});
    return element";

impl Page {
    /// Clicks with the mouse, as soon as the element can be used. If it is in a menu, this opens the menu first and
    /// closes any other.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.click_on(selector, None);
    }

    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.click(&cell(square));
    }

    /// Clicks the button with these words on it.
    #[track_caller]
    pub fn click_button(&self, words: &str) {
        self.click_on("button", Some(words));
    }

    #[track_caller]
    fn click_on(&self, selector: &str, words: Option<&str>) {
        let sought = vec![json!(selector), json!(words)];
        self.browser.insist(|| async {
            let found = self.browser.session.execute(USABLE, sought.clone()).await?;
            found.element()?.click().await
        });
    }

    #[track_caller]
    pub fn right_click(&self, square: &str) {
        self.browser.insist(|| async {
            let square = self.browser.session.find(By::Css(cell(square))).await?;
            self.browser.session.action_chain().context_click_element(&square).perform().await
        });
    }

    /// Gives an element the keyboard focus.
    #[track_caller]
    pub fn focus(&self, selector: &str) {
        self.act(
            "const element = document.querySelector(arguments[0]);
             element.focus();
             if (document.activeElement !== element) throw new Error('cannot have the focus')",
            [json!(selector)],
        );
    }

    /// Presses Enter on an element that can be used.
    #[track_caller]
    pub fn enter(&self, selector: &str) {
        self.act(
            "const element = document.querySelector(arguments[0]);
             if (element.ariaDisabled === 'true') throw new Error('is disabled');
             element.focus();
             if (document.activeElement !== element) throw new Error('cannot have the focus')",
            [json!(selector)],
        );
        self.keys(Key::Enter);
    }

    /// Opens or closes a `details` element.
    #[track_caller]
    pub fn unfold(&self, selector: &str) {
        self.act("document.querySelector(arguments[0]).open = true", [json!(selector)]);
    }

    /// Types on the keyboard, wherever the focus is.
    #[track_caller]
    pub fn keys(&self, keys: impl Into<TypingData>) {
        self.run(self.browser.session.action_chain().send_keys(keys).perform());
    }

    #[track_caller]
    pub fn shift_tab(&self) {
        self.chord(&[Key::Shift], Key::Tab);
    }

    /// Types a key while others are held.
    #[track_caller]
    pub fn chord(&self, held: &[Key], key: impl Into<TypingData>) {
        let mut keys = self.browser.session.action_chain();
        for modifier in held {
            keys = keys.key_down(modifier.clone());
        }
        keys = keys.send_keys(key);
        for modifier in held {
            keys = keys.key_up(modifier.clone());
        }
        self.run(keys.perform());
    }

    /// Replaces the text of a field, and leaves the field.
    #[track_caller]
    pub fn type_into(&self, selector: &str, text: &str) {
        self.click(selector);
        self.act("document.querySelector(arguments[0]).select()", [json!(selector)]);
        self.keys(text.to_string() + Key::Tab);
    }

    /// The middle of an element or a square, in the window.
    #[track_caller]
    pub fn middle(&self, what: &str) -> (i64, i64) {
        let is_square = what.starts_with(|letter: char| letter.is_ascii_digit());
        let selector = if is_square { cell(what) } else { what.to_string() };
        self.measure(
            "const element = document.querySelector(arguments[0]);
             element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
             const box = element.getBoundingClientRect();
             return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]",
            [json!(selector)],
        )
    }

    /// Presses the mouse at the first place, moves it to the others and lets go.
    #[track_caller]
    pub fn drag(&self, places: &[(i64, i64)]) {
        let at_once = Some(Duration::ZERO);
        let mut mouse = self.browser.session.action_chain_with_delay(at_once, at_once);
        for (index, &(x, y)) in places.iter().enumerate() {
            mouse = mouse.move_to(x, y);
            if index == 0 {
                mouse = mouse.click_and_hold();
            }
        }
        self.run(mouse.release().perform());
    }

    /// Puts a finger down at the first place, moves it in small steps through the others and lifts it: real touch
    /// input, which the browser may take for scrolling.
    #[track_caller]
    pub fn finger(&self, places: &[(i64, i64)]) {
        self.touch("touchStart", &places[..1]);
        for way in places.windows(2) {
            let ((x, y), (u, v)) = (way[0], way[1]);
            let steps = ((u - x).abs().max((v - y).abs()) / 6).max(1);
            for step in 1..=steps {
                self.touch("touchMove", &[between((x, y), (u, v), step, steps)]);
            }
        }
        self.touch("touchEnd", &[]);
    }

    /// Puts two fingers down, one after the other, and moves them to other places.
    #[track_caller]
    pub fn pinch(&self, from: [(i64, i64); 2], to: [(i64, i64); 2]) {
        self.touch("touchStart", &from[..1]);
        self.touch("touchStart", &from);
        for step in 1..=10 {
            self.touch("touchMove", &[0, 1].map(|one| between(from[one], to[one], step, 10)));
        }
        self.touch("touchEnd", &[]);
    }

    #[track_caller]
    fn touch(&self, kind: &str, places: &[(i64, i64)]) {
        let point = |(id, (x, y)): (usize, &(i64, i64))| json!({"x": x, "y": y, "id": id});
        let points: Vec<Value> = places.iter().enumerate().map(point).collect();
        self.send("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    }

    /// Taps an element or a square with a finger. Chromium makes no click of a tap right after another touch; then use
    /// [`Page::click`].
    #[track_caller]
    pub fn tap(&self, what: &str) {
        let place = self.middle(what);
        self.finger(&[place]);
    }

    /// Moves the mouse to these places, one after the other.
    #[track_caller]
    pub fn hover(&self, places: &[(i64, i64)]) {
        let pause = Some(Duration::from_millis(20));
        let mut mouse = self.browser.session.action_chain_with_delay(pause, pause);
        for &(x, y) in places {
            mouse = mouse.move_to(x, y);
        }
        self.run(mouse.perform());
    }
}

/// The place after this many steps from one place to another.
fn between((x, y): (i64, i64), (u, v): (i64, i64), step: i64, steps: i64) -> (i64, i64) {
    (x + (u - x) * step / steps, y + (v - y) * step / steps)
}

fn cell(square: &str) -> String {
    format!("[data-square='{square}']")
}
