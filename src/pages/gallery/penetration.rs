//! The penetration room, which shows how far stones get beyond a line, and why they get no farther.

pub mod solitaire;
pub mod weights;
pub mod link;
