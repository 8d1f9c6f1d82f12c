//! A search some jumps ahead, one jump farther each time: alpha-beta with a table, best jumps first.
//!
//! Stopped, it begins its present depth again when it goes on: the table leads it to where it was.

use std::hash::{BuildHasher, Hash};

use foldhash::fast::FixedState;

use crate::candidates::Candidates;
use crate::evaluation::evaluation;
use crate::memory::{Bound, Entry, Memory};
use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Bits, Grid, Rules, Square, Window};

/// A win at once; each jump that it takes is one less.
pub const WIN: i32 = 1 << 20;
/// No guess is that high, and no win takes that many jumps.
pub const SURE: i32 = WIN - (1 << 16);
/// As far as any search gets.
const DEEPEST: u32 = 60;

/// A search on boards of any size that it knows.
pub trait Deepen {
    /// Searches a jump farther ahead. Stopped, it goes on when it is asked again.
    fn deepen(&mut self, budget: &mut Budget) -> Result<(), Stopped>;
    /// Leaves out a candidate; others are left.
    fn leave_out(&mut self, index: usize);
    fn ranking(&self) -> &Ranking;
    /// How many positions have been looked at.
    fn positions(&self) -> u64;
}

/// What a search thinks of the candidates.
pub struct Ranking {
    /// The best one so far.
    pub best: usize,
    /// How many jumps ahead all candidates have been searched; then those that came near the best one have
    /// their scores, and the others at most a lower one.
    pub depth: u32,
    pub scores: Vec<i32>,
}

impl Ranking {
    /// Whether searching farther will say nothing new.
    pub fn is_final(&self) -> bool {
        self.depth >= DEEPEST || (self.depth > 0 && self.scores[self.best].abs() > SURE)
    }
}

/// The search among the candidates, if their boards are small enough for one. `order` has the most promising
/// first; candidates that come so near to the best one are told apart.
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
    /// What each candidate may lead to.
    roots: Vec<Vec<Window<B>>>,
    order: Vec<usize>,
    near: i32,
    ranking: Ranking,
    memory: Memory,
    positions: u64,
    /// What the jumps on the way to the present position lead to.
    children: Vec<Child<B>>,
}

#[derive(Clone)]
struct Child<B> {
    window: Window<B>,
    /// For whoever jumped.
    score: i32,
    /// In the order of the jumps.
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
            memory: Memory::new(),
            positions: 0,
            children: Vec::new(),
        }
    }

    /// What a candidate is worth to the chooser, the worst of what it may lead to, if it is between the limits;
    /// else a bound.
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

    /// What a position is worth to the player to move, if it is between the limits; else a bound. `ply` counts
    /// the jumps from the beginning.
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
            && let Some(known) = self.memory.get(key)
        {
            first_place = known.best;
            if u32::from(known.depth) >= depth {
                let score = from_here(known.score, -ply);
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
            let score = from_here(score, ply);
            self.memory.keep(Entry { key, score, depth: depth as u8, bound, best });
        }
        Ok(score)
    }

    /// The score of the best jump, and its place.
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
                // Others than the first are expected to be worse: that is cheaper to show, and for the
                // least promising ones by a shorter look.
                let guess = if index == first { most } else { least + 1 };
                let saved = saved(index - first, depth);
                let mut score = look(depth - 1 - saved, (least, guess))?;
                if saved > 0 && score > least {
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

/// How much shorter the first look at a jump is that comes so late in the order.
fn saved(place: usize, depth: u32) -> u32 {
    u32::from(depth > 2 && place >= 4) + u32::from(depth > 4 && place >= 8)
}

/// The same score, where a win or a loss is so many jumps nearer.
fn from_here(score: i32, jumps: i32) -> i32 {
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
            // Others than the first are expected to be worse.
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
