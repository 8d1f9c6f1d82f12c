//! The forms in which a reader can give a position to others.

pub mod shared;
pub mod citation;
pub mod export;
pub mod qr;
pub mod view;
