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

use crate::konane::{Bits, Bounds, Direction, Field, MARGIN, Square, Wide, Wider, Window, by_box};
use crate::memo::Memo;

/// Stones that cannot interact with any others.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<B> {
    pub stones: B,
    /// All squares that a stone can ever stand on, and perhaps more.
    pub reach: B,
}

/// Groups of more stones are not searched, the bound has to do.
const MOST_STONES: u32 = 6;
/// The most positions looked at for one question. Beyond, the bound has to do.
const MOST_POSITIONS: u32 = 40;
/// Groups of more stones are not weighed square by square.
const MOST_WEIGHED: u32 = 10;
/// A group that has no others near is searched only if it is small: there is little to win.
const MOST_STONES_ALONE: u32 = 4;

/// Splits positions, and keeps what it has found out about reaches.
pub struct Splitter {
    small: Reaches<u64>,
    wide: Reaches<Wide>,
    wider: Reaches<Wider>,
}

/// By stones and squares.
type Reaches<B> = Memo<(B, B), B>;

impl Splitter {
    /// A splitter that takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        let part = bytes / 3;
        Splitter { small: Memo::new(part), wide: Memo::new(part), wider: Memo::new(part) }
    }

    /// The groups of stones in a window. Stones that can neither jump nor be jumped are left out:
    /// they are worth nothing and in nobody's way.
    pub fn groups<B: Split>(&mut self, window: &Window<B>) -> Vec<Group<B>> {
        let squares = &window.squares;
        let mut groups = groups(&window.occupied(), squares, &mut |stones, is_alone| {
            if is_alone && stones.count() > MOST_STONES_ALONE {
                weighed(cropped(bound(stones, squares), stones), stones)
            } else {
                B::reach(stones, squares, self)
            }
        });
        groups.retain(|group| group.reach != group.stones);
        groups
    }

    /// About how much memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.small.bytes() + self.wide.bytes() + self.wider.bytes()
    }
}

/// Windows in which reaches can be found.
pub trait Split: Bits {
    fn reach(stones: &Self, squares: &Self, splitter: &mut Splitter) -> Self;
}

impl Split for u64 {
    fn reach(stones: &u64, squares: &u64, splitter: &mut Splitter) -> u64 {
        Search { memo: &mut splitter.small, squares, left: MOST_POSITIONS }.reach(stones)
    }
}

macro_rules! split_by_parts {
    ($bits:ty) => {
        impl Split for $bits {
            fn reach(stones: &Self, squares: &Self, splitter: &mut Splitter) -> Self {
                reach_nearby(stones, squares, splitter)
            }
        }
    };
}

split_by_parts!(Wide);
split_by_parts!(Wider);
split_by_parts!(Field);

/// The reach in a window of its own that is just large enough, so that it is found again elsewhere.
fn reach_nearby<B: Bits>(stones: &B, squares: &B, splitter: &mut Splitter) -> B {
    let Some(bounds) = stones.bounds() else {
        return stones.clone();
    };
    let corner = Square::new(bounds.first.row - MARGIN, bounds.first.column - MARGIN);
    match bounds.rows().max(bounds.columns()) + 2 * MARGIN {
        ..=16 => reach_at(stones, squares, corner, &mut splitter.wide),
        17..=32 => reach_at(stones, squares, corner, &mut splitter.wider),
        _ => cropped(bound(stones, squares), stones),
    }
}

fn reach_at<B: Bits, L: Bits + Copy + Default + Eq + Hash>(
    stones: &B,
    squares: &B,
    corner: Square,
    memo: &mut Reaches<L>,
) -> B {
    let mut local = [L::default(); 2];
    for (local, bits) in local.iter_mut().zip([stones, squares]) {
        bits.copy_to(local, corner);
    }
    let [local, local_squares] = &local;
    let found = Search { memo, squares: local_squares, left: MOST_POSITIONS }.reach(local);
    let mut reach = stones.none();
    found.copy_to(&mut reach, Square::new(-corner.row, -corner.column));
    reach
}

