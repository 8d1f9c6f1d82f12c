//! A browser, which tests use one after the other.
//!
//! The tests are plain functions: this module alone knows that WebDriver is asynchronous.

use std::env;
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::error::{WebDriverError, WebDriverErrorInfo, WebDriverErrorInner};
use thirtyfour::prelude::*;
use tokio::runtime::{Builder, Runtime};

use crate::page::{PATIENCE, POLL};
use crate::server::Server;

/// How long a script may take that calls back.
const LONGEST_SCRIPT: Duration = Duration::from_secs(120);

pub struct Browser {
    pub session: WebDriver,
    runtime: Runtime,
    /// The proxy that gets its requests for other hosts, so that they are noticed.
    elsewhere: Server,
}

impl Browser {
    /// Starts one that reports its console.
    pub fn start(driver: &str) -> Browser {
        let elsewhere = Server::start("/");
        let mut chrome = DesiredCapabilities::chrome();
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1280,900",
            &format!("--proxy-server={}", elsewhere.address),
        ];
        for argument in arguments {
            chrome.add_arg(argument).expect("an argument");
        }
        if let Ok(browser) = env::var("CHROME") {
            chrome.set_binary(&browser).expect("a path");
        }
        chrome.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level");
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let session = runtime.block_on(WebDriver::new(driver, chrome)).expect("a browser");
        let timeouts = TimeoutConfiguration::new(Some(LONGEST_SCRIPT), None, None);
        runtime.block_on(session.update_timeouts(timeouts)).expect("a time-out");
        let browser = Browser { session, runtime, elsewhere };
        browser.focus().expect("a tab");
        browser
    }

    /// Makes the open tab behave as the one in front, which gets events of focus.
    fn focus(&self) -> WebDriverResult<()> {
        self.send("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).map(drop)
    }

    /// Turns to a new tab.
    pub fn open_tab(&self) -> WebDriverResult<()> {
        let tab = self.run(self.session.new_tab())?;
        self.run(self.session.switch_to_window(tab))?;
        self.focus()
    }

    pub fn run<T>(&self, command: impl Future<Output = WebDriverResult<T>>) -> WebDriverResult<T> {
        self.runtime.block_on(command)
    }

    /// Repeats a command until the browser obeys: its element may not be there yet.
    #[track_caller]
    pub fn insist<T, F>(&self, command: impl Fn() -> F) -> T
    where
        F: Future<Output = WebDriverResult<T>>,
    {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.run(command()) {
                Ok(done) => return done,
                Err(error) if is_early(&error) && Instant::now() < deadline => thread::sleep(POLL),
                Err(error) => panic!("{error}\nconsole: {:?}", self.take_errors()),
            }
        }
    }

    /// What a script returns in the open tab, once it does not throw.
    #[track_caller]
    pub fn js<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let result = self.insist(|| self.session.execute(script, arguments.clone()));
        result.convert().expect("a script's result of the right type")
    }

    /// Sends a command of Chromium's own protocol to the open tab.
    pub fn send(&self, command: &str, parameters: Value) -> WebDriverResult<Value> {
        self.run(self.session.cdp().send_raw(command, parameters))
    }

    /// The errors in the console since the last look, reports of the content security policy among
    /// them, and requests for other hosts.
    pub fn take_errors(&self) -> Vec<String> {
        let log = self.run(self.session.browser_log()).expect("the console");
        let errors = log.into_iter().filter(|entry| entry.level == "SEVERE");
        let strangers = self.elsewhere.take_requests().into_iter();
        let strangers = strangers.filter(|request| !request.is_the_browsers_own());
        errors.map(|entry| entry.message).chain(strangers.map(|request| request.target)).collect()
    }

    /// Removes everything of this origin, and all tabs but an empty one.
    pub fn clean(&self, origin: &str) -> WebDriverResult<()> {
        let used = self.run(self.session.windows())?;
        self.open_tab()?;
        let fresh = self.run(self.session.window())?;
        for tab in used {
            self.run(self.session.switch_to_window(tab))?;
            self.run(self.session.close_window())?;
        }
        self.run(self.session.switch_to_window(fresh))?;
        let all = json!({"origin": origin, "storageTypes": "all"});
        self.send("Storage.clearDataForOrigin", all)?;
        self.send("Network.clearBrowserCache", json!({}))?;
        self.send("Browser.resetPermissions", json!({}))?;
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Left to itself the session would take two minutes to end.
        self.runtime.block_on(self.session.clone().quit()).ok();
    }
}

/// The error of a command that may succeed once the page has come farther.
pub fn early(what: String) -> WebDriverError {
    WebDriverError::ElementNotInteractable(WebDriverErrorInfo::new(what))
}

/// Whether a command may succeed once the page has come farther.
fn is_early(error: &WebDriverError) -> bool {
    use WebDriverErrorInner::*;
    matches!(
        error.as_inner(),
        ElementClickIntercepted(_)
            | ElementNotInteractable(_)
            | JavascriptError(_)
            | MoveTargetOutOfBounds(_)
            | NoSuchElement(_)
            | StaleElementReference(_)
    )
}
