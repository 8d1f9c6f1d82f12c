//! The total of a sum, and the field in which positions and values are typed.

#![cfg(target_arch = "wasm32")]

pub mod sum_total;
pub mod typed_field;
