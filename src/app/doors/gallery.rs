//! The door of the gallery: published results, each beside what this page computes.

/// The first word of its links.
pub use crate::app::link::doors::GALLERY as NAME;

pub mod exhibit_link;
pub mod catalogue;
pub mod verdict;
pub mod tabular;
#[cfg(target_arch = "wasm32")]
pub mod cite;
#[cfg(target_arch = "wasm32")]
pub mod exhibit_frame;
#[cfg(target_arch = "wasm32")]
pub mod laws;
#[cfg(target_arch = "wasm32")]
pub mod remote;
#[cfg(target_arch = "wasm32")]
pub mod use_exhibited;
pub mod penetration;
pub mod depicted;
pub mod habitat;
#[cfg(target_arch = "wasm32")]
pub mod table_lines;
#[cfg(target_arch = "wasm32")]
pub mod family;
pub mod library;
#[cfg(target_arch = "wasm32")]
pub mod nimbers;
#[cfg(target_arch = "wasm32")]
pub mod card;
#[cfg(target_arch = "wasm32")]
pub mod live;
#[cfg(target_arch = "wasm32")]
pub mod entrance;
#[cfg(target_arch = "wasm32")]
pub mod page;
