//! Compares a position with a value.
//!
//! P ≥ v fails if Right, moving first, wins P − v: either by a jump in P to a position that is ≤ v, or
//! by a Left option w of v (a move of Right's in −v) with P ≤ w. P ≤ v fails in the same way by Left.
//!
//! Positions of many stones are compared by proof-number search, as in the search for the winner; the
//! others depth first. Before any move is searched, the tables are asked about all of them.

use crate::effort::Effort;
use crate::lazy::facts::{Fact, Facts, Inequality};
use crate::lazy::{LazySearch, Tools, nearest_integer};
use crate::search_space::{Image, Position, SearchSpace};
use basics::budget::Stopped;
use basics::player::Player;
use value::Value;

/// Positions of at most this many stones are compared depth first.
const DEPTH_FIRST: u32 = 12;
/// Positions of more stones hardly ever fall apart, and are not split before they are compared.
const MOST_SPLIT: u32 = 14;
/// The most jumps that a search for a player's run of jumps examines.
const MOST_RUN: u32 = 100;

/// A move in the difference of a position and a value: the comparison that it leads to.
#[derive(Clone, Copy)]
pub struct Node<P> {
    position: P,
    inequality: Inequality,
    value: Value,
    /// `loss` is the effort of proving the comparison: the player to move is the one who doubts it.
    effort: Effort,
}

impl<S: SearchSpace> LazySearch<S> {
    /// Compares an image.
    pub(super) fn compare_image(
        &mut self,
        image: Image<S::Position>,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let (inequality, value) = if image.is_swapped {
            (inequality.other(), tools.values.negative(value, tools.budget)?)
        } else {
            (inequality, value)
        };
        self.holds(image.position, inequality, value, tools)
    }

    fn holds(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        if let Some(answer) = self.without_moves(position, inequality, value, tools)? {
            return Ok(answer);
        }
        self.depth += 1;
        let found = if position.stones() <= DEPTH_FIRST {
            self.depth_first(position, inequality, value, tools)
        } else {
            let effort = self.by_proof_numbers(position, inequality, value, Effort::ENDLESS, tools);
            effort.map(|effort| effort.loss == 0)
        };
        self.depth -= 1;
        found
    }

    /// The answer of the tables.
    fn answer_of_facts(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        match self.facts_of(position) {
            Some(facts) => facts.answer(inequality, value, tools.values, tools.budget),
            None => Ok(None),
        }
    }

    /// The answer, if it can be found without trying moves.
    fn without_moves(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        if let Some(answer) = self.answer_of_facts(position, inequality, value, tools)? {
            return Ok(Some(answer));
        }
        let stones = position.stones();
        let is_small = stones <= super::FEW_STONES;
        if !is_small && let Some(answer) = self.by_run(position, inequality, value, tools)? {
            return Ok(Some(answer));
        }
        let first = self.images.len();
        // A position with facts is known to be a single part.
        let falls_apart = stones <= MOST_SPLIT
            && self.facts_of(position).is_none()
            && self.space.split(position, &mut self.images);
        if !is_small && !falls_apart {
            return Ok(None);
        }
        let known = self.find_new(position, falls_apart.then_some(first), tools)?;
        inequality.holds(known, value, tools.values, tools.budget).map(Some)
    }

    /// A position is at most n if Left cannot make more than n single jumps in a row: Right answers
    /// each of them by a move in n.
    fn by_run(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        let nearest = nearest_integer(value, inequality, tools)?;
        let player = inequality.refuter();
        let integer = if inequality == Inequality::AtMost { nearest } else { -nearest };
        let mut most = MOST_RUN;
        // A negative bound holds if the opponent cannot jump often enough to pass it.
        let (runner, leaps) =
            if integer >= 0 { (player, integer) } else { (player.other(), -integer - 1) };
        let is_bounded = !self.space.can_run(position, runner, leaps, &mut most);
        Ok(is_bounded.then_some(integer >= 0))
    }

