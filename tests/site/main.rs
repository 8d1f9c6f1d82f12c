//! The built site in a real browser: `./dev test` builds `dist/` and runs this.
//!
//! `page` is what a reader sees and does, `server` is the host of the site, `driver` starts the
//! browser; the other modules are the tests. Every test has a browser and a server of its own, and
//! fails if an error stays behind in the browser's console.

#![cfg(not(target_arch = "wasm32"))]

mod driver;
mod page;
mod server;

mod access;
mod editing;
mod gallery;
mod habitat;
mod links;
mod looks;
mod nimbers;
mod opening;
mod penetration;
mod seeing;
mod sharing;
mod solving;
