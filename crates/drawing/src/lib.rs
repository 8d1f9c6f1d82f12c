//! Positions and their values as pictures in files of their own: SVG as text.

mod names;
mod picture;

pub use names::{Run, TYPEFACE, escape, folded, ink, length, readable, runs, spans, width};
pub use picture::{BoardPicture, Named, PartPicture, Picture, SIDE, paints, stones};
