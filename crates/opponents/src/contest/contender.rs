//! Who plays, and for how long each may think.

use crate::contest::yardstick;
use crate::{Opponent, Thinking};
use basics::budget::Budget;
use basics::dice::Dice;
use basics::player::Player;
use basics::slicer::Clock;
use konane::{Board, Jump, Rules};
use solver::{OutcomeSearch, Solver};

/// Who may play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contender {
    Opponent(Opponent),
    /// Alpha-beta of this depth.
    Yardstick(u32),
}

const YARDSTICK: &str = "alpha-beta-";
/// A jump takes the deepest yardstick minutes.
const DEEPEST: u32 = 12;

impl Contender {
    pub fn named(name: &str) -> Option<Contender> {
        let depth = name.strip_prefix(YARDSTICK).and_then(|depth| depth.parse().ok());
        let depth = depth.filter(|depth| (1..=DEEPEST).contains(depth));
        depth.map(Contender::Yardstick).or(Opponent::named(name).map(Contender::Opponent))
    }

    pub fn name(self) -> String {
        match self {
            Contender::Opponent(opponent) => opponent.name().to_string(),
            Contender::Yardstick(depth) => format!("{YARDSTICK}{depth}"),
        }
    }
}

/// How long an opponent thinks about one jump.
#[derive(Clone, Copy)]
pub enum Limit {
    Milliseconds(u64, Clock),
    Steps(u64),
}

/// What a contender's searches and values may take each, in bytes.
pub const MEMORY: usize = 256 << 20;
/// Steps after which an opponent turns to other means, where steps are counted.
const TURN: u64 = 2_000;
/// The same in parts of its time.
const TURNS: f64 = 32.0;

/// Somebody at the board, with what has been found out in this game.
pub struct Seat {
    contender: Contender,
    rules: Rules,
    limit: Limit,
    dice: Dice,
    solver: Solver,
    outcomes: OutcomeSearch,
}

impl Seat {
    pub fn new(contender: Contender, rules: Rules, limit: Limit, seed: u64) -> Seat {
        let solver = Solver::with_memory(rules, MEMORY);
        let outcomes = OutcomeSearch::new(rules, MEMORY).with_book();
        Seat { contender, rules, limit, dice: Dice(seed), solver, outcomes }
    }

    /// A jump, and whether it was a guess: one of several of which none is proved to win or all to lose.
    pub fn jump(&mut self, board: &Board, turn: Player) -> Option<(Jump, bool)> {
        let opponent = match self.contender {
            Contender::Yardstick(depth) => {
                let jump = yardstick::jump(board, self.rules, turn, depth, &mut self.dice);
                return jump.map(|jump| (jump, true));
            }
            Contender::Opponent(opponent) => opponent,
        };
        if self.solver.bytes() > MEMORY / 2 {
            self.solver = Solver::with_memory(self.rules, MEMORY);
        }
        let seed = self.dice.roll();
        let mut thinking = Thinking::of_jump(opponent, self.rules, board, turn, seed)?;
        let mut think = |mut budget: Budget| {
            // Stopped, it goes on with the next budget.
            let _ = thinking.think(&mut self.solver, &mut self.outcomes, &mut budget);
            thinking.is_over()
        };
        match self.limit {
            Limit::Steps(steps) => {
                for turn in 0..steps.div_ceil(TURN) {
                    if think(Budget::steps(TURN.min(steps - turn * TURN))) {
                        break;
                    }
                }
            }
            Limit::Milliseconds(time, clock) => {
                let (began, time) = (clock(), time as f64);
                let end = began + time;
                while clock() < end
                    && !think(Budget::steps(0).until(clock, end.min(clock() + time / TURNS)))
                {
                }
            }
        }
        let (best, jumps) = (thinking.best(), board.jumps(self.rules, turn));
        let is_guess = best.known.is_none() && jumps.len() > 1;
        jumps.get(best.index).map(|&jump| (jump, is_guess))
    }
}
