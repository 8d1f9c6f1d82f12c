//! The program that controls browsers, and the browsers that it has started.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Lines, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Instant;

use crate::browser::Browser;
use crate::page::{PATIENCE, POLL};

/// A running chromedriver, and the folder with its files and those of its browsers. All tests that run at the same time
/// share it; it ends with the last of them.
pub struct Driver {
    process: Child,
    port: u16,
    folder: PathBuf,
    /// Browsers that no test is using.
    idle: Mutex<Vec<Arc<Browser>>>,
    /// Kept open: the driver dies if it cannot write.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Driver {
    /// The running driver, or else a new one.
    pub fn shared() -> Arc<Driver> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        let mut shared = open(&SHARED);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Driver::start());
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    /// A clean browser of an earlier test, or else a new one.
    pub fn browser(&self) -> Arc<Browser> {
        let idle = open(&self.idle).pop();
        idle.unwrap_or_else(|| Arc::new(Browser::start(&format!("http://127.0.0.1:{}", self.port))))
    }

    /// Keeps a clean browser for the next test.
    pub fn keep(&self, browser: Arc<Browser>) {
        open(&self.idle).push(browser);
    }

    fn start() -> Driver {
        // A driver takes a free port of one kind of address and then needs the same port of the other kind. Now and
        // then another program has that port, and the driver ends.
        (0..5).find_map(|_| Driver::try_start()).expect("a chromedriver which says its port")
    }

    fn try_start() -> Option<Driver> {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        // A short name: browsers put sockets there, whose paths must be short.
        let folder = env::temp_dir().join(format!("p{}.{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the browsers");
        let program = env::var("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let mut process = Command::new(&program)
            .arg("--port=0")
            .env("TMPDIR", &folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        // The driver prints the port on which it listens.
        let port = output.find_map(|line| {
            let line = line.ok()?;
            let (_, port) = line.split_once("started successfully on port ")?;
            port.trim_end_matches('.').parse().ok()
        });
        let Some(port) = port else {
            process.wait().expect("a driver that says nothing more has ended");
            fs::remove_dir_all(&folder).ok();
            return None;
        };
        Some(Driver { process, port, folder, idle: Mutex::default(), _output: output })
    }

    /// Asks the driver to end itself.
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
        self.shut_down().ok();
        self.process.kill().ok();
        self.process.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// The content of a lock, even if a test has panicked with it.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
