//! The files of a folder, each with its headers.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock};

use crate::http::{Request, Response};
use crate::packing::{Coding, packed};

/// A packed file, with the hash of what was packed, because a new build brings new files. While one request packs it,
/// other requests for it wait.
type Packed = (u64, Arc<OnceLock<Arc<[u8]>>>);

pub struct Site {
    folder: PathBuf,
    packs: bool,
    packed: Mutex<HashMap<(String, Coding), Packed>>,
}

impl Site {
    pub fn new(folder: impl Into<PathBuf>) -> Site {
        Site { folder: folder.into(), packs: true, packed: Mutex::default() }
    }

    /// A site that changes often, and is sent as it is.
    pub fn unpacked(folder: impl Into<PathBuf>) -> Site {
        Site { packs: false, ..Site::new(folder) }
    }

    /// A file's content. The site looks only for names made of the signs that a build uses, so no name leads out of
    /// the folder.
    pub fn read(&self, path: &str) -> Option<Vec<u8>> {
        let is_plain = |name: &str| {
            let is_usual = |sign: u8| sign.is_ascii_alphanumeric() || b"._-".contains(&sign);
            !name.is_empty() && !name.starts_with('.') && name.bytes().all(is_usual)
        };
        let is_safe = path.split('/').all(is_plain);
        is_safe.then(|| fs::read(self.folder.join(path)).ok()).flatten()
    }

    /// The answer to a request for this path, relative to the folder.
    pub fn answer(&self, request: &Request, path: &str) -> Response {
        if !["GET", "HEAD"].contains(&request.method.as_str()) {
            return Response::words("405 Method Not Allowed");
        }
        let path = page_of(path);
        let Some(body) = self.read(&path) else { return Response::words("404 Not Found") };

        let kind = content_type(&path);
        let accepted = request.header("accept-encoding").unwrap_or_default();
        let coding = Coding::best(accepted).filter(|_| self.packs && is_packable(kind));
        let hash = hash(&body);
        let tag = format!("\"{hash:016x}{}\"", coding.map_or("", Coding::name));
        let mut headers = self.headers(&path);
        headers.extend([
            ("Cache-Control", keeping(&path).to_string()),
            ("ETag", tag.clone()),
            ("Vary", "Accept-Encoding".to_string()),
        ]);
        let known = request.header("if-none-match").unwrap_or_default();
        if known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
            return Response { status: "304 Not Modified", headers, body: Arc::default() };
        }
        let body = match coding {
            None => body.into(),
            Some(coding) => {
                headers.push(("Content-Encoding", coding.name().to_string()));
                self.packed(&path, coding, hash, &body)
            }
        };
        Response { status: "200 OK", headers, body }
    }

    /// What a browser must know about a file, however the host sends it: its type, and what pages and scripts may do. The
    /// policy is that of the page. As a header it binds workers too, which do not see the page's.
    pub fn headers(&self, path: &str) -> Vec<(&'static str, String)> {
        let kind = content_type(path);
        let mut headers = vec![
            ("Content-Type", kind.to_string()),
            ("Referrer-Policy", "no-referrer".to_string()),
            ("Permissions-Policy", "camera=(self)".to_string()),
        ];
        let is_bound = kind.starts_with("text/html") || kind.starts_with("text/javascript");
        let page = if is_bound { self.read("index.html") } else { None };
        if let Some(policy) = page.as_deref().and_then(policy) {
            headers.push(("Content-Security-Policy", policy));
        }
        // Browsers load a module of another site only if that site says that it may.
        if path.ends_with("papamu-board.js") {
            headers.push(("Access-Control-Allow-Origin", "*".to_string()));
        }
        headers
    }

    fn packed(&self, path: &str, coding: Coding, hash: u64, body: &[u8]) -> Arc<[u8]> {
        let once = {
            let mut packed = self.packed.lock().expect("nothing panics with the lock");
            let entry = packed.entry((path.to_string(), coding)).or_default();
            if entry.0 != hash {
                *entry = (hash, Arc::default());
            }
            Arc::clone(&entry.1)
        };
        Arc::clone(once.get_or_init(|| packed(coding, body).into()))
    }

    /// A file as current browsers get it.
    pub fn sent(&self, path: &str) -> Option<Arc<[u8]>> {
        let body = self.read(path)?;
        Some(match self.packs && is_packable(content_type(path)) {
            true => self.packed(path, Coding::Brotli, hash(&body), &body),
            false => body.into(),
        })
    }

    /// Packs everything for current browsers, so that the first one does not wait.
    pub fn pack(&self) {
        for path in files(&self.folder) {
            if let Some(path) = path.to_str() {
                self.sent(path);
            }
        }
    }
}

/// All files below a folder, relative to it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(folder.join(&inner)).into_iter().flatten().flatten() {
            let path = inner.join(entry.file_name());
            match folder.join(&path).is_dir() {
                true => folders.push(path),
                false => found.push(path),
            }
        }
    }
    found
}

/// The content security policy that a page declares. A build orders the attributes anew.
fn policy(page: &[u8]) -> Option<String> {
    let is_it = |element: &&str| {
        element.contains("http-equiv") && element.contains("Content-Security-Policy")
    };
    let element = str::from_utf8(page).ok()?.split('<').find(is_it)?;
    let (_, policy) = element.split_once("content=\"")?;
    Some(policy.split_once('"')?.0.to_string())
}

fn page_of(path: &str) -> String {
    match path.is_empty() || path.ends_with('/') {
        true => format!("{path}index.html"),
        false => path.to_string(),
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

pub fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Typefaces and pictures are packed already.
fn is_packable(kind: &str) -> bool {
    !["font/woff2", "image/png"].contains(&kind)
}

/// How long a browser may keep a file. One with a hash in its name never changes; for all others the browser asks
/// again, and gets the file if it has changed.
fn keeping(path: &str) -> &'static str {
    let is_hash = |part: &str| part.len() >= 8 && part.bytes().all(|sign| sign.is_ascii_hexdigit());
    match path.split(['/', '-', '_', '.']).any(is_hash) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}
