//! What squares and stones are called.

use crate::konane::Square;
use crate::language::say;
use crate::player::Player;

/// The name of a square of a board, as `c4`: columns by letter from the left (after `z` comes
/// `aa`), rows by number from the bottom.
pub fn square_name(square: Square, rows: i32) -> String {
    let mut letters = Vec::new();
    let mut column = square.column;
    while column >= 0 {
        letters.push((b'a' + (column % 26) as u8) as char);
        column = column / 26 - 1;
    }
    let letters: String = letters.into_iter().rev().collect();
    format!("{letters}{}", rows - square.row)
}

/// As in `c4 black`.
pub fn spoken(square: Square, rows: i32, stone: Option<Player>) -> String {
    let name = square_name(square, rows);
    match stone {
        None => say::board_empty(&name),
        Some(player) => say::board_stone(player, &name),
    }
}

/// A stone, as the style sheet calls it.
pub fn word(stone: Option<Player>) -> &'static str {
    match stone {
        None => "empty",
        Some(Player::Left) => "black",
        Some(Player::Right) => "white",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_squares() {
        assert_eq!(square_name(Square::new(5, 2), 9), "c4");
        assert_eq!(square_name(Square::new(0, 25), 9), "z9");
        assert_eq!(square_name(Square::new(8, 26), 9), "aa1");
        assert_eq!(square_name(Square::new(0, 199), 200), "gr200");
        assert_eq!(spoken(Square::new(5, 2), 9, Some(Player::Right)), "c4 white");
    }
}
