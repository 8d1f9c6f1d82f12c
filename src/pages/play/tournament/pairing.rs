//! Who meets whom in a round, Black first. A player is a number; where the number of players is odd, the one who meets
//! “nobody”, whose number follows theirs, has a bye.

use crate::pages::play::tournament::Score;
use basics::sorting::sort_by_number;
use std::iter::successors;

/// A player whose games have twice as many of one colour leans at least so far.
const STRONG: i32 = 5;

/// The circle method: one player stays, the others go round. Everybody meets everybody once, with each colour equally
/// often or one game more of one.
pub fn round_robin(count: usize, round: usize) -> Vec<(usize, usize)> {
    // Of an even number of chairs the last stays; it is nobody's if the number of players is odd.
    let last = (count - 1) | 1;
    // Steps of half a circle let colours alternate.
    let turn = round * last.div_ceil(2) % last;
    let first = if round.is_multiple_of(2) { (turn, last) } else { (last, turn) };
    let others = (1..=last / 2).map(|step| ((turn + step) % last, (turn + last - step) % last));
    [first].into_iter().chain(others).collect()
}

/// Pairs players of equal or nearly equal points, from the top: the upper half of those with equal points with the lower,
/// as colours allow. Nobody meets an opponent again or has a second bye, which goes to the lowest player. `None` if there is
/// no such pairing; if there is one, it is found, because a pair is taken only if all others can still be paired.
pub fn swiss(scores: &[Score]) -> Option<Vec<(usize, usize)>> {
    let nobody = scores.len();
    let points = |player: usize| scores.get(player).map_or(0, |score| score.points as i64);
    // How much a player should have White next.
    let lean = |player: usize| scores.get(player).map_or(0, |it| 3 * it.balance + it.last);
    // How much two should have the same colour.
    let clash = |one, other| match (lean(one), lean(other)) {
        (one, other) if one.signum() == other.signum() => one.abs().min(other.abs()),
        _ => 0,
    };
    let mut left: Vec<usize> = (0..scores.len()).collect();
    sort_by_number(&mut left, |&player| -points(player));
    if nobody % 2 == 1 {
        left.insert(0, nobody);
    }
    let has_met = |player: usize, other: usize| {
        scores.get(player).is_some_and(|score| score.opponents.contains(&other))
    };
    let meets = |limit: i32| {
        move |one, other| clash(one, other) < limit && !has_met(one, other) && !has_met(other, one)
    };
    let limit = [STRONG, i32::MAX].into_iter().find(|&limit| all_pair(&left, &meets(limit)))?;
    let may_meet = meets(limit);
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let one = left.remove(0);
        let equal = left.iter().filter(|&&other| points(other) == points(one)).count() as i64;
        let mut choices: Vec<usize> =
            (0..left.len()).filter(|&at| may_meet(one, left[at])).collect();
        sort_by_number(&mut choices, |&at| match one == nobody {
            true => -(at as i64),
            false => {
                let (gap, clash) = (points(one) - points(left[at]), clash(one, left[at]));
                let behind = at as i64 - equal / 2;
                let from_half = if behind < 0 { 1 - 2 * behind } else { 2 * behind };
                (gap << 32) + (i64::from(clash) << 16) + from_half
            }
        });
        let without = |at: usize| [&left[..at], &left[at + 1..]].concat();
        let at = choices.into_iter().find(|&at| all_pair(&without(at), &may_meet))?;
        let other = left.remove(at);
        let is_black = match lean(one) == lean(other) {
            true => pairs.len().is_multiple_of(2),
            false => lean(one) < lean(other),
        };
        pairs.push(if is_black { (one, other) } else { (other, one) });
    }
    Some(pairs)
}

/// Whether all can be paired at once, each with somebody whom they may meet, by Edmonds’ algorithm. Who finds no mate when
/// asked finds none later either.
pub fn all_pair(players: &[usize], may_meet: &dyn Fn(usize, usize) -> bool) -> bool {
    let mut mates = vec![None; players.len()];
    let is_pair = |one: usize, other: usize| may_meet(players[one], players[other]);
    (0..mates.len()).all(|at| mates[at].is_some() || finds_mate(at, &mut mates, &is_pair))
}

/// Looks for a way from `root` to somebody without a mate along which every second step goes to a mate, and exchanges the
/// pairs along it. Odd cycles on the way count as one place, their stem.
fn finds_mate(
    root: usize,
    mates: &mut [Option<usize>],
    is_pair: &dyn Fn(usize, usize) -> bool,
) -> bool {
    let count = mates.len();
    let mut stems: Vec<usize> = (0..count).collect();
    // From whom each was reached by a step that does not go to a mate.
    let mut before = vec![None; count];
    // Those that an even number of steps reaches.
    let mut reached = vec![root];
    let mut is_reached: Vec<bool> = (0..count).map(|at| at == root).collect();
    let mut next = 0;
    while let Some(&one) = reached.get(next) {
        next += 1;
        for other in 0..count {
            if stems[one] == stems[other] || mates[one] == Some(other) || !is_pair(one, other) {
                continue;
            }
            if is_reached[other] {
                let back = |from: usize| {
                    successors(Some(stems[from]), |&stem| Some(stems[before[mates[stem]?]?]))
                };
                let way: Vec<usize> = back(one).collect();
                let stem = back(other).find(|stem| way.contains(stem)).unwrap_or(root);
                let mut is_inside = vec![false; count];
                for (mut at, mut from) in [(one, other), (other, one)] {
                    while stems[at] != stem
                        && let Some(mate) = mates[at]
                        && let Some(earlier) = before[mate]
                    {
                        is_inside[stems[at]] = true;
                        is_inside[stems[mate]] = true;
                        before[at] = Some(from);
                        (at, from) = (earlier, mate);
                    }
                }
                for at in 0..count {
                    if is_inside[stems[at]] {
                        stems[at] = stem;
                        if !is_reached[at] {
                            is_reached[at] = true;
                            reached.push(at);
                        }
                    }
                }
            } else if before[other].is_none() {
                before[other] = Some(one);
                if let Some(mate) = mates[other] {
                    is_reached[mate] = true;
                    reached.push(mate);
                    continue;
                }
                let mut end = Some(other);
                while let Some(at) = end
                    && let Some(earlier) = before[at]
                {
                    end = mates[earlier].replace(at);
                    mates[at] = Some(earlier);
                }
                return true;
            }
        }
    }
    false
}
