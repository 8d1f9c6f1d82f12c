//! Boards: stones on a rectangle, and what lies beyond it.

use crate::{Area, Square};
use basics::named;
use basics::player::Player;

/// The most rows, and the most columns, that a text or an editor may have. On the plane, jumps can
/// lead a little further.
pub const MAX_SIDE: i32 = 200;

/// How many stones one move may jump over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rules {
    /// Any number of jumps in one line.
    #[default]
    Ancient,
    /// Exactly one jump.
    Modern,
}

named!(str::eq_ignore_ascii_case, Rules { Ancient: "ancient", Modern: "modern" });

impl Rules {
    /// The most stones that a move may take.
    pub fn most_leaps(self) -> i32 {
        match self {
            Rules::Ancient => i32::MAX,
            Rules::Modern => 1,
        }
    }
}

/// What lies beyond the rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edge {
    /// Infinitely many empty squares: the rectangle is only a window.
    #[default]
    Plane,
    /// No squares: the rectangle is the board.
    Walls,
}

named!(str::eq_ignore_ascii_case, Edge { Plane: "plane", Walls: "walls" });

/// Stones on a rectangle of squares.
///
/// Two boards are equal if their rectangles, edges and stones are equal. On the plane, different
/// windows can show the same position; [`Board::trimmed`] returns the smallest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    edge: Edge,
    rows: i32,
    columns: i32,
    /// Row by row.
    stones: Vec<Option<Player>>,
}

impl Board {
    /// A board without stones. It has at least one square.
    pub fn empty(rows: i32, columns: i32, edge: Edge) -> Self {
        let (rows, columns) = (rows.max(1), columns.max(1));
        Board { edge, rows, columns, stones: vec![None; (rows * columns) as usize] }
    }

    /// What lies beyond the rectangle.
    pub fn edge(&self) -> Edge {
        self.edge
    }

    /// How many rows the rectangle has, at least 1.
    pub fn rows(&self) -> i32 {
        self.rows
    }

    /// How many columns the rectangle has, at least 1.
    pub fn columns(&self) -> i32 {
        self.columns
    }

    /// The stone on a square; `None` if the square is empty or lies beyond the rectangle.
    pub fn stone(&self, square: Square) -> Option<Player> {
        self.index(square).and_then(|index| self.stones[index])
    }

    /// Whether a stone may stand on this square.
    pub fn has_square(&self, square: Square) -> bool {
        self.edge == Edge::Plane || self.index(square).is_some()
    }

    /// All squares of the rectangle, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square { row, column }))
    }

    /// All stones, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Square, Player)> + '_ {
        self.squares()
            .zip(&self.stones)
            .filter_map(|(square, stone)| stone.map(|player| (square, player)))
    }

    /// Puts a stone on a square or removes it. Returns whether the square is in the rectangle; if
    /// not, nothing changes.
    pub fn set(&mut self, square: Square, stone: Option<Player>) -> bool {
        let index = self.index(square);
        if let Some(index) = index {
            self.stones[index] = stone;
        }
        index.is_some()
    }

    /// The same stones in the same rectangle, with this edge.
    pub fn with_edge(mut self, edge: Edge) -> Self {
        self.edge = edge;
        self
    }

    /// The same board with the stones on these squares only.
    pub fn only(&self, squares: &[Square]) -> Self {
        let mut only = Board::empty(self.rows, self.columns, self.edge);
        for &square in squares {
            only.set(square, self.stone(square));
        }
        only
    }

    /// The part of the board whose top left corner is `corner`. Stones outside of it are lost;
    /// squares beyond the rectangle are empty.
    pub fn window(&self, corner: Square, rows: i32, columns: i32) -> Self {
        let mut window = Board::empty(rows, columns, self.edge);
        for (square, player) in self.stones() {
            window.set(square - corner, Some(player));
        }
        window
    }

    /// The smallest area around all stones; `None` if there are no stones.
    pub fn bounding_box(&self) -> Option<Area> {
        Area::around(self.stones().map(|(square, _)| square))
    }

    /// The same position in its smallest window. A board between walls stays as it is.
    pub fn trimmed(&self) -> Self {
        match (self.edge, self.bounding_box()) {
            (Edge::Walls, _) => self.clone(),
            (Edge::Plane, None) => Board::empty(1, 1, self.edge),
            (Edge::Plane, Some(area)) => area.cut(self),
        }
    }

    /// The same stones with their colours swapped: the negative of the game.
    pub fn swapped(&self) -> Self {
        let mut board = self.clone();
        for stone in &mut board.stones {
            *stone = stone.map(Player::other);
        }
        board
    }

    /// The board turned clockwise by a quarter.
    pub fn turned(&self) -> Self {
        let mut board = Board::empty(self.columns, self.rows, self.edge);
        for (square, player) in self.stones() {
            board.set(Square::new(square.column, self.rows - 1 - square.row), Some(player));
        }
        board
    }

    /// The board with left and right exchanged.
    pub fn mirrored(&self) -> Self {
        let mut board = Board::empty(self.rows, self.columns, self.edge);
        for (square, player) in self.stones() {
            board.set(Square::new(square.row, self.columns - 1 - square.column), Some(player));
        }
        board
    }

    fn index(&self, square: Square) -> Option<usize> {
        let inside =
            (0..self.rows).contains(&square.row) && (0..self.columns).contains(&square.column);
        inside.then(|| (square.row * self.columns + square.column) as usize)
    }
}

impl Area {
    /// The rectangle of a board.
    pub fn whole(board: &Board) -> Area {
        Area { corner: Square::new(0, 0), rows: board.rows(), columns: board.columns() }
    }

    /// The part of the board in this area; squares beyond the board's rectangle are empty.
    pub fn cut(self, board: &Board) -> Board {
        board.window(self.corner, self.rows, self.columns)
    }
}
