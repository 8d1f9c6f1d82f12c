//! Groups of stones that never meet.
//!
//! Let R(A) be the squares that any stone of A can ever stand on when A plays alone and both
//! colours help each other. If no square of R(A) is a square of R(B) or beside one, A and B never
//! interact: the first time they did, a stone of one would jump over a stone of the other, and stand
//! beside it before, or two stones would want the same square. R does not depend on the rules,
//! because a longer jump is several short ones, nor on the colours, because any stone could be the
//! one jumped over. So jumps here are those of peg solitaire.
//!
//! Instead of R(A) any larger set may be used: the groups are then larger than they need be. Two
//! cheap sets stand around R(A): a bound from above, which lets jumps leave everything standing,
//! and one from below, the stones and where a first jump leads. Where both give the same groups,
//! nothing is searched. Else R(A) = A ∪ R(B) ∪ …, over all B that a jump makes of A. Each B falls
//! into groups in its turn, and what has been found is kept, so that R is mostly looked up.

use std::hash::Hash;

use hashbrown::HashSet;

use crate::konane::{Bits, Bounds, Direction, Field, Grid, MARGIN, Square, Window, by_box};
use crate::memo::Memo;

/// Stones that cannot interact with any others.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<B> {
    pub stones: B,
    /// All squares that a stone can ever stand on, and perhaps more.
    pub reach: B,
}

/// Groups of more stones are searched only if they have few jumps; else the bound has to do.
const MOST_STONES: u32 = 6;
/// So few: they lead to few positions, though there be many stones.
const MOST_JUMPS: u32 = 4;
/// The most positions looked at for one question. Beyond, the bound has to do.
const MOST_POSITIONS: u32 = 40;
/// The same for many stones with few jumps, where a position takes less time.
const MOST_EXPLORED: usize = 100;
/// Flocks of more stones are not searched at all.
const MOST_STONES_IN_FLOCK: usize = 24;
/// At the root of a search, where it pays most, more jumps and more positions are allowed, as far as
/// memory goes.
const MOST_JUMPS_AT_FIRST: u32 = 8;
const MOST_AT_FIRST: usize = 30_000;
const MOST_BYTES_AT_FIRST: usize = 48 << 20;

/// Splits positions, and keeps what it has found out about reaches.
pub struct Splitter {
    small: Reaches<u64>,
    two: Reaches<Grid<2>>,
    four: Reaches<Grid<4>>,
    sixteen: Reaches<Grid<16>>,
}

/// By stones and squares.
type Reaches<B> = Memo<(B, B), B>;

