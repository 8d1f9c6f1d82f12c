//! Where the board and the values meet.

mod reference;

pub use reference::Reference;
