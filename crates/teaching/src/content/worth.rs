//! A value in a text.

/// As it is written and as it is read aloud; tests hold both against the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// In the signs of the books: `⧾₁`.
    pub signs: &'static str,
    /// `tiny one`.
    pub words: &'static str,
}

impl Worth {
    pub const fn new(signs: &'static str, words: &'static str) -> Worth {
        Worth { signs, words }
    }
}
