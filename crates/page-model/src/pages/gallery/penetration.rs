//! The penetration room: how far stones get beyond a line, and why no farther.

pub mod solitaire;
pub mod weights;
pub mod link;
