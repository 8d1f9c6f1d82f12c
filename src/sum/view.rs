//! The total of a sum.

#![cfg(target_arch = "wasm32")]

pub mod sum_total;
