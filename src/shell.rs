//! What surrounds every page: the colours, and the two windows of a lecture.

pub mod theme;
pub mod hall_messages;
pub mod keys;
pub mod view;
