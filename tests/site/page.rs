//! A browser with the site in it, and what a reader sees and does there.
//!
//! No test looks too early: whatever is done waits for its element, whatever is seen is waited for.

mod glimpse;

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::browser::{Browser, early};
use crate::driver::Driver;
use crate::server::Server;

pub use glimpse::Glimpse;

/// How long it is waited at most; a slow machine under load must get by with it.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked meanwhile.
pub const POLL: Duration = Duration::from_millis(10);

/// Every page must leave an empty console behind, bar the errors which the test has forgiven with
/// [`Page::forgive_errors_about`], and must have asked no other host: that is checked when it is
/// dropped.
pub struct Page {
    browser: Arc<Browser>,
    site: String,
    origin: String,
    /// Whether the browser may keep the site for use without a network.
    may_keep: bool,
    /// After the browser, which must end before it.
    driver: Arc<Driver>,
}

/// The browser knows of no service workers, so it shows what the server has at that moment.
const KEEP_NOTHING: &str = "delete Navigator.prototype.serviceWorker";

impl Page {
    /// Opens the site with a link, which begins with `#` or is empty.
    pub fn open(server: &Server, link: &str) -> Page {
        let page = Page::blank(server);
        page.visit(link);
        page
    }

    /// A browser that has not opened the site yet.
    pub fn blank(server: &Server) -> Page {
        Page::of(server, false)
    }

    /// One that may keep the site for use without a network.
    pub fn keeping(server: &Server) -> Page {
        Page::of(server, true)
    }

    fn of(server: &Server, may_keep: bool) -> Page {
        let driver = Driver::shared();
        let (site, origin) = (server.site.clone(), format!("http://{}", server.address));
        let page = Page { browser: driver.browser(), site, origin, may_keep, driver };
        page.prepare_tab();
        page
    }

    fn prepare_tab(&self) {
        if !self.may_keep {
            self.before_loading(KEEP_NOTHING);
        }
    }

    /// Opens the site with a link, as from a bookmark.
    #[track_caller]
    pub fn visit(&self, link: &str) {
        self.run(self.browser.session.goto(format!("{}{link}", self.site)));
    }

    /// Turns to a new tab.
    pub fn new_tab(&self) {
        self.browser.open_tab().expect("the browser to obey");
        self.prepare_tab();
    }

    /// Turns to the tab that was opened so many tabs after the first.
    pub fn turn_to_tab(&self, number: usize) {
        self.run(async {
            let tabs = self.browser.session.windows().await?;
            self.browser.session.switch_to_window(tabs[number].clone()).await
        });
    }

    /// Closes the open tab and turns to the first.
    pub fn close_tab(&self) {
        self.run(self.browser.session.close_window());
        self.turn_to_tab(0);
    }

    /// Leaves the browser so many bytes for what this site keeps.
    pub fn limit_storage(&self, bytes: u32) {
        let quota = json!({"origin": self.origin, "quotaSize": bytes});
        self.send("Storage.overrideQuotaForOrigin", quota);
    }

    /// Why the browser would not install the site.
    pub fn hindrances(&self) -> Vec<Value> {
        let answers = ["Page.getAppManifest", "Page.getInstallabilityErrors"]
            .map(|question| self.browser.send(question, json!({})).expect("the browser to obey"));
        let errors = [&answers[0]["errors"], &answers[1]["installabilityErrors"]];
        errors.into_iter().flat_map(|list| list.as_array().expect("a list").clone()).collect()
    }

    #[track_caller]
    pub fn reload(&self) {
        self.run(self.browser.session.refresh());
    }

    /// Turns JavaScript off, for all but the tests' own scripts.
    pub fn without_scripts(&self) {
        self.send("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    }

    /// Has a script run before all others in every page that is loaded from now on.
    pub fn before_loading(&self, script: &str) {
        self.send("Page.addScriptToEvaluateOnNewDocument", json!({"source": script}));
    }

    /// Types a link into the address line of the open page.
    #[track_caller]
    pub fn go(&self, link: &str) {
        self.act("location.hash = arguments[0]", [json!(link)]);
    }

    #[track_caller]
    pub fn back(&self) {
        self.run(self.browser.session.back());
    }

    #[track_caller]
    pub fn forward(&self) {
        self.run(self.browser.session.forward());
    }

    /// Clicks with the mouse, as soon as the element is there and can be used.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.click_on(By::Css(selector));
    }

    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.click(&cell(square));
    }

    /// Clicks the button with these words on it.
    #[track_caller]
    pub fn click_button(&self, words: &str) {
        self.click_on(By::XPath(format!("//button[normalize-space()='{words}']")));
    }

    #[track_caller]
    fn click_on(&self, by: By) {
        self.browser.insist(|| async {
            let element = self.browser.session.find(by.clone()).await?;
            match element.is_enabled().await? {
                true => element.click().await,
                // Whoever clicks it is not heard.
                false => Err(early(format!("{by:?} is disabled"))),
            }
        });
    }

