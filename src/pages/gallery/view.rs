//! The gallery: published results, each beside what this page computes.

#![cfg(target_arch = "wasm32")]

pub mod cite;
pub mod exhibit_frame;
pub mod laws;
pub mod copies;
pub mod number_keys;
pub mod penetration;
pub mod habitat;
pub mod making;
pub mod early;
pub mod table_lines;
pub mod family;
pub mod own;
pub mod library;
pub mod nimbers;
pub mod card;
pub mod trials;
pub mod entrance;
pub mod page;
