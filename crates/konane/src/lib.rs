//! Kōnane, the board game: positions, jumps, independent parts, and how far stones get. This crate knows no values.
//!
//! *Invariants:* the split into parts may be too coarse, never too fine: stones of two parts never meet. A bound on how
//! far stones get may be too large, never too small. Reading a written position gives the same position, on the plane up
//! to shift.
//!
//! The text of a position is its rows from top to bottom, joined by `/`: `x` is black (Left), `o`
//! white (Right), `.` empty, a number a run of empty squares. A position stands on an unbounded
//! plane or between walls.
//!
//! A program lists jumps and names them:
//!
//! ```
//! use papamu_konane::basics::player::Player;
//! use papamu_konane::{Board, Rules, jump_name};
//!
//! let board: Board = "..xo.o.".parse()?;
//! let names = |rules| -> Vec<String> {
//!     let jumps = board.jumps(rules, Player::Left);
//!     jumps.map(|jump| jump_name(jump, board.rows())).collect()
//! };
//! assert_eq!(names(Rules::Ancient), ["c1-e1", "c1-g1"]);
//! assert_eq!(names(Rules::Modern), ["c1-e1"]);
//! # Ok::<(), papamu_konane::ParseBoardError>(())
//! ```
//!
//! Playing a jump makes another board:
//!
//! ```
//! use papamu_konane::basics::player::Player;
//! use papamu_konane::{Board, Edge, Rules, jump_named};
//!
//! let board = Board::parse("..xo.o.", Edge::Walls)?;
//! let jump = jump_named("c1-e1", board.rows()).expect("a name of a jump");
//! let after = board.play(Rules::Ancient, Player::Left, jump).expect("a jump of Left");
//! assert_eq!(after.whole_text(), "....xo.");
//! # Ok::<(), papamu_konane::ParseBoardError>(())
//! ```
//!
//! Stones that can never meet are separate parts:
//!
//! ```
//! use papamu_konane::{Board, Part, Square};
//!
//! let board: Board = "xo......oxo.ox".parse()?;
//! let alone = |part: Part<Vec<Square>>| board.only(&part.stones).trimmed().to_string();
//! let texts: Vec<String> = board.parts().into_iter().map(alone).collect();
//! assert_eq!(texts, ["xo", "oxo.ox"]);
//! # Ok::<(), papamu_konane::ParseBoardError>(())
//! ```

#![warn(missing_docs)]

pub use basics;

mod square;
mod area;
mod board;
mod notation;
mod readings;
mod jump;
mod names;
mod named_board;
mod opening;
mod colours;
mod bits;
mod field;
mod grid;
mod window;
mod potential;
mod reach_bound;
mod pegs;
mod goal_search;
mod penetration;
mod reach;
mod splitter;
mod field_splitter;
mod survey;
mod witness;
mod nimber;
mod census;
mod patterns;
mod family;

pub use area::Area;
pub use bits::{Bits, Flight, left_to_right, transposed, upside_down};
pub use board::{Board, Edge, MAX_SIDE, Rules};
pub use census::{Census, LONGEST_SIDE, Level, Scope, levels, typical};
pub use colours::{Colours, EVEN};
pub use family::{Case, Family, LONGEST_FAMILY, LetterRange, MOST_CASES, ParseFamilyError};
pub use field::Field;
pub use field_splitter::FieldSplitter;
pub use grid::Grid;
pub use jump::Jump;
pub use named_board::NamedBoard;
pub use names::{column_name, jump_between, jump_name, jump_named, square_name, square_named};
pub use nimber::{NIMBERS, NimberStage, NimberStep, nimber, nimber_steps};
pub use notation::{BoardFault, MAX_TEXT, ParseBoardError, TextPosition};
pub use opening::Opening;
pub use patterns::{Components, MOST_STONES, Pattern, Surroundings};
pub use pegs::{Pegs, played};
pub use penetration::{Ascent, Penetration, Reach, TABLE, ascent, by_box, leaps_to, penetration};
pub use potential::{Line, Potential};
pub use reach::beyond;
pub use reach_bound::ReachBound;
pub use readings::{Guess, Readings};
pub use splitter::{FEW_EXPLORED, Part, Splitter};
pub use square::{Direction, Square};
pub use survey::{Contact, Gap, PartInfo, Survey, contact, gap, part_of, survey};
pub use window::{MARGIN, Window};
pub use witness::{Fewest, LIMITS, Limit, WITNESSES, Witness, obstacle, witness};

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
