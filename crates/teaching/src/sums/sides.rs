//! Two rows of cards: a sum, and another one to compare it with.

use crate::sums::card::{Card, Game};

/// The most cards of a row.
pub const MOST_CARDS: usize = 24;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardRow {
    G,
    H,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sides {
    pub g: Vec<Card>,
    pub h: Vec<Card>,
}

impl Sides {
    pub fn row(&self, row: CardRow) -> &Vec<Card> {
        match row {
            CardRow::G => &self.g,
            CardRow::H => &self.h,
        }
    }

    pub fn row_mut(&mut self, row: CardRow) -> &mut Vec<Card> {
        match row {
            CardRow::G => &mut self.g,
            CardRow::H => &mut self.h,
        }
    }

    /// The games of G − H one by one: each copy, those of H negated; `None` if there are more than
    /// `most`.
    pub fn difference(&self, most: usize) -> Option<Vec<Game>> {
        let signed = self.g.iter().cloned().chain(self.h.iter().map(Card::negative));
        let mut games = Vec::new();
        for card in signed {
            for _ in 0..card.count {
                if games.len() == most {
                    return None;
                }
                games.push(card.game.clone());
            }
        }
        Some(games)
    }
}
