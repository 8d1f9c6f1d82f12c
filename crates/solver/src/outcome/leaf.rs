//! Decides positions that have fallen apart by their values.

use crate::Solver;
use crate::outcome::key::KeyScheme;
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Bits, Board, Edge, Rules, Splitter, Square, Window};
use value::Value;

/// A position is valued if all its parts have at most this many stones.
const STONES: u32 = 10;
/// Between walls, splitting costs ten times as much as examining a position. There it is tried only
/// near the start of the search and with at most this many stones.
const ALL_STONES: u32 = 16;
const BEGINNING: usize = 2;

pub struct Leaves {
    rules: Rules,
    solver: Solver,
    limit: usize,
}

impl Leaves {
    pub fn new(rules: Rules, limit: usize) -> Self {
        Leaves { rules, solver: Solver::with_memory(rules, limit), limit }
    }

    pub fn bytes(&self) -> usize {
        self.solver.bytes()
    }

    /// Whether the player to move wins, if that is cheap to find. `depth` counts the jumps from the
    /// first position of the search.
    #[inline]
    pub fn wins<B: Bits>(
        &mut self,
        window: &Window<B>,
        splitter: &mut Splitter<B>,
        scheme: KeyScheme,
        player: Player,
        depth: usize,
        budget: &mut Budget,
    ) -> Result<Option<bool>, Stopped> {
        let edge = match scheme {
            // Measured on 6 × 6: values of at most 8 stones save a tenth of the nodes and double the
            // time; those of 10 stones save a quarter and take six times as long.
            KeyScheme::Squares { .. } => return Ok(None),
            KeyScheme::Walls { .. } => Edge::Walls,
            KeyScheme::Plane => Edge::Plane,
        };
        let stones = window.occupied();
        if edge == Edge::Walls && depth > BEGINNING && stones.count() > ALL_STONES {
            return Ok(None);
        }
        let mut most = 0;
        if !splitter.split(&stones, |part| most = most.max(part.stones.count())) {
            most = stones.count();
        }
        if most > STONES {
            return Ok(None);
        }
        match self.by_value(&board(window, edge), player, budget) {
            Err(Stopped::Budget) => Err(Stopped::Budget),
            // The search may still decide a position that cannot be valued.
            Err(_) => Ok(None),
            Ok(wins) => Ok(Some(wins)),
        }
    }

    fn by_value(
        &mut self,
        board: &Board,
        player: Player,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        if self.bytes() > self.limit {
            self.solver = Solver::with_memory(self.rules, self.limit);
        }
        let value = self.solver.value(board, budget)?;
        let values = &mut self.solver.values;
        let loses = match player {
            Player::Left => values.at_most(value, Value::ZERO, budget)?,
            Player::Right => values.at_most(Value::ZERO, value, budget)?,
        };
        Ok(!loses)
    }
}

fn board<B: Bits>(window: &Window<B>, edge: Edge) -> Board {
    let squares = match edge {
        Edge::Walls => window.squares.area(),
        Edge::Plane => window.occupied().area(),
    };
    let Some(area) = squares else { return Board::empty(1, 1, edge) };
    let mut board = Board::empty(area.rows, area.columns, edge);
    for owner in Player::ALL {
        for square in window.stones[owner].squares() {
            let (row, column) = (square.row - area.corner.row, square.column - area.corner.column);
            board.set(Square::new(row, column), Some(owner));
        }
    }
    board
}
