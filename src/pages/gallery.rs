//! The gallery: published results, each beside what this page computes.

/// The first word of the gallery's links.
pub use crate::link::page_names::GALLERY as NAME;

pub mod exhibit_link;
pub mod keys;
pub mod formats;
pub mod own;
pub mod gallery_state;
pub mod catalogue;
pub mod verdict;
pub mod tabular;
pub mod penetration;
pub mod depicted;
pub mod habitat;
pub mod making;
pub mod early;
pub mod library;
pub mod view;
