//! Messages without arguments, for constant tables.

use crate::catalog;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// Its index among all messages.
    place: usize,
    pub english: &'static str,
}

impl Words {
    pub const fn new(place: usize, english: &'static str) -> Words {
        Words { place, english }
    }

    /// The message in the reader's language.
    pub fn text(self) -> &'static str {
        catalog::text(self.place, self.english)
    }
}

/// Text that is the same in every language: a formula, a key, a name.
pub const fn same(text: &'static str) -> Words {
    Words::new(usize::MAX, text)
}
