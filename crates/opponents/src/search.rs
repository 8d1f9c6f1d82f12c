//! An iteratively deepened search: alpha-beta with a table, best jumps first.
//!
//! After a stop it restarts its current depth; the table leads it quickly back.

use std::hash::{BuildHasher, Hash};

use foldhash::fast::FixedState;

use crate::candidates::Candidates;
use crate::evaluation::evaluation;
use crate::table::{Bound, Entry, TranspositionTable};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Bits, Grid, Rules, Square, Window};

/// The score of an immediate win; later wins are 1 lower per jump.
pub const WIN: i32 = 1 << 20;
/// Scores above this are certain wins: no estimate is that high, and no win takes that many jumps.
pub const SURE: i32 = WIN - (1 << 16);
/// The greatest depth.
const DEEPEST: u32 = 60;

/// A search, whatever the size of its boards.
pub trait Deepen {
    /// Searches one jump deeper. After a stop, call it again and it continues.
    fn deepen(&mut self, budget: &mut Budget) -> Result<(), Stopped>;
    /// Removes a candidate; at least one other must be left.
    fn leave_out(&mut self, index: usize);
    fn ranking(&self) -> &Ranking;
    /// How many positions have been examined.
    fn positions(&self) -> u64;
}

/// The search's opinion of the candidates.
pub struct Ranking {
    /// The best one so far.
    pub best: usize,
    /// The depth to which all candidates have been searched. The scores of those close to the best one
    /// are then exact; the scores of the others are upper bounds.
    pub depth: u32,
    pub scores: Vec<i32>,
}

impl Ranking {
    /// Whether a deeper search cannot change the result.
    pub fn is_final(&self) -> bool {
        self.depth >= DEEPEST || (self.depth > 0 && self.scores[self.best].abs() > SURE)
    }
}

/// A search among the candidates; `None` if their boards are too large. `order` has the most promising
/// candidate first; those within `near` of the best one get exact scores.
pub fn search(candidates: &Candidates, order: Vec<usize>, near: i32) -> Option<Box<dyn Deepen>> {
    let (rows, columns) = candidates.size();
    if rows.max(columns) <= 8 {
        return Some(Box::new(Search::new(candidates, order, near, 0u64)));
    }
    let empty = Grid::<6>::new(rows, columns)?;
    Some(Box::new(Search::new(candidates, order, near, empty)))
}

struct Search<B> {
    rules: Rules,
    chooser: Player,
    next: Player,
    /// The positions that each candidate may lead to.
    roots: Vec<Vec<Window<B>>>,
    order: Vec<usize>,
    near: i32,
    ranking: Ranking,
    table: TranspositionTable,
    positions: u64,
    /// A stack of the positions after the jumps from each position of the current line.
    children: Vec<Child<B>>,
}

#[derive(Clone)]
struct Child<B> {
    window: Window<B>,
    /// For the player who jumped.
    score: i32,
    /// Its index among the jumps.
    place: u16,
}

impl<B: Bits + Copy + Hash> Search<B> {
    fn new(candidates: &Candidates, order: Vec<usize>, near: i32, empty: B) -> Self {
        let window = |board: &_| Window::of_board(board, empty, Square::new(0, 0));
        let roots = (0..candidates.len())
            .map(|index| candidates.boards(index).iter().map(window).collect())
            .collect();
        Search {
            rules: candidates.rules,
            chooser: candidates.chooser,
            next: candidates.next,
            roots,
            near,
            ranking: Ranking { best: order[0], depth: 0, scores: vec![0; candidates.len()] },
            order,
            table: TranspositionTable::new(),
            positions: 0,
            children: Vec::new(),
        }
    }

    /// The score of a candidate for the chooser, the worst of what it may lead to, if it lies within
    /// the limits; otherwise a bound.
    fn candidate(
        &mut self,
        index: usize,
        depth: u32,
        (least, most): (i32, i32),
        budget: &mut Budget,
    ) -> Result<i32, Stopped> {
        let mut worst = most;
        for root in 0..self.roots[index].len() {
            let window = self.roots[index][root].clone();
            let score = if self.next == self.chooser {
                self.score(&window, self.next, depth, (least, worst), 1, budget)?
            } else {
                -self.score(&window, self.next, depth, (-worst, -least), 1, budget)?
            };
            worst = worst.min(score);
            if worst <= least {
                break;
            }
        }
        Ok(worst)
    }

