//! A browser with the site in it, and what a reader can see and do there.
//!
//! The tests are plain functions: this module alone knows that WebDriver is asynchronous.

use std::fmt::Debug;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use papamu::konane::{Board, Edge};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use tokio::runtime::{Builder, Runtime};

use crate::driver::{Driver, browser};
use crate::server::Server;

/// How long a reader would wait at most; a slow machine under load must get by with it.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked meanwhile.
pub const POLL: Duration = Duration::from_millis(10);

/// Every page must leave an empty console behind, bar the errors which the test has forgiven with
/// [`Page::forgive_errors_about`]: that is checked when it is dropped.
pub struct Page {
    session: WebDriver,
    runtime: Runtime,
    site: String,
    _driver: Driver,
}

impl Page {
    /// Opens the site with a link, which begins with `#` or is empty.
    pub fn open(server: &Server, link: &str) -> Page {
        let page = Page::blank(server);
        page.visit(link);
        page
    }

    /// A browser that has not opened the site yet.
    pub fn blank(server: &Server) -> Page {
        let driver = Driver::start();
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let session = WebDriver::new(driver.address(), browser(server));
        let session = runtime.block_on(session).expect("a browser");
        Page { session, runtime, site: server.site.clone(), _driver: driver }
    }

    /// Opens the site with a link, as from a bookmark.
    pub fn visit(&self, link: &str) {
        self.run(self.session.goto(format!("{}{link}", self.site)));
    }

    /// Turns to a new tab.
    pub fn new_tab(&self) {
        let tab = self.run(self.session.new_tab());
        self.run(self.session.switch_to_window(tab));
    }

    pub fn reload(&self) {
        self.run(self.session.refresh());
    }

    /// Turns JavaScript off, for all but the tests' own scripts.
    pub fn without_scripts(&self) {
        let cdp = self.session.cdp();
        self.run(cdp.send_raw("Emulation.setScriptExecutionDisabled", json!({"value": true})));
    }