impl Splitter {
    /// A splitter that takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        let part = bytes / 4;
        Splitter {
            small: Memo::new(part),
            two: Memo::new(part),
            four: Memo::new(part),
            sixteen: Memo::new(part),
        }
    }

    /// The groups of stones in a window. Stones that can neither jump nor be jumped are left out:
    /// they are worth nothing and in nobody's way.
    pub fn groups<B: Split>(&mut self, window: &Window<B>) -> Vec<Group<B>> {
        let squares = &window.squares;
        let mut groups = groups(&window.occupied(), squares, &mut |stones, above| match above {
            Some(above) => cropped(above.clone(), stones),
            None => B::reach(stones, squares, self),
        });
        groups.retain(|group| group.reach != group.stones);
        groups
    }

    /// The same position without squares that no stone can ever stand on, if this is soon found out:
    /// what is reached later is bounded by what is reached from the beginning.
    pub fn tightened(&self, window: &Window<Field>) -> Window<Field> {
        let (stones, mut tightened) = (window.occupied(), window.clone());
        let is_many = stones.count() > MOST_STONES_IN_FLOCK as u32;
        if is_many && count_jumps(&stones, &window.squares) <= MOST_JUMPS_AT_FIRST {
            let most = MOST_BYTES_AT_FIRST / size_of_val(stones.words());
            let reach = explore(&stones, &window.squares, &window.squares, most.min(MOST_AT_FIRST));
            tightened.squares = reach.unwrap_or(tightened.squares);
        }
        tightened
    }

    /// The same for large fields with many groups: nothing here takes longer because the field is
    /// large.
    pub fn flocks(&mut self, stones: &Field, squares: &Field) -> Vec<Flock> {
        let mut flocks = Vec::new();
        let (mut owners, mut filled) = (Map::new(squares), Map::new(squares));
        for stones in clusters(stones, squares) {
            let mut new = Flock { reach: stones.clone(), stones };
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
                    let other: Flock = std::mem::take(&mut flocks[other]);
                    owners.enter(&other.reach, NOBODY);
                    new.stones.extend(other.stones);
                    new.reach.extend(other.reach);
                }
            }
            owners.enter(&new.reach, flocks.len() as u32);
            flocks.push(new);
        }
        flocks.retain(|flock| flock.reach.len() > flock.stones.len());
        flocks
    }

    /// The reach of stones of a field, found in a window of their own; `None` if they are many.
    fn reach_of(&mut self, stones: &[Square], squares: &Field) -> Option<Vec<Square>> {
        let bounds = Bounds::around(stones.iter().copied())?;
        if stones.len() == 1 {
            return Some(stones.to_vec());
        }
        let limit = beyond(bounds, stones.len() as u32);
        let (rows, columns) = (limit.rows(), limit.columns());
        if stones.len() > MOST_STONES_IN_FLOCK {
            return None;
        }
        if let Some(empty) = Grid::<2>::new(rows, columns) {
            return Some(self.reach_in(stones, squares, limit.first, empty));
        }
        if let Some(empty) = Grid::<4>::new(rows, columns) {
            return Some(self.reach_in(stones, squares, limit.first, empty));
        }
        let empty = Grid::<16>::new(rows, columns)?;
        Some(self.reach_in(stones, squares, limit.first, empty))
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

    /// About how much memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.small.bytes() + self.two.bytes() + self.four.bytes() + self.sixteen.bytes()
    }
}

/// Windows in which reaches can be found.
pub trait Split: Bits {
    fn reach(stones: &Self, squares: &Self, splitter: &mut Splitter) -> Self {
        reach_nearby(stones, squares, splitter)
    }
}

impl Split for u64 {
    fn reach(stones: &u64, squares: &u64, splitter: &mut Splitter) -> u64 {
        Search { memo: &mut splitter.small, squares, left: MOST_POSITIONS }.reach(stones)
    }
}

impl Split for Field {}
impl<const N: usize> Split for Grid<N> {}

/// The reach in a window of its own that is just large enough, so that it is found again elsewhere.
fn reach_nearby<B: Bits>(stones: &B, squares: &B, splitter: &mut Splitter) -> B {
    let Some(bounds) = stones.bounds() else {
        return stones.clone();
    };
    let Bounds { first, last } = beyond(bounds, stones.count());
    let (rows, columns) = (last.row - first.row + 1, last.column - first.column + 1);
    if is_worth_a_search(stones, squares) {
        if let Some(empty) = Grid::new(rows, columns) {
            return reach_at(stones, squares, first, empty, &mut splitter.two);
        }
        if let Some(empty) = Grid::new(rows, columns) {
            return reach_at(stones, squares, first, empty, &mut splitter.four);
        }
        if let Some(empty) = Grid::new(rows, columns) {
            return reach_at(stones, squares, first, empty, &mut splitter.sixteen);
        }
    }
    cropped(bound(stones, squares), stones)
}

fn reach_at<B: Bits, L: Bits + Copy + Eq + Hash>(
    stones: &B,
    squares: &B,
    corner: Square,
    empty: L,
    memo: &mut Reaches<L>,
) -> B {
    let mut local = [empty; 2];
    for (local, bits) in local.iter_mut().zip([stones, squares]) {
        bits.copy_to(local, corner);
    }
    let [local, local_squares] = &local;
    let found = Search { memo, squares: local_squares, left: MOST_POSITIONS }.reach(local);
    let mut reach = stones.none();
    found.copy_to(&mut reach, Square::new(-corner.row, -corner.column));
    reach
}

