//! The server's answers over a real connection.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use host::{Coding, Request, Response, Service, Site, content_type, listen};

struct Whole(Site);

impl Service for Whole {
    fn answer(&self, request: &Request) -> Option<Response> {
        Some(self.0.answer(request, request.target.trim_start_matches('/')))
    }
}

fn script() -> Vec<u8> {
    "the same again; ".repeat(500).into_bytes()
}

/// A host of a small site, with a file beside its folder.
fn start(name: &str) -> (SocketAddr, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("site/fonts-0123456789")).unwrap();
    fs::write(folder.join("secret.txt"), "secret").unwrap();
    let site = folder.join("site");
    for (file, content) in [
        ("index.html", b"<!doctype html>".to_vec()),
        ("sw.js", script()),
        ("app-be01abe6bd5d4a4b.js", script()),
        ("fonts-0123456789/one.woff2", script()),
        (".hidden", b"secret".to_vec()),
    ] {
        fs::write(site.join(file), content).unwrap();
    }
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let service = Arc::new(Whole(Site::new(&site)));
    thread::spawn(move || listen(&listener, &service));
    (address, site)
}

/// Everything the host sends until it closes the connection: heads as text, and the bytes after the first head.
fn say(address: SocketAddr, words: &[u8]) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(words).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").map_or(0, |at| at + 4);
    (String::from_utf8_lossy(&answer[..end]).into_owned(), answer.split_off(end))
}

fn get(address: SocketAddr, path: &str, headers: &str) -> (String, Vec<u8>) {
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: here\r\n{headers}Connection: close\r\n\r\n");
    say(address, request.as_bytes())
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn packs_what_the_browser_can_unpack() {
    let (address, _) = start("packs");
    let mut whole = Vec::new();
    let (head, body) = get(address, "/sw.js", "Accept-Encoding: gzip, deflate, br, zstd\r\n");
    assert_eq!(header(&head, "Content-Encoding"), Some("br"));
    assert_eq!(header(&head, "Vary"), Some("Accept-Encoding"));
    assert!(body.len() < 100, "{} bytes", body.len());
    brotli::Decompressor::new(&body[..], 4096).read_to_end(&mut whole).unwrap();
    assert_eq!(whole, script());

    let (head, body) = get(address, "/sw.js", "Accept-Encoding: gzip;q=0.5, br;q=0\r\n");
    assert_eq!(header(&head, "Content-Encoding"), Some("gzip"));
    let mut whole = Vec::new();
    flate2::read::GzDecoder::new(&body[..]).read_to_end(&mut whole).unwrap();
    assert_eq!(whole, script());

    let (head, body) = get(address, "/sw.js", "");
    assert_eq!((header(&head, "Content-Encoding"), body), (None, script()));
    // Typefaces are packed already.
    let (head, body) = get(address, "/fonts-0123456789/one.woff2", "Accept-Encoding: br\r\n");
    assert_eq!((header(&head, "Content-Encoding"), body), (None, script()));
    assert_eq!(Coding::best("br;q=0.0, *"), None);
}

#[test]
fn says_what_a_file_is_and_how_long_it_may_be_kept() {
    let (address, site) = start("keeps");
    for (path, kind, keeping) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/app-be01abe6bd5d4a4b.js", "text/javascript; charset=utf-8", "immutable"),
        ("/fonts-0123456789/one.woff2", "font/woff2", "immutable"),
    ] {
        let (head, _) = get(address, path, "");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert_eq!(header(&head, "Content-Type"), Some(kind), "{path}");
        assert!(header(&head, "Cache-Control").unwrap().ends_with(keeping), "{path}: {head}");
    }
    assert_eq!(content_type("x_bg.wasm"), "application/wasm");

    // The host sends a file that the browser has only if it has changed.
    let (head, _) = get(address, "/sw.js", "Accept-Encoding: br\r\n");
    let tag = header(&head, "ETag").unwrap();
    let ask = format!("Accept-Encoding: br\r\nIf-None-Match: \"x\", W/{tag}\r\n");
    let (head, body) = get(address, "/sw.js", &ask);
    assert!(head.starts_with("HTTP/1.1 304 Not Modified\r\n"), "{head}");
    assert_eq!((header(&head, "ETag"), &body[..]), (Some(tag), &b""[..]));
    fs::write(site.join("sw.js"), "new").unwrap();
    let (head, body) = get(address, "/sw.js", &ask);
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
    let mut whole = String::new();
    brotli::Decompressor::new(&body[..], 4096).read_to_string(&mut whole).unwrap();
    assert_eq!(whole, "new");
}