    /// Has a script run before all others in every page that is loaded from now on.
    pub fn before_loading(&self, script: &str) {
        let script = json!({"source": script});
        let cdp = self.session.cdp();
        self.run(cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script));
    }

    /// Types a link into the address line of the open page.
    pub fn go(&self, link: &str) {
        self.js::<Value>("location.hash = arguments[0]", [json!(link)]);
    }

    pub fn back(&self) {
        self.run(self.session.back());
    }

    pub fn forward(&self) {
        self.run(self.session.forward());
    }

    /// The part of the address from `#` on.
    pub fn link(&self) -> String {
        self.js("return location.hash", [])
    }

    /// The text of an element that can be seen.
    pub fn text(&self, selector: &str) -> Option<String> {
        self.js(
            "const element = document.querySelector(arguments[0]);
             return element?.checkVisibility() ? element.innerText?.trim() ?? '' : null",
            [json!(selector)],
        )
    }

    /// The value on the page, unless it is an old one.
    pub fn value(&self) -> Option<String> {
        self.js(
            "const value = document.querySelector('#value');
             return value?.closest('[aria-busy=true]') ? null : value?.dataset.plain",
            [],
        )
    }

    /// The position that the squares on the page show, in its smallest window; empty if there is
    /// no board.
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

    /// The square which has the keyboard's focus.
    pub fn focused(&self) -> Option<String> {
        self.js("return document.activeElement.dataset.square", [])
    }

    /// The focus may have to wait for its square to be drawn.
    #[track_caller]
    pub fn wait_for_focus(&self, square: &str) {
        let what = format!("the focus on {square}");
        self.wait(&what, Page::focused, |focused| focused.as_deref() == Some(square));
    }

    /// Whether a switch is on.
    pub fn is_pressed(&self, selector: &str) -> bool {
        self.js(
            "return document.querySelector(arguments[0])?.ariaPressed === 'true'",
            [json!(selector)],
        )
    }

    /// Clicks with the mouse, as soon as the element is there.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.wait(&format!("{selector} to click"), |page| page.text(selector), Option::is_some);
        self.run(async { self.session.find(By::Css(selector)).await?.click().await });
    }

    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.click(&cell(square));
    }

    /// Types on the keyboard, wherever the focus is.
    pub fn keys(&self, keys: impl Into<TypingData>) {
        self.run(self.session.action_chain().send_keys(keys).perform());
    }

    pub fn shift_tab(&self) {
        let keys = self.session.action_chain().key_down(Key::Shift).send_keys(Key::Tab);
        self.run(keys.key_up(Key::Shift).perform());
    }

    /// Types a key while others are held.
    pub fn chord(&self, held: &[Key], key: impl Into<TypingData>) {
        let mut keys = self.session.action_chain();
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
        self.js::<Value>("document.querySelector(arguments[0]).select()", [json!(selector)]);
        self.keys(text.to_string() + Key::Tab);
    }

    /// Clicks the button with these words on it.
    #[track_caller]
    pub fn click_button(&self, words: &str) {
        let button = format!("//button[normalize-space()='{words}']");
        self.run(async { self.session.find(By::XPath(button.as_str())).await?.click().await });
    }

    #[track_caller]
    pub fn right_click(&self, square: &str) {
        self.run(async {
            let square = self.session.find(By::Css(cell(square))).await?;
            self.session.action_chain().context_click_element(&square).perform().await
        });
    }

    pub fn is_disabled(&self, selector: &str) -> bool {
        self.js("return document.querySelector(arguments[0]).disabled", [json!(selector)])
    }

    /// Where the middle of an element is, or of a square, in the window.
    pub fn middle(&self, what: &str) -> (i64, i64) {
        let is_square = what.starts_with(|letter: char| letter.is_ascii_digit());
        let selector = if is_square { cell(what) } else { what.to_string() };
        self.js(
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
        let mut mouse =
            self.session.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
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
        let mut mouse = self.session.action_chain_with_delay(pause, pause);
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
        look: impl Fn(&Page) -> T,
        good: impl Fn(&T) -> bool,
    ) -> T {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = look(self);
            if good(&seen) {
                return seen;
            }
            if Instant::now() > deadline {
                panic!(
                    "waited for {what}, saw {seen:?} at {}; console: {:?}",
                    self.link(),
                    self.take_errors()
                );
            }
            thread::sleep(POLL);
        }
    }

    #[track_caller]
    pub fn wait_for_value(&self, value: &str) {
        self.wait(&format!("the value {value}"), Page::value, |seen| {
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

    #[track_caller]
    pub fn wait_for_position(&self, position: &str) {
        self.wait(&format!("the position {position}"), Page::position, |seen| seen == position);
    }

    #[track_caller]
    pub fn wait_for_link(&self, link: &str) {
        self.wait(&format!("the link {link}"), Page::link, |seen| seen == link);
    }

    /// Runs a script in the page.
    pub fn js<T: DeserializeOwned>(&self, script: &str, arguments: impl Into<Vec<Value>>) -> T {
        let result = self.run(self.session.execute(script, arguments.into()));
        result.convert().expect("a script's result of the right type")
    }

    /// Runs a script which calls its last argument when it is done.
    pub fn js_async<T: DeserializeOwned>(&self, script: &str) -> T {
        let result = self.run(self.session.execute_async(script, Vec::new()));
        result.convert().expect("a script's result of the right type")
    }

    /// Shows the page in a window of this width, in a light or a dark room.
    pub fn resize(&self, width: u32, height: u32, scheme: &str) {
        let cdp = self.session.cdp();
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
        });
        self.run(cdp.send_raw("Emulation.setDeviceMetricsOverride", size));
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.run(cdp.send_raw("Emulation.setEmulatedMedia", media));
    }

    /// Shows the page as it is printed.
    pub fn print_media(&self) {
        let cdp = self.session.cdp();
        self.run(cdp.send_raw("Emulation.setEmulatedMedia", json!({"media": "print"})));
    }

    /// Lets the page's scripts, and the test's, use the clipboard.
    pub fn allow_clipboard(&self) {
        let permissions = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        let cdp = self.session.cdp();
        self.run(cdp.send_raw("Browser.grantPermissions", permissions));
    }

    pub fn screenshot(&self, file: &Path) {
        self.run(self.session.screenshot(file));
    }

    /// Forgets the errors so far, which all have to be about this.
    #[track_caller]
    pub fn forgive_errors_about(&self, what: &str) {
        for error in self.take_errors() {
            assert!(error.contains(what), "an error in the console: {error}");
        }
    }

    /// The errors in the console, reports of the content security policy among them, since the
    /// last look.
    fn take_errors(&self) -> Vec<String> {
        let entries = self.run(self.session.browser_log());
        entries
            .into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message)
            .collect()
    }

    #[track_caller]
    fn run<T>(&self, command: impl Future<Output = WebDriverResult<T>>) -> T {
        self.runtime.block_on(command).expect("the browser to obey")
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // A test that has failed already has said why; a second panic would end all tests.
        let failed = thread::panicking();
        let errors = if failed { Vec::new() } else { self.take_errors() };
        // Left to itself the session would take two minutes to end.
        self.runtime.block_on(self.session.clone().quit()).ok();
        assert!(failed || errors.is_empty(), "errors in the console: {errors:#?}");
    }
}

fn cell(square: &str) -> String {
    format!("[data-square='{square}']")
}
