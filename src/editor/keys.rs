//! The keys of an editor, beside those of its board.

use crate::editor::edit::Brush;
use crate::keys::{Focus, Key, Order, Scope};
use basics::player::Player;
use words::say;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorKey {
    Brush(Brush),
    /// Switches between Edit and Play.
    Mode,
    Help,
}

pub const EDITOR: Scope<EditorKey> = Scope {
    order: Order::Element,
    focus: Focus::OnBoard,
    keys: &[
        Key::new(&["e"], EditorKey::Mode, say::KEY_MODE),
        Key::new(&["0"], EditorKey::Brush(Brush::Cycle), say::KEY_BRUSH),
        Key::new(&["1"], EditorKey::Brush(Brush::Stone(Player::Left)), say::KEY_BRUSH),
        Key::new(&["2"], EditorKey::Brush(Brush::Stone(Player::Right)), say::KEY_BRUSH),
        Key::new(&["3"], EditorKey::Brush(Brush::Erase), say::KEY_BRUSH),
        Key::new(&["4"], EditorKey::Brush(Brush::Select), say::KEY_BRUSH),
        Key::new(&["?"], EditorKey::Help, say::KEY_HELP),
    ],
};

/// For the help only: browsers turn these into events of their own.
pub const CLIPBOARD: Scope<()> = Scope {
    order: Order::Rest,
    focus: Focus::Anywhere,
    keys: &[Key::new(&["Ctrl+c", "Ctrl+x", "Ctrl+v"], (), say::KEY_CLIPBOARD)],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::keys::{BOARD, STONES};
    use crate::keys::KeyPress;

    #[test]
    fn the_board_has_none_of_them() {
        for name in EDITOR.keys.iter().flat_map(|key| key.names) {
            let press = KeyPress::parse(name);
            assert_eq!(STONES.read(press).or(BOARD.read(press)), None, "{name}");
        }
    }
}
