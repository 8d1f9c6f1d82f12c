//! A window of any shape and colours in which one part of a position is played out.
//!
//! The part and everything that follows stay in the window, as two sets of squares in a few words each.
//! On the plane, positions that differ by a shift share their table entries.

use crate::search_space::{Image, Position, SearchSpace};
use basics::player::{ByPlayer, Player};
use konane::{Bits, Edge, Flight, Grid, Part, Rules, Splitter, Square};

pub struct Frame<const N: usize> {
    rules: Rules,
    edge: Edge,
    splitter: Splitter<Grid<N>>,
    /// The squares of each column of the window.
    columns: Vec<Grid<N>>,
}

/// The stones of both players; of the two colourings, the smaller is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stones<const N: usize> {
    left: [u64; N],
    right: [u64; N],
}

impl<const N: usize> Position for Stones<N> {
    const NONE: Self = Stones { left: [0; N], right: [0; N] };

    #[inline]
    fn stones(self) -> u32 {
        let count = |words: [u64; N]| words.iter().map(|word| word.count_ones()).sum::<u32>();
        count(self.left) + count(self.right)
    }

    #[inline]
    fn mixed(self) -> u64 {
        let mut mixed = 0x9e37_79b9_7f4a_7c15;
        for (left, right) in self.left.into_iter().zip(self.right) {
            let product = u128::from(mixed ^ left) * u128::from(right ^ 0xa076_1d64_78bd_642f | 1);
            mixed = product as u64 ^ (product >> 64) as u64;
        }
        mixed
    }
}

impl<const N: usize> Frame<N> {
    /// A window with these squares. `bytes` roughly limits its cache.
    pub fn new(squares: Grid<N>, edge: Edge, rules: Rules, bytes: usize) -> Self {
        let column = |column: i32| {
            let mut squares = squares.none();
            for row in 0..squares.rows() {
                squares.add_row(row, column, 1);
            }
            squares
        };
        let columns = (0..squares.columns()).map(column).collect();
        Frame { rules, edge, splitter: Splitter::new(squares, 0, bytes), columns }
    }

    /// The position with these stones in this window.
    pub fn with(&self, stones: &ByPlayer<Vec<Square>>) -> Image<Stones<N>> {
        let set = |squares: &[Square]| {
            let mut set = self.splitter.squares.none();
            squares.iter().for_each(|&square| set.insert(square));
            set
        };
        self.image(set(&stones.left), set(&stones.right))
    }

    #[inline]
    pub fn image(&self, left: Grid<N>, right: Grid<N>) -> Image<Stones<N>> {
        let (left, right) = (left.words(), right.words());
        // Compared as numbers, so that a shift does not change which is smaller.
        let is_swapped = right.iter().rev().lt(left.iter().rev());
        let (left, right) = if is_swapped { (right, left) } else { (left, right) };
        Image { position: Stones { left, right }, is_swapped }
    }

    #[inline]
    fn stones(&self, position: Stones<N>) -> ByPlayer<Grid<N>> {
        let grid = |words| self.splitter.squares.with_words(words);
        ByPlayer { left: grid(position.left), right: grid(position.right) }
    }
}

impl<const N: usize> SearchSpace for Frame<N> {
    type Position = Stones<N>;

    #[inline]
    fn key(&self, position: Stones<N>) -> Stones<N> {
        if self.edge == Edge::Walls {
            return position;
        }
        let ByPlayer { left, right } = self.stones(position);
        let all = left.or(&right);
        if all.is_empty() {
            return position;
        }
        let column = self.columns.iter().position(|column| column.touches(&all));
        let (row, column) = (all.first_row(), column.unwrap_or_default() as u32);
        let corner = |set: Grid<N>| set.moved(row, column).words();
        Stones { left: corner(left), right: corner(right) }
    }

    #[inline]
    fn jumps(&self, position: Stones<N>, player: Player, images: &mut Vec<Image<Stones<N>>>) {
        let stones = self.stones(position);
        let (ours, theirs) = (&stones[player], &stones[player.other()]);
        let free = self.splitter.squares.minus(ours).minus(theirs);
        ours.any_jump(theirs, &free, self.rules, |Flight { from, taken, to }| {
            let (moved, rest) = (ours.minus(&from).or(&to), theirs.minus(&taken));
            images.push(match player {
                Player::Left => self.image(moved, rest),
                Player::Right => self.image(rest, moved),
            });
            false
        });
    }

