//! What is printed: a position on a sheet of its own, or several as a handout.

pub mod handed;
