//! Groups of stones that never meet.
//!
//! Let R(A) be the squares that any stone of A can ever stand on when A plays alone and both
//! players help each other. If no square of R(A) is a square of R(B) or beside one, A and B never
//! interact: the first time they did, either a stone of one would jump over a stone of the other,
//! and would stand beside it before, or two stones would come to the same square. R does not depend
//! on the rules, because a longer jump is several short ones, nor on the colours, because any stone
//! could be the one jumped over. So jumps here are those of peg solitaire.
//!
//! Any larger set may take the place of R(A): the groups are then larger than they need to be. Two
//! sets that are quickly computed enclose R(A): a bound from above, by jumps that take no stone
//! away, and one from below, the stones and the squares where a first jump lands. If both give the
//! same groups, no search is needed. Otherwise R(A) = A ∪ R(B) ∪ …, over all B that a jump makes of
//! A. Each B falls into groups again, and the table holds their results, so most R are looked up.

use crate::Bits;
use crate::reach::{bound, bound_from, cropped, is_worth_a_search, landings};

/// Stones that cannot interact with any others.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<B> {
    pub stones: B,
    /// All squares that a stone can ever stand on, and perhaps more.
    pub reach: B,
}

/// The groups, by the reaches that `reach` returns. If the stones certainly meet no others, `reach`
/// is given a bound of their reach.
pub(super) fn groups<B: Bits>(
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

/// Unites groups that can interact, until no two can.
fn unite<B: Bits>(
    mut groups: Vec<Group<B>>,
    squares: &B,
    reach: &mut impl FnMut(&B, Option<&B>) -> B,
) -> Vec<Group<B>> {
    let mut apart: Vec<Group<B>> = Vec::new();
    while let Some(new) = groups.pop() {
        // All groups that touch this one, or one of those, and so on.
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
            // Together they reach at least what each reaches alone; for many stones the bound
            // begins there.
            let reach = match united.count() {
                _ if is_worth_a_search(&united, squares) => reach(&united, None),
                count => cropped(bound_from(together, count, squares), &united),
            };
            groups.push(Group { reach, stones: united });
        }
    }
    apart
}
