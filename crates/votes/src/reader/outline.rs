//! The outlines of dark patches.

use super::threshold::{DARK, LIGHT};

/// A dark pixel whose outline has been followed.
const FOLLOWED: u8 = 2;
/// In pixels: shorter outlines are those of specks, longer ones those of things larger than any marker that is sought.
const LENGTHS: std::ops::Range<usize> = 20..1200;

/// A pixel's column and row.
pub type Pixel = [i32; 2];

/// Hands over the outer outline of each dark patch, clockwise. Holes of patches come too, anticlockwise. The outermost pixels are
/// light.
pub fn each_outline(dark: &mut [u8], width: usize, mut each: impl FnMut(&[Pixel])) {
    let mut outline = Vec::new();
    for start in width + 1..dark.len() - width {
        // The leftmost pixel of its row of the patch.
        if dark[start] == DARK && dark[start - 1] == LIGHT {
            follow(dark, width, start, &mut outline);
            if LENGTHS.contains(&outline.len()) {
                each(&outline);
            }
        }
    }
}

/// Goes around a patch from `start` on, with what is light at the left hand.
fn follow(dark: &mut [u8], width: usize, start: usize, outline: &mut Vec<Pixel>) {
    // From a pixel to its eight neighbours, clockwise from the one to the right.
    let below = width as isize;
    let steps = [1, below + 1, below, below - 1, -1, -below - 1, -below, 1 - below];
    outline.clear();
    let (mut pixel, mut first) = (start, None);
    // The neighbour before this one, the left one at the start, is known to be light.
    let mut begin = 5;
    loop {
        dark[pixel] = FOLLOWED;
        let neighbour = |way: usize| pixel.wrapping_add_signed(steps[way % 8]);
        let Some(way) = (begin..begin + 8).find(|&way| dark[neighbour(way)] != LIGHT) else {
            return;
        };
        let way = way % 8;
        if pixel == start && *first.get_or_insert(way) == way && !outline.is_empty() {
            return;
        }
        if outline.len() < LENGTHS.end {
            outline.push([(pixel % width) as i32, (pixel / width) as i32]);
        }
        pixel = neighbour(way);
        begin = if way.is_multiple_of(2) { way + 7 } else { way + 6 };
    }
}
