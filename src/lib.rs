//! Papamū makes combinatorial game theory visible on the board game Kōnane.
//!
//! The rooms, in the order in which to read them: who plays ([`player`]), what a computation may
//! cost ([`budget`]), what games are worth ([`value`]), the board game ([`konane`]), and the solver
//! that values positions ([`solver`]). [`opponents`] play, [`contest`] measures how well; [`review`]
//! judges a game that was played; [`content`] is what gallery and lessons show; [`lessons`] judges
//! answers; [`worker`] carries questions from the page to the solver, [`app`] is the page; what needs a
//! browser in these two exists on the wasm target only.
//!
//! Here and in every room, a module uses only those declared above it: `tests/rooms.rs` checks this.

pub mod player;
pub mod budget;
pub mod slicer;
pub mod memo;
pub mod sorting;
pub mod dice;
pub mod value;
pub mod language;
pub mod konane;
pub mod game;
pub mod solver;
pub mod opponents;
pub mod contest;
pub mod review;
pub mod calculator;
pub mod content;
pub mod sums;
pub mod lessons;
#[cfg(not(target_arch = "wasm32"))]
pub mod command;
pub mod worker;
pub mod app;
