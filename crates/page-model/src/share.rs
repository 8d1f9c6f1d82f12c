//! A position in the forms that one can give to others.

pub mod shared;
pub mod citation;
pub mod export;
pub mod picture;
pub mod qr;
