//! The state of a sum that is played out, and its moves.
//!
//! ```text
//! move = game "," (jump / value)     ; as in 2,0_1r1 and 0,{1|0}; games are counted from 0
//! jump = row "_" column ("u" / "d" / "l" / "r") taken
//! ```
//!
//! Squares are counted from the first one of the game's text, which on the plane is a corner of its stones.

use std::fmt;

use crate::sums::card::{Game, LONGEST_VALUE};
use basics::player::Player;
use konane::{Direction, Jump, Square};

/// The most moves that are read from a text.
pub const MOST_MOVES: usize = 500;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    pub games: Vec<Game>,
    /// The player to move.
    pub turn: Player,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The index of the game.
    pub game: usize,
    pub kind: MoveKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveKind {
    Jump(Jump),
    /// A move to an option of a typed value, by its text.
    To(String),
}

const DIRECTIONS: [(char, Direction); 4] =
    [('u', Direction::Up), ('d', Direction::Down), ('l', Direction::Left), ('r', Direction::Right)];

impl Duel {
    /// The jumps of the player to move; none in a typed value.
    pub fn jumps(&self, game: usize) -> Vec<Jump> {
        match self.games.get(game) {
            Some(Game::Position(rules, board)) => board.jumps(*rules, self.turn).collect(),
            _ => Vec::new(),
        }
    }

    /// The state after a move; `None` if it is illegal. Whether a text is an option of a value is not
    /// checked here.
    pub fn play(&self, step: &Move) -> Option<Duel> {
        let after = match (self.games.get(step.game)?, &step.kind) {
            (Game::Position(rules, board), MoveKind::Jump(jump)) => {
                Game::Position(*rules, board.play(*rules, self.turn, *jump)?.trimmed())
            }
            (Game::Value(_), MoveKind::To(text)) => Game::Value(text.clone()),
            _ => return None,
        };
        let mut games = self.games.clone();
        games[step.game] = after;
        Some(Duel { games, turn: self.turn.other() })
    }

    /// For each game the index of its negative, if all games pair up.
    pub fn mirrors(&self) -> Option<Vec<usize>> {
        let mut mirrors: Vec<Option<usize>> = vec![None; self.games.len()];
        for (place, game) in self.games.iter().enumerate() {
            if mirrors[place].is_some() {
                continue;
            }
            let negative = game.negative();
            let is_free = |&other: &usize| mirrors[other].is_none();
            let pair = (place + 1..self.games.len())
                .filter(is_free)
                .find(|&other| self.games[other] == negative)?;
            (mirrors[place], mirrors[pair]) = (Some(pair), Some(place));
        }
        mirrors.into_iter().collect()
    }
}

impl Move {
    pub fn parse(text: &str) -> Option<Move> {
        let (game, kind) = text.split_once(',')?;
        let game = game.parse().ok()?;
        let kind = match parse_jump(kind) {
            Some(jump) => MoveKind::Jump(jump),
            None if kind.chars().count() <= LONGEST_VALUE && !kind.is_empty() => {
                MoveKind::To(kind.to_string())
            }
            None => return None,
        };
        Some(Move { game, kind })
    }
}

fn parse_jump(text: &str) -> Option<Jump> {
    let (row, rest) = text.split_once('_')?;
    let at = rest.find(|letter: char| letter.is_ascii_alphabetic())?;
    let letter = rest[at..].chars().next()?;
    let (_, direction) = DIRECTIONS.into_iter().find(|(known, _)| *known == letter)?;
    let square = |text: &str| text.parse::<u8>().ok().map(i32::from);
    let from = Square::new(square(row)?, square(&rest[..at])?);
    let taken = square(&rest[at + 1..])?;
    Some(Jump { from, direction, taken })
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},", self.game)?;
        match &self.kind {
            MoveKind::To(text) => f.write_str(text),
            MoveKind::Jump(Jump { from, direction, taken }) => {
                let named = DIRECTIONS.iter().find(|(_, known)| known == direction);
                let letter = named.map_or('r', |(letter, _)| *letter);
                write!(f, "{}_{}{letter}{taken}", from.row, from.column)
            }
        }
    }
}
