//! Identities of the theory, over values of random games.

mod classes;
mod definitions;
mod explain;
mod heat;
mod lab;
mod laws;
mod numbers;
mod products;
mod smallness;
mod stops;
mod sums;
