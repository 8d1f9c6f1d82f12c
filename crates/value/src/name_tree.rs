//! The name of a value with the names of all values in it. That is enough to write the value in
//! every style, to fold it, and to open it option by option, without the store.

use crate::Name;

/// Names that refer to each other by their indices. The first is the name of the value itself;
/// equal values share one name. `None` stands for a value that is left out; it is written `…`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NameTree {
    nodes: Vec<Option<Name<u32>>>,
}

impl NameTree {
    pub(super) fn new(nodes: Vec<Option<Name<u32>>>) -> NameTree {
        NameTree { nodes }
    }

    /// The name with this index; the value itself has index 0.
    pub fn name(&self, node: u32) -> Option<&Name<u32>> {
        self.nodes.get(node as usize)?.as_ref()
    }

    /// How many different values the tree contains.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no value is left out.
    pub fn is_whole(&self) -> bool {
        self.nodes.iter().all(Option::is_some)
    }
}
