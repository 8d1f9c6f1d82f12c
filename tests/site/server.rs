//! A web server for the built site which remembers what it was asked for, and which can be told to
//! play tricks.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;

/// What a server makes of a file with this name and content before it sends it; `None` for "not
/// found".
type Trick = Box<dyn Fn(&str, Vec<u8>) -> Option<Vec<u8>> + Send>;

const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/dist");

/// Serves `dist/` below one folder and nothing else, until the tests end.
pub struct Server {
    /// Host and port.
    pub address: String,
    /// The address of the site, with a slash at its end.
    pub site: String,
    state: Arc<State>,
}

struct State {
    folder: String,
    trick: Mutex<Option<Trick>>,
    requests: Mutex<Vec<Request>>,
}

/// What somebody asked for. The server is the browser's proxy too, so requests for other hosts show
/// up here, with their whole address.
#[derive(Clone, Debug)]
pub struct Request {
    pub target: String,
    pub found: bool,
}

impl Request {
    /// Browsers call their makers whatever one tells them. (No page or worker of ours could hide
    /// behind that: neither works with what these hosts answer.)
    pub fn is_the_browsers_own(&self) -> bool {
        let address = self.target.trim_start_matches("http://");
        let host = address.split(['/', ':']).next().unwrap_or_default();
        [".google.com", ".googleapis.com", ".gvt1.com"].iter().any(|maker| host.ends_with(maker))
    }
}

impl Server {
    /// Serves below `folder`, which begins and ends with a slash.
    pub fn start(folder: &str) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("a bound socket").to_string();
        let state = Arc::new(State {
            folder: folder.to_string(),
            trick: Mutex::default(),
            requests: Mutex::default(),
        });
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                // A browser that hangs up early is no concern of the tests.
                thread::spawn(move || state.answer(stream).ok());
            }
        });
        let site = format!("http://{address}{folder}");
        Server { address, site, state }
    }

    /// From now on files go out as `trick` makes them.
    pub fn trick(&self, trick: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>> + Send + 'static) {
        *self.state.trick.lock().unwrap() = Some(Box::new(trick));
    }

    /// From now on files go out as they are.
    pub fn heal(&self) {
        *self.state.trick.lock().unwrap() = None;
    }

    pub fn requests(&self) -> Vec<Request> {
        self.state.requests.lock().unwrap().clone()
    }
}

impl State {
    fn answer(&self, mut stream: TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(stream.try_clone()?).lines();
        let first = lines.next().transpose()?.unwrap_or_default();
        // The rest of the head must be read: closing before would reset the connection.
        while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
        let Some(target) = first.split(' ').nth(1) else {
            return Ok(());
        };
        let path = target.split('?').next().unwrap_or_default();
        let file = path.strip_prefix(&self.folder).and_then(|file| self.read(file));
        self.requests
            .lock()
            .unwrap()
            .push(Request { target: target.to_string(), found: file.is_some() });
        let (status, kind, body) = match file {
            Some((kind, body)) => ("200 OK", kind, body),
            None => ("404 Not Found", "text/plain", Vec::new()),
        };
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
             X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n\
             Connection: close\r\n\r\n",
            body.len()
        )?;
        stream.write_all(&body)
    }

    fn read(&self, file: &str) -> Option<(&'static str, Vec<u8>)> {
        let file = if file.is_empty() { "index.html" } else { file };
        let body = fs::read(Path::new(DIST).join(file)).ok()?;
        let body = match &*self.trick.lock().unwrap() {
            Some(trick) => trick(file, body)?,
            None => body,
        };
        let kind = match file.rsplit('.').next()? {
            "html" => "text/html; charset=utf-8",
            "css" => "text/css",
            "js" => "text/javascript",
            "json" => "application/json",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        };
        Some((kind, body))
    }
}
