//! A browser, which one test uses after another.
//!
//! Tests are plain functions: only this module knows that WebDriver is asynchronous.

use std::env;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};
use thirtyfour::prelude::*;
use tokio::runtime::{Builder, Runtime};

use crate::driver::Engine;
use crate::page::{PATIENCE, pause};
use crate::server::Server;

/// How long a script that calls back may take.
const LONGEST_SCRIPT: Duration = Duration::from_secs(120);

/// What the script of a watched build has noticed in this browser.
const TAKE_NOTICED: &str = "
    const noticed = JSON.parse(localStorage.getItem('noticed') ?? '[]');
    localStorage.removeItem('noticed');
    return noticed";

/// What is before Chromium's camera, which the browser then lets every page use.
#[derive(Clone, Copy)]
pub enum Scene<'a> {
    Film(&'a Path),
    /// Nothing that can be read; there are two cameras.
    Twice,
}

pub struct Browser {
    pub engine: Engine,
    pub has_camera: bool,
    pub session: WebDriver,
    runtime: Runtime,
    /// The proxy for requests to other hosts, which notices them.
    elsewhere: Server,
}

impl Browser {
    /// Starts a browser, whose driver has this address. Returns none if the driver does not answer.
    pub fn start(engine: Engine, driver: &str, scene: Option<Scene>) -> Option<Browser> {
        let elsewhere = Server::start("/");
        let capabilities = match engine {
            Engine::Chromium => chromium(&elsewhere.address, scene),
            Engine::Firefox => firefox(&elsewhere.address),
            Engine::WebKit => webkit(&elsewhere.address),
        };
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let session = runtime.block_on(WebDriver::new(driver, capabilities.expect("capabilities")));
        let session = session.inspect_err(|error| eprintln!("no browser: {error}")).ok()?;
        let timeouts = TimeoutConfiguration::new(Some(LONGEST_SCRIPT), None, None);
        runtime.block_on(session.update_timeouts(timeouts)).expect("a time-out");
        let browser = Browser { engine, has_camera: scene.is_some(), session, runtime, elsewhere };
        browser.focus().expect("a tab");
        Some(browser)
    }

    /// Makes the open tab behave like the one in front, so that it gets focus events.
    fn focus(&self) -> WebDriverResult<()> {
        if self.engine != Engine::Chromium {
            // The only window of its screen has the focus.
            return Ok(());
        }
        self.send("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).map(drop)
    }

    /// Opens a new tab and switches to it.
    pub fn open_tab(&self) -> WebDriverResult<()> {
        let tab = self.run(self.session.new_tab())?;
        self.run(self.session.switch_to_window(tab))?;
        self.focus()
    }

    pub fn run<T>(&self, command: impl Future<Output = WebDriverResult<T>>) -> WebDriverResult<T> {
        self.runtime.block_on(command)
    }

    /// Repeats a command until it succeeds: its element may not exist yet.
    #[track_caller]
    pub fn insist<T, F>(&self, command: impl Fn() -> F) -> T
    where
        F: Future<Output = WebDriverResult<T>>,
    {
        let start = Instant::now();
        loop {
            match self.run(command()) {
                Ok(done) => return done,
                Err(error) if is_early(&error) && start.elapsed() < PATIENCE => pause(start),
                Err(error) => panic!("{error}\nconsole: {:?}", self.take_errors()),
            }
        }
    }

    /// The result of a script in the open tab, as soon as the script does not throw.
    #[track_caller]
    pub fn js<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let result = self.insist(|| self.session.execute(script, arguments.clone()));
        result.convert().expect("a script's result of the right type")
    }

    /// Sends a command of Chromium's own protocol to the open tab.
    pub fn send(&self, command: &str, parameters: Value) -> WebDriverResult<Value> {
        self.run(self.session.cdp().send_raw(command, parameters))
    }

    /// The errors in the console since the last call, including reports of the content security policy, and requests to
    /// other hosts. Only Chromium gives its console to WebDriver; see [`crate::builds::watched`] for the other engines.
    pub fn take_errors(&self) -> Vec<String> {
        let mut errors = match self.engine {
            Engine::Chromium => {
                let log = self.run(self.session.browser_log()).expect("the console");
                let errors = log.into_iter().filter(|entry| entry.level == "SEVERE");
                errors.map(|entry| entry.message).collect()
            }
            _ => {
                let noticed = self.run(self.session.execute(TAKE_NOTICED, Vec::new()));
                let noticed = noticed.and_then(|noticed| noticed.convert());
                noticed.unwrap_or_else(|error| vec![format!("no word of errors: {error}")])
            }
        };
        let strangers = self.elsewhere.take_requests().into_iter();
        let strangers = strangers.filter(|request| !request.is_the_browsers_own());
        errors.extend(strangers.map(|request| request.target));
        errors
    }

    /// Removes all data of this origin, and all tabs but an empty one.
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

fn chromium(proxy: &str, scene: Option<Scene>) -> WebDriverResult<Capabilities> {
    let mut chrome = DesiredCapabilities::chrome();
    for argument in [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Without tabs and an address line, whose animations take a sixth of the processor time.
        "--kiosk",
        "--screen-info={1280x813}",
        &format!("--proxy-server={proxy}"),
    ] {
        chrome.add_arg(argument)?;
    }
    if let Some(scene) = scene {
        chrome.add_arg("--use-fake-ui-for-media-stream")?;
        match scene {
            Scene::Film(film) => {
                chrome.add_arg("--use-fake-device-for-media-stream")?;
                chrome.add_arg(&format!("--use-file-for-fake-video-capture={}", film.display()))?;
            }
            Scene::Twice => chrome.add_arg("--use-fake-device-for-media-stream=device-count=2")?,
        }
    }
    if let Ok(browser) = env::var("CHROME") {
        chrome.set_binary(&browser)?;
    }
    chrome.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(chrome.into())
}

/// Firefox reaches hosts of this machine without the proxy.
fn firefox(proxy: &str) -> WebDriverResult<Capabilities> {
    let mut firefox = DesiredCapabilities::firefox();
    for argument in ["-headless", "--width=1280", "--height=900"] {
        firefox.add_arg(argument)?;
    }
    if let Ok(browser) = env::var("FIREFOX") {
        firefox.set_firefox_binary(&browser)?;
    }
    firefox.set("proxy", json!({"proxyType": "manual", "httpProxy": proxy, "sslProxy": proxy}))?;
    Ok(firefox.into())
}

/// The driver knows the path of its browser.
fn webkit(proxy: &str) -> WebDriverResult<Capabilities> {
    let mut webkit = Capabilities::new();
    let direct = ["127.0.0.1"];
    webkit.set(
        "proxy",
        json!({"proxyType": "manual", "httpProxy": proxy, "sslProxy": proxy, "noProxy": direct}),
    )?;
    Ok(webkit)
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Otherwise the session would end only after two minutes.
        self.runtime.block_on(self.session.clone().quit()).ok();
    }
}

/// Whether a command may succeed a little later.
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
