//! What all crates of Papamū share: the two players ([`player`]), how much a computation may cost
//! ([`budget`]) and how a caller cuts it into slices ([`slicer`]), a table that forgets ([`memo`]),
//! the one sort for short lists ([`sorting`]), pseudo-random numbers ([`dice`]), checksums of
//! files ([`checksum`]), numbers in letters ([`letters`]), tables as text ([`csv`]), the direction of writing ([`direction`]),
//! texts on one line ([`one_line`]), names of variants ([`named`](mod@named)), and the border between the parts of a program ([`program_part`](mod@program_part)).

#![warn(missing_docs)]

pub mod named;
pub mod player;
pub mod budget;
pub mod slicer;
pub mod memo;
pub mod sorting;
pub mod dice;
pub mod checksum;
pub mod letters;
pub mod csv;
pub mod direction;
pub mod one_line;
pub mod program_part;

/// Compiles the example in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