/// A group of a large field.
#[derive(Default)]
pub struct Flock {
    pub stones: Vec<Square>,
    /// All squares that a stone can ever stand on, and perhaps more.
    pub reach: Vec<Square>,
}

impl Flock {
    /// Gathers all that the bound of this flock's reach touches: the same as [`bound_from`] and
    /// [`unite`], square by square, so that what is found once is not found again.
    fn spread(
        &mut self,
        squares: &Field,
        filled: &mut Map,
        owners: &mut Map,
        flocks: &mut [Flock],
    ) {
        let mut reach: Vec<Square> = Vec::new();
        let mut open = std::mem::take(&mut self.reach);
        // Out of reach for so few stones, but perhaps not with those that they meet.
        let mut refused = Vec::new();
        let mut limit = self.limit(squares);
        while let Some(at) = open.pop() {
            if filled.has(at) {
                continue;
            }
            if !limit.contains(at) {
                if !refused.contains(&at) {
                    refused.push(at);
                }
                continue;
            }
            filled.enter(&[at], 0);
            reach.push(at);
            for direction in Direction::ALL {
                // One of the two jumps over the other.
                if filled.has(at.step(direction, 1)) {
                    let landings = [at.step(direction, 2), at.step(direction, -1)];
                    open.extend(landings.into_iter().filter(|&landing| squares.contains(landing)));
                }
            }
            for owner in owners.near(at) {
                if owner == NOBODY {
                    continue;
                }
                let other = std::mem::take(&mut flocks[owner as usize]);
                owners.enter(&other.reach, NOBODY);
                self.stones.extend(other.stones);
                open.extend(other.reach);
                limit = self.limit(squares);
                open.append(&mut refused);
            }
        }
        filled.enter(&reach, NOBODY);
        self.reach = reach;
    }

    fn limit(&self, squares: &Field) -> Bounds {
        let whole = Bounds {
            first: Square::new(0, 0),
            last: Square::new(squares.rows() - 1, squares.columns() - 1),
        };
        let bounds = Bounds::around(self.stones.iter().copied());
        bounds.map_or(whole, |bounds| beyond(bounds, self.stones.len() as u32))
    }
}

/// Something about each square of a field.
struct Map {
    owners: Vec<u32>,
    columns: usize,
}

const NOBODY: u32 = u32::MAX;

impl Map {
    /// Nobody's squares, with an edge of two squares around all.
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

    /// Whose squares these are or lie beside.
    fn touched(&self, squares: &[Square]) -> Vec<usize> {
        let mut touched = Vec::new();
        for owner in squares.iter().flat_map(|&square| self.near(square)) {
            if owner != NOBODY && !touched.contains(&(owner as usize)) {
                touched.push(owner as usize);
            }
        }
        touched
    }

