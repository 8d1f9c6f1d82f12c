//! The page of sums: cards side by side with their total, two rows compared, and their difference
//! played.

pub mod entry;
pub mod sums_state;
pub mod windows;
pub mod meaning;
pub mod dueling;
pub mod view;

/// The page's name.
pub use crate::link::page_names::SUMS as NAME;

use crate::analysis::keys::{CONSTRUCTION, COVERS};
use crate::keys::help::Section;
use crate::shell::keys::{anywhere, in_lecture, key_help};

pub fn sums_help() -> Vec<Section> {
    key_help(Vec::new(), anywhere().with(&CONSTRUCTION), Some(in_lecture().with(&COVERS)))
}
