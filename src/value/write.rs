//! Writing values: a name becomes tokens, and the tokens become text.

use crate::budget::{Budget, Stopped};
use crate::value::pieces::{Piece, line, pieces};
use crate::value::text::text;
use crate::value::tokens::Style;
use crate::value::words::words;
use crate::value::{Value, Values};

impl Values {
    /// The value's name as a text of at most `limit` characters. `None` if it is longer: a value
    /// that is small in memory can have an enormous name.
    ///
    /// ```
    /// # use papamu::{budget::Budget, value::{Style, Values}};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let value = values.parse("{6,6*|6}", budget).unwrap();
    /// let mut write = |style| values.write(value, style, 100, budget).unwrap().unwrap();
    /// assert_eq!(write(Style::Plain), "6^*");
    /// assert_eq!(write(Style::CgScript), "6+^+*");
    /// assert_eq!(write(Style::Words), "six up star");
    /// ```
    pub fn write(
        &mut self,
        value: Value,
        style: Style,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Option<String>, Stopped> {
        let Some(tokens) = self.tokens(value, style, limit, budget)? else { return Ok(None) };
        let text = match style {
            Style::Unicode => line(&pieces(&tokens)),
            Style::Words => words(&tokens),
            Style::Plain | Style::Latex | Style::CgScript | Style::Braces => {
                tokens.iter().map(|&token| text(token, style)).collect()
            }
        };
        Ok((text.chars().count() <= limit).then_some(text))
    }

    /// The value's name as a page sets it: pieces of text, some raised, lowered or a fraction.
    /// `None` if they have more than `limit` characters.
    ///
    /// ```
    /// # use papamu::{budget::Budget, value::{Look, Values}};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let value = values.parse("{0|v*}", budget).unwrap();
    /// let pieces = values.pieces(value, 100, budget).unwrap().unwrap();
    /// let pieces: Vec<_> = pieces.iter().map(|piece| (piece.text.as_str(), piece.look)).collect();
    /// assert_eq!(pieces, [("↑", Look::Normal), ("2", Look::Superscript)]);
    /// ```
    pub fn pieces(
        &mut self,
        value: Value,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Piece>>, Stopped> {
        let Some(tokens) = self.tokens(value, Style::Unicode, limit, budget)? else {
            return Ok(None);
        };
        let pieces = pieces(&tokens);
        let length: usize = pieces.iter().map(|piece| piece.text.chars().count()).sum();
        Ok((length <= limit).then_some(pieces))
    }
}
