//! How large things are in the picture of a board, in its own units. `index.html` draws its pits and
//! its first board by them, the style sheet its slab.

/// The side of a square.
pub const SIDE: i32 = 56;
/// The rim of the slab around the squares.
pub const RIM: i32 = 36;
