//! The penetration room: how far stones can get beyond a line, and why no farther.

pub mod names;
pub mod use_hint;
pub mod overlay;
pub mod matrix;
pub mod watch;
pub mod play;
pub mod hall_keys;
pub mod own_weights;
pub mod readout;
pub mod half_plane;
pub mod page;
