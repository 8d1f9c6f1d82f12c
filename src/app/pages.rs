//! One page per door.

mod board;

pub use board::BoardPage;
