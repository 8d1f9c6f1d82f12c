//! The part of HTTP/1.1 that a host of files needs: one request after the other on a connection.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// How long a connection may be silent.
const IDLE: Duration = Duration::from_secs(60);
/// How long the head of a request may be, in bytes.
const HEAD: u64 = 32 * 1024;

/// A request, without its body.
#[derive(Debug)]
pub struct Request {
    pub method: String,
    pub target: String,
    version: String,
    headers: Vec<(String, String)>,
}

impl Request {
    /// The value of a header; give its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// `None` if there are no more requests; an error of the kind `InvalidData` if this is not HTTP.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Request>> {
        let mut head = reader.take(HEAD);
        let mut line = || -> io::Result<Option<String>> {
            let mut line = Vec::new();
            head.read_until(b'\n', &mut line)?;
            if line.is_empty() {
                return Ok(None);
            }
            let line = line.strip_suffix(b"\n").ok_or(ErrorKind::InvalidData)?;
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let line = str::from_utf8(line).map_err(|_| ErrorKind::InvalidData)?;
            Ok(Some(line.to_string()))
        };
        let Some(first) = line()? else { return Ok(None) };
        let [method, target, version] = first.split(' ').collect::<Vec<_>>()[..] else {
            return Err(ErrorKind::InvalidData.into());
        };
        let mut request = Request {
            method: method.into(),
            target: target.into(),
            version: version.into(),
            headers: Vec::new(),
        };
        loop {
            let line = line()?.ok_or(ErrorKind::InvalidData)?;
            if line.is_empty() {
                return Ok(Some(request));
            }
            let (key, value) = line.split_once(':').ok_or(ErrorKind::InvalidData)?;
            request.headers.push((key.to_ascii_lowercase(), value.trim().to_string()));
        }
    }

    /// Whether this is the last request of the connection. One with a body is, since the server does not read bodies.
    fn is_the_last(&self) -> bool {
        self.version != "HTTP/1.1"
            || self.header("connection").is_some_and(|it| it.eq_ignore_ascii_case("close"))
            || self.header("content-length").is_some_and(|length| length != "0")
            || self.header("transfer-encoding").is_some()
    }
}

#[derive(Debug)]
pub struct Response {
    pub status: &'static str,
    pub headers: Vec<(&'static str, String)>,
    pub body: Arc<[u8]>,
}

impl Response {
    /// An answer of a few words instead of a file.
    pub fn words(status: &'static str) -> Response {
        let headers = vec![("Content-Type", "text/plain".into())];
        Response { status, headers, body: status.as_bytes().into() }
    }

    /// The bytes to send.
    fn bytes(&self, request: Option<&Request>) -> Vec<u8> {
        let mut bytes = format!("HTTP/1.1 {}\r\n", self.status).into_bytes();
        for (key, value) in &self.headers {
            bytes.extend(format!("{key}: {value}\r\n").bytes());
        }
        let has_body = !self.status.starts_with("304");
        if has_body {
            bytes.extend(format!("Content-Length: {}\r\n", self.body.len()).bytes());
        }
        if request.is_none_or(Request::is_the_last) {
            bytes.extend(b"Connection: close\r\n");
        }
        bytes.extend(b"X-Content-Type-Options: nosniff\r\n\r\n");
        if has_body && request.is_none_or(|request| request.method != "HEAD") {
            bytes.extend(&*self.body);
        }
        bytes
    }
}

/// Answers requests, each connection in a thread of its own.
pub trait Service: Send + Sync + 'static {
    /// With `None` the server hangs up.
    fn answer(&self, request: &Request) -> Option<Response>;

    fn send(&self, _: &Request, bytes: &[u8], stream: &mut TcpStream) -> io::Result<()> {
        stream.write_all(bytes)
    }
}

/// Serves until the program ends.
pub fn listen<S: Service>(listener: &TcpListener, service: &Arc<S>) {
    for stream in listener.incoming() {
        let Ok(stream) = stream else {
            // Too many connections are open; some will end.
            thread::sleep(Duration::from_millis(10));
            continue;
        };
        let service = Arc::clone(service);
        // A browser that hangs up early, and a machine without room for one more thread, end this
        // connection and no other.
        let conversation = move || converse(stream, &*service).ok();
        thread::Builder::new().spawn(conversation).ok();
    }
}

fn converse(mut stream: TcpStream, service: &impl Service) -> io::Result<()> {
    stream.set_read_timeout(Some(IDLE))?;
    stream.set_write_timeout(Some(IDLE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let request = match Request::read(&mut reader) {
            Ok(Some(request)) => request,
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return stream.write_all(&Response::words("400 Bad Request").bytes(None));
            }
            Ok(None) | Err(_) => return Ok(()),
        };
        let Some(response) = service.answer(&request) else { return Ok(()) };
        service.send(&request, &response.bytes(Some(&request)), &mut stream)?;
        if request.is_the_last() {
            return Ok(());
        }
    }
}
