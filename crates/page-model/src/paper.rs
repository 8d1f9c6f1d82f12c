//! What the reader prints.

pub mod handed;
