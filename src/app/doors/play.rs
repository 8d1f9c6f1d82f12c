//! Play: a whole game.

pub mod review;
