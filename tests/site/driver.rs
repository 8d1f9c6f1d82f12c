//! The programs that control browsers, one for each engine, and the browsers that they have started.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Instant;

use crate::browser::{Browser, Scene};
use crate::page::{PATIENCE, POLL};

/// What draws the pages of a browser and runs their scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// A running driver, and the folder with its files and those of its browsers. All tests in Chromium that run at the same
/// time share a driver, which ends with the last of them; a driver of another engine controls only one browser.
pub struct Driver {
    pub engine: Engine,
    process: Child,
    port: u16,
    folder: PathBuf,
    /// Browsers that no test is using.
    idle: Mutex<Vec<Arc<Browser>>>,
    /// Ends after the driver.
    _screen: Option<Screen>,
}

impl Driver {
    /// The running driver of Chromium, or else a new one; always a new one of another engine.
    pub fn of(engine: Engine) -> Arc<Driver> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        if engine != Engine::Chromium {
            return Arc::new(Driver::start(engine));
        }
        let mut shared = open(&SHARED);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Driver::start(engine));
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    /// A clean browser of an earlier test, or else a new one.
    pub fn browser(&self) -> Option<Arc<Browser>> {
        let idle = open(&self.idle).pop();
        idle.or_else(|| self.start_browser(None))
    }

    /// A new browser with a camera.
    pub fn filming_browser(&self, scene: Scene) -> Option<Arc<Browser>> {
        self.start_browser(Some(scene))
    }

    fn start_browser(&self, scene: Option<Scene>) -> Option<Arc<Browser>> {
        let address = format!("http://127.0.0.1:{}", self.port);
        Browser::start(self.engine, &address, scene).map(Arc::new)
    }

    /// Keeps a clean browser for the next test.
    pub fn keep(&self, browser: Arc<Browser>) {
        open(&self.idle).push(browser);
    }

    fn start(engine: Engine) -> Driver {
        // A driver takes a free port of one kind of address and then needs the same port of the other kind. Now and
        // then another program has that port, and the driver ends.
        (0..5).find_map(|_| Driver::try_start(engine)).expect("a driver that listens")
    }

    fn try_start(engine: Engine) -> Option<Driver> {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        // A short name: browsers put sockets there, whose paths must be short.
        let folder = env::temp_dir().join(format!("p{}.{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the browsers");
        let (variable, name) = match engine {
            Engine::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Engine::Firefox => ("GECKODRIVER", "geckodriver"),
            Engine::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        let program = env::var(variable).unwrap_or(name.into());
        let mut command = Command::new(&program);
        command.env("TMPDIR", &folder).stdout(Stdio::piped());
        let screen = (engine == Engine::WebKit).then(Screen::start);
        if let Some(screen) = &screen {
            command.env("DISPLAY", &screen.name);
        }
        // This driver does not say on which port it listens.
        let own = (engine == Engine::WebKit).then(free_port);
        let mut process = command
            .arg(format!("--port={}", own.unwrap_or(0)))
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let port = match own {
            Some(port) => listens(port, &mut process).then_some(port),
            None => output.find_map(|line| {
                let line = line.ok()?;
                let known = ["started successfully on port ", "Listening on 127.0.0.1:"];
                let (_, port) = known.iter().find_map(|words| line.split_once(words))?;
                port.trim_end_matches('.').parse().ok()
            }),
        };
        // The driver dies if it cannot write.
        thread::spawn(move || output.for_each(drop));
        let Some(port) = port else {
            process.wait().expect("a driver that says nothing more has ended");
            fs::remove_dir_all(&folder).ok();
            return None;
        };
        Some(Driver { engine, process, port, folder, idle: Mutex::default(), _screen: screen })
    }

    /// Asks chromedriver to end itself, and its browsers with it. The others have only browsers that have ended.
    fn shut_down(&mut self) -> io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
        let deadline = Instant::now() + PATIENCE;
        while self.process.try_wait()?.is_none() && Instant::now() < deadline {
            thread::sleep(POLL);
        }
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        open(&self.idle).clear();
        if self.engine == Engine::Chromium {
            self.shut_down().ok();
        }
        self.process.kill().ok();
        self.process.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// A screen that nobody sees: WebKit's browser draws only in a window.
struct Screen {
    process: Child,
    name: String,
    /// Kept open: the screen dies if it cannot write.
    _output: BufReader<ChildStdout>,
}

impl Screen {
    fn start() -> Screen {
        let mut process = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("Xvfb does not start: {error}"));
        // It writes the number of the screen when it is ready.
        let mut number = String::new();
        let mut output = BufReader::new(process.stdout.take().expect("a pipe"));
        output.read_line(&mut number).expect("a number");
        Screen { process, name: format!(":{}", number.trim_end()), _output: output }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("a bound socket").port()
}

/// Waits until a program listens on its port; false if it ends instead.
fn listens(port: u16, process: &mut Child) -> bool {
    let deadline = Instant::now() + PATIENCE;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        let has_ended = process.try_wait().expect("a program that this one has started").is_some();
        if has_ended {
            return false;
        }
        assert!(Instant::now() < deadline, "a driver does not listen");
        thread::sleep(POLL);
    }
    true
}

/// The content of a lock, even if a test has panicked with it.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
