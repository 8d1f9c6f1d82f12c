//! Identities of the theory, over values of random positions and of random games.

#![cfg(not(target_arch = "wasm32"))]

#[path = "../util/mod.rs"]
mod util;

mod classes;
mod heat;
mod lab;
mod laws;
mod products;
mod smallness;
mod stops;
mod sums;
