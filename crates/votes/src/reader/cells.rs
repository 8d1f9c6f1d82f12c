//! The greys of a marker's cells.

use super::patterns::{INSIDE, Inside, WHOLE, Whole, normalise};
use super::picture::{Picture, Point};
use super::projection::Projection;
use super::quadrilateral::Quadrilateral;
use crate::SIDE;

/// The cells inside the border.
pub struct Cells {
    /// Normalised.
    pub inside: Inside,
    /// In levels of grey, between black and white.
    pub contrast: f32,
}

/// How cells are seen.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub picture: Picture<'a>,
    /// In levels of grey: what is brighter counts as no brighter than this.
    pub brightest: f32,
}

impl Sight<'_> {
    pub fn cells(self, marker: &Quadrilateral) -> Option<Cells> {
        let projection = Projection::onto(marker)?;
        let mut inside = std::array::from_fn(|at| {
            self.grey(&projection, [at % INSIDE + 1, at / INSIDE + 1].map(|at| at as f32))
        });
        let length = normalise(&mut inside);
        // Half of the cells are about white.
        Some(Cells { inside, contrast: length * 2.0 / INSIDE as f32 })
    }

    /// The normalised cells of a marker, its border and a ring of paper.
    pub fn whole(self, marker: &Quadrilateral) -> Option<Whole> {
        let projection = Projection::onto(marker)?;
        let mut whole = std::array::from_fn(|at| {
            self.grey(&projection, [at % WHOLE, at / WHOLE].map(|at| at as f32 - 1.0))
        });
        normalise(&mut whole);
        Some(whole)
    }

    /// The mean of four points around the middle of a cell, of which this is the column and row.
    fn grey(self, projection: &Projection, [column, row]: Point) -> f32 {
        let points = [(0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)];
        let greys = points.map(|(right, down)| {
            let point = [column + right, row + down].map(|cells| cells / SIDE as f32);
            self.picture.at(projection.lead(point))
        });
        (greys.iter().sum::<f32>() / 4.0).min(self.brightest)
    }
}
