//! An estimate of who is ahead, by a search a few jumps deep. It proves nothing.

use crate::candidates::Candidates;
use crate::search::{Deepen, search};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Rules};

/// The depth of the search.
const DEPTH: u32 = 6;
/// A score that counts half as much as a win: about three jumps that cannot be prevented.
const HALF: i64 = 20;
/// The score of a jump that cannot be prevented.
const JUMP: f64 = 6.0;
/// A lead of 30 jumps; a greater one is that of a game that the search has seen to its end.
const MOST_LEAD: f64 = 90.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// From −100 to 100: how far Left seems to be ahead; if negative, Right.
    pub lead: i32,
    /// The depth that the search reached.
    pub depth: u32,
}

impl Estimate {
    /// About how many jumps Left is ahead. `None` if the search sees who wins, but not by how much.
    pub fn jumps(self) -> Option<f64> {
        let lead = f64::from(self.lead);
        (lead.abs() <= MOST_LEAD).then(|| HALF as f64 * lead / (100.0 - lead.abs()) / JUMP)
    }
}

pub struct EstimateSearch {
    search: Box<dyn Deepen>,
    player: Player,
    /// The scores of the last two depths, the deeper one last.
    scores: [i32; 2],
}

impl EstimateSearch {
    /// `None` if the player has no jump or the board is too large for the search.
    pub fn new(rules: Rules, board: &Board, player: Player) -> Option<EstimateSearch> {
        let candidates = Candidates::of_jumps(rules, board, player);
        let order: Vec<usize> = (0..candidates.len()).collect();
        order.first()?;
        let search = search(&candidates, order, 0)?;
        Some(EstimateSearch { search, player, scores: [0; 2] })
    }

    /// The estimate. After a stop, ask again and it continues.
    pub fn estimate(&mut self, budget: &mut Budget) -> Result<Estimate, Stopped> {
        while self.search.ranking().depth < DEPTH && !self.search.ranking().is_final() {
            self.search.deepen(budget)?;
            let ranking = self.search.ranking();
            self.scores = [self.scores[1], ranking.scores[ranking.best]];
        }
        let ranking = self.search.ranking();
        // The player who jumps last looks better than they are: over two depths each player is last
        // once.
        let [before, last] = self.scores.map(i64::from);
        let score = if ranking.is_final() { last } else { (before + last) / 2 };
        let lead = (100 * score / (score.abs() + HALF)) as i32;
        let lead = if self.player == Player::Left { lead } else { -lead };
        Ok(Estimate { lead, depth: ranking.depth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Edge;

    fn look(rows: &str, player: Player) -> Option<Estimate> {
        let board = Board::parse(rows, Edge::Walls).unwrap();
        let mut estimate_search = EstimateSearch::new(Rules::Ancient, &board, player)?;
        let whole = estimate_search.estimate(&mut Budget::unlimited()).unwrap();
        let mut slices = EstimateSearch::new(Rules::Ancient, &board, player)?;
        let mut steps = 1;
        let sliced = loop {
            match slices.estimate(&mut Budget::steps(steps)) {
                Ok(estimate) => break estimate,
                Err(_) => steps *= 2,
            }
        };
        assert_eq!(sliced, whole);
        Some(whole)
    }

    #[test]
    fn sees_who_has_more_to_jump() {
        // Black has many jumps that White cannot prevent, and White has none.
        let ahead =
            look("xo.o.o.o./........./xo.o.o.o./........./x.o......", Player::Left).unwrap();
        assert!(ahead.lead > 20, "{ahead:?}");
        // The same with colours exchanged.
        let behind =
            look("ox.x.x.x./........./ox.x.x.x./........./o.x......", Player::Right).unwrap();
        assert_eq!(behind, Estimate { lead: -ahead.lead, ..ahead });
    }

    /// Seven jumps of Black and four of White that nobody can prevent are worth 3. The player who jumps
    /// last in the search looks better by half a jump.
    #[test]
    fn counts_jumps_ahead() {
        let rows = ["xo..ox", "xo..ox", "xo..ox", "xo....", "ox..xo", "ox..xo"].join("/....../");
        let estimate = look(&rows, Player::Left).unwrap();
        let jumps = estimate.jumps().unwrap();
        assert!((2.0..=4.0).contains(&jumps), "{jumps}");
        assert_eq!(Estimate { lead: -98, depth: 6 }.jumps(), None);
    }

    #[test]
    fn has_nothing_to_say_where_nobody_can_jump() {
        assert_eq!(look("x.o", Player::Left), None);
        assert_eq!(look("x.o", Player::Right), None);
    }
}
