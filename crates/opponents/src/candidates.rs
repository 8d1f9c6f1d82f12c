//! The candidates among which an opponent chooses.

use basics::player::Player;
use konane::{Board, Edge, Jump, MARGIN, Rules, Square};

/// Jumps or removals, referred to by their indices.
pub struct Candidates {
    pub rules: Rules,
    /// The player who chooses.
    pub chooser: Player,
    /// The player who jumps next after the choice.
    pub next: Player,
    pub among: Among,
}

pub enum Among {
    /// The jumps of a board trimmed to its stones.
    Jumps { board: Board, jumps: Vec<Jump> },
    /// For each removal, the boards after the other player's replies.
    Removals(Vec<Vec<Board>>),
}

impl Candidates {
    pub fn of_jumps(rules: Rules, board: &Board, player: Player) -> Candidates {
        let board = board.trimmed();
        let jumps = board.jumps(rules, player).collect();
        let among = Among::Jumps { board, jumps };
        Candidates { rules, chooser: player, next: player.other(), among }
    }

    pub fn len(&self) -> usize {
        match &self.among {
            Among::Jumps { jumps, .. } => jumps.len(),
            Among::Removals(boards) => boards.len(),
        }
    }

    /// The boards that a candidate may lead to, all of one size and between walls that no stone can
    /// reach.
    pub fn boards(&self, index: usize) -> Vec<Board> {
        match &self.among {
            Among::Jumps { board, jumps } => {
                let margin = Square::new(self.margin(), self.margin());
                let jump = Jump { from: jumps[index].from + margin, ..jumps[index] };
                vec![self.with_margin(board).play_unchecked(jump)]
            }
            Among::Removals(boards) => {
                boards[index].iter().map(|board| self.with_margin(board)).collect()
            }
        }
    }

    /// The rows and columns of those boards.
    pub fn size(&self) -> (i32, i32) {
        let (board, margin) = (self.any_board(), 2 * self.margin());
        (board.rows() + margin, board.columns() + margin)
    }

    /// The most stones of those boards.
    pub fn stones(&self) -> usize {
        self.any_board().stones().count()
    }

    fn any_board(&self) -> &Board {
        match &self.among {
            Among::Jumps { board, .. } => board,
            Among::Removals(boards) => &boards[0][0],
        }
    }

    fn margin(&self) -> i32 {
        if self.any_board().edge() == Edge::Plane { MARGIN } else { 0 }
    }

    fn with_margin(&self, board: &Board) -> Board {
        let (rows, columns) = self.size();
        let corner = Square::new(-self.margin(), -self.margin());
        board.window(corner, rows, columns).with_edge(Edge::Walls)
    }
}
