//! The names of squares and stones.

use basics::player::Player;
use konane::{Square, square_name};
use words::say;

/// Stands between the squares of a jump, with a thin space on either side, at which no line breaks.
pub const ARROW: &str = "\u{202f}→\u{202f}";

/// A description such as `c4 black`.
pub fn spoken(square: Square, rows: i32, stone: Option<Player>) -> String {
    let name = square_name(square, rows);
    match stone {
        None => say::board_empty(&name),
        Some(player) => say::board_stone(player, &name),
    }
}

/// The name of a stone in the style sheet.
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
        assert_eq!(spoken(Square::new(5, 2), 9, Some(Player::Right)), "c4 white");
    }
}
