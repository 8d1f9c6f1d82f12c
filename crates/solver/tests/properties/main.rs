//! Identities of the theory, over values of random positions and of random games.

mod classes;
mod heat;
mod lab;
mod laws;
mod products;
mod smallness;
mod stops;
mod sums;
