//! The penetration room: how far stones can get beyond a line, and why no farther.

pub mod names;
pub mod use_hint;
pub mod overlay;
pub mod matrix;
pub mod step_tools;
pub mod hall_keys;
pub mod readout;
pub mod half_plane;
pub mod page;