    fn depth_first(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.examine(tools)?;
        let is_number = tools.values.is_number(value);
        let is_refuted = (!is_number
            && self.refuted_in_value(position, inequality, value, tools)?)
            || self.refuted_by_jump(position, inequality, value, tools)?
            || (is_number && self.refuted_in_value(position, inequality, value, tools)?);
        self.note(position, inequality, value, !is_refuted, tools)?;
        Ok(!is_refuted)
    }

    /// Whether a move in the value refutes the inequality.
    fn refuted_in_value(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        for option in tools.values.options(value, inequality.refuter().other()) {
            if self.holds(position, inequality.other(), option, tools)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn refuted_by_jump(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let negative = tools.values.negative(value, tools.budget)?;
        let choices = self.choices(position, inequality.refuter());
        let question = |image: Image<S::Position>| match image.is_swapped {
            true => (image.position, inequality, negative),
            false => (image.position, inequality.other(), value),
        };
        for choice in &choices {
            let (position, inequality, value) = question(choice.image);
            if self.answer_of_facts(position, inequality, value, tools)? == Some(true) {
                return Ok(true);
            }
        }
        for choice in &choices {
            let (position, inequality, value) = question(choice.image);
            if self.holds(position, inequality, value, tools)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn note(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        is_true: bool,
        tools: &mut Tools,
    ) -> Result<(), Stopped> {
        let facts = self.facts.entry(self.space.key(position));
        facts.add(Fact { value, inequality, is_true }, tools.values, tools.budget)?;
        self.learned += 1;
        Ok(())
    }

    /// The effort of a comparison: decided, or beyond the limits. As in the search for the winner,
    /// `win` is the effort of the player to move, who doubts the comparison.
    fn by_proof_numbers(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        limits: Effort,
        tools: &mut Tools,
    ) -> Result<Effort, Stopped> {
        self.examine(tools)?;
        let first = self.nodes.len();
        self.note_moves(position, inequality, value, tools)?;
        // All are looked up before any is examined, so that the processor can fetch many entries at
        // once.
        let mut node_facts = std::mem::take(&mut self.node_facts);
        node_facts.clear();
        node_facts.extend(self.nodes[first..].iter().map(|node| self.facts_of(node.position)));
        let is_refuted = self.check_facts(first, &node_facts, tools);
        self.node_facts = node_facts;
        if is_refuted? {
            self.nodes.truncate(first);
            self.note(position, inequality, value, false, tools)?;
            return Ok(Effort::decided(true));
        }
        let effort = loop {
            let (mut cheapest, mut second) = (Effort::NEVER, Effort::NEVER);
            let (mut sum, mut most, mut current) = (0u64, 0, first);
            for (index, node) in self.nodes.iter().enumerate().skip(first) {
                sum = sum.saturating_add(node.effort.win);
                most = most.max(node.effort.win);
                if node.effort.loss < cheapest {
                    (second, cheapest, current) = (cheapest, node.effort.loss, index);
                } else {
                    second = second.min(node.effort.loss);
                }
            }
            let effort = Effort { win: cheapest, loss: most.midpoint(sum) };
            if effort.is_decided() || effort.win >= limits.win || effort.loss >= limits.loss {
                break effort;
            }
            let node = self.nodes[current];
            // A quarter more than the second needs, so that the two do not alternate too often.
            let loss = limits.win.min(second.saturating_add(second / 4 + 1));
            let win = match limits.loss {
                Effort::NEVER => Effort::NEVER,
                limit => limit - (sum - node.effort.win) / 2,
            };
            let found = self.decide(node, Effort { win, loss }, tools)?;
            if found.win == 0 {
                // This move does not refute the comparison.
                self.nodes.swap_remove(current);
            } else {
                self.nodes[current].effort = found;
            }
        };
        self.nodes.truncate(first);
        let effort = effort.capped();
        if effort.is_decided() {
            self.note(position, inequality, value, effort.loss == 0, tools)?;
        } else {
            self.facts.entry(self.space.key(position)).set_effort(inequality, value, effort);
        }
        Ok(effort)
    }

    /// Examines the table entries of all moves. Returns `true` if one refutes the comparison; otherwise
    /// removes the moves that do not and estimates the efforts of the rest.
    fn check_facts(
        &mut self,
        first: usize,
        node_facts: &[Option<Facts>],
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let mut remaining = first;
        for (index, facts) in (first..).zip(node_facts) {
            let mut node = self.nodes[index];
            let answer = match facts {
                Some(facts) => {
                    facts.answer(node.inequality, node.value, tools.values, tools.budget)?
                }
                None => None,
            };
            match answer {
                Some(true) => return Ok(true),
                Some(false) => {}
                None => {
                    let known = facts.and_then(|facts| facts.effort(node.inequality, node.value));
                    node.effort = known.unwrap_or_else(|| self.guess(node, tools));
                    self.nodes[remaining] = node;
                    remaining += 1;
                }
            }
        }
        self.nodes.truncate(remaining);
        Ok(false)
    }

    /// The effort of a move's comparison: decided at once, or searched within limits.
    fn decide(
        &mut self,
        node: Node<S::Position>,
        limits: Effort,
        tools: &mut Tools,
    ) -> Result<Effort, Stopped> {
        let Node { position, inequality, value, .. } = node;
        if let Some(answer) = self.without_moves(position, inequality, value, tools)? {
            return Ok(Effort::decided(!answer));
        }
        self.depth += 1;
        let found = if position.stones() <= DEPTH_FIRST {
            let answer = self.depth_first(position, inequality, value, tools);
            answer.map(|answer| Effort::decided(!answer))
        } else {
            self.by_proof_numbers(position, inequality, value, limits, tools)
        };
        self.depth -= 1;
        found
    }

    /// Appends the comparisons that the moves lead to. If one of them holds, the original one is
    /// refuted.
    fn note_moves(
        &mut self,
        position: S::Position,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<(), Stopped> {
        let refuter = inequality.refuter();
        let effort = Effort::ENDLESS;
        for value in tools.values.options(value, refuter.other()) {
            self.nodes.push(Node { position, inequality: inequality.other(), value, effort });
        }
        let negative = tools.values.negative(value, tools.budget)?;
        let start = self.images.len();
        self.space.jumps(position, refuter, &mut self.images);
        for &Image { position, is_swapped } in &self.images[start..] {
            self.nodes.push(match is_swapped {
                true => Node { position, inequality, value: negative, effort },
                false => Node { position, inequality: inequality.other(), value, effort },
            });
        }
        self.images.truncate(start);
        Ok(())
    }

    /// Estimates the efforts of a comparison from both players' numbers of jumps and from the moves
    /// that the value is worth to one of them.
    fn guess(&mut self, node: Node<S::Position>, tools: &mut Tools) -> Effort {
        /// The weights of a jump and of a move in the value, in quarters.
        const LEAP: f64 = 4.0;
        const MOVE: f64 = 8.0;
        let Node { position, inequality, value, .. } = node;
        let (mover, leaps) = (inequality.refuter(), self.space.leaps(position));
        if leaps[mover] == 0 && tools.values.option(value, mover.other(), 0).is_none() {
            return Effort::decided(false);
        }
        let stop = tools.values.stop(value, mover.other()).number;
        let stop = stop.numerator() as f64 / (1u64 << stop.exponent()) as f64;
        let lead = MOVE * if mover == Player::Left { -stop } else { stop };
        let ours = (LEAP * f64::from(leaps[mover]) + lead.max(0.0)).max(1.0);
        let theirs = LEAP * f64::from(leaps[mover.other()]) + 1.0 + (-lead).max(0.0);
        // The steeper estimate takes 0.64 to 1.07 of the positions of the other for six openings of 6 × 6 to 6 × 7, but a fifth
        // more for boards of 26 to 30 stones; the two cross where nine in ten squares are full.
        let effort = |us: f64, them: f64| match self.is_crowded {
            true => (us.powi(4) / them.powi(2)).max(1.0) as u64,
            false => (us.powi(3) / them.sqrt()).max(1.0) as u64,
        };
        Effort { win: effort(theirs, ours), loss: effort(ours, theirs) }.capped()
    }
}
