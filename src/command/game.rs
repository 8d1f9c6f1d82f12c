//! One game between two contenders.

use std::time::Instant;

use crate::budget::Budget;
use crate::command::yardstick;
use crate::dice::Dice;
use crate::game::Removal;
use crate::konane::{Board, Jump, Opening, Rules, Square, jump_name, square_name};
use crate::opponents::{Opponent, Thinking};
use crate::player::{ByPlayer, Player};
use crate::solver::{OutcomeSearch, Solver};

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
    Milliseconds(u64),
    Steps(u64),
}

/// What a contender's searches and values may take each, in bytes.
pub const MEMORY: usize = 256 << 20;
/// Steps after which an opponent turns to other means, where steps are counted.
const TURN: u64 = 2_000;
/// The same in parts of its time.
const TURNS: f64 = 32.0;

/// Somebody at the board, with what has been found out in this game.
struct Seat {
    contender: Contender,
    rules: Rules,
    limit: Limit,
    dice: Dice,
    solver: Solver,
    outcomes: OutcomeSearch,
}

impl Seat {
    fn new(contender: Contender, rules: Rules, limit: Limit, seed: u64) -> Seat {
        let solver = Solver::with_memory(rules, MEMORY);
        let outcomes = OutcomeSearch::new(rules, MEMORY);
        Seat { contender, rules, limit, dice: Dice(seed), solver, outcomes }
    }

    fn jump(&mut self, board: &Board, turn: Player) -> Option<Jump> {
        let opponent = match self.contender {
            Contender::Yardstick(depth) => {
                return yardstick::jump(board, self.rules, turn, depth, &mut self.dice);
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
            Limit::Milliseconds(time) => {
                let (began, time) = (clock(), time as f64);
                let end = began + time;
                while clock() < end
                    && !think(Budget::steps(0).until(clock, end.min(clock() + time / TURNS)))
                {
                }
            }
        }
        let index = thinking.best().index;
        board.jumps(self.rules, turn).get(index).copied()
    }
}

/// Milliseconds.
fn clock() -> f64 {
    use std::sync::OnceLock;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

/// How a game went.
pub struct Game {
    pub removals: [Square; 2],
    pub jumps: Vec<Jump>,
    pub winner: Player,
}

/// Plays a game: Left removes the first stone, Right the second, and Left jumps first.
pub fn play(
    rules: Rules,
    board: &Board,
    removals: [Square; 2],
    contenders: ByPlayer<Contender>,
    limit: Limit,
    seed: u64,
) -> Game {
    let mut dice = Dice(Dice(seed).roll());
    let mut seats = ByPlayer::from_fn(|player: Player| {
        Seat::new(contenders[player], rules, limit, dice.roll())
    });
    let mut board = opened(board, removals);
    let (mut jumps, mut turn) = (Vec::new(), Player::Left);
    while let Some(jump) = seats[turn].jump(&board, turn) {
        board = board.play(jump);
        jumps.push(jump);
        turn = turn.other();
    }
    Game { removals, jumps, winner: turn.other() }
}

pub fn opened(board: &Board, removals: [Square; 2]) -> Board {
    removals.into_iter().fold(board.clone(), Board::without)
}

/// The openings of a full board: all removals of the tournament rule, then those with names that are not among
/// them.
pub fn openings(board: &Board) -> Vec<[Square; 2]> {
    let mut openings = Vec::new();
    for removal in [Removal::Tournament].into_iter().chain(Opening::ALL.map(Removal::Opening)) {
        for first in removal.first(board, Player::Left) {
            for second in removal.second(&board.clone().without(first), Player::Right, first) {
                if !openings.contains(&[first, second]) {
                    openings.push([first, second]);
                }
            }
        }
    }
    openings
}

impl Game {
    /// The whole game in numbered turns of both players, the removals first.
    pub fn text(&self, rows: i32) -> String {
        let removals = self.removals.iter().map(|&square| square_name(square, rows));
        let jumps = self.jumps.iter().map(|&jump| jump_name(jump, rows));
        let turns: Vec<String> = removals.chain(jumps).collect();
        let numbered = (1..).zip(turns.chunks(2));
        let lines: Vec<String> =
            numbered.map(|(number, turns)| format!("{number}. {}", turns.join(" "))).collect();
        lines.join(" ")
    }
}
