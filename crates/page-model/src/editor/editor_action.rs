//! What can be done in the editor.

use crate::board::area::Area;
use crate::board::event::BoardEvent;
use crate::editor::edit::{Brush, Ink, Transform};
use crate::editor::window::Room;
use crate::link::view::View;
use basics::player::Player;
use konane::{Board, Direction, Edge, Jump, Rules, Square};

/// Squares are those of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorAction {
    /// What an event on the board means, with the brush and the selection there are.
    Touch(BoardEvent),
    Set(Square, Option<Player>),
    /// Begins a stroke. Everything until the brush is lifted is one step.
    Paint(Vec<Square>, Ink),
    /// Goes on with the stroke.
    PaintOn(Vec<Square>),
    Lift,
    /// Takes back a stroke that turned out to be something else.
    Abandon,
    SetBrush(Brush),
    Select(Option<Area>),
    /// Picks the stones of an area up at one of its squares.
    PickUp(Area, Square),
    /// Moves the stones of an area, its corner to a square, which may be beyond the window.
    Move(Area, Square),
    /// The selection's stones, or else all.
    Transform(Transform),
    /// Covers the selection.
    Fill(Ink),
    /// Lays stones down at the selection's corner; without a selection, in place of all others.
    Paste(Board),
    /// Shows another board, under the same rules.
    Show(Board),
    /// Moves one wall outwards.
    Resize(Direction, i32),
    /// The lower left corner stays.
    SetSize(i32, i32),
    SetRules(Rules),
    SetEdge(Edge),
    SetView(View),
    /// The screen has room for another window.
    SetRoom(Room),
    /// Lifts the stone of a square, to play one of its jumps, or puts down what is lifted.
    Hold(Option<Square>),
    /// Says that stones are not edited in Play.
    Refuse,
    /// A jump of the board, which goes on with the line of play.
    Play(Jump),
    /// Shows so many jumps of the line.
    Step(usize),
    Clear,
    /// Opens a link by its text. A bad one leaves the position as it is.
    Open(String),
    /// The same, but the view stays. `true`: it can be undone.
    Exchange(String, bool),
    /// Takes note of the problem with the link.
    Dismiss,
    Undo,
    Redo,
    /// Shows the position again that the last link opened.
    Reset,
}
