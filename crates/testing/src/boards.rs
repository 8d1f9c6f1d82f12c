//! Positions.

use basics::player::Player;
use konane::{Board, Edge, Rules, Square};

use crate::Random;
use crate::gallery::lines;

/// A line of `tests/data/gallery.tsv`.
pub struct Exhibit {
    pub rules: Rules,
    pub board: Board,
    pub name: &'static str,
    pub value: &'static str,
}

pub fn gallery() -> impl Iterator<Item = Exhibit> {
    lines().map(|[rules, edge, text, name, _, value]| {
        let edge = match edge {
            "none" => Edge::Plane,
            "board" => Edge::Walls,
            _ => panic!("{edge} is no edge"),
        };
        let rules = rules.parse().unwrap_or_else(|_| panic!("{rules} are no rules"));
        Exhibit { rules, board: Board::parse(text, edge).unwrap(), name, value }
    })
}

/// The board turned and mirrored in all ways.
pub fn images(board: &Board) -> Vec<Board> {
    let turned = std::iter::successors(Some(board.clone()), |board| Some(board.turned())).take(4);
    turned.flat_map(|board| [board.mirrored(), board]).collect()
}

impl Random {
    pub fn edge(&mut self) -> Edge {
        Edge::ALL[self.below(2)]
    }

    /// Throws this many stones at a board; some may hit the same square.
    pub fn board(&mut self, rows: i32, columns: i32, stones: usize, edge: Edge) -> Board {
        let mut board = Board::empty(rows, columns, edge);
        for _ in 0..stones {
            let square =
                Square::new(self.below(rows as usize) as i32, self.below(columns as usize) as i32);
            board.set(square, Some(Player::ALL[self.below(2)]));
        }
        board
    }
}
