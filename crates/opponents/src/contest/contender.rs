//! The players of a contest and their time limits.

use crate::contest::yardstick;
use crate::{Opponent, Thinking};
use basics::budget::Budget;
use basics::dice::Dice;
use basics::player::Player;
use basics::slicer::Clock;
use konane::{Board, Jump, Rules};
use solver::{OutcomeSearch, Solver};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    Opponent(Opponent),
    /// Alpha-beta of this depth.
    Yardstick(u32),
}

const YARDSTICK: &str = "alpha-beta-";
/// The deepest yardstick takes minutes for a jump.
const DEEPEST: u32 = 12;

impl Contender {
    pub fn named(name: &str) -> Option<Contender> {
        let depth = name.strip_prefix(YARDSTICK).and_then(|depth| depth.parse().ok());
        let depth = depth.filter(|depth| (1..=DEEPEST).contains(depth));
        depth.map(Contender::Yardstick).or(name.parse().ok().map(Contender::Opponent))
    }

    pub fn name(self) -> String {
        match self {
            Contender::Opponent(opponent) => opponent.name().to_string(),
            Contender::Yardstick(depth) => format!("{YARDSTICK}{depth}"),
        }
    }
}

/// How long an opponent may think about one jump.
#[derive(Clone, Copy)]
pub enum Limit {
    Milliseconds(u64, Clock),
    Steps(u64),
}

/// The memory limit of a player's searches and of its values, each in bytes.
pub const MEMORY: usize = 256 << 20;
/// With a step limit, the steps of a turn, after which the opponent may change its method.
const STEPS_PER_TURN: u64 = 2_000;
/// With a time limit, the number of such turns for a jump.
const TURNS_PER_JUMP: f64 = 32.0;

/// A player in one game, with the results of its searches so far.
pub struct ContestPlayer {
    contender: Contender,
    rules: Rules,
    limit: Limit,
    dice: Dice,
    solver: Solver,
    outcomes: OutcomeSearch,
}

impl ContestPlayer {
    pub fn new(contender: Contender, rules: Rules, limit: Limit, seed: u64) -> ContestPlayer {
        let solver = Solver::with_memory(rules, MEMORY);
        let outcomes = OutcomeSearch::new(rules, MEMORY).with_book();
        ContestPlayer { contender, rules, limit, dice: Dice(seed), solver, outcomes }
    }

    /// A jump, and whether it is a guess: neither the only jump nor proved to win or lose.
    pub fn jump(&mut self, board: &Board, player: Player) -> Option<(Jump, bool)> {
        let opponent = match self.contender {
            Contender::Yardstick(depth) => {
                let jump = yardstick::jump(board, self.rules, player, depth, &mut self.dice);
                return jump.map(|jump| (jump, true));
            }
            Contender::Opponent(opponent) => opponent,
        };
        if self.solver.bytes() > MEMORY / 2 {
            self.solver = Solver::with_memory(self.rules, MEMORY);
        }
        let seed = self.dice.roll();
        let mut thinking = Thinking::of_jump(opponent, self.rules, board, player, seed)?;
        let mut think = |mut budget: Budget| {
            // A stop is no error: it continues with the next budget.
            let _ = thinking.think(&mut self.solver, &mut self.outcomes, &mut budget);
            thinking.is_over()
        };
        match self.limit {
            Limit::Steps(steps) => {
                for done in 0..steps.div_ceil(STEPS_PER_TURN) {
                    if think(Budget::steps(STEPS_PER_TURN.min(steps - done * STEPS_PER_TURN))) {
                        break;
                    }
                }
            }
            Limit::Milliseconds(time, clock) => {
                let (began, time) = (clock(), time as f64);
                let end = began + time;
                while clock() < end
                    && !think(
                        Budget::steps(0).until(clock, end.min(clock() + time / TURNS_PER_JUMP)),
                    )
                {}
            }
        }
        let (best, jumps) = (thinking.best(), Vec::from_iter(board.jumps(self.rules, player)));
        let is_guess = best.known.is_none() && jumps.len() > 1;
        jumps.get(best.index).map(|&jump| (jump, is_guess))
    }
}
