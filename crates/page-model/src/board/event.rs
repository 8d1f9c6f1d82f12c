//! What happens on a board. The page that shows the board decides what follows.

use crate::board::area::Area;
use basics::player::Player;
use konane::{Direction, Square};

/// Squares are those of the board, and lie on it where nothing else is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// A square is clicked, or Space or Enter is typed on it. Where stones are edited on the plane, a
    /// click may be beyond the board.
    Press(Square),
    /// A square is clicked with the right button, perhaps beyond the board.
    Erase(Square),
    /// The key of a stone is typed on a square, or the key that removes stones.
    Put(Square, Option<Player>),
    /// The pointer begins to paint over squares, perhaps beyond the board.
    Stroke { squares: Vec<Square>, is_erasing: bool },
    /// The stroke goes on over more squares.
    StrokeOn(Vec<Square>),
    /// The stroke has ended.
    Lift,
    /// The stroke turned out to be something else: its paint should be removed.
    Abandon,
    /// A stone is taken hold of, to be dragged to where it can jump.
    Grasp(Square),
    /// The stones of an area are dragged: its corner should go to a square, perhaps beyond the board.
    Carry(Area, Square),
    /// A rectangle should be selected, or nothing.
    Select(Option<Area>),
    /// A wall is dragged outwards by so many squares.
    Stretch(Direction, i32),
}

/// What a pointer does that goes down on a square and moves on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PointerMode {
    /// Nothing: squares are only pressed.
    #[default]
    Press,
    /// It paints.
    Paint,
    /// It carries a stone; from an empty square it paints.
    Carry,
    /// It carries a stone to where that can jump; from an empty square, nothing.
    Jump,
    /// It carries what is selected; from elsewhere it selects a rectangle.
    Select,
}
