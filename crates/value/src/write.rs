//! Writes values: a name becomes tokens, and the tokens become text.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use crate::memo_tables::ListOrder;
use crate::pieces::{Piece, html, line, pieces};
use crate::text::text;
use crate::tokens::Style;
use crate::{Arrow, Name, NameTree, Parts, Value, Values};
use basics::budget::{Budget, Stopped};

/// Why a value has not been written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// Its name has more characters than were asked for.
    TooLong,
    /// The computation of its name was stopped.
    Stopped(Stopped),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WriteError::TooLong => f.write_str("the name of the value is too long"),
            WriteError::Stopped(stopped) => write!(f, "{stopped}"),
        }
    }
}

impl Error for WriteError {}

impl From<Stopped> for WriteError {
    fn from(stopped: Stopped) -> WriteError {
        WriteError::Stopped(stopped)
    }
}

impl WriteError {
    /// The same for a computation whose result is the name: one that is too long is a question that is too large.
    pub fn stopped(self) -> Stopped {
        match self {
            WriteError::TooLong => Stopped::Size,
            WriteError::Stopped(stopped) => stopped,
        }
    }
}

/// The most signs, and the most steps, that [`Values::display`] takes.
const SHOWN: (usize, u64) = (200, 100_000);

impl Values {
    /// A value to be shown, for messages and logs: its name in plain signs, with `…` for what is left out of a long one.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::Values;
    /// let mut values = Values::new();
    /// let value = values.parse("{6,6*|6}", &mut Budget::unlimited()).unwrap();
    /// assert_eq!(values.display(value).to_string(), "6^*");
    /// ```
    pub fn display(&mut self, value: Value) -> impl fmt::Display + use<> {
        let (most, steps) = SHOWN;
        let tree = self.name_tree(value, Style::Plain, most, &mut Budget::steps(steps));
        let text = tree.ok().and_then(|tree| tree.folded(0, most).write(Style::Plain, most));
        text.unwrap_or("…".to_string())
    }

    /// The value's name as a text of at most `limit` characters. A value that is small in memory can have an enormous
    /// name.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Style, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let value = values.parse("{6,6*|6}", budget).unwrap();
    /// let mut write = |style| values.write(value, style, 100, budget).unwrap();
    /// assert_eq!(write(Style::Plain), "6^*");
    /// assert_eq!(write(Style::CgScript), "6+^+*");
    /// ```
    pub fn write(
        &mut self,
        value: Value,
        style: Style,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<String, WriteError> {
        // Each name in it takes at least one character, so no more names are needed.
        let tree = self.name_tree(value, style, limit, budget)?;
        tree.write(style, limit).filter(|_| tree.is_whole()).ok_or(WriteError::TooLong)
    }

    /// The name of a value and of the values in it, at most `most` of them; the deepest are left
    /// out.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Style, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let value = values.parse("{3||2|1}", budget).unwrap();
    /// let tree = values.name_tree(value, Style::Plain, 100, budget).unwrap();
    /// assert_eq!(tree.write(Style::Plain, 100).as_deref(), Some("{3||2|1}"));
    /// assert_eq!(tree.folded(0, 6).write(Style::Plain, 100).as_deref(), Some("{3|…}"));
    /// ```
    pub fn name_tree(
        &mut self,
        value: Value,
        style: Style,
        most: usize,
        budget: &mut Budget,
    ) -> Result<NameTree, Stopped> {
        let mut values = vec![value];
        let mut nodes_of_values = HashMap::from([(value, 0)]);
        let mut nodes = Vec::new();
        while let Some(&next) = values.get(nodes.len()).filter(|_| nodes.len() < most) {
            budget.spend()?;
            let name = self.name_for(next, style, budget)?.map(|inner| {
                *nodes_of_values.entry(inner).or_insert_with(|| {
                    values.push(inner);
                    values.len() as u32 - 1
                })
            });
            nodes.push(Some(name));
        }
        nodes.resize(values.len(), None);
        Ok(NameTree::new(nodes))
    }

    /// The name of a value in this style.
    fn name_for(
        &mut self,
        value: Value,
        style: Style,
        budget: &mut Budget,
    ) -> Result<Name, Stopped> {
        if style == Style::Braces && self.number_up_star(value).is_none() {
            return Ok(Name::Slashes(self.listed_by_player(value, ListOrder::Forms, budget)?));
        }
        match self.name(value, budget)? {
            Name::Parts(Parts { arrow: Arrow::Power(_) | Arrow::Run(_), .. })
                if style == Style::CgScript =>
            {
                Ok(Name::Slashes(self.listed_by_player(value, ListOrder::Names, budget)?))
            }
            name => Ok(name),
        }
    }
}

impl NameTree {
    /// The name as a text of at most `limit` characters; `None` if it is longer. The style has to
    /// be the one for which the tree was made, or one with the same names.
    pub fn write(&self, style: Style, limit: usize) -> Option<String> {
        let tokens = self.tokens(0, style, limit)?;
        let text = match style {
            Style::Unicode => line(&pieces(&tokens)),
            Style::Plain | Style::Latex | Style::CgScript | Style::Braces => {
                tokens.iter().map(|&token| text(token, style)).collect()
            }
        };
        (text.chars().count() <= limit).then_some(text)
    }

    /// The name as a page sets it: pieces of text, some of them raised, lowered or a fraction.
    /// `None` if they have more than `limit` characters.
    ///
    /// ```
    /// # use basics::budget::Budget;
    /// # use papamu_value::{Look, Style, Values};
    /// let mut values = Values::new();
    /// let budget = &mut Budget::unlimited();
    /// let value = values.parse("{0|v*}", budget).unwrap();
    /// let tree = values.name_tree(value, Style::Unicode, 100, budget).unwrap();
    /// let pieces = tree.pieces(100).unwrap();
    /// let pieces: Vec<_> = pieces.iter().map(|piece| (piece.text.as_str(), piece.look)).collect();
    /// assert_eq!(pieces, [("↑", Look::Normal), ("2", Look::Superscript)]);
    /// ```
    pub fn pieces(&self, limit: usize) -> Option<Vec<Piece>> {
        self.pieces_at(0, limit)
    }

    /// The same in HTML: `2 ⧾<sub>2</sub>`. It is no [`Style`], so that programs without it stay smaller.
    pub fn html(&self, limit: usize) -> Option<String> {
        self.pieces(limit).map(|pieces| html(&pieces))
    }

    pub(super) fn pieces_at(&self, node: u32, limit: usize) -> Option<Vec<Piece>> {
        let pieces = pieces(&self.tokens(node, Style::Unicode, limit)?);
        let length: usize = pieces.iter().map(|piece| piece.text.chars().count()).sum();
        (length <= limit).then_some(pieces)
    }
}
