//! What the worker is asked in a game, and what its answer means on the board.

use game::{Stage, State, Turn};
use konane::{Board, Edge, Square};
use worker::message::{AskReply, Chosen, Position, RemovalText, SquareText};

/// What the answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A program's turn.
    Turn,
    /// The best turn, which the reader wants to be played or hinted at.
    Best,
    /// A jump of a teaching game: whether the reply to it wins.
    Reply,
    /// Whether the player could have won instead.
    Better,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub purpose: Purpose,
    /// The place in the tree that it is about.
    pub place: usize,
    pub ask: AskReply,
}

/// A choice in a state, by an opponent's name.
pub fn ask(state: &State, opponent: &str, seconds: u32, seed: u64) -> AskReply {
    let corner = corner(&state.board);
    let place = |square: Square| {
        let Square { row, column } = square - corner;
        SquareText { row, column }
    };
    let removal = |square: Square| {
        let replies = match state.stage {
            Stage::First(_) => state.after(Turn::Remove(square)).removals(),
            _ => Vec::new(),
        };
        RemovalText { square: place(square), replies: replies.into_iter().map(place).collect() }
    };
    AskReply {
        position: Position::of(state.rules, &state.board),
        turn: state.turn.into(),
        opponent: opponent.to_string(),
        seed,
        milliseconds: seconds.saturating_mul(1000),
        removals: state.removals().into_iter().map(removal).collect(),
    }
}

/// What was chosen, if it is a turn of the state.
pub fn turn(chosen: Chosen, state: &State) -> Option<Turn> {
    let corner = corner(&state.board);
    let square = |place: SquareText| Square::new(place.row, place.column) + corner;
    match chosen {
        Chosen::Jump(jump) => state.jumping(square(jump.from), square(jump.to)).ok(),
        Chosen::Removal(place) => state.removing(square(place)).ok(),
    }
}

/// The square that the worker calls 0, 0: on the plane it is sent the stones alone.
fn corner(board: &Board) -> Square {
    let first = Square::new(0, 0);
    match board.edge() {
        Edge::Walls => first,
        Edge::Plane => board.bounding_box().map_or(first, |(corner, ..)| corner),
    }
}
