//! A value in a text.

/// A value in signs and in words; tests compare both with the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// In the signs of the literature: `⧾₁`.
    pub signs: &'static str,
    /// For example `tiny one`.
    pub words: &'static str,
}

impl Worth {
    pub const fn new(signs: &'static str, words: &'static str) -> Worth {
        Worth { signs, words }
    }
}