    #[track_caller]
    pub fn right_click(&self, square: &str) {
        self.browser.insist(|| async {
            let square = self.browser.session.find(By::Css(cell(square))).await?;
            self.browser.session.action_chain().context_click_element(&square).perform().await
        });
    }

    /// Gives an element the keyboard's focus.
    #[track_caller]
    pub fn focus(&self, selector: &str) {
        self.act(
            "const element = document.querySelector(arguments[0]);
             element.focus();
             if (document.activeElement !== element) throw new Error('cannot have the focus')",
            [json!(selector)],
        );
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

    /// Types into a field in place of what it has, and leaves it.
    #[track_caller]
    pub fn type_into(&self, selector: &str, text: &str) {
        self.click(selector);
        self.act("document.querySelector(arguments[0]).select()", [json!(selector)]);
        self.keys(text.to_string() + Key::Tab);
    }

    /// Where the middle of an element is, or of a square, in the window.
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

    /// Looks until what is seen is good.
    #[track_caller]
    pub fn wait<T: Debug>(
        &self,
        what: &str,
        look: impl Fn(&Glimpse) -> T,
        good: impl Fn(&T) -> bool,
    ) -> T {
        let glimpse = Glimpse(Arc::clone(&self.browser));
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = look(&glimpse);
            if good(&seen) {
                return seen;
            }
            if Instant::now() > deadline {
                let (link, errors) = (glimpse.link(), self.browser.take_errors());
                panic!("waited for {what}, saw {seen:?} at {link}; console: {errors:?}");
            }
            thread::sleep(POLL);
        }
    }

    #[track_caller]
    pub fn wait_for_value(&self, value: &str) {
        self.wait(&format!("the value {value}"), Glimpse::value, |seen| {
            seen.as_deref() == Some(value)
        });
    }

    /// Waits for a visible element whose text has these words in it.
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

    /// Waits until an element can be seen.
    #[track_caller]
    pub fn wait_until_seen(&self, selector: &str) {
        self.wait(&format!("{selector} to be seen"), |page| page.text(selector), Option::is_some);
    }

    /// Waits until no such element can be seen.
    #[track_caller]
    pub fn wait_until_gone(&self, selector: &str) {
        self.wait(&format!("{selector} to be gone"), |page| page.text(selector), Option::is_none);
    }

    /// Waits until so many elements are there, seen or not.
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

    /// Runs a script that does something. If it throws, what it needs is not there yet: then it is
    /// tried again.
    #[track_caller]
    pub fn act(&self, script: &str, arguments: impl Into<Vec<Value>>) {
        self.measure::<Value>(script, arguments);
    }

    /// What a script finds out about something that does not change once it is there; while it is
    /// not, the script throws.
    #[track_caller]
    pub fn measure<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: impl Into<Vec<Value>>,
    ) -> T {
        self.browser.js(script, arguments.into())
    }

    /// The same of a script which calls its last argument when it is done.
    #[track_caller]
    pub fn measure_later<T: DeserializeOwned>(&self, script: &str) -> T {
        let result = self.browser.insist(|| self.browser.session.execute_async(script, Vec::new()));
        result.convert().expect("a script's result of the right type")
    }

    /// Shows the page in a window of this width, in a light or a dark room.
    pub fn resize(&self, width: u32, height: u32, scheme: &str) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
        });
        self.send("Emulation.setDeviceMetricsOverride", size);
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.send("Emulation.setEmulatedMedia", media);
    }

    /// Shows the page as it is printed.
    pub fn print_media(&self) {
        self.send("Emulation.setEmulatedMedia", json!({"media": "print"}));
    }

    /// Lets the page's scripts, and the test's, use the clipboard.
    pub fn allow_clipboard(&self) {
        let permissions = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        self.send("Browser.grantPermissions", permissions);
    }

    pub fn screenshot(&self, file: &Path) {
        self.run(self.browser.session.screenshot(file));
    }

    /// Forgets the errors so far, which all have to be about this.
    #[track_caller]
    pub fn forgive_errors_about(&self, what: &str) {
        for error in self.browser.take_errors() {
            assert!(error.contains(what), "an error in the console: {error}");
        }
    }

    #[track_caller]
    fn send(&self, command: &str, parameters: Value) {
        self.browser.send(command, parameters).expect("the browser to obey");
    }

    #[track_caller]
    fn run<T>(&self, command: impl Future<Output = WebDriverResult<T>>) -> T {
        self.browser.run(command).expect("the browser to obey")
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // A test that has failed already has said why; a second panic would end all tests. Its
        // browser ends too.
        if thread::panicking() {
            return;
        }
        let errors = self.browser.take_errors();
        if self.browser.clean(&self.origin).is_ok() {
            self.driver.keep(Arc::clone(&self.browser));
        }
        assert!(errors.is_empty(), "errors in the console, or other hosts: {errors:#?}");
    }
}

fn cell(square: &str) -> String {
    format!("[data-square='{square}']")
}
