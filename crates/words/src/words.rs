//! Messages that are told nothing, for constant tables.

use crate::catalog;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// Its place among all messages.
    place: usize,
    pub english: &'static str,
}

impl Words {
    pub const fn new(place: usize, english: &'static str) -> Words {
        Words { place, english }
    }

    /// In the reader's language.
    pub fn text(self) -> &'static str {
        catalog::text(self.place, self.english)
    }
}

/// What every language has in common: a formula, a key, a name.
pub const fn same(text: &'static str) -> Words {
    Words::new(usize::MAX, text)
}
