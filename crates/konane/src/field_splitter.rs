//! Splits positions of any size into parts (see [`crate::splitter`]). The time that this takes
//! depends on the stones, not on the size of the field.

use std::cmp::Reverse;

use crate::reach::{beyond, bound, explore, landings};
use crate::splitter::{FEW_EXPLORED, MOST_JUMPS, Part, Splitter};
use crate::{Area, Bits, Board, Direction, Field, Grid, Square, Window};
use basics::memo::Memo;

/// More stones are likely to spread everywhere: their reach is a bound.
const MOST_STONES: usize = 24;
/// At the root of a search, where a smaller window helps most, more positions may be looked at,
/// within this many bytes.
const MOST_AT_FIRST: usize = 30_000;
const MOST_BYTES_AT_FIRST: usize = 48 << 20;

/// Splits positions of fields.
pub struct FieldSplitter {
    /// Reaches by stones and squares, in a window around the stones.
    reaches: Memo<(Field, Field), Field>,
}

impl FieldSplitter {
    /// `bytes` roughly limits the table, with what its sets have on the heap.
    pub fn new(bytes: usize) -> Self {
        FieldSplitter { reaches: Memo::new(bytes / 4) }
    }

    /// Roughly how many bytes the table takes, with what its sets have on the heap.
    pub fn bytes(&self) -> usize {
        4 * self.reaches.bytes()
    }

    /// The parts in the order of their first stones, without stones that can neither jump nor be
    /// jumped over.
    pub fn parts(&mut self, window: &Window<Field>) -> Vec<Part<Vec<Square>>> {
        let (squares, mut parts) = (&window.squares, Vec::<Part<Vec<Square>>>::new());
        let mut owners = Owners::new(squares);
        let mut open = clusters(&window.occupied(), squares);
        // Large clusters come last: then they meet all others at once.
        open.sort_by_key(|stones| Reverse(stones.len()));
        while let Some(mut stones) = open.pop() {
            let reach = self.reach(&stones, squares);
            let touched = owners.touched(&reach);
            if touched.is_empty() {
                owners.enter(&reach, parts.len() as u32);
                parts.push(Part { stones, reach, is_sharp: true });
                continue;
            }
            for other in touched {
                let part = &mut parts[other as usize];
                owners.enter(&part.reach, NOBODY);
                part.reach.clear();
                stones.append(&mut part.stones);
            }
            let place = open.partition_point(|other| other.len() > stones.len());
            open.insert(place, stones);
        }
        parts.retain(|part| part.reach.len() > part.stones.len());
        parts.sort_by_key(|part| part.stones.iter().min().copied());
        parts
    }

    fn reach(&mut self, stones: &[Square], squares: &Field) -> Vec<Square> {
        let Some(area) = Area::around(stones) else { return Vec::new() };
        let limit = beyond(area, stones.len() as u32);
        if stones.len() == 1 {
            return stones.to_vec();
        }
        if stones.len() > MOST_STONES {
            return spread(stones, squares, limit);
        }
        let mut local = Field::new(limit.rows, limit.columns);
        stones.iter().for_each(|&square| local.insert(square - limit.corner));
        let key = (local, squares.cut(limit));
        let reach = self.reaches.get(&key).unwrap_or_else(|| {
            let found = reach_in::<2>(&key.0, &key.1)
                .or_else(|| reach_in::<4>(&key.0, &key.1))
                .or_else(|| reach_in::<16>(&key.0, &key.1));
            let reach = found.unwrap_or_else(|| bound(&key.0, &key.1));
            self.reaches.insert(key, reach.clone());
            reach
        });
        reach.squares().map(|at| at + limit.corner).collect()
    }
}

impl Window<Field> {
    /// The same position without squares that no stone can ever stand on, if these are quickly
    /// found. Whatever stones can reach later, they can reach now.
    pub fn tightened(&self) -> Window<Field> {
        let (stones, mut tightened) = (self.occupied(), self.clone());
        let is_many = stones.count() > MOST_STONES as u32;
        if is_many && stones.leaps(&stones, &self.squares.minus(&stones)) <= MOST_JUMPS {
            let most = MOST_BYTES_AT_FIRST / size_of_val(stones.words());
            let reach = explore(&stones, &self.squares, &self.squares, most.min(MOST_AT_FIRST));
            tightened.squares = reach.unwrap_or(tightened.squares);
        }
        tightened
    }
}

