//! How a square looks in perspective.

use super::picture::Point;
use super::quadrilateral::Quadrilateral;

/// Leads from a square of side 1 to the picture, in homogeneous coordinates: a row for x, for y, and for their divisor.
pub struct Projection([[f32; 3]; 3]);

impl Projection {
    /// The one that leads the square's corners, clockwise from the top left, to these.
    pub fn onto(found: &Quadrilateral) -> Option<Self> {
        let [a, b, c, d] = found.0;
        let bend = [0, 1].map(|axis| a[axis] - b[axis] + c[axis] - d[axis]);
        let [right, below] = [b, d].map(|corner| [corner[0] - c[0], corner[1] - c[1]]);
        let across = right[0] * below[1] - below[0] * right[1];
        if across.abs() < 1e-3 {
            return None;
        }
        let g = (bend[0] * below[1] - below[0] * bend[1]) / across;
        let h = (right[0] * bend[1] - bend[0] * right[1]) / across;
        let row = |axis: usize| {
            [b[axis] - a[axis] + g * b[axis], d[axis] - a[axis] + h * d[axis], a[axis]]
        };
        Some(Self([row(0), row(1), [g, h, 1.0]]))
    }

    /// Where the picture shows a point of the square.
    pub fn lead(&self, [x, y]: Point) -> Point {
        let [across, down, divisor] = self.0.map(|row| row[0] * x + row[1] * y + row[2]);
        [across / divisor, down / divisor]
    }
}
