//! The parts of a position by the rule that docs/proofs.md states.

use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A square, as row and column.
pub type Place = (i32, i32);
/// The stones of a position; `true` is Left's.
pub type Stones = BTreeMap<Place, bool>;

/// The positions after a player's jumps.
pub type Jumps<'a> = &'a dyn Fn(&Stones, bool) -> Vec<Stones>;

/// More positions of a part are not played.
const MOST_POSITIONS: usize = 20_000;

/// The sets of stones whose reaches neither share a square nor have neighbouring ones, in the order of their first stones;
/// `None` if a set has too many positions.
pub fn parts(stones: &Stones, jumps: Jumps) -> Option<Vec<Stones>> {
    let single = |(&place, &owner)| (Stones::from([(place, owner)]), BTreeSet::from([place]));
    let mut groups: Vec<(Stones, BTreeSet<Place>)> = stones.iter().map(single).collect();
    while let Some((one, two)) = touching(&groups) {
        let (joined, _) = groups.remove(two);
        let (mut part, _) = groups.remove(one);
        part.extend(joined);
        let reach = reach(&part, jumps)?;
        groups.push((part, reach));
    }
    let mut parts: Vec<Stones> = groups.into_iter().map(|(part, _)| part).collect();
    parts.sort_by_key(|part| part.keys().next().copied());
    Some(parts)
}

/// Two groups with a common square or neighbouring ones.
fn touching(groups: &[(Stones, BTreeSet<Place>)]) -> Option<(usize, usize)> {
    let pairs = (0..groups.len()).flat_map(|two| (0..two).map(move |one| (one, two)));
    pairs.into_iter().find(|&(one, two)| {
        let near = |&(row, column): &Place| {
            [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
                .iter()
                .any(|(down, right)| groups[two].1.contains(&(row + down, column + right)))
        };
        groups[one].1.iter().any(near)
    })
}

/// All squares on which a stone of the set can ever stand, whichever colour jumps next; `None` if there are too many
/// positions.
fn reach(part: &Stones, jumps: Jumps) -> Option<BTreeSet<Place>> {
    let mut seen = HashSet::from([part.clone()]);
    let mut open = vec![part.clone()];
    let mut reach = BTreeSet::new();
    while let Some(stones) = open.pop() {
        reach.extend(stones.keys());
        for after in [true, false].into_iter().flat_map(|player| jumps(&stones, player)) {
            if seen.insert(after.clone()) {
                open.push(after);
            }
        }
        if seen.len() > MOST_POSITIONS {
            return None;
        }
    }
    Some(reach)
}

pub const DIRECTIONS: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
