//! Independent parts of positions, in a form that equal ones share.

use crate::konane::{Bits, Window, left_to_right, transposed, upside_down};
use crate::player::{ByPlayer, Player};

/// A key for a position that all its images under moving, turning, mirroring and swapping colours
/// share, and whether the colours are swapped. There has to be a stone.
#[inline]
pub fn key(window: &Window<u64>) -> ([u32; 6], bool) {
    let Some(bounds) = window.squares.bounds() else { return ([0; 6], false) };
    let places = 8 * bounds.first.row + bounds.first.column;
    let image = Image {
        squares: window.squares >> places,
        stones: ByPlayer::from_fn(|player| window.stones[player] >> places),
    };
    let (rows, columns) = (bounds.rows() as u32, bounds.columns() as u32);
    // No image is higher than wide, and of those the least counts.
    let (first, rows, columns) =
        if rows > columns { (image.transposed(), columns, rows) } else { (image, rows, columns) };
    let mut least = first.colours();
    let mut try_mirrored = |image: Image| {
        let upside_down = image.upside_down(rows);
        for image in [upside_down, image.left_to_right(columns), upside_down.left_to_right(columns)]
        {
            least = least.min(image.colours());
        }
    };
    try_mirrored(first);
    if rows == columns {
        let transposed = first.transposed();
        try_mirrored(transposed);
        least = least.min(transposed.colours());
    }
    let (squares, one, two, is_swapped) = least;
    let half = |bits: u64| [bits as u32, (bits >> 32) as u32];
    let ([a, b], [c, d], [e, f]) = (half(one), half(two), half(squares));
    ([a, b, c, d, e, f], is_swapped)
}

#[derive(Clone, Copy)]
struct Image {
    squares: u64,
    stones: ByPlayer<u64>,
}

impl Image {
    /// Of the two colourings the lesser, and whether that is the swapped one.
    #[inline]
    fn colours(self) -> (u64, u64, u64, bool) {
        let ByPlayer { left, right } = self.stones;
        (self.squares, left.min(right), left.max(right), right < left)
    }

    #[inline]
    fn upside_down(self, rows: u32) -> Image {
        self.map(|bits| upside_down(bits, rows))
    }

    #[inline]
    fn left_to_right(self, columns: u32) -> Image {
        self.map(|bits| left_to_right(bits, columns))
    }

    #[inline]
    fn transposed(self) -> Image {
        self.map(transposed)
    }

    #[inline]
    fn map(self, f: impl Fn(u64) -> u64) -> Image {
        let stones = ByPlayer::from_fn(|player: Player| f(self.stones[player]));
        Image { squares: f(self.squares), stones }
    }
}
