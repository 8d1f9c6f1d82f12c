//! The program that steers a browser, and which browser that is.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Lines, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;

use crate::page::{PATIENCE, POLL};
use crate::server::Server;

/// A browser that reports its console, and goes to the server with all that is not on this machine:
/// there it leaves a trace.
pub fn browser(server: &Server) -> Capabilities {
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
        &format!("--proxy-server={}", server.address),
    ];
    for argument in arguments {
        chrome.add_arg(argument).expect("an argument");
    }
    if let Ok(browser) = env::var("CHROME") {
        chrome.set_binary(&browser).expect("a path");
    }
    chrome.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level");
    chrome.into()
}

/// A running chromedriver, and the folder in which it and its browsers keep their files.
pub struct Driver {
    process: Child,
    port: u16,
    folder: PathBuf,
    /// Kept open: a driver which cannot write dies.
    _output: Lines<BufReader<ChildStdout>>,
}

impl Driver {
    pub fn start() -> Driver {
        // A driver takes a free port of one kind of address and then wants the same one of the other
        // kind. Now and then another driver has that, and it ends.
        (0..5).find_map(|_| Driver::try_start()).expect("a chromedriver which says its port")
    }

    fn try_start() -> Option<Driver> {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        // A short name: browsers put sockets there, whose paths may not be long.
        let folder = env::temp_dir().join(format!("p{}.{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the browser");
        let program = env::var("CHROMEDRIVER").unwrap_or("chromedriver".into());
        let mut process = Command::new(&program)
            .arg("--port=0")
            .env("TMPDIR", &folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        // It says which port it has found, once it listens there.
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
        Some(Driver { process, port, folder, _output: output })
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks the driver to end its browser and itself.
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
        self.shut_down().ok();
        self.process.kill().ok();
        self.process.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}
