//! Which value a link asks for, and on which boards.

use crate::link::page_link::PageLink;
use crate::link::parameters::{Parameters, Place};
use crate::pages::gallery::catalogue::rules_name;
use crate::pages::gallery::exhibit_link::to_exhibit;
use konane::{Colours, Edge, Rules, Scope};
use teaching::content::HABITAT;
use words::say;
use worker::message::Position;

/// A value, and the boards on which the worker searches for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// As the reader typed it.
    pub value: String,
    pub rules: Rules,
    pub edge: Edge,
    pub colours: Colours,
}

impl Place for Query {
    fn list(&mut self, parameters: &mut Parameters) {
        parameters.text("value", &mut self.value);
        parameters.choice("rules", &mut self.rules, &Rules::ALL, Rules::name);
        parameters.choice("board", &mut self.edge, &Edge::ALL, Edge::name);
        parameters.choice("colours", &mut self.colours, &Colours::ALL, Colours::name);
    }
}

impl Query {
    /// The query that a link asks for, and a sentence for each part that the page could not follow.
    pub fn of(link: &PageLink) -> (Query, Vec<String>) {
        Query::default().opened(link)
    }

    /// The link to the query, without usual values.
    pub fn page_link(&self) -> PageLink {
        self.written(to_exhibit(HABITAT))
    }

    pub fn scope(&self) -> Scope {
        Scope { edge: self.edge, colours: self.colours }
    }

    pub fn position(&self, board: String) -> Position {
        Position { modern: self.rules == Rules::Modern, walls: self.edge == Edge::Walls, board }
    }

    /// The rules and boards in words, for the list of earlier queries.
    pub fn terms(&self) -> String {
        let mut terms = vec![rules_name(self.rules)];
        if self.edge == Edge::Walls {
            terms.push(say::habitat_walls());
        }
        if self.colours == Colours::Any {
            terms.push(say::habitat_any_colours());
        }
        terms.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(address: &str) -> Query {
        Query::of(&PageLink::parse(address)).0
    }

    #[test]
    fn links_are_read_back() {
        for link in [
            "#/gallery/habitat",
            "#/gallery/habitat?value=%2A2",
            "#/gallery/habitat?value=%2B1/2&rules=modern&board=walls&colours=any",
        ] {
            assert_eq!(query(link).page_link().to_string(), link);
        }
        assert_eq!(
            query("#/gallery/habitat?value=*2&rules=what"),
            query("#/gallery/habitat?value=*2")
        );
        let wrong = PageLink::parse("#/gallery/habitat?rules=what&board=torus&colours=red");
        assert_eq!(
            Query::of(&wrong).1,
            [
                "rules can be ancient or modern, not “what”; shown: ancient.",
                "board can be plane or walls, not “torus”; shown: plane.",
                "colours can be opening or any, not “red”; shown: opening.",
            ]
        );
    }
}
