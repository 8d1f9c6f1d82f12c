//! A browser with the site in it, and what readers see and do there.
//!
//! No test looks too early: each action waits for its element, and each check waits for what it expects.

mod actions;
mod glimpse;
mod waits;

use std::env;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::browser::{Browser, Scene};
use crate::driver::{Driver, Engine};
use crate::server::Server;

pub use glimpse::Glimpse;

/// The longest wait: enough for a slow machine under load. While a page is busy, Chromium looks for a new service
/// worker only after a minute.
pub const PATIENCE: Duration = Duration::from_secs(120);
/// The shortest pause between two looks. A look takes a tenth of it from what the page is doing.
pub const POLL: Duration = Duration::from_millis(25);

/// Pauses between two looks, longer if the first was long ago: what takes long may need all of the processor.
pub fn pause(first_look: Instant) {
    thread::sleep((first_look.elapsed() / 8).clamp(POLL, 4 * POLL));
}

/// When a page is dropped, its console must have no errors, except those that the test has forgiven with
/// [`Page::forgive_errors_about`], and the page must not have contacted another host.
pub struct Page {
    browser: Arc<Browser>,
    site: String,
    origin: String,
    /// Whether the browser may store the site for use without a network.
    may_keep: bool,
    /// What errors in the console may contain.
    forgiven: Mutex<Vec<String>>,
    /// Last, because the browser must end before its driver.
    driver: Arc<Driver>,
}

/// The environment variable that makes pages this many times slower, with pauses, as on a busy machine: this reveals
/// hidden assumptions of a test or of the page.
const SLOW: &str = "PAPAMU_SLOW";

/// Pauses at random moments, up to 0.3 s long, most of them short.
const STALLS: &str = "{
    const stall = () => {
        const end = performance.now() + Math.random() ** 3 * 300;
        while (performance.now() < end);
        setTimeout(stall, Math.random() * 80);
    };
    stall();
}";

