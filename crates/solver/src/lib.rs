//! Exact values and winners of Kōnane positions: this crate knows both the board and the values.
//!
//! *Invariants:* a computation that runs out of its budget loses nothing that it has found, and continues when it is
//! called again. What a table forgets costs time and never changes an answer. `reference` stays slow and obvious: tests
//! compare the rest with it.
//!
//! The value of a position:
//!
//! ```
//! use papamu_solver::basics::budget::Budget;
//! use papamu_solver::konane::{Board, Edge, Rules};
//! use papamu_solver::Solver;
//! use papamu_solver::value::Style;
//!
//! let (mut solver, budget) = (Solver::new(Rules::Ancient), &mut Budget::unlimited());
//! let board = Board::parse("oxo.ox", Edge::Plane)?;
//! let value = solver.value(&board, budget)?;
//! assert_eq!(solver.values.write(value, Style::Plain, 100, budget)?, "1/2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every jump with its value, and who wins by it:
//!
//! ```
//! use papamu_solver::basics::budget::Budget;
//! use papamu_solver::konane::{Board, Edge, Rules, jump_name};
//! use papamu_solver::Solver;
//!
//! let mut solver = Solver::new(Rules::Ancient);
//! let board = Board::parse("..xo.o..", Edge::Plane)?;
//! let moves = solver.moves(&board, &mut Budget::unlimited())?;
//! let winning = moves.left.iter().filter(|valued| valued.wins);
//! let names: Vec<String> = winning.map(|valued| jump_name(valued.jump, board.rows())).collect();
//! assert_eq!(names, ["c1-g1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Who wins, without values, on boards too hard for them; a budget ends the search:
//!
//! ```
//! use papamu_solver::basics::budget::Budget;
//! use papamu_solver::konane::{Board, Edge, Rules};
//! use papamu_solver::OutcomeSearch;
//! use papamu_solver::value::Outcome;
//!
//! let mut search = OutcomeSearch::new(Rules::Ancient, 64 << 20);
//! let board = Board::parse("xoxo/ox.x/x.xo/oxox", Edge::Walls)?;
//! let outcome = search.outcome(&board, &mut Budget::steps(1_000_000))?;
//! assert!(matches!(outcome, Outcome::Previous));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub use {basics, konane, value};

mod two_generations;
mod effort;
mod recent_searches;
mod search_space;
mod table;
mod dense;
mod frame;
mod lazy;
mod large;
mod search;
mod outcome;
#[cfg(feature = "reference")]
mod reference;
mod harmless;
mod moves;
mod why;
mod bounds;
mod finding;
mod analysis;
mod habitat;
mod universal;

pub use analysis::Analysis;
pub use bounds::{Bounds, BoundsSearch};
pub use effort::Effort;
pub use finding::{Finding, Meeting, Topic};
pub use habitat::Habitat;
pub use harmless::{Encounter, clusters};
pub use lazy::Inequality;
pub use moves::ValuedJump;
pub use outcome::{OutcomeSearch, Outlook, ProofTrees, canonical_position};
#[cfg(feature = "reference")]
pub use reference::Reference;
pub use search::Solver;
pub use universal::{BuiltPosition, NoPosition, Part, PlacedPart};
pub use why::{Gift, Refutation, Why};

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
