//! The parts of a position by the rule that docs/proofs.md states.

use std::collections::{BTreeSet, HashSet};

use crate::game::{Game, Stones, sign};

/// More positions of a part are not played.
const MOST_POSITIONS: usize = 20_000;

/// Some of the stones: the squares where they stand and those that they reach.
struct Group {
    stones: BTreeSet<usize>,
    reach: BTreeSet<usize>,
}

/// The sets of stones whose reaches neither share a square nor have neighbouring ones, in the order of their first stones;
/// `None` if a set has too many positions.
pub fn parts(game: &Game, position: &Stones) -> Option<Vec<Stones>> {
    let single = |square| Group { stones: [square].into(), reach: [square].into() };
    let mut groups: Vec<Group> = squares(position).map(single).collect();
    while let Some((one, two)) = touching(game, &groups) {
        let mut stones = groups.remove(two).stones;
        stones.extend(groups.remove(one).stones);
        let reach = reach(game, &only(position, &stones))?;
        groups.push(Group { stones, reach });
    }
    groups.sort_by_key(|group| group.stones.first().copied());
    Some(groups.iter().map(|group| only(position, &group.stones)).collect())
}

fn squares(position: &Stones) -> impl Iterator<Item = usize> {
    let is_stone = |square: &usize| [sign(true), sign(false)].contains(&position[*square]);
    (0..position.len()).filter(is_stone)
}

fn only(position: &Stones, stones: &BTreeSet<usize>) -> Stones {
    let mut part = position.clone();
    squares(position).filter(|square| !stones.contains(square)).for_each(|it| part[it] = b'.');
    part
}

/// Two groups with a common square or neighbouring ones.
fn touching(game: &Game, groups: &[Group]) -> Option<(usize, usize)> {
    let mut pairs = (0..groups.len()).flat_map(|two| (0..two).map(move |one| (one, two)));
    pairs.find(|&(one, two)| {
        groups[one].reach.iter().any(|&square| {
            [square, square - 1, square + 1, square - game.width(), square + game.width()]
                .iter()
                .any(|near| groups[two].reach.contains(near))
        })
    })
}

/// All squares on which a stone of the set can ever stand, whichever colour jumps next; `None` if there are too many
/// positions.
fn reach(game: &Game, part: &Stones) -> Option<BTreeSet<usize>> {
    let mut seen = HashSet::from([part.clone()]);
    let mut open = vec![part.clone()];
    let mut reach = BTreeSet::new();
    while let Some(stones) = open.pop() {
        reach.extend(squares(&stones));
        for player in [true, false] {
            let _ = game.any_jump(&stones, player, &mut |after| {
                if seen.insert(after.into()) {
                    open.push(after.into());
                }
                Ok(false)
            });
        }
        if seen.len() > MOST_POSITIONS {
            return None;
        }
    }
    Some(reach)
}
