//! Compares a position with a value.
//!
//! P ≥ v fails if Right, moving first, wins P − v: either by a jump in P to a position that is ≤ v, or
//! by a Left option w of v (a move of Right's in −v) with P ≤ w. P ≤ v fails in the same way by Left.
//!
//! Positions of many stones are compared by proof-number search, as in the search for the winner; the
//! others depth first. Before any move is searched, the tables are asked about all of them.

use crate::effort::Effort;
use crate::ground::{Ground, Image, Place};
use crate::lazy::facts::{Fact, Facts, Side};
use crate::lazy::{Lazy, Tools, nearest_integer};
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
    place: P,
    side: Side,
    value: Value,
    /// `loss` is the effort of proving the comparison: the player to move is the one who doubts it.
    effort: Effort,
}

impl<G: Ground> Lazy<G> {
    /// Compares an image.
    pub(super) fn ask(
        &mut self,
        image: Image<G::Place>,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let (side, value) = if image.is_swapped {
            (side.other(), tools.values.negative(value, tools.budget)?)
        } else {
            (side, value)
        };
        self.holds(image.place, side, value, tools)
    }

    fn holds(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        if let Some(answer) = self.at_once(place, side, value, tools)? {
            return Ok(answer);
        }
        self.depth += 1;
        let found = if place.stones() <= DEPTH_FIRST {
            self.depth_first(place, side, value, tools)
        } else {
            let effort = self.by_proof_numbers(place, side, value, Effort::ENDLESS, tools);
            effort.map(|effort| effort.loss == 0)
        };
        self.depth -= 1;
        found
    }

    /// The answer of the tables.
    fn at_sight(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        match self.facts_of(place) {
            Some(facts) => facts.answer(side, value, tools.values, tools.budget),
            None => Ok(None),
        }
    }

    /// The answer, if it can be found without trying moves.
    fn at_once(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        if let Some(answer) = self.at_sight(place, side, value, tools)? {
            return Ok(Some(answer));
        }
        let stones = place.stones();
        let is_small = stones <= super::FEW_STONES;
        if !is_small && let Some(answer) = self.by_run(place, side, value, tools)? {
            return Ok(Some(answer));
        }
        let first = self.images.len();
        // A position with facts is known to be a single part.
        let falls_apart = stones <= MOST_SPLIT
            && self.facts_of(place).is_none()
            && self.ground.split(place, &mut self.images);
        if !is_small && !falls_apart {
            return Ok(None);
        }
        let known = self.find_new(place, falls_apart.then_some(first), tools)?;
        side.holds(known, value, tools.values, tools.budget).map(Some)
    }