    /// The score of a position for the player to move, if it lies within the limits; otherwise a bound.
    /// `ply` counts the jumps from the root.
    fn score(
        &mut self,
        window: &Window<B>,
        player: Player,
        depth: u32,
        limits: (i32, i32),
        ply: i32,
        budget: &mut Budget,
    ) -> Result<i32, Stopped> {
        budget.spend()?;
        self.positions += 1;
        let (mut least, mut most) = limits;
        let key = FixedState::default().hash_one((
            &window.stones.left,
            &window.stones.right,
            player == Player::Left,
        ));
        let mut first_place = u16::MAX;
        if depth > 1
            && let Some(known) = self.table.get(key)
        {
            first_place = known.best;
            if u32::from(known.depth) >= depth {
                let score = shift_win(known.score, -ply);
                match known.bound {
                    Bound::Exact => return Ok(score),
                    Bound::AtLeast => least = least.max(score),
                    Bound::AtMost => most = most.min(score),
                }
                if least >= most {
                    return Ok(score);
                }
            }
        }
        let first = self.children.len();
        let score = self.best_child(window, player, depth, (least, most), ply, first_place, budget);
        self.children.truncate(first);
        let (score, best) = score?;
        if depth > 1 {
            let bound = match score {
                score if score >= most => Bound::AtLeast,
                score if score <= least => Bound::AtMost,
                _ => Bound::Exact,
            };
            let score = shift_win(score, ply);
            self.table.insert(Entry { key, score, depth: depth as u8, bound, best });
        }
        Ok(score)
    }

    /// The score of the best jump, and its index.
    #[expect(clippy::too_many_arguments)]
    fn best_child(
        &mut self,
        window: &Window<B>,
        player: Player,
        depth: u32,
        (mut least, most): (i32, i32),
        ply: i32,
        first_place: u16,
        budget: &mut Budget,
    ) -> Result<(i32, u16), Stopped> {
        let first = self.children.len();
        let children = &mut self.children;
        let mut place = 0;
        let found = window.jumps(self.rules, player, |window| {
            let score = evaluation(&window, player).ok_or(place)?;
            let score = if place == first_place { WIN } else { score };
            children.push(Child { window, score, place });
            place += 1;
            Ok(())
        });
        if let Err(winning) = found {
            return Ok((WIN - ply - 1, winning));
        }
        let (mut best, mut best_place) = (ply - WIN, 0);
        for index in first..self.children.len() {
            let rest = &self.children[index..];
            let (ahead, _) = rest.iter().enumerate().fold((0, i32::MIN), |most, (ahead, child)| {
                if child.score > most.1 { (ahead, child.score) } else { most }
            });
            self.children.swap(index, index + ahead);
            let child = self.children[index].clone();
            let score = if depth <= 1 {
                child.score
            } else {
                let mut look = |depth, (least, most): (i32, i32)| {
                    let limits = (-most, -least);
                    let score =
                        self.score(&child.window, player.other(), depth, limits, ply + 1, budget);
                    score.map(|score| -score)
                };
                // Jumps after the first are expected to be worse. This is cheaper to prove, and for the
                // least promising ones with a shallower search.
                let guess = if index == first { most } else { least + 1 };
                let reduction = depth_reduction(index - first, depth);
                let mut score = look(depth - 1 - reduction, (least, guess))?;
                if reduction > 0 && score > least {
                    score = look(depth - 1, (least, guess))?;
                }
                if guess <= score && score < most {
                    score = look(depth - 1, (score, most))?;
                }
                score
            };
            if score > best {
                (best, best_place) = (score, child.place);
                least = least.max(score);
            }
            if depth <= 1 || least >= most {
                break;
            }
        }
        Ok((best, best_place))
    }
}

/// How much shallower the first search of a jump at this place in the order is.
fn depth_reduction(place: usize, depth: u32) -> u32 {
    u32::from(depth > 2 && place >= 4) + u32::from(depth > 4 && place >= 8)
}

/// The same score if a win or a loss is this many jumps closer.
fn shift_win(score: i32, jumps: i32) -> i32 {
    match score {
        score if score > SURE => score + jumps,
        score if score < -SURE => score - jumps,
        score => score,
    }
}

impl<B: Bits + Copy + Hash> Deepen for Search<B> {
    fn deepen(&mut self, budget: &mut Budget) -> Result<(), Stopped> {
        let depth = self.ranking.depth + 1;
        let mut best: Option<(usize, i32)> = None;
        for place in 0..self.order.len() {
            let index = self.order[place];
            let least = best.map_or(-WIN, |(_, score)| score - self.near);
            // Candidates after the first are expected to be worse.
            let guess = if best.is_some() { least + 1 } else { WIN };
            let mut score = self.candidate(index, depth, (least, guess), budget)?;
            if guess <= score {
                score = self.candidate(index, depth, (least, WIN), budget)?;
            }
            self.ranking.scores[index] = score;
            if best.is_none_or(|(_, most)| score > most) {
                if best.is_some() {
                    self.ranking.best = index;
                }
                best = Some((index, score));
                self.order[..=place].rotate_right(1);
            }
        }
        self.ranking.best = self.order[0];
        self.ranking.depth = depth;
        Ok(())
    }

    fn leave_out(&mut self, index: usize) {
        self.order.retain(|&other| other != index);
        self.ranking.best = self.order[0];
    }

    fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    fn positions(&self) -> u64 {
        self.positions
    }
}
