//! Plays everything that stones can do: peg solitaire, without bounds and windows.

use std::collections::HashSet;

use papamu_konane::{Direction, Square};

pub fn at(row: i32, column: i32) -> Square {
    Square::new(row, column)
}

pub fn filled(depth: i32, width: i32) -> Vec<Square> {
    (0..depth).flat_map(|row| (0..width).map(move |column| at(row, column))).collect()
}

/// Small random numbers, the same in every run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as i32
    }

    pub fn stones(&mut self, rows: i32, columns: i32, most: i32) -> Vec<Square> {
        let count = 1 + self.below(most);
        let stones: HashSet<Square> =
            (0..count).map(|_| at(self.below(rows), self.below(columns))).collect();
        let mut stones: Vec<Square> = stones.into_iter().collect();
        stones.sort();
        stones
    }
}

/// All squares that any play reaches, and all stones that take part, by trying everything.
pub fn everything(
    stones: &[Square],
    has_square: impl Fn(Square) -> bool,
) -> (HashSet<Square>, HashSet<Square>) {
    let begin: HashSet<Square> = stones.iter().copied().collect();
    let (mut met, mut used) = (begin.clone(), HashSet::new());
    let mut seen = HashSet::from([stones.to_vec()]);
    let mut rest = vec![stones.to_vec()];
    while let Some(stones) = rest.pop() {
        for &from in &stones {
            for direction in Direction::ALL {
                let (over, to) = (from.step(direction, 1), from.step(direction, 2));
                if !stones.contains(&over) || stones.contains(&to) || !has_square(to) {
                    continue;
                }
                used.extend([from, over]);
                met.insert(to);
                let mut after: Vec<Square> = stones
                    .iter()
                    .copied()
                    .filter(|&stone| stone != from && stone != over)
                    .collect();
                after.push(to);
                after.sort();
                if seen.insert(after.clone()) {
                    rest.push(after);
                }
            }
        }
    }
    used.retain(|square| begin.contains(square));
    (met, used)
}
