//! The help that the page of sums shows of its keys.

use crate::analysis::keys::{CONSTRUCTION, COVERS};
use crate::keys::help::Section;
use crate::shell::keys::{anywhere, in_lecture, key_help};

pub fn sums_help() -> Vec<Section> {
    key_help(Vec::new(), anywhere().with(&CONSTRUCTION), Some(in_lecture().with(&COVERS)))
}
