//! What the reader can do in the editor.

use crate::board::event::BoardEvent;
use crate::editor::edit::{Brush, Ink, Transform};
use crate::editor::window::WindowSize;
use crate::link::position_link::PositionLink;
use crate::link::view::View;
use basics::player::Player;
use konane::{Area, Board, Direction, Edge, Jump, Rules, Square};

/// Squares are those of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorAction {
    /// What an event on the board means, with the present brush and selection.
    Touch(BoardEvent),
    Set(Square, Option<Player>),
    /// Begins a stroke. Everything until the brush is lifted is one step.
    Paint(Vec<Square>, Ink),
    /// Continues the stroke.
    PaintOn(Vec<Square>),
    Lift,
    /// Takes back a stroke that turned out to be something else.
    Abandon,
    SetBrush(Brush),
    Select(Option<Area>),
    /// Picks up the stones of an area at one of its squares.
    PickUp(Area, Square),
    /// Moves the stones of an area, its corner to a square, which may be beyond the window.
    Move(Area, Square),
    /// Transforms the selected stones or, without a selection, all.
    Transform(Transform),
    /// Covers the selection with this ink.
    Fill(Ink),
    /// Lays stones at the corner of the selection; without a selection, they replace all others.
    Paste(Board),
    /// Shows another board, by the same rules.
    Show(Board),
    /// Moves one wall outwards.
    Resize(Direction, i32),
    /// Changes the numbers of rows and columns; the lower left corner stays.
    SetSize(i32, i32),
    SetRules(Rules),
    SetEdge(Edge),
    SetView(View),
    /// The window's size has changed with the screen.
    SetWindowSize(WindowSize),
    /// Lifts the stone on a square, to play one of its jumps; `None` puts down a lifted stone.
    Hold(Option<Square>),
    /// Says that stones cannot be edited in Play.
    Refuse,
    /// Plays a jump on the board, which extends the line of play.
    Play(Jump),
    /// Shows this many jumps of the line.
    Step(usize),
    Clear,
    /// Opens a link by its text. A bad one leaves the position unchanged.
    Open(String),
    /// Opens a link but keeps the view. With `true` it can be undone.
    Exchange(PositionLink, bool),
    /// Closes the message about a problem with the link.
    Dismiss,
    Undo,
    Redo,
    /// Shows again the position that the last link opened.
    Reset,
}
