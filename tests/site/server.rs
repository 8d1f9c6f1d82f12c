//! The host of the site in the tests. It records requests, and a test can make it play tricks, serve another build, be
//! slow or be away.

use std::io;
use std::mem;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;

use host::{Request, Response, Service, Site, listen};

use crate::builds::watched;
use crate::line::Line;

/// What a server sends instead of a file with this name and content; `None` for "not found".
type Trick = Box<dyn Fn(&str, Vec<u8>) -> Option<Vec<u8>> + Send>;

pub const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/dist");

/// The built site, whose files all tests pack only once.
pub fn built() -> Arc<Site> {
    static BUILT: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new(DIST)));
    Arc::clone(&BUILT)
}

/// Serves a built site below one folder and nothing else, until the tests end.
pub struct Server {
    /// Host and port.
    pub address: String,
    /// The address of the site, with a slash at its end.
    pub site: String,
    state: Arc<State>,
}

struct State {
    folder: String,
    site: Mutex<Arc<Site>>,
    /// Without a line, files are sent unpacked and browsers do not store them, so that a test that changes a file sees
    /// the change; with a line, files are sent as a good host sends them.
    line: Option<Line>,
    is_away: AtomicBool,
    trick: Mutex<Option<Trick>>,
    requests: Mutex<Vec<Asked>>,
    /// The connection ends in the middle of files whose names begin like this.
    cut: Mutex<Option<&'static str>>,
    /// Files whose names begin like this wait until they are released.
    held: Mutex<Option<&'static str>>,
    released: Condvar,
}

/// A request of a browser. If the server is its proxy, the target is the whole address at another host.
#[derive(Clone, Debug)]
pub struct Asked {
    pub target: String,
    pub found: bool,
}

impl Asked {
    /// Requests to the browser's own maker, which no setting prevents. (The site could not hide a request among them:
    /// it has no use for the answers of these hosts.)
    pub fn is_the_browsers_own(&self) -> bool {
        let address = self.target.trim_start_matches("http://");
        let host = address.split(['/', ':']).next().unwrap_or_default();
        [
            ".google.com",
            ".googleapis.com",
            ".gvt1.com",
            ".mozilla.com",
            ".mozilla.net",
            ".mozilla.org",
            ".firefox.com",
        ]
        .iter()
        .any(|maker| host.ends_with(maker))
    }
}

impl Server {
    /// Serves `dist/` below `folder`, which begins and ends with a slash.
    pub fn start(folder: &str) -> Server {
        Server::with(folder, None)
    }

    /// Serves a build that notices errors in every browser; see [`watched`].
    pub fn watched() -> Server {
        let server = Server::start("/papamu/");
        server.switch_to(watched());
        server
    }

    /// Serves `dist/` as a good host does, over this line.
    pub fn over(line: Line) -> Server {
        Server::with("/", Some(line))
    }

    fn with(folder: &str, line: Option<Line>) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("a bound socket").to_string();
        let state = Arc::new(State {
            folder: folder.to_string(),
            site: Mutex::new(built()),
            line,
            is_away: AtomicBool::new(false),
            trick: Mutex::default(),
            requests: Mutex::default(),
            cut: Mutex::default(),
            held: Mutex::default(),
            released: Condvar::new(),
        });
        let service = Arc::clone(&state);
        thread::spawn(move || listen(&listener, &service));
        let site = format!("http://{address}{folder}");
        Server { address, site, state }
    }

    /// From now on `trick` changes the files before they are sent.
    pub fn trick(&self, trick: impl Fn(&str, Vec<u8>) -> Option<Vec<u8>> + Send + 'static) {
        *open(&self.state.trick) = Some(Box::new(trick));
    }

    /// From now on hangs up in the middle of files whose names begin like this.
    pub fn cut(&self, names: &'static str) {
        *open(&self.state.cut) = Some(names);
    }

    /// From now on files are sent unchanged and whole.
    pub fn heal(&self) {
        *open(&self.state.trick) = None;
        *open(&self.state.cut) = None;
    }

    /// From now on files whose names begin like this are not sent.
    pub fn hold(&self, names: &'static str) {
        *open(&self.state.held) = Some(names);
    }

    /// Sends the files that were held.
    pub fn release(&self) {
        *open(&self.state.held) = None;
        self.state.released.notify_all();
    }

    /// From now on serves another build.
    pub fn switch_to(&self, build: &Path) {
        *open(&self.state.site) = Arc::new(Site::new(build));
    }

    /// From now on answers no request, as without a network; or answers all again.
    pub fn be_away(&self, is_away: bool) {
        self.state.is_away.store(is_away, Ordering::SeqCst);
    }

    pub fn requests(&self) -> Vec<Asked> {
        open(&self.state.requests).clone()
    }

    /// The requests since the last call.
    pub fn take_requests(&self) -> Vec<Asked> {
        mem::take(&mut open(&self.state.requests))
    }

    /// The line over which it serves.
    pub fn line(&self) -> &Line {
        self.state.line.as_ref().expect("a server that was started with a line")
    }

    /// Packs all files in advance, as a good host does.
    pub fn pack(&self) {
        open(&self.state.site).clone().pack();
    }
}

impl State {
    /// The path of a requested file below the folder.
    fn path<'a>(&self, request: &'a Request) -> Option<&'a str> {
        request.target.split('?').next()?.strip_prefix(&self.folder)
    }

    fn response(&self, request: &Request) -> Response {
        let site = Arc::clone(&open(&self.site));
        match self.path(request) {
            None => Response::words("404 Not Found"),
            Some(path) if self.line.is_some() => site.answer(request, path),
            Some(path) => self.tricked(&site, path),
        }
    }

    fn tricked(&self, site: &Site, path: &str) -> Response {
        let path = if path.is_empty() { "index.html" } else { path };
        let is_held = |held: &mut Option<&str>| held.is_some_and(|names| path.starts_with(names));
        drop(self.released.wait_while(open(&self.held), is_held));
        let body = site.read(path).and_then(|body| match &*open(&self.trick) {
            Some(trick) => trick(path, body),
            None => Some(body),
        });
        let Some(body) = body else { return Response::words("404 Not Found") };
        let mut headers = site.headers(path);
        headers.push(("Cache-Control", "no-store".to_string()));
        Response { status: "200 OK", headers, body: body.into() }
    }
}

impl Service for State {
    fn answer(&self, request: &Request) -> Option<Response> {
        if self.is_away.load(Ordering::SeqCst) {
            return None;
        }
        let response = self.response(request);
        let found = !response.status.starts_with("404");
        open(&self.requests).push(Asked { target: request.target.clone(), found });
        Some(response)
    }

    fn send(&self, request: &Request, bytes: &[u8], stream: &mut TcpStream) -> io::Result<()> {
        let cut = *open(&self.cut);
        match &self.line {
            Some(line) => line.carry(&request.target, bytes, stream),
            None if cut.is_some_and(|names| {
                self.path(request).is_some_and(|path| path.starts_with(names))
            }) =>
            {
                io::Write::write_all(stream, &bytes[..bytes.len() / 2])?;
                Err(io::ErrorKind::ConnectionAborted.into())
            }
            None => io::Write::write_all(stream, bytes),
        }
    }
}

/// The content of a lock, even if a trick has panicked with it.
fn open<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
