//! A mistake that the reader tries to correct by playing other turns in its place.

use game::Record;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The node after the mistake, in the record's tree.
    pub mistake: usize,
    /// Whether the mistake gave up something in its part, and not the win.
    pub is_of_part: bool,
    /// How many hints the reader has had.
    pub hints: u32,
}

impl Trial {
    pub fn new(mistake: usize, is_of_part: bool) -> Trial {
        Trial { mistake, is_of_part, hints: 0 }
    }

    /// Whether the record is before the mistake, or after another turn in its place.
    pub fn goes_on(&self, record: &Record) -> bool {
        let before = record.tree.node(self.mistake).parent;
        let is_other = record.at != 0 && record.tree.node(record.at).parent == before;
        record.at == before || is_other && record.at != self.mistake
    }
}
