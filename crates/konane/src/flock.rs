//! Groups on large fields. The time that this takes depends on the stones, not on the size of the
//! field.

use crate::reach::{beyond, explore, landings};
use crate::{Area, Bits, Direction, Field, Grid, Split, Splitter, Square, Window};

/// Flocks of more stones are not searched.
const MOST_STONES_IN_FLOCK: usize = 24;
/// At the root of a search, where a smaller window helps most, more jumps and more positions are
/// allowed, within this many bytes.
const MOST_JUMPS_AT_FIRST: u32 = 8;
const MOST_AT_FIRST: usize = 30_000;
const MOST_BYTES_AT_FIRST: usize = 48 << 20;

impl Splitter {
    /// The same position without squares that no stone can ever stand on, if these are quickly
    /// found. Whatever stones can reach later, they can reach now.
    pub fn tightened(&self, window: &Window<Field>) -> Window<Field> {
        let (stones, mut tightened) = (window.occupied(), window.clone());
        let is_many = stones.count() > MOST_STONES_IN_FLOCK as u32;
        if is_many && stones.leaps(&stones, &window.squares.minus(&stones)) <= MOST_JUMPS_AT_FIRST {
            let most = MOST_BYTES_AT_FIRST / size_of_val(stones.words());
            let reach = explore(&stones, &window.squares, &window.squares, most.min(MOST_AT_FIRST));
            tightened.squares = reach.unwrap_or(tightened.squares);
        }
        tightened
    }

    /// The groups of a large field, as [`Splitter::groups`] returns those of a window.
    pub fn flocks(&mut self, stones: &Field, squares: &Field) -> Vec<Flock> {
        let mut flocks = Vec::new();
        let (mut owners, mut filled) = (Map::new(squares), Map::new(squares));
        for stones in clusters(stones, squares) {
            let mut new = Flock { reach: stones.clone(), stones, ..Flock::default() };
            loop {
                let Some(reach) = self.reach_of(&new.stones, squares) else {
                    new.spread(squares, &mut filled, &mut owners, &mut flocks);
                    break;
                };
                new.reach = reach;
                let others = owners.touched(&new.reach);
                if others.is_empty() {
                    break;
                }
                for other in others {
                    new.join(std::mem::take(&mut flocks[other]), &mut owners);
                }
            }
            owners.enter(&new.reach, flocks.len() as u32);
            owners.enter(&new.spread, flocks.len() as u32);
            flocks.push(new);
        }
        flocks.iter_mut().for_each(|flock| flock.reach.append(&mut flock.spread));
        flocks.retain(|flock| flock.reach.len() > flock.stones.len());
        flocks
    }

    /// The reach of stones of a field, found in a separate window; `None` if there are many stones.
    fn reach_of(&mut self, stones: &[Square], squares: &Field) -> Option<Vec<Square>> {
        let area = Area::around(stones)?;
        if stones.len() == 1 {
            return Some(stones.to_vec());
        }
        let limit = beyond(area, stones.len() as u32);
        let (rows, columns) = (limit.rows, limit.columns);
        if stones.len() > MOST_STONES_IN_FLOCK {
            return None;
        }
        if let Some(empty) = Grid::<2>::new(rows, columns) {
            return Some(self.reach_in(stones, squares, limit.corner, empty));
        }
        if let Some(empty) = Grid::<4>::new(rows, columns) {
            return Some(self.reach_in(stones, squares, limit.corner, empty));
        }
        let empty = Grid::<16>::new(rows, columns)?;
        Some(self.reach_in(stones, squares, limit.corner, empty))
    }

    fn reach_in<L: Split>(
        &mut self,
        stones: &[Square],
        squares: &Field,
        corner: Square,
        empty: L,
    ) -> Vec<Square> {
        let (mut local, mut local_squares) = (empty.clone(), empty);
        for &square in stones {
            local.insert(square - corner);
        }
        squares.copy_to(&mut local_squares, corner);
        let reach = L::reach(&local, &local_squares, self).squares().into_iter();
        reach.map(|at| at + corner).collect()
    }
}

/// A group of a large field.
#[derive(Default)]
pub struct Flock {
    pub stones: Vec<Square>,
    /// All squares that a stone can ever stand on, and perhaps more. While flocks spread, only
    /// those that are still to be looked at.
    pub reach: Vec<Square>,
    /// The squares from which the flock has spread. They join `reach` at the end.
    spread: Vec<Square>,
    /// Squares that are too far for these stones, but perhaps not when other stones join them.
    refused: Vec<Square>,
}