#[test]
fn sends_the_policy_of_the_page_with_all_that_runs() {
    let (address, site) = start("policy");
    let (head, _) = get(address, "/", "");
    assert_eq!(header(&head, "Content-Security-Policy"), None, "of a page without one");
    let policy = "default-src 'none'; script-src 'self'";
    let meta = format!(
        "<!-- no policy --><meta content=\"{policy}\" http-equiv=Content-Security-Policy><meta charset=\"utf-8\">"
    );
    fs::write(site.join("index.html"), meta).unwrap();
    for (path, expected) in [
        ("/", Some(policy)),
        ("/app-be01abe6bd5d4a4b.js", Some(policy)),
        // A browser that shows such a file itself may use styles that the policy forbids.
        ("/fonts-0123456789/one.woff2", None),
    ] {
        let (head, _) = get(address, path, "");
        assert_eq!(header(&head, "Content-Security-Policy"), expected, "{path}");
        assert_eq!(header(&head, "Referrer-Policy"), Some("no-referrer"), "{path}");
        assert_eq!(header(&head, "X-Content-Type-Options"), Some("nosniff"), "{path}");
    }
}

#[test]
fn gives_nothing_from_outside_the_folder() {
    let (address, _) = start("stays");
    for path in [
        "/../secret.txt",
        "/fonts-0123456789/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..\\secret.txt",
        "//etc/passwd",
        "/.hidden",
        "/fonts-0123456789",
        "/none.js",
        "/none/",
    ] {
        let (head, body) = get(address, path, "");
        assert!(head.starts_with("HTTP/1.1 404 Not Found\r\n"), "{path}: {head}");
        assert_eq!(body, b"404 Not Found", "{path}");
    }
}

#[test]
fn lives_through_bad_requests() {
    let (address, _) = start("lives");
    let long = "x".repeat(100_000);
    for words in [
        b"\r\n\r\n".to_vec(),
        b"GET\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1 or so\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n".to_vec(),
        b"GET /\xff\xfe HTTP/1.1\r\n\r\n".to_vec(),
        format!("GET /{long} HTTP/1.1\r\n\r\n").into_bytes(),
    ] {
        let (head, _) = say(address, &words);
        // The host may hang up on a request that is too long before the test has read the answer.
        let is_bad = head.starts_with("HTTP/1.1 400 Bad Request\r\n");
        assert!(is_bad || (head.is_empty() && words.len() > long.len()), "{head}");
    }
    let (head, _) = say(address, b"POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi");
    assert!(head.starts_with("HTTP/1.1 405 Method Not Allowed\r\n"), "{head}");
    assert_eq!(say(address, b"GET / HTTP/1.0\r\n\r\n").1, b"<!doctype html>");
}

#[test]
fn goes_on_with_a_connection() {
    let (address, _) = start("goes-on");
    let requests = "HEAD / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nConnection: close\r\n\r\n";
    let (first, rest) = say(address, requests.as_bytes());
    assert_eq!(header(&first, "Content-Length"), Some("15"));
    // The answer to HEAD has no body: the next one begins at once.
    let rest = String::from_utf8(rest).unwrap();
    assert!(rest.starts_with("HTTP/1.1 200 OK\r\n") && rest.ends_with("<!doctype html>"), "{rest}");
}
