//! Writes values. That takes steps, so it may be stopped like everything else.

use crate::budget::{Budget, Stopped};
use crate::konane::Rules;
use crate::value::{Style, Value, Values};
use crate::worker::text::{NameText, Piece};

/// The longest name of a part, a jump, an option: there are many.
const SHORT: usize = 400;

pub struct Scribe<'a> {
    pub rules: Rules,
    pub values: &'a mut Values,
    pub budget: &'a mut Budget,
}

impl Scribe<'_> {
    pub fn short_name(&mut self, value: Value) -> Result<NameText, Stopped> {
        self.name(value, SHORT)
    }

    pub fn name(&mut self, value: Value, limit: usize) -> Result<NameText, Stopped> {
        let pieces = self.values.pieces(value, limit, self.budget)?;
        let too_long = || format!("a value of more than {limit} signs");
        let plain = self.values.write(value, Style::Plain, limit, self.budget)?;
        let words = self.values.write(value, Style::Words, limit, self.budget)?;
        Ok(NameText {
            pieces: pieces.map(|pieces| pieces.into_iter().map(Piece::from).collect()),
            plain: plain.unwrap_or_else(too_long),
            words: words.unwrap_or_else(too_long),
            outcome: self.values.outcome(value).into(),
        })
    }
}