impl Flock {
    fn join(&mut self, other: Flock, owners: &mut Map) {
        owners.enter(&other.reach, NOBODY);
        owners.enter(&other.spread, NOBODY);
        self.stones.extend(other.stones);
        self.reach.extend(other.reach);
        self.spread.extend(other.spread);
        self.refused.extend(other.refused);
    }

    /// Adds all flocks that the bound of this flock's reach touches. The result is that of
    /// `bound_from` and `unite`, but square by square, so that nothing is computed twice: the
    /// squares from which another flock has already spread yield no further pairs.
    fn spread(
        &mut self,
        squares: &Field,
        filled: &mut Map,
        owners: &mut Map,
        flocks: &mut [Flock],
    ) {
        filled.enter(&self.spread, 0);
        self.reach.append(&mut self.refused);
        let mut limit = self.limit();
        while let Some(at) = self.reach.pop() {
            if filled.has(at) {
                continue;
            }
            if !limit.is_some_and(|limit| limit.has(at)) {
                if !self.refused.contains(&at) {
                    self.refused.push(at);
                }
                continue;
            }
            for owner in owners.near(at) {
                if owner != NOBODY {
                    let first = self.spread.len();
                    self.join(std::mem::take(&mut flocks[owner as usize]), owners);
                    filled.enter(&self.spread[first..], 0);
                    limit = self.limit();
                    self.reach.append(&mut self.refused);
                }
            }
            if filled.has(at) {
                continue;
            }
            filled.enter(&[at], 0);
            self.spread.push(at);
            for direction in Direction::ALL {
                // One of the two stones may jump over the other.
                if filled.has(at.step(direction, 1)) {
                    let landings = [at.step(direction, 2), at.step(direction, -1)];
                    let landings = landings.into_iter().filter(|&at| squares.contains(at));
                    self.reach.extend(landings);
                }
            }
        }
        filled.enter(&self.spread, NOBODY);
    }

    /// How far its stones can get.
    fn limit(&self) -> Option<Area> {
        let area = Area::around(&self.stones)?;
        Some(beyond(area, self.stones.len() as u32))
    }
}

/// The owner of each square of a field, as a number.
struct Map {
    owners: Vec<u32>,
    columns: usize,
}

const NOBODY: u32 = u32::MAX;

impl Map {
    /// A map without owners, with a margin of two squares.
    fn new(squares: &Field) -> Self {
        let columns = squares.columns() as usize + 4;
        Map { owners: vec![NOBODY; columns * (squares.rows() as usize + 4)], columns }
    }

    fn has(&self, square: Square) -> bool {
        self.owners[self.place(square)] != NOBODY
    }

    fn place(&self, square: Square) -> usize {
        (square.row + 2) as usize * self.columns + (square.column + 2) as usize
    }

    /// The owners of these squares and of their neighbours.
    fn touched(&self, squares: &[Square]) -> Vec<usize> {
        let mut touched = Vec::new();
        for owner in squares.iter().flat_map(|&square| self.near(square)) {
            if owner != NOBODY && !touched.contains(&(owner as usize)) {
                touched.push(owner as usize);
            }
        }
        touched
    }

    /// The owners of this square and of its neighbours.
    fn near(&self, square: Square) -> [u32; 5] {
        let place = self.place(square);
        [place, place - 1, place + 1, place - self.columns, place + self.columns]
            .map(|place| self.owners[place])
    }

    fn enter(&mut self, squares: &[Square], owner: u32) {
        for &square in squares {
            let place = self.place(square);
            self.owners[place] = owner;
        }
    }
}

/// Clusters of stones that are connected by neighbours or by the squares where a first jump can
/// land.
fn clusters(stones: &Field, squares: &Field) -> Vec<Vec<Square>> {
    let below = stones.or(&landings(stones, squares)).squares();
    let mut map = Map::new(squares);
    map.enter(&below, 0);
    let mut clusters = Vec::new();
    for &seed in &below {
        let mut open = Vec::new();
        let mut cluster = Vec::new();
        let mut visit = |square: Square, open: &mut Vec<Square>| {
            let place = map.place(square);
            if map.owners[place] != NOBODY {
                map.owners[place] = NOBODY;
                open.push(square);
            }
        };
        visit(seed, &mut open);
        while let Some(square) = open.pop() {
            if stones.contains(square) {
                cluster.push(square);
            }
            for direction in Direction::ALL {
                visit(square.step(direction, 1), &mut open);
            }
        }
        if !cluster.is_empty() {
            clusters.push(cluster);
        }
    }
    clusters
}
