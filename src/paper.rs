//! What the reader prints.

pub mod handed;
pub mod view;
