//! The board on which the squares of a position have names.

use crate::{Area, Board, Edge, Jump, Square, jump_between, square_name, square_named};

/// Between walls, and of a plane without stones, all of the board. Otherwise the smallest rectangle around the stones
/// with 1, 2, 3 or 4 empty rows and columns on each side, for fewer than 4, fewer than 8, fewer than 20 stones, or more.
///
/// A leap of Kōnane is a leap of peg solitaire, and as Conway found, fewer than 2, 4, 8 and 20 pegs cannot get 1, 2, 3
/// and 4 squares beyond a line, and no number gets 5. So no stone ever leaves the named board, whoever moves: a line of
/// play has the names of its first position to its end. They are in links, so they never change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedBoard {
    /// Its top left square; `a1` is the lower left one.
    pub corner: Square,
    /// The rows that have numbers from 1 upwards.
    pub rows: i32,
    /// The columns that have letters from a.
    pub columns: i32,
}

impl NamedBoard {
    /// The named board of this position.
    pub fn of(position: &Board) -> NamedBoard {
        let stones = position.bounding_box().filter(|_| position.edge() == Edge::Plane);
        let Some(Area { corner, rows, columns }) = stones else {
            return NamedBoard::whole(position);
        };
        let room = room(position.stones().count());
        NamedBoard { corner, rows, columns }.wider(room)
    }

    /// All squares of a board.
    pub fn whole(board: &Board) -> NamedBoard {
        NamedBoard { corner: Square::new(0, 0), rows: board.rows(), columns: board.columns() }
    }

    /// The squares of the board.
    pub fn area(self) -> Area {
        Area { corner: self.corner, rows: self.rows, columns: self.columns }
    }

    /// With as many more rows and columns on each side.
    pub fn wider(self, by: i32) -> NamedBoard {
        NamedBoard {
            corner: self.corner - Square::new(by, by),
            rows: self.rows + 2 * by,
            columns: self.columns + 2 * by,
        }
    }

    /// The same board if squares are counted from another one, which lies at `origin`.
    pub fn seen_from(self, origin: Square) -> NamedBoard {
        NamedBoard { corner: self.corner - origin, ..self }
    }

    /// Whether the square lies on the board.
    pub fn has(self, square: Square) -> bool {
        let Square { row, column } = square - self.corner;
        (0..self.rows).contains(&row) && (0..self.columns).contains(&column)
    }

    /// The position on exactly this board.
    pub fn cut(self, position: &Board) -> Board {
        position.window(self.corner, self.rows, self.columns)
    }

    /// The name of any square: those beyond the board go on counting.
    pub fn square_name(self, square: Square) -> String {
        square_name(square - self.corner, self.rows)
    }

    /// The square with this name, in a row of the board and any column.
    pub fn square_named(self, name: &str) -> Option<Square> {
        square_named(name, self.rows).map(|square| square + self.corner)
    }

    /// The name of a jump: its first and its last square.
    pub fn jump_name(self, jump: Jump) -> String {
        format!("{}-{}", self.square_name(jump.from), self.square_name(jump.to()))
    }

    /// The jump with this name, possible or not.
    pub fn jump_named(self, name: &str) -> Option<Jump> {
        let (from, to) = name.split_once('-')?;
        jump_between(self.square_named(from)?, self.square_named(to)?)
    }
}

