//! The page of lists: one's own in the making, or the contents of another's.

mod row;
mod files;
mod clock;
mod speaker;
pub mod page;
