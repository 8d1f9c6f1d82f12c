//! The names of squares and stones.

use basics::player::Player;
use konane::{Jump, NamedBoard, Square};
use words::say;

/// Stands between the squares of a jump, with a thin space on either side, at which no line breaks.
pub const ARROW: &str = "\u{202f}→\u{202f}";

/// The name of a jump, as in `a3 → c3`.
pub fn jump_name(names: NamedBoard, jump: Jump) -> String {
    format!("{}{ARROW}{}", names.square_name(jump.from), names.square_name(jump.to()))
}

/// A description such as `c4 black`. The squares around those with coordinates go on counting: `−a4` is left of `a4`.
pub fn spoken(names: NamedBoard, square: Square, stone: Option<Player>) -> String {
    let name = names.square_name(square);
    let name = if names.has(square) { name } else { say::board_outside(&name) };
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
        let names = NamedBoard { corner: Square::new(1, 1), rows: 5, columns: 4 };
        let said = |row, column, stone| spoken(names, Square::new(row, column), stone);
        assert_eq!(said(2, 3, Some(Player::Right)), "c4 white");
        assert_eq!(said(1, 1, None), "a5 empty");
        assert_eq!(said(1, 0, None), "outside −a5 empty");
        assert_eq!(said(6, 5, None), "outside e0 empty");
    }
}