    fn split(&mut self, position: Stones<N>, parts: &mut Vec<Image<Stones<N>>>) -> bool {
        let ByPlayer { left, right } = self.stones(position);
        let start = parts.len();
        let part = |Part { stones, .. }: &Part<Grid<N>>| {
            let position =
                Stones { left: left.and(stones).words(), right: right.and(stones).words() };
            parts.push(Image { position, is_swapped: false });
        };
        let falls_apart = self.splitter.split(&left.or(&right), part);
        for part in &mut parts[start..] {
            let stones = self.stones(part.position);
            *part = self.image(stones.left, stones.right);
        }
        falls_apart
    }

    #[inline]
    fn leaps(&self, position: Stones<N>) -> ByPlayer<u32> {
        let stones = self.stones(position);
        let free = self.splitter.squares.minus(&stones.left).minus(&stones.right);
        ByPlayer::from_fn(|player: Player| stones[player].leaps(&stones[player.other()], &free))
    }

    fn can_run(&self, position: Stones<N>, player: Player, leaps: i64, most: &mut u32) -> bool {
        let stones = self.stones(position);
        self.runs(&stones[player], &stones[player.other()], leaps, most)
    }

    fn bytes(&self) -> usize {
        self.splitter.bytes()
    }
}

impl<const N: usize> Frame<N> {
    fn runs(&self, ours: &Grid<N>, theirs: &Grid<N>, leaps: i64, most: &mut u32) -> bool {
        if *most == 0 {
            return true;
        }
        *most -= 1;
        let free = self.splitter.squares.minus(ours).minus(theirs);
        ours.any_jump(theirs, &free, Rules::Modern, |Flight { from, taken, to }| {
            let moved = ours.minus(&from).or(&to);
            leaps == 0 || self.runs(&moved, &theirs.minus(&taken), leaps - 1, most)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dense::Dense;
    use konane::{Board, Square, Window};

    /// The most single jumps in a row while the other player passes.
    fn longest_run(board: &Board, player: Player) -> i64 {
        let jumps = board.jumps(Rules::Modern, player);
        jumps.map(|jump| 1 + longest_run(&board.play_unchecked(jump), player)).max().unwrap_or(0)
    }

    #[test]
    fn whoever_gives_up_counting_calls_no_run_bounded() {
        let board = Board::parse("xo.../..o../...o./ox.x./.....", Edge::Walls).unwrap();
        let none = Grid::<2>::new(5, 5).unwrap();
        let set = |squares: Vec<Square>| {
            let mut set = none;
            squares.into_iter().for_each(|square| set.insert(square));
            set
        };
        let squares = set(board.squares().collect());
        let frame = Frame::new(squares, Edge::Walls, Rules::Modern, 1 << 16);
        let (window, _) = Window::around(&board);
        let stones = ByPlayer::from_fn(|player: Player| window.stones[player].squares().collect());
        let dense = Dense::of(&board, Rules::Modern, 1 << 16).unwrap();
        for player in Player::ALL {
            let longest = longest_run(&board, player);
            assert!(longest >= 2);
            for (leaps, can) in [(longest - 1, true), (longest, false)] {
                for most in 0..200 {
                    let answers = [
                        can_run(&dense, dense.position(&board).unwrap(), player, leaps, most),
                        can_run(&frame, frame.with(&stones), player, leaps, most),
                    ];
                    assert!(!can || answers == [true; 2], "{player:?} {leaps} {most}");
                    assert!(most < 199 || answers == [can; 2], "{player:?} {leaps}");
                }
            }
        }
    }

    fn can_run<S: SearchSpace>(
        space: &S,
        image: Image<S::Position>,
        player: Player,
        leaps: i64,
        mut most: u32,
    ) -> bool {
        let player = if image.is_swapped { player.other() } else { player };
        space.can_run(image.position, player, leaps, &mut most)
    }
}
