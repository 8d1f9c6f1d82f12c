//! A small web server for a built site. Like a good host it packs files and says which of them a browser may
//! keep and which it must ask for again.
//!
//! `http` talks with a browser, `site` reads the files of a folder, `packing` packs them.
//! `folder` is what `./dev serve` runs on `dist/`, and the program of this crate on any folder; the tests of the site put a service of
//! their own in front of it.

mod http;
mod packing;
mod site;
mod folder;

pub use folder::serve;
pub use http::{Request, Response, Service, listen};
pub use packing::Coding;
pub use site::{Site, content_type};
