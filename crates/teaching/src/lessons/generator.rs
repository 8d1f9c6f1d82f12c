//! Exercises drawn by number: a number always draws the same board, and the solver has verified the
//! property that its family promises.

use std::collections::HashSet;

use crate::lessons::referee::Referee;
use basics::budget::Stopped;
use basics::dice::Dice;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Rules, Square};
use value::Outcome;

/// Boards with a common property.
pub struct Family {
    pub name: &'static str,
    pub rules: Rules,
    /// The rows and columns that the stones stand in.
    size: (i32, i32),
    /// The least and the greatest number of stones.
    stones: (u64, u64),
    is_meant: fn(&mut Referee, &Board, u64) -> Result<bool, Stopped>,
}

pub const FAMILIES: [Family; 8] = [
    // All outcomes are equally frequent.
    Family::new("outcomes", (2, 5), (3, 6), |referee, board, seed| {
        let wanted = [
            Outcome::Wins(Player::Left),
            Outcome::Wins(Player::Right),
            Outcome::Next,
            Outcome::Previous,
        ];
        Ok(referee.outcome(board)? == wanted[(seed % 4) as usize] && referee.both_jump(board, 1))
    }),
    Family::new("wins", (3, 5), (5, 8), |referee, board, _| {
        let count = referee.jumps(board, Player::Left).len();
        Ok(count > 2 && referee.winning(board, Player::Left)?.len() == 1)
    }),
    Family::new("integers", (3, 7), (4, 7), |referee, board, _| {
        let value = referee.value(board)?;
        let is_integer = referee.solver.values.is_integer(value);
        let count = |player| referee.jumps(board, player).len();
        let is_busy = count(Player::Left) + count(Player::Right) > 2;
        Ok(is_integer && is_busy && referee.outcome(board)? != Outcome::Previous)
    }),
    Family::new("fractions", (2, 7), (4, 7), |referee, board, _| {
        let value = referee.value(board)?;
        let values = &referee.solver.values;
        Ok(values.is_number(value) && !values.is_integer(value))
    }),
    Family::new("nimbers", (2, 6), (3, 6), |referee, board, _| {
        let value = referee.value(board)?;
        let is_nimber = referee.solver.values.is_nimber(value);
        Ok(is_nimber && referee.outcome(board)? == Outcome::Next && referee.both_jump(board, 2))
    }),
    Family::new("dominated", (3, 5), (5, 7), |referee, board, _| {
        let options = referee.options(board, Player::Left)?;
        let mut best = 0;
        for &option in &options {
            best += usize::from(referee.better(Player::Left, option, &options)?.is_none());
        }
        // No two options are equal, so that only one set of them is right.
        let different: HashSet<_> = options.iter().map(|(_, value)| value).collect();
        Ok(options.len() > 2 && best < options.len() && different.len() == options.len())
    }),
    Family::new("hot", (3, 6), (5, 8), |referee, board, _| {
        let value = referee.value(board)?;
        Ok(referee.solver.values.is_switch(value))
    }),
    Family::new("parts", (3, 9), (5, 8), |referee, board, _| {
        let parts = referee.parts(board);
        let is_alive = |part: &Vec<Square>| {
            let part = board.only(part);
            Player::BOTH.iter().any(|&player| !referee.jumps(&part, player).is_empty())
        };
        let is_all = parts.concat().len() == board.stones().count();
        Ok(is_all && (2..=3).contains(&parts.len()) && parts.iter().all(is_alive))
    }),
];

impl Family {
    const fn new(
        name: &'static str,
        size: (i32, i32),
        stones: (u64, u64),
        is_meant: fn(&mut Referee, &Board, u64) -> Result<bool, Stopped>,
    ) -> Family {
        Family { name, rules: Rules::Ancient, size, stones, is_meant }
    }

    pub fn named(name: &str) -> Option<&'static Family> {
        FAMILIES.iter().find(|family| family.name == name)
    }
}

/// After this many draws the search gives up; tests verify that this never happens.
const DRAWS: u32 = 100_000;

/// The board of this number, in a window that no play leaves.
pub fn draw(referee: &mut Referee, family: &Family, seed: u64) -> Result<Option<Board>, Stopped> {
    let mut dice = Dice(seed);
    for _ in 0..DRAWS {
        referee.budget.spend()?;
        let board = random_board(&mut dice, family);
        if (family.is_meant)(referee, &board, seed)? {
            return Ok(Some(in_window_for_all_play(&board, referee.rules())));
        }
    }
    Ok(None)
}

impl Referee<'_> {
    fn outcome(&mut self, board: &Board) -> Result<Outcome, Stopped> {
        let value = self.value(board)?;
        Ok(self.solver.values.outcome(value))
    }

    /// Whether each player has at least `least` jumps.
    fn both_jump(&self, board: &Board, least: usize) -> bool {
        Player::BOTH.iter().all(|&player| self.jumps(board, player).len() >= least)
    }
}

/// Random stones whose colours follow the squares, as on a real board.
fn random_board(dice: &mut Dice, family: &Family) -> Board {
    let (rows, columns) = family.size;
    let mut board = Board::empty(rows, columns, Edge::Plane);
    let shade = dice.below(2) as i32;
    let (least, most) = family.stones;
    let mut left = least + dice.below(most - least + 1);
    while left > 0 {
        let at = dice.below((rows * columns) as u64) as i32;
        let square = Square::new(at / columns, at % columns);
        let owner = Player::BOTH[((square.row + square.column + shade) % 2) as usize];
        if board.stone(square).is_none() {
            board.set(square, Some(owner));
            left -= 1;
        }
    }
    board
}

/// The position in a window that contains every reachable square and is not too small to look at.
pub fn in_window_for_all_play(board: &Board, rules: Rules) -> Board {
    const MARGIN: i32 = 12;
    let wide = board.window(
        Square::new(-MARGIN, -MARGIN),
        board.rows() + 2 * MARGIN,
        board.columns() + 2 * MARGIN,
    );
    let mut seen = HashSet::new();
    let mut open = vec![wide.clone()];
    let mut bounds: Option<ByPlayer<Square>> = None;
    while let Some(board) = open.pop() {
        if !seen.insert(board.clone()) {
            continue;
        }
        for (square, _) in board.stones() {
            let ByPlayer { left: low, right: high } =
                bounds.unwrap_or(ByPlayer { left: square, right: square });
            bounds = Some(ByPlayer {
                left: Square::new(low.row.min(square.row), low.column.min(square.column)),
                right: Square::new(high.row.max(square.row), high.column.max(square.column)),
            });
        }
        for player in Player::BOTH {
            open.extend(board.jumps(rules, player).into_iter().map(|jump| board.play(jump)));
        }
    }
    let Some(ByPlayer { left: low, right: high }) = bounds else { return board.clone() };
    let (rows, columns) = (high.row - low.row + 1, high.column - low.column + 1);
    let (more_rows, more_columns) = ((5 - rows).max(0), (7 - columns).max(0));
    let corner = Square::new(low.row - more_rows / 2, low.column - more_columns / 2);
    wide.window(corner, rows + more_rows, columns + more_columns)
}
