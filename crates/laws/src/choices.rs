//! Bytes as choices: where the bytes end, every choice is the first one.

use basics::player::Player;
use konane::{Board, Edge, Rules, Square};

pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Choices(bytes)
    }

    pub fn are_over(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below this one, which is at most 256; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first) % limit.max(1)
    }

    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of these; `None` if there are none.
    pub fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).cloned()
    }

    pub fn of<T: Copy, const N: usize>(&mut self, all: [T; N]) -> T {
        all[self.below(N)]
    }

    pub fn player(&mut self) -> Player {
        self.of(Player::ALL)
    }

    pub fn rules(&mut self) -> Rules {
        self.of(Rules::ALL)
    }

    pub fn edge(&mut self) -> Edge {
        self.of(Edge::ALL)
    }

    /// A square, up to two beyond a board of this size.
    pub fn square(&mut self, rows: i32, columns: i32) -> Square {
        let place = |side: i32, choice: usize| choice as i32 % (side + 4) - 2;
        Square::new(place(rows, self.below(256)), place(columns, self.below(256)))
    }

    /// A board of at most this many rows, columns and stones.
    pub fn board(&mut self, rows: usize, columns: usize, stones: usize) -> Board {
        let edge = self.edge();
        let (rows, columns) = (1 + self.below(rows), 1 + self.below(columns));
        let mut board = Board::empty(rows as i32, columns as i32, edge);
        for _ in 0..self.below(stones + 1) {
            let place = self.below(rows * columns);
            let square = Square::new((place / columns) as i32, (place % columns) as i32);
            board.set(square, Some(self.player()));
        }
        board
    }

    /// A short text of words that the reader of something may mean.
    pub fn text(&mut self, words: &[&str]) -> String {
        let count = self.below(6);
        (0..count).filter_map(|_| self.one(words)).collect()
    }
}
