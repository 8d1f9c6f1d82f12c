//! Draws exercises: a number always draws the same board, on every machine.

use std::collections::HashSet;

use crate::content::lessons::{DIFFICULTIES, Drill};
use crate::lessons::drill_boards::{self, Boards};
use basics::dice::Dice;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Rules, Square};

/// Boards for one question.
pub struct Family {
    pub name: &'static str,
    pub rules: Rules,
    /// As many boards for each difficulty, and so many that none comes twice in ten exercises.
    pub answers: &'static [Boards],
}

pub const FAMILIES: [Family; 9] = [
    Family::new("outcomes", &drill_boards::OUTCOMES),
    // By the jump that wins: it takes several stones, it could go on, or it could not.
    Family::new("wins", &drill_boards::WINS),
    Family::new("integers", &drill_boards::INTEGERS),
    Family::new("fractions", &drill_boards::FRACTIONS),
    Family::new("nimbers", &drill_boards::NIMBERS),
    // By the number of dominated jumps among Left's.
    Family::new("dominated", &drill_boards::DOMINATED),
    // By temperature.
    Family::new("hot", &drill_boards::HOT),
    // By the number of parts.
    Family::new("parts", &drill_boards::PARTS),
    // Two groups, which are one part or two. One square nearer or farther they would not be.
    Family::new("gaps", &drill_boards::GAPS),
];

impl Family {
    const fn new(name: &'static str, answers: &'static [Boards]) -> Family {
        Family { name, rules: Rules::Ancient, answers }
    }

    pub fn named(name: &str) -> Option<&'static Family> {
        FAMILIES.iter().find(|family| family.name == name)
    }
}

/// The board of this number, in a window that no play leaves.
pub fn draw(family: &Family, seed: u64) -> Board {
    let Drill { place, difficulty } = Drill::of(seed);
    // A round asks for each answer once.
    let count = family.answers.len();
    let round = place / count as u64;
    let mut order: Vec<usize> = (0..count).collect();
    let mut dice = Dice(round * DIFFICULTIES + difficulty);
    for last in (1..count).rev() {
        order.swap(last, dice.below(last as u64 + 1) as usize);
    }
    let (_, boards) = family.answers[order[(place % count as u64) as usize]];
    let boards: Vec<&str> = boards.split_whitespace().collect();
    let each = boards.len() as u64 / DIFFICULTIES;
    let text = boards[(difficulty * each + round % each) as usize];
    let board = Board::parse(text, Edge::Plane).expect("a board");
    in_window_for_all_play(&image(board, &mut Dice(seed)), family.rules)
}

/// One of the board's images under turning and mirroring.
fn image(mut board: Board, dice: &mut Dice) -> Board {
    for _ in 0..dice.below(4) {
        board = board.turned();
    }
    if dice.below(2) == 0 { board } else { board.mirrored() }
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
