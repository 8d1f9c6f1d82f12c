//! Serves a folder on this machine.

use std::convert::Infallible;
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::http::{Request, Response, Service, listen};
use crate::site::Site;

struct Folder(Site);

impl Service for Folder {
    fn answer(&self, request: &Request) -> Option<Response> {
        let path = request.target.split(['?', '#']).next().unwrap_or_default();
        Some(match path.strip_prefix('/') {
            Some(path) => self.0.answer(request, path),
            None => Response::words("400 Bad Request"),
        })
    }
}

/// Serves a folder until the program ends, once it has a page. To pack it takes a minute. A problem comes back in words.
pub fn serve(folder: &Path, port: &str, packs: bool) -> Result<Infallible, String> {
    let address = format!("127.0.0.1:{port}");
    let listener = TcpListener::bind(&address)
        .map_err(|error| format!("{address} cannot be served: {error}"))?;
    // A browser that comes before the first build is done waits.
    while !folder.join("index.html").exists() {
        thread::sleep(Duration::from_millis(100));
    }
    let service = Arc::new(Folder(if packs { Site::new(folder) } else { Site::unpacked(folder) }));
    service.0.pack();
    eprintln!("▸ Serving {} on http://{address}", folder.display());
    listen(&listener, &service);
    Err(format!("{address} is served no longer"))
}
