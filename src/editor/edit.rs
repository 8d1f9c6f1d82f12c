//! Changes a board with a brush, or all of its stones at once.

use std::cmp::Ordering;

use crate::board::event::PointerMode;
use basics::player::Player;
use konane::{Area, Board, Square};
use words::say;

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Brush {
    /// First the stone that fits the square, then the other, then none; dragging a stone moves it.
    #[default]
    Cycle,
    Stone(Player),
    Erase,
    Select,
}

/// What a stroke of the brush paints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// On each square the stone that fits it.
    Fitting,
    Stone(Option<Player>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    pub area: Area,
    /// The square at which the reader picked the selection up; the next press moves this square.
    pub grip: Option<Square>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Transform {
    TurnLeft,
    TurnRight,
    Mirror,
    UpsideDown,
    SwapColours,
}

impl Brush {
    pub fn name(self) -> &'static str {
        match self {
            Brush::Cycle => say::editor_cycle(),
            Brush::Stone(Player::Left) => say::editor_black(),
            Brush::Stone(Player::Right) => say::editor_white(),
            Brush::Erase => say::editor_erase(),
            Brush::Select => say::editor_select(),
        }
    }

    /// What a stroke paints that begins on a square with this stone: nothing if it is the brush's
    /// own.
    pub fn ink(self, here: Option<Player>) -> Ink {
        match self {
            Brush::Cycle => Ink::Fitting,
            Brush::Stone(player) => Ink::Stone((here != Some(player)).then_some(player)),
            Brush::Erase | Brush::Select => Ink::Stone(None),
        }
    }

    pub fn pointer(self) -> PointerMode {
        match self {
            Brush::Cycle => PointerMode::Carry,
            Brush::Stone(_) | Brush::Erase => PointerMode::Paint,
            Brush::Select => PointerMode::Select,
        }
    }
}

impl Ink {
    pub fn paint(self, board: &mut Board, squares: impl IntoIterator<Item = Square>) {
        let mut even = None;
        for square in squares {
            let stone = match self {
                Ink::Fitting => {
                    // The first square decides for all.
                    let even = *even.get_or_insert_with(|| owner_of_even(board, square));
                    Some(fitting(square, even))
                }
                Ink::Stone(stone) => stone,
            };
            board.set(square, stone);
        }
    }
}

impl Selection {
    /// A selection that is not picked up.
    pub fn lying(area: Area) -> Selection {
        Selection { area, grip: None }
    }

    pub fn picked_up(area: Area, grip: Square) -> Selection {
        Selection { area, grip: Some(grip) }
    }

    pub fn shifted(self, way: Square) -> Selection {
        let area = self.area.shifted(way.row, way.column);
        Selection { area, grip: self.grip.map(|grip| grip + way) }
    }
}

impl Transform {
    pub fn of(self, board: &Board) -> Board {
        match self {
            Transform::TurnLeft => board.turned().turned().turned(),
            Transform::TurnRight => board.turned(),
            Transform::Mirror => board.mirrored(),
            Transform::UpsideDown => board.turned().turned().mirrored(),
            Transform::SwapColours => board.swapped(),
        }
    }
}

/// The next stone on a square that is pressed repeatedly: the one that fits it, the other, none.
pub fn cycled(board: &Board, square: Square) -> Option<Player> {
    let fitting = fitting(square, owner_of_even(board, square));
    match board.stone(square) {
        None => Some(fitting),
        Some(player) if player == fitting => Some(fitting.other()),
        Some(_) => None,
    }
}

/// The player whose stones fit the even squares, judged by the majority of the other stones. If
/// there is none, black fits this square.
fn owner_of_even(board: &Board, square: Square) -> Player {
    // How many stones agree with black on the even squares, and how many with black on the odd ones.
    let mut counts = [0, 0];
    for (other, player) in board.stones().filter(|&(other, _)| other != square) {
        counts[usize::from(is_even(other) != (player == Player::Left))] += 1;
    }
    match counts[0].cmp(&counts[1]) {
        Ordering::Greater => Player::Left,
        Ordering::Less => Player::Right,
        Ordering::Equal => fitting(square, Player::Left),
    }
}

fn is_even(square: Square) -> bool {
    (square.row + square.column).rem_euclid(2) == 0
}

/// The player whose stones fit a square.
fn fitting(square: Square, owner_of_even: Player) -> Player {
    if is_even(square) { owner_of_even } else { owner_of_even.other() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Edge;

    fn board(text: &str) -> Board {
        Board::parse(text, Edge::Walls).unwrap()
    }

    fn at(column: i32) -> Square {
        Square::new(0, column)
    }

    #[test]
    fn offers_the_colour_that_fits_first() {
        let (black, white) = (Some(Player::Left), Some(Player::Right));
        for (text, square, next) in [
            ("x..", 1, white),
            ("x..", 2, black),
            ("xo.", 1, black),
            ("xx.", 1, None),
            // Without other stones black comes first.
            ("...", 1, black),
            (".x.", 1, white),
            (".o.", 1, None),
        ] {
            assert_eq!(cycled(&board(text), at(square)), next, "{text}");
        }
    }

    #[test]
    fn the_same_again_erases() {
        let black = Brush::Stone(Player::Left);
        assert_eq!(black.ink(Some(Player::Left)), Ink::Stone(None));
        assert_eq!(black.ink(Some(Player::Right)), Ink::Stone(Some(Player::Left)));
        assert_eq!(black.ink(None), Ink::Stone(Some(Player::Left)));
        assert_eq!(Brush::Erase.ink(None), Ink::Stone(None));
        assert_eq!(Brush::Cycle.ink(Some(Player::Left)), Ink::Fitting);
    }

    #[test]
    fn paints_the_stones_that_fit() {
        let mut painted = board("x3/4");
        Ink::Fitting.paint(&mut painted, [at(3), at(2), Square::new(1, 2), Square::new(9, 9)]);
        assert_eq!(painted, board("x.xo/..o."));
    }

    #[test]
    fn transforms_boards() {
        for (transform, rows) in [
            (Transform::TurnRight, ".x/.o/x."),
            (Transform::TurnLeft, ".x/o./x."),
            (Transform::Mirror, ".ox/x.."),
            (Transform::UpsideDown, "..x/xo."),
            (Transform::SwapColours, "ox./..o"),
        ] {
            assert_eq!(transform.of(&board("xo./..x")), board(rows));
        }
    }
}
