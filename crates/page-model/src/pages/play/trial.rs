//! A mistake that the reader tries to mend: other turns are played in its place. Knows no browser.

use game::Record;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Where the mistake has led, in the tree of the record.
    pub mistake: usize,
    /// Whether it gave up something in its part, and not the win.
    pub is_of_part: bool,
    /// How many hints have been given.
    pub hints: u32,
}

impl Trial {
    pub fn new(mistake: usize, is_of_part: bool) -> Trial {
        Trial { mistake, is_of_part, hints: 0 }
    }

    /// Before the mistake, or after another turn in its place.
    pub fn goes_on(&self, record: &Record) -> bool {
        let before = record.tree.node(self.mistake).parent;
        let is_other = record.at != 0 && record.tree.node(record.at).parent == before;
        record.at == before || is_other && record.at != self.mistake
    }
}
