//! What all crates of Papamū share: who plays ([`player`]), what a computation may cost ([`budget`]) and how it is cut
//! into slices ([`slicer`]), a table that forgets ([`memo`]), the one sort for short lists ([`sorting`]), and numbers
//! that look random ([`dice`]).

pub mod player;
pub mod budget;
pub mod slicer;
pub mod memo;
pub mod sorting;
pub mod dice;
