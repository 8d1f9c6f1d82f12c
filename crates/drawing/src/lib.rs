//! Positions and their values as pictures in files of their own: SVG as text. Of thermographs the page draws the same lines.

mod names;
mod picture;
mod chart;

pub use chart::{
    COLDEST, Chart, Corner, HEIGHT, Line, Reading, Shape, Tick, WIDTH, figure, signed,
};
pub use names::{Run, TYPEFACE, escape, folded, ink, length, readable, runs, spans, vulgar, width};
pub use picture::{BoardPicture, Named, PartPicture, Picture, SIDE, paints, stones};
