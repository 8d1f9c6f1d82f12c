//! The page of lists: one's own in the making, or the contents of another's.

pub mod list_state;
