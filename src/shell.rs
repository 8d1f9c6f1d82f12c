//! What surrounds every page: the colours, and the two windows of a lecture.

pub mod theme;
pub mod talk;
pub mod keys;
pub mod view;
