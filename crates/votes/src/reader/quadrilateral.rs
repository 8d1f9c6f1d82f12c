//! Quadrilaterals as squares look that are held up.

use std::array::from_fn;

use super::picture::{Point, distance, twice_area};

/// In pixels: smaller markers cannot be told from clutter.
const SHORTEST_SIDE: f32 = 6.0;
/// A square that is tilted by at most 50 degrees, seen at 36 degrees from upright, keeps within these, with room for errors.
const LONGEST_RATIO: f32 = 2.2;
const LEAST_SINE: f32 = 0.55;
/// The cosine of 57 degrees, the farthest tilt.
const LEAST_TILT_COSINE: f32 = 0.55;

/// Its corners come clockwise.
#[derive(Clone, Copy, Debug)]
pub struct Quadrilateral(pub [Point; 4]);

impl Quadrilateral {
    /// The side from a corner to the next.
    pub fn side(&self, at: usize) -> [Point; 2] {
        [self.0[at % 4], self.0[(at + 1) % 4]]
    }

    pub fn length(&self, at: usize) -> f32 {
        let [from, to] = self.side(at);
        distance(from, to)
    }

    pub fn mean_side(&self) -> f32 {
        (0..4).map(|at| self.length(at)).sum::<f32>() / 4.0
    }

    pub fn middle(&self) -> Point {
        from_fn(|axis| self.0.iter().map(|corner| corner[axis]).sum::<f32>() / 4.0)
    }

    /// With every other corner moved to and fro by this, it is a parallelogram.
    fn bend(&self) -> Point {
        let [a, b, c, d] = self.0;
        from_fn(|axis| (a[axis] - b[axis] + c[axis] - d[axis]) / 4.0)
    }

    /// The nearest parallelogram.
    pub fn levelled(&self) -> Self {
        let bend = self.bend();
        let sign = |at: usize| if at.is_multiple_of(2) { -1.0 } else { 1.0 };
        Self(from_fn(|at| from_fn(|axis| self.0[at][axis] + sign(at) * bend[axis])))
    }

    /// With every side moved outwards by so many pixels.
    pub fn grown(&self, by: f32) -> Option<Self> {
        Self::between(from_fn(|at| {
            let [from, to] = self.side(at);
            let outwards = outwards([from, to]);
            [from, to].map(|end| from_fn(|axis| end[axis] + outwards[axis] * by))
        }))
    }

    /// With these lines as sides, each given by two points, if neighbouring ones meet.
    pub fn between(lines: [[Point; 2]; 4]) -> Option<Self> {
        let mut corners = [[0.0; 2]; 4];
        for (at, corner) in corners.iter_mut().enumerate() {
            *corner = crossing(lines[(at + 3) % 4], lines[at])?;
        }
        Some(Self(corners))
    }

    /// Whether it is convex, with no side too short and no corner too sharp.
    pub fn is_near_square(&self) -> bool {
        let lengths: [f32; 4] = from_fn(|at| self.length(at));
        let shortest = lengths.into_iter().fold(f32::MAX, f32::min);
        let longest = lengths.into_iter().fold(0.0, f32::max);
        let is_blunt = |at: usize| {
            let corners = from_fn(|ahead| self.0[(at + ahead) % 4]);
            twice_area(corners) >= LEAST_SINE * lengths[at] * lengths[(at + 1) % 4]
        };
        shortest > SHORTEST_SIDE && longest < LONGEST_RATIO * shortest && (0..4).all(is_blunt)
    }

    /// Whether it may be a square that is tilted not too far, more than a metre from the camera.
    pub fn is_tilted_square(&self) -> bool {
        let bend = distance(self.bend(), [0.0; 2]) * 4.0;
        let [a, b, _, d] = self.levelled().0;
        let area = twice_area([a, b, d]);
        // The circle inside the square becomes an ellipse: the ratio of its axes is the cosine of the tilt.
        let squares = distance(a, b).powi(2) + distance(a, d).powi(2);
        let root = (squares * squares - 4.0 * area * area).max(0.0).sqrt();
        let ratio = ((squares - root) / (squares + root)).max(0.0).sqrt();
        area > 0.0 && bend < 1.6 + 0.12 * self.mean_side() && ratio > LEAST_TILT_COSINE
    }
}

/// The direction away from a quadrilateral at one of its sides, one pixel long.
pub fn outwards([from, to]: [Point; 2]) -> Point {
    let length = distance(from, to).max(1e-3);
    [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
}

fn crossing([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Option<Point> {
    let (one, other) = ([b[0] - a[0], b[1] - a[1]], [d[0] - c[0], d[1] - c[1]]);
    let across = one[0] * other[1] - one[1] * other[0];
    let along = ((c[0] - a[0]) * other[1] - (c[1] - a[1]) * other[0]) / across;
    (across.abs() > 1e-3).then(|| from_fn(|axis| a[axis] + along * one[axis]))
}
