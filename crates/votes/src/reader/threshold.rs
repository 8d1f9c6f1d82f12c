//! Which pixels are darker than their surroundings.

use super::picture::Picture;

/// What surrounds a pixel reaches this many pixels to each side. The small square keeps small markers apart from what is near
/// them, the large one keeps the borders of large markers whole.
pub const RADII: [usize; 2] = [3, LARGEST_RADIUS];
const LARGEST_RADIUS: usize = 9;
/// How many levels of grey a dark pixel is at least below the mean around it: more than the noise of a camera leaves of a plain
/// wall.
const DARKER: i32 = 4;

pub const LIGHT: u8 = 0;
pub const DARK: u8 = 1;

/// Memory for one picture after another.
#[derive(Default)]
pub struct Threshold {
    /// For each corner of a pixel, the sum of all pixels above and to the left. The picture goes on to the left and to the right
    /// with its outermost pixels, so that every pixel has surroundings of one width.
    sums: Vec<u32>,
    dark: Vec<u8>,
}

impl Threshold {
    /// Sums up a picture, for `dark`.
    pub fn sum(&mut self, picture: Picture) {
        let stride = stride(picture);
        self.sums.clear();
        self.sums.resize(stride * (picture.height + 1), 0);
        for (row, grey) in picture.grey.chunks_exact(picture.width).enumerate() {
            let (above, below) = self.sums.split_at_mut((row + 1) * stride);
            let above = &above[row * stride..];
            let before = [grey[0]; LARGEST_RADIUS];
            let behind = [grey[picture.width - 1]; LARGEST_RADIUS];
            let greys = before.iter().chain(grey).chain(&behind);
            let mut sum = 0_u32;
            for ((below, above), grey) in below[1..].iter_mut().zip(&above[1..]).zip(greys) {
                sum += u32::from(*grey);
                // Sums of huge pictures overflow; the differences, which alone count, do not.
                *below = above.wrapping_add(sum);
            }
        }
    }

    /// For each pixel of the picture that was summed up, `LIGHT` or `DARK`. The outermost ones are light.
    pub fn dark(&mut self, picture: Picture, radius: usize) -> &mut [u8] {
        let Picture { grey, width, height } = picture;
        let stride = stride(picture);
        let across = 2 * radius + 1;
        self.dark.clear();
        self.dark.resize(width * height, LIGHT);
        for row in 1..height - 1 {
            let (above, below) = (row.saturating_sub(radius), (row + radius + 1).min(height));
            let area = (across * (below - above)) as i32;
            let sums = |row: usize, offset: usize| {
                &self.sums[row * stride + LARGEST_RADIUS - radius + offset..][..width]
            };
            let (top_left, top_right) = (sums(above, 0), sums(above, across));
            let (low_left, low_right) = (sums(below, 0), sums(below, across));
            let grey = &grey[row * width..][..width];
            let dark = &mut self.dark[row * width..][..width];
            for column in 1..width - 1 {
                let right = low_right[column].wrapping_sub(top_right[column]);
                let left = low_left[column].wrapping_sub(top_left[column]);
                let sum = right.wrapping_sub(left) as i32;
                let is_dark = (i32::from(grey[column]) + DARKER) * area < sum;
                dark[column] = if is_dark { DARK } else { LIGHT };
            }
        }
        &mut self.dark
    }
}

/// How many sums there are for a row of corners.
fn stride(picture: Picture) -> usize {
    picture.width + 2 * LARGEST_RADIUS + 1
}