    /// Whose square this is, and its neighbours.
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

/// Stones that are connected by neighbours or by where a first jump can lead.
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

/// The groups, by the reaches that `reach` gives. It is told a bound if the stones are alone: if it is
/// sure that they meet no others.
fn groups<B: Bits>(
    stones: &B,
    squares: &B,
    reach: &mut impl FnMut(&B, Option<&B>) -> B,
) -> Vec<Group<B>> {
    let mut groups = Vec::new();
    let above = bound(stones, squares);
    let below = stones.or(&landings(stones, squares));
    let mut rest = above.clone();
    while !rest.is_empty() {
        // Nothing beyond this cluster matters to the stones in it.
        let cluster = above.cluster(&rest.first());
        rest = rest.minus(&cluster);
        let inside = below.and(&cluster);
        let first = below.cluster(&inside.first());
        if first == inside {
            let stones = stones.and(&cluster);
            groups.push(Group { reach: reach(&stones, Some(&cluster)), stones });
            continue;
        }
        let mut inside = inside;
        let mut close = Vec::new();
        while !inside.is_empty() {
            let near = below.cluster(&inside.first());
            inside = inside.minus(&near);
            let stones = stones.and(&near);
            close.push(Group { reach: reach(&stones, None), stones });
        }
        groups.append(&mut unite(close, squares, reach));
    }
    groups
}

/// Unites the groups that can interact, until there are none.
fn unite<B: Bits>(
    mut groups: Vec<Group<B>>,
    squares: &B,
    reach: &mut impl FnMut(&B, Option<&B>) -> B,
) -> Vec<Group<B>> {
    let mut apart: Vec<Group<B>> = Vec::new();
    while let Some(new) = groups.pop() {
        // All that touch it, or one of those, and so on.
        let mut united = new.stones.clone();
        let mut together = new.reach.clone();
        loop {
            let before = groups.len() + apart.len();
            let near = together.grown();
            for others in [&mut groups, &mut apart] {
                others.retain(|other| {
                    let is_near = near.touches(&other.reach);
                    if is_near {
                        united = united.or(&other.stones);
                        together = together.or(&other.reach);
                    }
                    !is_near
                });
            }
            if groups.len() + apart.len() == before {
                break;
            }
        }
        if united == new.stones {
            apart.push(new);
        } else {
            // What they reach alone they reach together: for many stones that is a good beginning.
            let reach = match united.count() {
                _ if is_worth_a_search(&united, squares) => reach(&united, None),
                count => cropped(bound_from(together, count, squares), &united),
            };
            groups.push(Group { reach, stones: united });
        }
    }
    apart
}

/// Where a first jump can lead.
#[inline]
pub fn landings<B: Bits>(stones: &B, squares: &B) -> B {
    let free = squares.minus(stones);
    Direction::ALL.into_iter().fold(stones.none(), |all, direction| {
        let victims = stones.shift(direction).and(stones);
        all.or(&victims.shift(direction).and(&free))
    })
}

/// Many stones with many jumps can come to stand in too many ways.
fn is_worth_a_search<B: Bits>(stones: &B, squares: &B) -> bool {
    stones.count() <= MOST_STONES || count_jumps(stones, squares) <= MOST_JUMPS
}

fn count_jumps<B: Bits>(stones: &B, squares: &B) -> u32 {
    let free = squares.minus(stones);
    let by_direction = Direction::ALL
        .into_iter()
        .map(|direction| stones.shift(direction).and(stones).shift(direction).and(&free).count());
    by_direction.sum()
}

/// A bound of R(A): jumps that leave everything standing. There are no more jumps than stones that
/// can be taken.
#[inline]
pub fn bound<B: Bits>(stones: &B, squares: &B) -> B {
    bound_from(stones.clone(), stones.count(), squares)
}

/// The same, beginning with squares that so many stones reach.
#[inline]
fn bound_from<B: Bits>(mut reach: B, stones: u32, squares: &B) -> B {
    for _ in 1..stones {
        let grown = Direction::ALL.into_iter().fold(reach.clone(), |grown, direction| {
            let victims = reach.shift(direction).and(&reach);
            grown.or(&victims.shift(direction).and(squares))
        });
        if grown == reach {
            break;
        }
        reach = grown;
    }
    reach
}

/// How far so many stones can get beyond any line (Conway's soldiers, the least armies for each
/// row).
fn by_count(stones: u32) -> i32 {
    match stones {
        ..2 => 0,
        2..4 => 1,
        4..8 => 2,
        8..20 => 3,
        _ => MARGIN,
    }
}

/// How far so many stones in a box can get: as Ernst's table allows a group of this length and
/// width, and the soldiers so many stones.
fn beyond(Bounds { first, last }: Bounds, stones: u32) -> Bounds {
    let (rows, columns) = (last.row - first.row + 1, last.column - first.column + 1);
    let most = by_count(stones);
    let (along, across) = (by_box(rows, columns).min(most), by_box(columns, rows).min(most));
    Bounds { first: first - Square::new(along, across), last: last + Square::new(along, across) }
}

/// Those squares of a reach that so many stones in their box can get to.
fn cropped<B: Bits>(reach: B, stones: &B) -> B {
    let (Some(bounds), Some(all)) = (stones.bounds(), reach.bounds()) else {
        return reach;
    };
    let Bounds { first, last } = beyond(bounds, stones.count());
    let (up, down, left, right) = (first.row, last.row, first.column, last.column);
    if all.first.row >= up
        && all.last.row <= down
        && all.first.column >= left
        && all.last.column <= right
    {
        return reach;
    }
    let (left, right) = (left.max(0), right.min(reach.columns() - 1));
    let mut allowed = reach.none();
    for row in up.max(0)..=down.min(reach.rows() - 1) {
        for column in (left..=right).step_by(32) {
            allowed.add_row(row, column, u32::MAX >> (31 - (right - column).min(31)));
        }
    }
    reach.and(&allowed)
}

/// R position by position, for many stones with few jumps; `None` if this would take too long.
fn explore<B: Bits + Eq + Hash>(
    stones: &B,
    squares: &B,
    bound: &B,
    most_positions: usize,
) -> Option<B> {
    let mut seen: HashSet<B> = HashSet::new();
    let mut open = vec![stones.clone()];
    let mut reach = stones.clone();
    while let Some(stones) = open.pop() {
        let free = squares.minus(&stones);
        for direction in Direction::ALL {
            let back = direction.opposite();
            let victims = stones.shift(direction).and(&stones);
            let mut landings = victims.shift(direction).and(&free);
            reach = reach.or(&landings);
            while !landings.is_empty() {
                let landing = landings.first();
                landings = landings.minus(&landing);
                let victim = landing.shift(back);
                let after = stones.minus(&victim).minus(&victim.shift(back)).or(&landing);
                if seen.insert(after.clone()) {
                    open.push(after);
                }
            }
        }
        if reach == *bound {
            break;
        }
        if seen.len() > most_positions {
            return None;
        }
    }
    Some(reach)
}

/// A search for R, in a window in which nothing moves.
struct Search<'a, B> {
    memo: &'a mut Reaches<B>,
    squares: &'a B,
    /// How many positions may still be looked at.
    left: u32,
}