    /// A position is at most n if Left cannot make more than n single jumps in a row: Right answers
    /// each of them by a move in n.
    fn by_run(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<Option<bool>, Stopped> {
        let nearest = nearest_integer(value, side, tools)?;
        let player = side.doubter();
        let integer = if side == Side::AtMost { nearest } else { -nearest };
        let mut most = MOST_RUN;
        // A negative bound holds if the opponent cannot jump often enough to pass it.
        let (runner, leaps) =
            if integer >= 0 { (player, integer) } else { (player.other(), -integer - 1) };
        let is_bounded = !self.ground.can_run(place, runner, leaps, &mut most);
        Ok(is_bounded.then_some(integer >= 0))
    }

    fn depth_first(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.begin(tools)?;
        let is_number = tools.values.is_number(value);
        let is_refuted = (!is_number && self.refuted_in_value(place, side, value, tools)?)
            || self.refuted_by_jump(place, side, value, tools)?
            || (is_number && self.refuted_in_value(place, side, value, tools)?);
        self.note(place, side, value, !is_refuted, tools)?;
        Ok(!is_refuted)
    }

    /// Whether a move in the value shows that the position is not on this side of it.
    fn refuted_in_value(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        for option in tools.values.options(value, side.doubter().other()) {
            if self.holds(place, side.other(), option, tools)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn refuted_by_jump(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let negative = tools.values.negative(value, tools.budget)?;
        let choices = self.choices(place, side.doubter());
        let question = |image: Image<G::Place>| match image.is_swapped {
            true => (image.place, side, negative),
            false => (image.place, side.other(), value),
        };
        for choice in &choices {
            let (place, side, value) = question(choice.image);
            if self.at_sight(place, side, value, tools)? == Some(true) {
                return Ok(true);
            }
        }
        for choice in &choices {
            let (place, side, value) = question(choice.image);
            if self.holds(place, side, value, tools)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn note(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        is_true: bool,
        tools: &mut Tools,
    ) -> Result<(), Stopped> {
        let facts = self.known.entry(self.ground.key(place));
        facts.add(Fact { value, side, is_true }, tools.values, tools.budget)?;
        self.findings += 1;
        Ok(())
    }

    /// The effort of a comparison: decided, or beyond the limits. As in the search for the winner,
    /// `win` is the effort of the player to move, who doubts the comparison.
    fn by_proof_numbers(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        limits: Effort,
        tools: &mut Tools,
    ) -> Result<Effort, Stopped> {
        self.begin(tools)?;
        let first = self.nodes.len();
        self.note_moves(place, side, value, tools)?;
        // All are looked up before any is examined, so that the processor can fetch many entries at
        // once.
        let mut sights = std::mem::take(&mut self.sights);
        sights.clear();
        sights.extend(self.nodes[first..].iter().map(|node| self.facts_of(node.place)));
        let is_refuted = self.look(first, &sights, tools);
        self.sights = sights;
        if is_refuted? {
            self.nodes.truncate(first);
            self.note(place, side, value, false, tools)?;
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
            self.note(place, side, value, effort.loss == 0, tools)?;
        } else {
            self.known.entry(self.ground.key(place)).expect(side, value, effort);
        }
        Ok(effort)
    }

    /// Examines the table entries of all moves. Returns `true` if one refutes the comparison; otherwise
    /// removes the moves that do not and estimates the efforts of the rest.
    fn look(
        &mut self,
        first: usize,
        sights: &[Option<Facts>],
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        let mut kept = first;
        for (index, facts) in (first..).zip(sights) {
            let mut node = self.nodes[index];
            let answer = match facts {
                Some(facts) => facts.answer(node.side, node.value, tools.values, tools.budget)?,
                None => None,
            };
            match answer {
                Some(true) => return Ok(true),
                Some(false) => {}
                None => {
                    let known = facts.and_then(|facts| facts.effort(node.side, node.value));
                    node.effort = known.unwrap_or_else(|| self.guess(node, tools));
                    self.nodes[kept] = node;
                    kept += 1;
                }
            }
        }
        self.nodes.truncate(kept);
        Ok(false)
    }

    /// The effort of a move's comparison: decided at once, or searched within limits.
    fn decide(
        &mut self,
        node: Node<G::Place>,
        limits: Effort,
        tools: &mut Tools,
    ) -> Result<Effort, Stopped> {
        let Node { place, side, value, .. } = node;
        if let Some(answer) = self.at_once(place, side, value, tools)? {
            return Ok(Effort::decided(!answer));
        }
        self.depth += 1;
        let found = if place.stones() <= DEPTH_FIRST {
            let answer = self.depth_first(place, side, value, tools);
            answer.map(|answer| Effort::decided(!answer))
        } else {
            self.by_proof_numbers(place, side, value, limits, tools)
        };
        self.depth -= 1;
        found
    }

    /// Appends the comparisons that the moves lead to. If one of them holds, the original one is
    /// refuted.
    fn note_moves(
        &mut self,
        place: G::Place,
        side: Side,
        value: Value,
        tools: &mut Tools,
    ) -> Result<(), Stopped> {
        let doubter = side.doubter();
        let effort = Effort::ENDLESS;
        for value in tools.values.options(value, doubter.other()) {
            self.nodes.push(Node { place, side: side.other(), value, effort });
        }
        let negative = tools.values.negative(value, tools.budget)?;
        let start = self.images.len();
        self.ground.jumps(place, doubter, &mut self.images);
        for &Image { place, is_swapped } in &self.images[start..] {
            self.nodes.push(match is_swapped {
                true => Node { place, side, value: negative, effort },
                false => Node { place, side: side.other(), value, effort },
            });
        }
        self.images.truncate(start);
        Ok(())
    }

    /// Estimates the efforts of a comparison from both players' numbers of jumps and from the moves
    /// that the value is worth to one of them.
    fn guess(&mut self, node: Node<G::Place>, tools: &mut Tools) -> Effort {
        /// The weights of a jump and of a move in the value, in quarters.
        const LEAP: f64 = 4.0;
        const MOVE: f64 = 8.0;
        let Node { place, side, value, .. } = node;
        let (mover, leaps) = (side.doubter(), self.ground.leaps(place));
        if leaps[mover] == 0 && tools.values.option(value, mover.other(), 0).is_none() {
            return Effort::decided(false);
        }
        let stop = tools.values.stop(value, mover.other()).number;
        let stop = stop.numerator() as f64 / (1u64 << stop.exponent()) as f64;
        let lead = MOVE * if mover == Player::Left { -stop } else { stop };
        let ours = (LEAP * f64::from(leaps[mover]) + lead.max(0.0)).max(1.0);
        let theirs = LEAP * f64::from(leaps[mover.other()]) + 1.0 + (-lead).max(0.0);
        let effort = |us: f64, them: f64| (us.powi(4) / them.powi(2)).max(1.0) as u64;
        Effort { win: effort(theirs, ours), loss: effort(ours, theirs) }.capped()
    }
}
