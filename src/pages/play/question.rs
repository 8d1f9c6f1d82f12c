//! The question about a game to the worker, and what the answer means on the board.

use game::{State, Turn};
use konane::{Board, Edge, Square};
use worker::message::{Chosen, Position, RemovalText, ReplyQuestion};

/// What the page does with the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It plays the turn of a program.
    Turn,
    /// It plays the best turn for the reader, or hints at it.
    Best,
    /// It sees whether the reply to the last jump of a teaching game wins.
    Reply,
    /// It sees whether the player could have won with another jump.
    Better,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub purpose: Purpose,
    /// The node of the record to which the question belongs.
    pub place: usize,
    pub ask: ReplyQuestion,
}

/// Asks for the choice in a state by the opponent of this name.
pub fn ask(state: &State, opponent: &str, seconds: u32, seed: u64) -> ReplyQuestion {
    let corner = corner(&state.board);
    let place = |square: Square| square - corner;
    let removal = |square: Square| RemovalText {
        square: place(square),
        replies: state.after(Turn::Remove(square)).removals().map(place).collect(),
    };
    ReplyQuestion {
        position: Position::of(state.rules, &state.board),
        turn: state.turn,
        opponent: opponent.to_string(),
        seed,
        milliseconds: seconds.saturating_mul(1000),
        removals: state.removals().map(removal).collect(),
    }
}

/// The turn that the worker has chosen, if the state allows it.
pub fn turn(chosen: Chosen, state: &State) -> Option<Turn> {
    let corner = corner(&state.board);
    let square = |place: Square| place + corner;
    match chosen {
        Chosen::Jump(jump) => state.jumping(square(jump.from), square(jump.to())).ok(),
        Chosen::Removal(place) => state.removing(square(place)).ok(),
    }
}

/// The square that the worker calls 0, 0. On the plane the worker gets the stones alone.
fn corner(board: &Board) -> Square {
    let first = Square::new(0, 0);
    match board.edge() {
        Edge::Walls => first,
        Edge::Plane => board.bounding_box().map_or(first, |area| area.corner),
    }
}