impl<B: Bits + Copy + Eq + Hash> Search<'_, B> {
    fn reach(&mut self, stones: &B) -> B {
        let key = (*stones, *self.squares);
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let bound = cropped(bound(stones, self.squares), stones);
        if bound == *stones {
            return bound;
        }
        let reach = match stones.count() {
            ..=MOST_STONES => self.search(stones, &bound),
            _ => explore(stones, self.squares, &bound, MOST_EXPLORED),
        };
        let reach = reach.unwrap_or(bound);
        self.memo.enter(key, reach);
        reach
    }

    /// `None` if this would take too long.
    fn search(&mut self, stones: &B, bound: &B) -> Option<B> {
        if !is_worth_a_search(stones, self.squares) {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let mut reach = *stones;
        let free = self.squares.minus(stones);
        for direction in Direction::ALL {
            let back = direction.opposite();
            let victims = stones.shift(direction).and(stones);
            let mut landings = victims.shift(direction).and(&free);
            while !landings.is_empty() {
                let landing = landings.first();
                landings = landings.minus(&landing);
                let victim = landing.shift(back);
                let after = stones.minus(&victim).minus(&victim.shift(back)).or(&landing);
                let squares = self.squares;
                for group in groups(&after, squares, &mut |stones, _| self.reach(stones)) {
                    reach = reach.or(&group.reach);
                }
                if reach == *bound {
                    return Some(reach);
                }
            }
        }
        Some(reach)
    }
}
