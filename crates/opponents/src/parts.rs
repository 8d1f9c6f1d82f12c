//! The parts of a position: in which of them a jump gains most, and which jumps win.

use std::collections::VecDeque;

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Jump, Square};
use solver::{Inequality, Solver};
use value::{Dyadic, Thermograph, Value};

/// Values the parts before and after each jump, as far as the budget allows.
pub struct Parts {
    board: Board,
    player: Player,
    jumps: Vec<Jump>,
    /// The stones of each part.
    parts: Vec<Vec<Square>>,
    /// The thermographs of the parts, and those of its part after each jump.
    before: Vec<Option<Thermograph>>,
    after: Vec<Option<Thermograph>>,
    /// Whether each jump wins.
    wins: Vec<Option<bool>>,
    goals: VecDeque<PartGoal>,
    has_compared: bool,
}

#[derive(Clone, Copy)]
enum PartGoal {
    Before(usize),
    After(usize),
    Wins(usize),
}

impl Parts {
    /// The parts and a player's jumps; `None` if a part has more than `most` stones.
    pub fn new(board: &Board, player: Player, jumps: &[Jump], most: usize) -> Option<Parts> {
        let parts: Vec<Vec<Square>> = board.parts().into_iter().map(|part| part.stones).collect();
        let before = (0..parts.len()).map(PartGoal::Before);
        let goals = before.chain((0..jumps.len()).map(PartGoal::After)).collect();
        parts.iter().all(|part| part.len() <= most).then(|| Parts {
            board: board.clone(),
            player,
            jumps: jumps.to_vec(),
            before: vec![None; parts.len()],
            parts,
            after: vec![None; jumps.len()],
            wins: vec![None; jumps.len()],
            goals,
            has_compared: false,
        })
    }

    /// Works until the budget runs out or every goal is reached or given up. After a stop it continues
    /// with the next goal.
    pub fn work(&mut self, solver: &mut Solver, budget: &mut Budget) -> Result<(), Stopped> {
        while let Some(&goal) = self.goals.front() {
            match self.reach(goal, solver, budget) {
                Ok(()) => drop(self.goals.pop_front()),
                Err(Stopped::Budget) => {
                    self.goals.rotate_left(1);
                    return Err(Stopped::Budget);
                }
                // A goal that needs too much memory is given up.
                Err(_) => drop(self.goals.pop_front()),
            }
        }
        Ok(())
    }

    /// Decides which jumps win, using the value of the sum of the parts.
    pub fn compare(&mut self, solver: &mut Solver, budget: &mut Budget) -> Result<(), Stopped> {
        if !self.has_compared {
            self.goals.extend((0..self.jumps.len()).map(PartGoal::Wins));
            self.has_compared = true;
        }
        self.work(solver, budget)
    }

    /// Whether the thermographs of all parts before and after each jump are known.
    pub fn is_whole(&self) -> bool {
        self.before.iter().chain(&self.after).all(Option::is_some)
    }

    /// A winning jump, or `Some(None)` if all are known to lose.
    pub fn winning(&self) -> Option<Option<usize>> {
        let winning = self.wins.iter().position(|&wins| wins == Some(true));
        (winning.is_some() || self.wins.iter().all(Option::is_some)).then_some(winning)
    }

    /// The best known jump in the hottest part; the first one in this order among equals.
    pub fn hottest(&self, order: &[usize]) -> Option<usize> {
        let mut best: Option<(usize, Dyadic, Dyadic)> = None;
        for &jump in order {
            let Some((temperature, stop)) = self.heat(jump) else { continue };
            let is_better = best.is_none_or(|(_, hottest, best)| {
                temperature > hottest || temperature == hottest && self.player.prefers(stop, best)
            });
            if is_better {
                best = Some((jump, temperature, stop));
            }
        }
        best.map(|(jump, ..)| jump)
    }

    /// The temperature of a jump's part, and the value after the jump at that temperature.
    fn heat(&self, jump: usize) -> Option<(Dyadic, Dyadic)> {
        let temperature = self.before[self.part(jump)?].as_ref()?.temperature();
        let after = self.after[jump].as_ref()?.wall(self.player.other());
        Some((temperature, after.value_at(temperature)?))
    }

    fn part(&self, jump: usize) -> Option<usize> {
        self.parts.iter().position(|part| part.contains(&self.jumps[jump].from))
    }

    fn reach(
        &mut self,
        goal: PartGoal,
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        match goal {
            PartGoal::Before(part) => {
                let alone = self.board.only(&self.parts[part]);
                self.before[part] = Some(thermograph(&alone, solver, budget)?);
            }
            PartGoal::After(jump) => {
                let part = self.part(jump).ok_or(Stopped::Size)?;
                let after = self.board.only(&self.parts[part]).play_unchecked(self.jumps[jump]);
                self.after[jump] = Some(thermograph(&after, solver, budget)?);
            }
            PartGoal::Wins(jump) => {
                let inequality = match self.player {
                    Player::Left => Inequality::AtLeast,
                    Player::Right => Inequality::AtMost,
                };
                let after = self.board.play_unchecked(self.jumps[jump]);
                self.wins[jump] = Some(solver.compare(&after, inequality, Value::ZERO, budget)?);
            }
        }
        Ok(())
    }
}

fn thermograph(
    board: &Board,
    solver: &mut Solver,
    budget: &mut Budget,
) -> Result<Thermograph, Stopped> {
    let value = solver.value(board, budget)?;
    Ok(solver.values.thermograph(value, budget)?.clone())
}
