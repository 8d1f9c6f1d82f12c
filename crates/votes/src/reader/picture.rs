//! A grey picture and points of it.

/// Pixels from the picture's left, and from its top.
pub type Point = [f32; 2];

/// A byte for each pixel, row by row. There are at least two rows and two columns.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    pub grey: &'a [u8],
    pub width: usize,
    pub height: usize,
}

impl Picture<'_> {
    /// The grey at a point, between pixels their mixture, outside the picture that of its nearest pixel.
    pub fn at(self, [x, y]: Point) -> f32 {
        // A pixel's own grey is that of its middle.
        let (left, across) = split(x - 0.5, self.width);
        let (top, down) = split(y - 0.5, self.height);
        let pixel = |index: usize| f32::from(self.grey[index]);
        let row = |first: usize| pixel(first) * (1.0 - across) + pixel(first + 1) * across;
        let first = top * self.width + left;
        row(first) * (1.0 - down) + row(first + self.width) * down
    }
}

/// The pixel before a place of a row or column that has this length, and how far behind that pixel the place is.
fn split(place: f32, length: usize) -> (usize, f32) {
    let place = place.max(0.0);
    let before = (place as usize).min(length - 2);
    (before, (place - before as f32).min(1.0))
}

pub fn distance(one: Point, other: Point) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

/// Twice the area of a triangle; negative if its corners come anticlockwise.
pub fn twice_area([a, b, c]: [Point; 3]) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
