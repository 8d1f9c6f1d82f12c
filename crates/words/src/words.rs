//! Messages without arguments, for constant tables.

use crate::catalog;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// Its index among all messages.
    index: usize,
    pub english: &'static str,
}

impl Words {
    pub const fn new(index: usize, english: &'static str) -> Words {
        Words { index, english }
    }

    /// The message in the reader's language.
    pub fn text(self) -> &'static str {
        catalog::text(self.index, self.english)
    }
}

/// Text that is the same in every language: a formula, a key, a name.
pub const fn same(text: &'static str) -> Words {
    Words::new(usize::MAX, text)
}
