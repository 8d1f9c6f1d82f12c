//! The help's list of keys.

use crate::keys::{Scope, sign};
use words::Words;

#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    pub title: &'static str,
    /// Keys as keyboards print them, and what they do.
    pub rows: Vec<(Vec<String>, &'static str)>,
}

impl Section {
    pub fn new(title: Words) -> Section {
        Section { title: title.text(), rows: Vec::new() }
    }

    pub fn with<A>(mut self, scope: &Scope<A>) -> Section {
        for key in scope.keys {
            let words = key.words.text();
            let signs = key.names.iter().map(|name| sign(name));
            match self.rows.iter_mut().find(|(_, other)| *other == words) {
                Some((row, _)) => row.extend(signs),
                None => self.rows.push((signs.collect(), words)),
            }
        }
        self
    }
}
