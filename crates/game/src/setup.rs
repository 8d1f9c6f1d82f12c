//! What the players agree on before the first turn.

use crate::{GameStage, Removal, State};
use basics::player::{ByPlayer, Player};
use konane::{Area, Board, Edge, MARGIN, NamedBoard, Rules};

/// The longest side of a full board.
pub const LONGEST_SIDE: i32 = 18;
/// The most passes of a handicap.
pub const MOST_PASSES: u32 = 99;

/// Rows and columns of the boards on offer.
pub const SIZES: [(i32, i32); 5] = [(4, 4), (5, 5), (6, 6), (7, 7), (8, 8)];
/// The sizes that Wikipedia calls traditional, but for 13 × 20, which is too long. The last is from Cook's
/// account of 1778: 238 squares, 14 in a row. The longer side lies between the players.
pub const OLD_SIZES: [(i32, i32); 4] = [(7, 6), (9, 8), (13, 9), (17, 14)];

/// The agreement: rules, beginning and handicap.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// How many stones a jump may take.
    pub rules: Rules,
    /// The first board, and who has the first turn.
    pub start: Start,
    /// How often each player may pass instead of a jump.
    pub passes: ByPlayer<u32>,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// A full board between walls.
    Full {
        /// At most [`LONGEST_SIDE`].
        rows: i32,
        /// At most [`LONGEST_SIDE`].
        columns: i32,
        /// Which two stones the players may remove.
        removal: Removal,
        /// The player who removes a stone first, and jumps first.
        first: Player,
    },
    /// A position from which the players jump at once.
    Position {
        /// The position. Jumps stay within this window, on the plane too.
        board: Board,
        /// The player who has the first jump.
        turn: Player,
    },
}

impl Default for Setup {
    fn default() -> Setup {
        let removal = Removal::default();
        let start = Start::Full { rows: 8, columns: 8, removal, first: Player::Left };
        Setup { rules: Rules::default(), start, passes: ByPlayer::default() }
    }
}

impl Setup {
    /// A game from this position. On the plane the board is the one with names, which no jump leaves.
    pub fn from_position(rules: Rules, board: &Board, turn: Player) -> Setup {
        let board = board.trimmed();
        let board = NamedBoard::of(&board).cut(&board);
        Setup { rules, start: Start::Position { board, turn }, passes: ByPlayer::default() }
    }

    /// Where squares have names in links: on the plane on a board with four empty rows and columns on each side of the
    /// stones, whatever their number. Links mean this for ever.
    pub fn link_names(&self) -> NamedBoard {
        let board = self.begin().board;
        let stones = board.bounding_box().filter(|_| board.edge() == Edge::Plane);
        stones.map_or(NamedBoard::whole(&board), |Area { corner, rows, columns }| {
            NamedBoard { corner, rows, columns }.wider(MARGIN)
        })
    }

    /// The state before the first turn.
    pub fn begin(&self) -> State {
        let (board, turn, stage) = match &self.start {
            Start::Full { rows, columns, removal, first } => {
                (Board::full(*rows, *columns), *first, GameStage::First(*removal))
            }
            Start::Position { board, turn } => (board.clone(), *turn, GameStage::Jumps),
        };
        State { rules: self.rules, board, turn, stage, passes: self.passes }
    }

    /// The player who takes the first turn.
    pub fn first(&self) -> Player {
        match self.start {
            Start::Full { first, .. } => first,
            Start::Position { turn, .. } => turn,
        }
    }

    /// How many rows the first board has.
    pub fn rows(&self) -> i32 {
        match &self.start {
            Start::Full { rows, .. } => *rows,
            Start::Position { board, .. } => board.rows(),
        }
    }

    /// How many columns the first board has.
    pub fn columns(&self) -> i32 {
        match &self.start {
            Start::Full { columns, .. } => *columns,
            Start::Position { board, .. } => board.columns(),
        }
    }
}
