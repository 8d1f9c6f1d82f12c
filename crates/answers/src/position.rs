//! A position with its rules, whose squares keep their names in a line of play.

use crate::JumpFacts;
use basics::player::Player;
use konane::{Board, Edge, NamedBoard, Readings, Rules};
use value::Unread;
use words::{expected, say};

/// Nothing changes it: a jump makes another one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub rules: Rules,
    /// All squares that have names: no stone ever leaves them.
    pub board: Board,
}

impl Position {
    pub fn read(text: &str, rules: Rules, edge: Edge) -> Result<Position, Unread> {
        let board = read_board(text, edge)?;
        Ok(Position { rules, board: NamedBoard::of(&board).cut(&board) })
    }

    /// The position as text; on the plane without what is empty around it.
    pub fn text(&self) -> String {
        self.board.trimmed().whole_text()
    }

    pub fn names(&self) -> NamedBoard {
        NamedBoard::whole(&self.board)
    }

    /// All jumps of Left, then all of Right.
    pub fn jumps(&self) -> Vec<JumpFacts> {
        let jumps = Player::ALL.into_iter().flat_map(|player| {
            let jumps = self.board.jumps(self.rules, player);
            jumps.map(move |jump| JumpFacts::of(player, jump, self.names()))
        });
        jumps.collect()
    }

    /// The position after a jump, such as `d3-b3`, if it is one; the stone on the first square says who jumps.
    pub fn play(&self, jump: &str) -> Option<Position> {
        let jump = self.names().jump_named(jump)?;
        let board = self.board.play(self.rules, self.board.stone(jump.from)?, jump)?;
        Some(Position { board, ..*self })
    }
}

/// The board that a text surely is.
pub fn read_board(text: &str, edge: Edge) -> Result<Board, Unread> {
    let Readings { sure, others } = Readings::of(text, edge);
    sure.map_err(|error| Unread {
        character: error.place.map_or(1, |place| place.character),
        expected: match others.first() {
            Some((_, other)) => {
                format!("{}. {}", expected(error.fault), say::text_meant(&other.to_string()))
            }
            None => expected(error.fault),
        },
    })
}
