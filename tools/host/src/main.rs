//! `host FOLDER [PORT]`: serves the folder on this machine, once it has a page.

use std::env;
use std::net::TcpListener;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use host::{Request, Response, Service, Site, listen};

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

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().unwrap_or("dist".into());
    let port = arguments.next().unwrap_or("8080".into());
    let address = format!("127.0.0.1:{port}");
    let listener = match TcpListener::bind(&address) {
        Ok(listener) => listener,
        Err(error) => {
            eprintln!("✗ {address} cannot be served: {error}");
            return ExitCode::FAILURE;
        }
    };
    // A browser that comes before the first build is done waits.
    while !Path::new(&folder).join("index.html").exists() {
        thread::sleep(Duration::from_millis(100));
    }
    let service = Arc::new(Folder(Site::new(&folder)));
    service.0.pack();
    eprintln!("▸ Serving {folder} on http://{address}");
    listen(&listener, &service);
    ExitCode::SUCCESS
}
