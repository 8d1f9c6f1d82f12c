//! The page Play: a whole game against a program, against a friend on the same device, or between
//! two programs.

pub mod pasted;
pub mod setup_state;
pub mod named_setups;
pub mod question;
pub mod refusal;
pub mod sentences;
pub mod trial;
pub mod review;
pub mod play_state;
pub mod keys;
pub mod saved;
pub mod my_games;
pub mod strength;
pub mod answers;
pub mod tournament;
pub mod view;

/// The page's name.
pub use crate::link::page_names::PLAY as NAME;