/// How many empty rows and columns a named board of the plane has on each side of this many stones.
fn room(stones: usize) -> i32 {
    match stones {
        ..4 => 1,
        4..8 => 2,
        8..20 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fewest, WITNESSES};
    use std::collections::HashSet;

    fn board(text: &str, edge: Edge) -> Board {
        Board::parse(text, edge).unwrap()
    }

    /// By hand: the stones' rectangle, and the empty rows and columns for their number.
    #[test]
    fn the_number_of_stones_determines_the_board() {
        let plane = |text: &str, size: (i32, i32), first: &str| {
            // Empty squares around a text mean nothing.
            let aside = text.replace('/', "/...");
            for text in [text.to_string(), format!("9/9/9/9/9/...{aside}/9")] {
                let board = board(&text, Edge::Plane);
                let named = NamedBoard::of(&board);
                let (stone, _) = board.stones().next().unwrap();
                assert_eq!((named.rows, named.columns), size, "{text}");
                assert_eq!(named.square_name(stone), first, "{text}");
            }
        };
        plane("x", (3, 3), "b2");
        plane("xox", (3, 5), "b2");
        plane("xoxo", (5, 8), "c3");
        plane("oxo.ox", (5, 10), "c3");
        plane("xo/../..x/..o/xox", (9, 7), "c7");
        plane("xoxoxoxo", (7, 14), "d4");
        plane("xoxoxoxoxo/oxoxoxoxo", (8, 16), "d5");
        plane("xoxoxoxoxo/oxoxoxoxox", (10, 18), "e6");
        for (text, edge) in [("xo/2", Edge::Walls), ("3/3", Edge::Plane), ("3/3/.x", Edge::Walls)] {
            let board = board(text, edge);
            let named = NamedBoard::of(&board);
            assert_eq!(named.cut(&board), board, "{text}");
        }
    }

    #[test]
    fn names_mean_the_same_wherever_squares_are_counted_from() {
        let oxo = board("oxo.ox", Edge::Plane);
        let wins = jump_between(Square::new(0, 5), Square::new(0, 3)).unwrap();
        let named = NamedBoard::of(&oxo);
        assert_eq!(named.jump_name(wins), "h3-f3");
        assert_eq!(named.jump_named("h3-f3"), Some(wins));
        let origin = Square::new(-4, -3);
        let window = oxo.window(origin, 9, 12);
        assert_eq!(NamedBoard::of(&window), named.seen_from(origin));
        assert_eq!(named.square_named("h6"), None);
        // Beyond the board, to the upper right and to the lower left.
        let names = [(-3, 8), (3, -3), (4, -4)].map(|(row, column)| {
            let square = Square::new(row, column);
            assert!(!named.has(square));
            named.square_name(square)
        });
        assert_eq!(names, ["k6", "−a0", "−b−1"]);
    }

    /// By another way than Conway's: all that pegs in a box of 3 × 4 squares can do, whatever their colours and order.
    #[test]
    fn no_stone_leaves_it() {
        // The box lies in the middle of 9 rows of 12 squares.
        const ROW: u32 = 12;
        let squares: Vec<u32> =
            (3..6).flat_map(|row| (4..8).map(move |column| ROW * row + column)).collect();
        let beyond = |pegs: u128| {
            let all = (0..9 * ROW).filter(|square| pegs >> square & 1 == 1);
            let far = all.flat_map(|it| {
                let (row, column) = ((it / ROW) as i32, (it % ROW) as i32);
                [3 - row, row - 5, 4 - column, column - 7]
            });
            far.max().unwrap_or(0)
        };
        for set in 1..1_u32 << squares.len() {
            let count = set.count_ones() as usize;
            if count > 7 {
                continue;
            }
            let start = (0..).zip(&squares).filter(|(bit, _)| set >> bit & 1 == 1);
            let mut open = vec![start.map(|(_, square)| 1_u128 << square).sum::<u128>()];
            let mut seen = HashSet::new();
            while let Some(pegs) = open.pop() {
                if !seen.insert(pegs) {
                    continue;
                }
                assert!(beyond(pegs) <= room(count), "{set:b}");
                for way in [1, ROW] {
                    for square in 0..9 * ROW - 2 * way {
                        let [one, over, other] = [0, 1, 2].map(|step| 1 << (square + step * way));
                        for (from, to) in [(one, other), (other, one)] {
                            if pegs & from != 0 && pegs & over != 0 && pegs & to == 0 {
                                open.push(pegs ^ from ^ over ^ to);
                            }
                        }
                    }
                }
            }
        }
        // With fewer empty rows some would leave it.
        for witness in WITNESSES.iter().filter(|witness| witness.fewest == Fewest::Anywhere) {
            assert_eq!(room(witness.stones as usize), witness.distance, "{}", witness.text);
        }
    }
}
