//! What the page proves, and its link.
//!
//! ```text
//! #/proof/k1/<rules>/<board>/<rows>         ; the value of a position, as in a link to the position
//! …?not=<value>                             ; that it is not worth this
//! …?first=left                              ; who wins if Left moves first, without values
//! ```

use crate::link::corrections::Corrections;
use crate::link::page_link::PageLink;
use crate::link::page_names::PROOF;
use crate::link::parameters::{Parameters, Place};
use crate::link::position_link::PositionLink;
use crate::link::problem::TextError;
use crate::link::view::View;
use basics::player::Player;
use konane::{Board, Rules};
use teaching::sums::LONGEST_VALUE;
use words::say;
use worker::message::{Position, ProofGoal, ProofQuestion};

#[derive(Clone, PartialEq, Debug)]
pub struct ProofLink {
    pub rules: Rules,
    pub board: Board,
    pub goal: ProofGoal,
    pub view: View,
}

impl Default for ProofLink {
    fn default() -> Self {
        ProofLink::of(&PositionLink::default())
    }
}

/// What a link opens, or why it cannot be read.
pub type ReadLink = Result<(ProofLink, Corrections), TextError>;

const PLAYERS: [(&str, Player); 2] = [("left", Player::Left), ("right", Player::Right)];

impl ProofLink {
    /// The proof of a position's value.
    pub fn of(link: &PositionLink) -> ProofLink {
        ProofLink {
            rules: link.rules,
            board: link.board.trimmed(),
            goal: ProofGoal::Value,
            view: View::default(),
        }
    }

    /// The link to the proof of this about a position; `None` if the position is invalid.
    pub fn to(position: &Position, goal: ProofGoal) -> Option<String> {
        let (rules, board) = (position.terms().0, position.read()?);
        let link = ProofLink::of(&PositionLink { rules, board, parameters: String::new() });
        Some(ProofLink { goal, ..link }.link())
    }

    /// Reads a link; `None` if it belongs to another page.
    pub fn parse(address: &str) -> Option<ReadLink> {
        let page_link = PageLink::parse(address);
        if page_link.page != PROOF {
            return None;
        }
        let name = address.to_ascii_lowercase().find(PROOF);
        let (before, position) = address.split_at(name.map_or(0, |at| at + PROOF.len()));
        Some(match PositionLink::parse(position) {
            Ok(position) => {
                let (link, said) = ProofLink::of(&position).opened(&page_link);
                Ok((link, Corrections(said)))
            }
            Err(error) => Err(TextError { at: error.at + before.chars().count(), ..error }),
        })
    }

    pub fn question(&self) -> ProofQuestion {
        let position = Position::of(self.rules, &self.board);
        ProofQuestion { rounds: 0, position, goal: self.goal.clone() }
    }

    pub fn position_link(&self) -> String {
        let (rules, board) = (self.rules, self.board.clone());
        PositionLink { rules, board, parameters: String::new() }.to_string()
    }

    pub fn link(&self) -> String {
        let position = self.position_link();
        let words: Vec<&str> = position.split('/').skip(1).collect();
        self.written(PageLink::to(PROOF, &words)).to_string()
    }
}

impl Place for ProofLink {
    fn list(&mut self, parameters: &mut Parameters) {
        self.view.list(parameters);
        let first = PLAYERS.iter().find(|(_, side)| self.goal == ProofGoal::Winner(*side));
        let not = match &self.goal {
            ProofGoal::Not(value) => Some(value.clone()),
            _ => None,
        };
        if let Some(asked) = parameters.one("first", first.map(|(name, _)| name.to_string())) {
            let first = parameters.corrections.choice("first", Some(&asked), &PLAYERS, PLAYERS[0]);
            self.goal = ProofGoal::Winner(first);
        }
        match parameters.one("not", not) {
            Some(value) if value.chars().count() > LONGEST_VALUE => {
                parameters.corrections.say(say::proof_link_long(&LONGEST_VALUE.to_string()));
            }
            Some(value) => self.goal = ProofGoal::Not(value),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_what_it_reads() {
        for link in [
            "#/proof/k1/ancient/plane/oxo.ox",
            "#/proof/k1/modern/walls/xo/.x?not=1/2",
            "#/proof/k1/ancient/plane/xo?not=%7B0%7C%2A%7D",
            "#/proof/k1/ancient/plane/xo?projector=1&first=right",
            "#/proof/k2/ancient/walls/18/18/94RKA161J?first=left",
        ] {
            let (read, corrections) = ProofLink::parse(link).unwrap().unwrap();
            assert_eq!(corrections, Corrections::default(), "{link}");
            assert_eq!(read.link(), link);
        }
        let position = Position { board: "xo".to_string(), ..Position::default() };
        let link = ProofLink::to(&position, ProofGoal::Not("1/2".to_string()));
        assert_eq!(link.as_deref(), Some("#/proof/k1/ancient/plane/xo?not=1/2"));
        let bare = ProofLink::parse("#/Proof").unwrap().unwrap().0;
        assert_eq!(bare, ProofLink::default());
        assert_eq!(ProofLink::parse("#/k1/ancient/plane/xo"), None);
    }

    #[test]
    fn says_where_a_link_is_wrong() {
        let error = ProofLink::parse("#/proof/k1/ancient/plane/xq").unwrap().unwrap_err();
        assert_eq!(error.at, 27);
        let error = ProofLink::parse("#/proof/k1/antique/plane/x").unwrap().unwrap_err();
        assert_eq!(error.at, 12);
        let (read, corrections) =
            ProofLink::parse("#/proof/k1/ancient/plane/xo?first=black").unwrap().unwrap();
        assert_eq!(read.goal, ProofGoal::Winner(Player::Left));
        assert_eq!(corrections.0, ["first can be left or right, not “black”; shown: left."]);
        let long = format!("#/proof/k1/ancient/plane/xo?not={}", "1".repeat(LONGEST_VALUE + 1));
        let (read, corrections) = ProofLink::parse(&long).unwrap().unwrap();
        assert_eq!((read.goal, corrections.0.len()), (ProofGoal::Value, 1));
    }
}
