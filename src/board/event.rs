//! What the reader does on a board. The page that shows the board decides what follows.

use basics::player::Player;
use konane::{Area, Direction, Square};

/// Squares are those of the board; unless a comment says otherwise, they lie on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// The reader clicked a square, or typed Space or Enter on it. Where stones are edited on the
    /// plane, the square may lie beyond the board.
    Press(Square),
    /// The reader clicked a square, perhaps beyond the board, with the right button.
    Erase(Square),
    /// The reader typed the key of a stone on a square, or the key that removes stones.
    Put(Square, Option<Player>),
    /// The pointer begins to paint over squares, perhaps beyond the board.
    Stroke { squares: Vec<Square>, is_erasing: bool },
    /// The stroke continues over more squares.
    StrokeOn(Vec<Square>),
    /// The stroke ends.
    Lift,
    /// The stroke turned out to be something else: its paint should be removed.
    Abandon,
    /// The reader takes hold of a stone, to drag it to where it can jump.
    Grasp(Square),
    /// The reader dragged the stones of an area: its corner should go to this square, perhaps
    /// beyond the board.
    Carry(Area, Square),
    /// The reader selected a rectangle or ended the selection.
    Select(Option<Area>),
    /// The reader dragged a wall outwards by this many squares.
    Stretch(Direction, i32),
}

/// What a pointer does that goes down on a square and then moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PointerMode {
    /// Nothing: a square can only be pressed.
    #[default]
    Press,
    /// It paints.
    Paint,
    /// It drags a stone; from an empty square it paints.
    Carry,
    /// It drags a stone to where the stone can jump; from an empty square it does nothing.
    Jump,
    /// It drags the selection; from elsewhere it selects a rectangle.
    Select,
}
