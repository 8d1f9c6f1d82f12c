//! A small web server for a built site, and the part of a good host's work that can be measured on
//! one's own machine: what is packed, what a browser may keep, what it asks for again.
//!
//! `http` is the conversation with a browser, `site` the files of a folder, `packing` how they travel.
//! The program of this crate serves `dist/` for `./dev serve`; the tests of the site put a service of
//! their own in front of it.

mod http;
mod packing;
mod site;

pub use http::{Request, Response, Service, listen};
pub use packing::{Coding, packed};
pub use site::{Site, content_type};
