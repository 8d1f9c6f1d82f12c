//! The link to the cards with which a class votes: `#/teach/cards?count=20&from=31&per-page=1`.

use std::ops::RangeInclusive;

use crate::link::page_link::PageLink;
use crate::link::page_names::TEACH;
use crate::link::parameters::{Parameters, Place};
use crate::state::{LinkedState, PageState};
use votes::CARDS;

/// The first word of these links.
pub const NAME: &str = "cards";

/// How many cards are on a page: one for large rooms, two for small ones.
pub const PER_PAGE: [usize; 2] = [1, 2];

const USUAL_COUNT: usize = 30;

#[derive(Clone, PartialEq, Debug)]
pub struct CardsLink {
    /// How many cards are asked for; there may be fewer from the first number on.
    pub count: usize,
    /// The number of the first card.
    pub from: usize,
    pub per_page: usize,
    /// The parts of the link that could not be followed.
    pub corrections: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum CardsAction {
    /// Opens an address.
    Open(String),
    Show(CardsLink),
}

impl Default for CardsLink {
    fn default() -> CardsLink {
        CardsLink { count: USUAL_COUNT, from: 1, per_page: 2, corrections: Vec::new() }
    }
}

impl Place for CardsLink {
    fn list(&mut self, parameters: &mut Parameters) {
        let numbers = || 1..=CARDS as i32;
        parameters.number("count", &mut self.count, numbers(), USUAL_COUNT as i32);
        parameters.number("from", &mut self.from, numbers(), 1);
        parameters.number("per-page", &mut self.per_page, 1..=2, 2);
    }
}

impl PageState for CardsLink {
    type Action = CardsAction;

    fn apply(&self, action: CardsAction) -> CardsLink {
        match action {
            CardsAction::Open(address) => {
                let (link, corrections) = CardsLink::default().opened(&PageLink::parse(&address));
                CardsLink { corrections, ..link }
            }
            CardsAction::Show(link) => CardsLink { corrections: Vec::new(), ..link },
        }
    }
}

impl LinkedState for CardsLink {
    fn link(&self) -> String {
        self.written(PageLink::to(TEACH, &[NAME])).to_string()
    }

    fn has_problem(&self) -> bool {
        !self.corrections.is_empty()
    }
}

impl CardsLink {
    /// The numbers of the cards.
    pub fn numbers(&self) -> RangeInclusive<usize> {
        self.from..=(self.from + self.count - 1).min(CARDS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes_and_corrects_the_rest() {
        for (text, link, corrections) in [
            ("", "", 0),
            ("?count=1", "?count=1", 0),
            ("?count=60&from=60&per-page=1", "?count=60&from=60&per-page=1", 0),
            ("?count=0&from=61&per-page=3", "?count=1&from=60", 3),
            ("?count=many", "", 1),
        ] {
            let opened =
                CardsLink::default().apply(CardsAction::Open(format!("#/teach/cards{text}")));
            assert_eq!(opened.link(), format!("#/teach/cards{link}"));
            assert_eq!(opened.corrections.len(), corrections, "{text}");
        }
    }

    #[test]
    fn no_number_is_beyond_the_last_card() {
        let link = CardsLink { count: 30, from: 51, ..CardsLink::default() };
        assert_eq!(link.numbers(), 51..=60);
        assert_eq!(CardsLink::default().numbers(), 1..=30);
    }
}
