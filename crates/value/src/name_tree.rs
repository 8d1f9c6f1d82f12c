//! A value's name with the names of all that it contains: enough to write the value in every style,
//! to fold it and to open it option by option, without the values themselves.

use serde::{Deserialize, Serialize};

use crate::Name;

/// Names that refer to each other by their places. The first is the value's own; equal values share
/// one. `None` stands for a value that is left out, and is written `…`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NameTree {
    nodes: Vec<Option<Name<u32>>>,
}

impl NameTree {
    pub(super) fn new(nodes: Vec<Option<Name<u32>>>) -> NameTree {
        NameTree { nodes }
    }

    /// The name at a place; the value's own is at 0.
    pub fn name(&self, place: u32) -> Option<&Name<u32>> {
        self.nodes.get(place as usize)?.as_ref()
    }

    /// How many different values there are.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing is left out.
    pub fn is_whole(&self) -> bool {
        self.nodes.iter().all(Option::is_some)
    }
}
