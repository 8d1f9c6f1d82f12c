//! The page of lists, which shows the reader's own list or the contents of another.

pub mod list_state;
pub mod view;
