//! Which squares matter, and which parts no jump connects.
//!
//! A jump concerns three squares in a line: where the stone stands, the stone that it takes, and
//! where it lands. Let a square be *occupiable* if a stone may come to stand there, and *vacatable*
//! if it may come to be empty. Begin with what is so at the start, and add what jumps over
//! occupiable squares onto vacatable ones add to it: this covers everything that can happen. So a
//! stone on no such line is dead, and can be left out together with its square, which it blocks for
//! ever. And squares that no chain of such lines connects never influence each other.

use crate::{Bits, Direction, Window};
use basics::player::{ByPlayer, Player};

/// The lines of three squares on which a jump may happen, by the jumping stone's square and by
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
        // Each jump takes a stone, and one remains.
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

    /// All squares that matter.
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

/// Shows the parts of a position that no jump connects, without what is dead.
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