/// Removes service workers, so that the browser always shows what the server has now.
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
        Page::of(Engine::Chromium, server, false)
    }

    /// A browser with a camera, which opens the site with a link.
    pub fn filmed(server: &Server, scene: Scene, link: &str) -> Page {
        let driver = Driver::of(Engine::Chromium);
        let browser = driver.filming_browser(scene).expect("a browser");
        let page = Page::in_browser(driver, browser, server, false);
        page.visit(link);
        page
    }

    /// A browser that may store the site for use without a network.
    pub fn keeping(server: &Server) -> Page {
        Page::keeping_in(Engine::Chromium, server)
    }

    /// A browser with this engine, which may store the site for use without a network.
    pub fn keeping_in(engine: Engine, server: &Server) -> Page {
        Page::of(engine, server, true)
    }

    fn of(engine: Engine, server: &Server, may_keep: bool) -> Page {
        // Now and then a driver of WebKit waits for its browser for ever.
        let started = (0..3).find_map(|_| {
            let driver = Driver::of(engine);
            driver.browser().map(|browser| (driver, browser))
        });
        let (driver, browser) = started.expect("a browser");
        Page::in_browser(driver, browser, server, may_keep)
    }

    fn in_browser(
        driver: Arc<Driver>,
        browser: Arc<Browser>,
        server: &Server,
        may_keep: bool,
    ) -> Page {
        let (site, origin) = (server.site.clone(), format!("http://{}", server.address));
        let page = Page { browser, site, origin, may_keep, forgiven: Mutex::default(), driver };
        page.prepare_tab();
        page
    }

    fn prepare_tab(&self) {
        if let (Engine::Chromium, Ok(rate)) = (self.browser.engine, env::var(SLOW)) {
            let rate: f64 = rate.parse().unwrap_or_else(|_| panic!("{SLOW} wants a number"));
            self.send("Emulation.setCPUThrottlingRate", json!({"rate": rate}));
            self.before_loading(STALLS);
        }
        if !self.may_keep {
            self.before_loading(KEEP_NOTHING);
        }
    }

    /// Opens the site with a link, as from a bookmark.
    #[track_caller]
    pub fn visit(&self, link: &str) {
        self.run(self.browser.session.goto(format!("{}{link}", self.site)));
    }

    /// Opens a new tab and switches to it.
    pub fn new_tab(&self) {
        self.browser.open_tab().expect("the browser to obey");
        self.prepare_tab();
    }

    /// Switches to a tab; the first has number 0.
    pub fn turn_to_tab(&self, number: usize) {
        self.run(async {
            let tabs = self.browser.session.windows().await?;
            self.browser.session.switch_to_window(tabs[number].clone()).await
        });
    }

    /// Closes the open tab and switches to the first.
    pub fn close_tab(&self) {
        self.run(self.browser.session.close_window());
        self.turn_to_tab(0);
    }

    /// Looks and acts in the first frame of the page.
    pub fn enter_frame(&self) {
        self.run(self.browser.session.enter_frame(0));
    }

    /// Looks and acts in the page around the frame again.
    pub fn leave_frame(&self) {
        self.run(self.browser.session.enter_default_frame());
    }

    /// Gives the site this many bytes of storage.
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
        let session = &self.browser.session;
        if self.browser.engine != Engine::Firefox {
            return self.run(session.refresh());
        }
        // Firefox's driver reloads past the service worker.
        self.run(async {
            let address = session.current_url().await?.to_string();
            session.goto("about:blank").await?;
            session.goto(address).await
        });
    }

    /// Turns JavaScript off, except for the tests' own scripts.
    pub fn without_scripts(&self) {
        self.send("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    }

    /// Runs a script before all others in every page that loads from now on.
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

    /// Runs a script that does something. If it throws, what it needs is not there yet, so it runs again.
    #[track_caller]
    pub fn act(&self, script: &str, arguments: impl Into<Vec<Value>>) {
        self.measure::<Value>(script, arguments);
    }

    /// The result of a script about something that does not change once it exists; until then the script throws.
    #[track_caller]
    pub fn measure<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: impl Into<Vec<Value>>,
    ) -> T {
        self.browser.js(script, arguments.into())
    }

    /// The same for a script that calls its last argument when it is done.
    #[track_caller]
    pub fn measure_later<T: DeserializeOwned>(&self, script: &str) -> T {
        let result = self.browser.insist(|| self.browser.session.execute_async(script, Vec::new()));
        result.convert().expect("a script's result of the right type")
    }

    /// Sets the width and height of the window, and a light or dark scheme.
    pub fn resize(&self, width: u32, height: u32, scheme: &str) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
        });
        self.send("Emulation.setDeviceMetricsOverride", size);
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.send("Emulation.setEmulatedMedia", media);
    }

    /// Shows the page on a phone or tablet of this size, with touch input.
    pub fn hold(&self, width: u32, height: u32) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": true});
        self.send("Emulation.setDeviceMetricsOverride", size);
        self.send(
            "Emulation.setTouchEmulationEnabled",
            json!({"enabled": true, "maxTouchPoints": 5}),
        );
    }

    /// Emulates a reader who asks for as little motion as possible.
    pub fn keep_still(&self) {
        let media = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
        self.send("Emulation.setEmulatedMedia", media);
    }

    /// Emulates a system that paints pages in its own colours.
    pub fn force_colours(&self) {
        let media = json!({"features": [{"name": "forced-colors", "value": "active"}]});
        self.send("Emulation.setEmulatedMedia", media);
    }

    /// Shows the page as it is printed.
    pub fn print_media(&self) {
        self.send("Emulation.setEmulatedMedia", json!({"media": "print"}));
    }

    /// Shows the page on the screen again.
    pub fn screen_media(&self) {
        self.send("Emulation.setEmulatedMedia", json!({"media": ""}));
    }

    /// How many pages of A4 the browser prints after the reader presses Ctrl+P.
    #[track_caller]
    pub fn printed_pages(&self) -> usize {
        self.act("window.isReady = false; window.print = () => { window.isReady = true }", []);
        // The page sets it when it also listens for these keys.
        self.wait_for_count("html[data-view]", 1);
        self.chord(&[Key::Control], "p");
        let is_ready = |page: &Glimpse| -> bool { page.js("return window.isReady", []) };
        self.wait("the page to be ready for paper", is_ready, |is_ready| *is_ready);
        let a4 = json!({"paperWidth": 8.27, "paperHeight": 11.69});
        let printed = self.browser.send("Page.printToPDF", a4).expect("the browser to obey");
        let count = r"return atob(arguments[0]).match(/\/Type \/Page\b/g)?.length ?? 0";
        self.measure(count, [printed["data"].clone()])
    }

    /// Lets the scripts of the page and of the test use the clipboard.
    pub fn allow_clipboard(&self) {
        let permissions = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        self.send("Browser.grantPermissions", permissions);
    }

    /// How many nodes the page holds after its garbage is collected, in the document and out of it.
    pub fn held_nodes(&self) -> u64 {
        self.send("HeapProfiler.collectGarbage", json!({}));
        self.send("Performance.enable", json!({}));
        let measured = self.browser.send("Performance.getMetrics", json!({}));
        let measured = measured.expect("the browser to obey");
        let mut metrics = measured["metrics"].as_array().expect("metrics").iter();
        let nodes = metrics.find(|metric| metric["name"] == "Nodes").expect("nodes");
        nodes["value"].as_f64().expect("a number") as u64
    }

    /// Where the browser's own debugger listens, and its name of the open tab.
    pub fn debugger(&self) -> (String, String) {
        let about = self.browser.session.capabilities().get("goog:chromeOptions");
        let address = about.and_then(|about| about["debuggerAddress"].as_str());
        let tab = self.run(self.browser.session.window());
        (address.expect("an address").to_string(), tab.to_string())
    }

    /// Makes the open tab behave like the one in front, or no longer.
    pub fn emulate_focus(&self, is_focused: bool) {
        self.send("Emulation.setFocusEmulationEnabled", json!({"enabled": is_focused}));
    }

    /// The errors in the console since the last call, and requests to other hosts.
    pub fn take_errors(&self) -> Vec<String> {
        self.browser.take_errors()
    }

    pub fn screenshot(&self, file: &Path) {
        self.run(self.browser.session.screenshot(file));
    }

    /// Drops errors that contain `what`, those too that the browser has not yet told of.
    pub fn forgive_errors_about(&self, what: &str) {
        self.forgiven.lock().expect("a test that has not failed").push(what.to_string());
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
        // A test that has failed already has said why; a second panic would end all tests. The browser of such a test
        // ends too.
        if thread::panicking() {
            return;
        }
        let mut errors = self.browser.take_errors();
        let forgiven = self.forgiven.lock().expect("a test that has not failed");
        errors.retain(|error| !forgiven.iter().any(|what| error.contains(what)));
        let is_clean = self.browser.engine == Engine::Chromium
            && !self.browser.has_camera
            && self.browser.clean(&self.origin).is_ok();
        if is_clean {
            self.driver.keep(Arc::clone(&self.browser));
        }
        assert!(errors.is_empty(), "errors in the console, or other hosts: {errors:#?}");
    }
}
