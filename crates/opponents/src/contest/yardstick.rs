//! A yardstick for strength: alpha-beta of a fixed depth on mobility, as most public programs play.
//!
//! It has no table and no extensions. Jumps that leave the opponent few come first, which speeds it up
//! without changing its choice.

use basics::dice::Dice;
use basics::player::Player;
use konane::{Bits, Board, Field, Jump, Rules, Square, Window};

/// An immediate loss; later losses are 1 better per jump.
const LOSS: i64 = -1_000_000;

/// The best jump at this depth, or `None` without jumps; ties are broken at random.
pub fn jump(
    board: &Board,
    rules: Rules,
    player: Player,
    depth: u32,
    dice: &mut Dice,
) -> Option<Jump> {
    let corner = Square::new(0, 0);
    if board.rows().max(board.columns()) <= 8 {
        return best(&Window::of_board(board, 0u64, corner), board, rules, player, depth, dice);
    }
    let empty = Field::new(board.rows(), board.columns());
    best(&Window::of_board(board, empty, corner), board, rules, player, depth, dice)
}

fn best<B: Bits>(
    window: &Window<B>,
    board: &Board,
    rules: Rules,
    player: Player,
    depth: u32,
    dice: &mut Dice,
) -> Option<Jump> {
    let mut jumps = Vec::from_iter(board.jumps(rules, player));
    for place in (1..jumps.len()).rev() {
        jumps.swap(place, dice.below(place as u64 + 1) as usize);
    }
    let mut best: Option<(Jump, i64)> = None;
    for jump in jumps {
        let after = window.after(Square::new(0, 0), jump, player);
        let least = best.map_or(2 * LOSS, |(_, score)| score);
        let score = -score(&after, rules, player.other(), depth - 1, 1, (2 * LOSS, -least));
        if best.is_none_or(|(_, best)| score > best) {
            best = Some((jump, score));
        }
    }
    best.map(|(jump, _)| jump)
}

/// The score for the player to move.
fn score<B: Bits>(
    window: &Window<B>,
    rules: Rules,
    player: Player,
    depth: u32,
    ply: i64,
    (mut least, most): (i64, i64),
) -> i64 {
    let mobility = |window: &Window<B>, player| window.mobility(rules, player) as i64;
    let ours = mobility(window, player);
    if ours == 0 {
        return LOSS + ply;
    }
    if depth == 0 {
        return ours - mobility(window, player.other());
    }
    let mut children: Vec<(i64, Window<B>)> = Vec::new();
    let shown: Result<(), ()> = window.jumps(rules, player, |after| {
        let promise = if depth > 1 { mobility(&after, player.other()) } else { 0 };
        children.push((promise, after));
        Ok(())
    });
    debug_assert!(shown.is_ok());
    children.sort_by_key(|&(promise, _)| promise);
    let mut best = 2 * LOSS;
    for (_, after) in children {
        let score = -score(&after, rules, player.other(), depth - 1, ply + 1, (-most, -least));
        best = best.max(score);
        least = least.max(score);
        if least >= most {
            break;
        }
    }
    best
}
