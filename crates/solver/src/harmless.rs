//! Groups that can meet and may still be worth the sum of their separate values.
//!
//! Two groups that can interact need not give either player an advantage. In Ernst's example (1995,
//! "Penetration") only a mistake brings the two groups together.

use crate::Solver;
use basics::budget::{Budget, Stopped};
use basics::sorting::sort_by_number;
use konane::{Board, Square};
use value::Value;

/// The values of two groups, alone and together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Encounter {
    /// The value of each group alone on the board.
    pub alone: (Value, Value),
    /// The sum of these two.
    pub sum: Value,
    /// The value of both, without the rest of the board.
    pub together: Value,
}

impl Encounter {
    /// Whether the interaction makes no difference.
    pub fn is_harmless(&self) -> bool {
        self.sum == self.together
    }
}

impl Solver {
    /// Values two groups of a board, alone and together; the other stones are left out.
    pub fn encounter(
        &mut self,
        board: &Board,
        (one, two): (&[Square], &[Square]),
        budget: &mut Budget,
    ) -> Result<Encounter, Stopped> {
        let first = self.value(&board.only(one), budget)?;
        let second = self.value(&board.only(two), budget)?;
        let sum = self.values.add(first, second, budget)?;
        let together = self.value(&board.only(&[one, two].concat()), budget)?;
        Ok(Encounter { alone: (first, second), sum, together })
    }
}

/// Groups as a player sees them, separated by an empty row or column.
pub fn clusters(stones: &[Square]) -> Vec<Vec<Square>> {
    let mut clusters: Vec<Cluster> = Vec::new();
    for &stone in stones {
        let mut new = Cluster { first: stone, last: stone, stones: vec![stone] };
        // Once it takes in a cluster that it touches, its larger rectangle may touch others.
        while let Some(index) = clusters.iter().position(|other| other.touches(&new)) {
            new.unite(clusters.swap_remove(index));
        }
        clusters.push(new);
    }
    for cluster in &mut clusters {
        sort_by_number(&mut cluster.stones, Square::number);
    }
    sort_by_number(&mut clusters, |cluster| cluster.first.number());
    clusters.into_iter().map(|cluster| cluster.stones).collect()
}

/// Stones and the first and last square of the smallest rectangle around them.
struct Cluster {
    first: Square,
    last: Square,
    stones: Vec<Square>,
}

impl Cluster {
    /// Whether no empty row or column lies between the rectangles.
    fn touches(&self, other: &Cluster) -> bool {
        let rows = self.last.row.min(other.last.row) - self.first.row.max(other.first.row);
        let columns =
            self.last.column.min(other.last.column) - self.first.column.max(other.first.column);
        rows.min(columns) >= -1
    }

    fn unite(&mut self, other: Cluster) {
        self.first.row = self.first.row.min(other.first.row);
        self.first.column = self.first.column.min(other.first.column);
        self.last.row = self.last.row.max(other.last.row);
        self.last.column = self.last.column.max(other.last.column);
        self.stones.extend(other.stones);
    }
}