impl Board {
    /// The parts of the position, on squares of the board and around it.
    pub fn parts(&self) -> Vec<Part<Vec<Square>>> {
        let (window, corner) = Window::around(self);
        let mut parts = FieldSplitter::new(1 << 20).parts(&window);
        for Part { stones, reach, .. } in &mut parts {
            stones.iter_mut().chain(reach).for_each(|square| *square = *square - corner);
        }
        parts
    }
}

/// The reach, found in a window of this many words; `None` if it is too large.
fn reach_in<const N: usize>(stones: &Field, squares: &Field) -> Option<Field> {
    let area = squares.area()?;
    let empty = Grid::<N>::new(area.last().row + 1, area.last().column + 1)?;
    let [local, local_squares] = [stones, squares].map(|set| {
        let mut cut = empty;
        set.copy_to(&mut cut, Square::new(0, 0));
        cut
    });
    let mut reach = stones.none();
    let found = Splitter::new(local_squares, FEW_EXPLORED, 1 << 20).reach_of(&local);
    found.copy_to(&mut reach, Square::new(0, 0));
    Some(reach)
}

/// A bound of the reach of stones, by jumps that take no stone away, within a limit.
fn spread(stones: &[Square], squares: &Field, limit: Area) -> Vec<Square> {
    let (mut filled, mut open, mut reach) = (squares.none(), stones.to_vec(), Vec::new());
    while let Some(square) = open.pop() {
        if filled.contains(square) {
            continue;
        }
        filled.insert(square);
        reach.push(square);
        for direction in Direction::ALL {
            // One of the two stones may jump over the other.
            if filled.contains(square.step(direction, 1)) {
                let landings = [square.step(direction, 2), square.step(direction, -1)];
                let is_new =
                    |&at: &Square| squares.contains(at) && !filled.contains(at) && limit.has(at);
                open.extend(landings.into_iter().filter(is_new));
            }
        }
    }
    reach
}

/// The owner of each square of a field, as a number.
struct Owners {
    owners: Vec<u32>,
    columns: usize,
}

const NOBODY: u32 = u32::MAX;

impl Owners {
    /// Nobody owns a square. There is a margin of one square.
    fn new(squares: &Field) -> Self {
        let columns = squares.columns() as usize + 2;
        Owners { owners: vec![NOBODY; columns * (squares.rows() as usize + 2)], columns }
    }

    fn place(&self, square: Square) -> usize {
        (square.row + 1) as usize * self.columns + (square.column + 1) as usize
    }

    /// The owners of these squares and of their neighbours.
    fn touched(&self, squares: &[Square]) -> Vec<u32> {
        let mut touched = Vec::new();
        for &square in squares {
            let place = self.place(square);
            for place in [place, place - 1, place + 1, place - self.columns, place + self.columns] {
                let owner = self.owners[place];
                if owner != NOBODY && !touched.contains(&owner) {
                    touched.push(owner);
                }
            }
        }
        touched
    }

    fn enter(&mut self, squares: &[Square], owner: u32) {
        for &square in squares {
            let place = self.place(square);
            self.owners[place] = owner;
        }
    }
}

/// The stones of each cluster of stones and of squares where a first jump can land.
fn clusters(stones: &Field, squares: &Field) -> Vec<Vec<Square>> {
    let landings = landings(stones, squares);
    let (mut near, mut clusters) = (stones.or(&landings), Vec::new());
    for seed in stones.squares() {
        let (mut open, mut cluster) = (vec![seed], Vec::new());
        while let Some(square) = open.pop() {
            if near.contains(square) {
                near.remove(square);
                cluster.extend(stones.contains(square).then_some(square));
                open.extend(Direction::ALL.map(|direction| square.step(direction, 1)));
            }
        }
        if !cluster.is_empty() {
            clusters.push(cluster);
        }
    }
    clusters
}