/// The groups, by the reaches that `reach` gives.
fn groups<B: Bits>(
    stones: &B,
    squares: &B,
    reach: &mut impl FnMut(&B, bool) -> B,
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
            groups.push(Group { reach: reach(&stones, true), stones });
            continue;
        }
        let mut inside = inside;
        let mut close = Vec::new();
        while !inside.is_empty() {
            let near = below.cluster(&inside.first());
            inside = inside.minus(&near);
            let stones = stones.and(&near);
            close.push(Group { reach: reach(&stones, false), stones });
        }
        groups.append(&mut unite(close, squares, reach));
    }
    groups
}

/// Unites the groups that can interact, until there are none.
fn unite<B: Bits>(
    mut groups: Vec<Group<B>>,
    squares: &B,
    reach: &mut impl FnMut(&B, bool) -> B,
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
                ..=MOST_STONES => reach(&united, false),
                count => cropped(bound_from(together, count, squares), &united),
            };
            groups.push(Group { reach, stones: united });
        }
    }
    apart
}

/// Where a first jump can lead.
fn landings<B: Bits>(stones: &B, squares: &B) -> B {
    let free = squares.minus(stones);
    Direction::ALL.into_iter().fold(stones.none(), |all, direction| {
        let victims = stones.shift(direction).and(stones);
        all.or(&victims.shift(direction).and(&free))
    })
}

/// A bound of R(A): jumps that leave everything standing. There are no more jumps than stones that
/// can be taken.
fn bound<B: Bits>(stones: &B, squares: &B) -> B {
    bound_from(stones.clone(), stones.count(), squares)
}

/// The same, beginning with squares that so many stones reach.
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

/// Those squares of a reach that Ernst's table allows a group of this length and width.
fn cropped<B: Bits>(reach: B, stones: &B) -> B {
    // In the largest windows it takes longer than it saves.
    if reach.rows().max(reach.columns()) > 32 {
        return reach;
    }
    let Some(Bounds { first, last }) = stones.bounds() else {
        return reach;
    };
    let (rows, columns) = (last.row - first.row + 1, last.column - first.column + 1);
    let (along, across) = (by_box(rows, columns), by_box(columns, rows));
    let (left, right) =
        ((first.column - across).max(0), (last.column + across).min(reach.columns() - 1));
    let mut allowed = reach.none();
    for row in (first.row - along).max(0)..=(last.row + along).min(reach.rows() - 1) {
        for column in (left..=right).step_by(32) {
            allowed.add_row(row, column, u32::MAX >> (31 - (right - column).min(31)));
        }
    }
    reach.and(&allowed)
}

/// σ, σ², σ³ and so on, from the zeroth power on.
const POWERS: [f64; 64] = {
    let mut powers = [1.0; 64];
    let mut n = 1;
    while n < 64 {
        powers[n] = powers[n - 1] * 0.618_033_988_749_894_9;
        n += 1;
    }
    powers
};

/// Drops the squares that the golden potential forbids: with σ² + σ = 1 no jump increases the sum of
/// σ^distance over all stones, and a stone on the square itself would weigh 1.
fn weighed<B: Bits>(reach: B, stones: &B) -> B {
    // Where everything fits into the smallest window, a smaller reach saves nothing.
    if reach.rows() <= 8 || stones.count() > MOST_WEIGHED {
        return reach;
    }
    // A little less than 1, for the rounding.
    const LEAST: f64 = 1.0 - 1e-9;
    let all = stones.squares();
    let mut kept = stones.clone();
    for square in reach.minus(stones).squares() {
        let weight = |stone: &Square| {
            let distance = stone.row.abs_diff(square.row) + stone.column.abs_diff(square.column);
            // Farther stones weigh as much as if they were nearer, which only allows more.
            POWERS[(distance as usize).min(63)]
        };
        if all.iter().map(weight).sum::<f64>() >= LEAST {
            kept.insert(square);
        }
    }
    kept
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
        let reach = self.search(stones, &bound).unwrap_or(bound);
        self.memo.enter(key, reach);
        reach
    }

    /// `None` if this would take too long.
    fn search(&mut self, stones: &B, bound: &B) -> Option<B> {
        if stones.count() > MOST_STONES {
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
