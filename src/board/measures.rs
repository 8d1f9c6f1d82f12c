//! Sizes in the picture of a board, in its own units. `index.html` draws its pits and its first
//! board by them, the style sheet its slab.

pub use drawing::SIDE;

/// The rim of the slab at the left and below, which has the names of the squares.
pub const RIM: i32 = 34;
/// The rim above and at the right.
pub const BARE_RIM: i32 = 9;

/// A board with more squares than this is large: the page saves work on it.
pub const LARGE: i32 = 640;

/// The length of a side of the picture.
pub const fn extent(squares: i32) -> i32 {
    squares * SIDE + RIM + BARE_RIM
}
