//! Finds the squares that matter, and the parts that no jump connects.
//!
//! A jump concerns three squares in a line: where the stone stands, the stone that it takes, and
//! where it lands. Call a square *occupiable* if a stone may come to stand there, and *vacatable*
//! if it may become empty. Start with the squares that have stones and those that are empty; then
//! add, again and again, the squares that jumps over occupiable squares onto vacatable ones change.
//! The result covers everything that can happen. So a stone on no such line is dead: it can be left
//! out together with its square, which it always blocks. And squares that no chain of such lines
//! connects never influence each other.

use crate::{Bits, Direction, Window};
use basics::player::{ByPlayer, Player};

/// The lines of three squares on which a jump may happen, by the square of the jumping stone and by
/// direction.
pub struct LiveSquares<B> {
    jumpers: [B; 4],
}

impl<B: Bits> LiveSquares<B> {
    #[inline]
    pub fn of(window: &Window<B>) -> Self {
        let stones = window.occupied();
        let mut vacatable = window.squares.minus(&stones);
        let mut jumpers: [B; 4] = std::array::from_fn(|_| vacatable.none());
        // Each jump takes a stone, and one stone remains.
        let rounds = 1..stones.count();
        let mut occupiable = stones;
        for _ in rounds {
            let (occupied, vacant) = (occupiable.clone(), vacatable.clone());
            for (jumpers, direction) in jumpers.iter_mut().zip(Direction::ALL) {
                let back = direction.opposite();
                let victims = occupied.and(&occupied.shift(direction)).and(&vacant.shift(back));
                let from = victims.shift(back);
                occupiable = occupiable.or(&victims.shift(direction));
                vacatable = vacatable.or(&victims).or(&from);
                *jumpers = from;
            }
            if occupiable == occupied && vacatable == vacant {
                break;
            }
        }
        LiveSquares { jumpers }
    }

    #[inline]
    pub fn squares(&self) -> B {
        let mut squares = self.jumpers[0].none();
        for (jumpers, direction) in self.jumpers.iter().zip(Direction::ALL) {
            let victims = jumpers.shift(direction);
            squares = squares.or(jumpers).or(&victims).or(&victims.shift(direction));
        }
        squares
    }

    /// The squares that lines connect with this one.
    #[inline]
    pub fn cluster(&self, seed: &B) -> B {
        let mut cluster = seed.clone();
        loop {
            let mut grown = cluster.clone();
            for (jumpers, direction) in self.jumpers.iter().zip(Direction::ALL) {
                let back = direction.opposite();
                let one = grown.shift(back);
                let lines = grown.or(&one).or(&one.shift(back)).and(jumpers);
                let victims = lines.shift(direction);
                grown = grown.or(&lines).or(&victims).or(&victims.shift(direction));
            }
            if grown == cluster {
                return cluster;
            }
            cluster = grown;
        }
    }
}

/// Calls `show` with each part of a position that no jump connects with others, without dead
/// stones.
#[inline]
pub fn live_parts<B: Bits, E>(
    window: &Window<B>,
    mut show: impl FnMut(Window<B>) -> Result<(), E>,
) -> Result<(), E> {
    let live = LiveSquares::of(window);
    let mut rest = live.squares();
    while !rest.is_empty() {
        let squares = live.cluster(&rest.first());
        rest = rest.minus(&squares);
        let stones = ByPlayer::from_fn(|player: Player| window.stones[player].and(&squares));
        show(Window { stones, squares })?;
    }
    Ok(())
}
