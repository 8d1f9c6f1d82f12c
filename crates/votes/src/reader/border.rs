//! The black border of a marker, and the paper beside it.

use super::picture::Picture;
use super::projection::Projection;
use crate::SIDE;

/// In levels of grey: paper is so much lighter than the border.
const LEAST_CONTRAST: f32 = 18.0;
/// What part of the border is dark at least: a finger may cover a part of one side.
const LEAST_DARK: f32 = 0.8;

/// In levels of grey.
pub struct Border {
    pub dark: f32,
    /// How much lighter the paper is.
    pub contrast: f32,
}

impl Border {
    /// The border of a marker, if it is dark all around and at least three of its sides have light paper beside them.
    pub fn of(picture: Picture, projection: &Projection) -> Option<Self> {
        // A little nearer to the paper than the middle of a cell: blur mixes the border with the cells inside.
        let border = [0, 1, 2, 3].map(|side| row(picture, projection, side, 0.42));
        let papers = [0, 1, 2, 3].map(|side| mean(&row(picture, projection, side, -0.6)));
        let (dark, light) = (mean(border.as_flattened()), mean(&papers));
        let sides = || border.iter().zip(papers);
        let clear_sides = sides().filter(|(border, paper)| paper - mean(*border) > LEAST_CONTRAST);
        let dark_cells = sides().flat_map(|(border, paper)| {
            let limit = ((mean(border) + paper) / 2.0).max((dark + light) / 2.0);
            border.iter().filter(move |grey| **grey < limit)
        });
        let is_border = clear_sides.count() >= 3
            && dark_cells.count() as f32 >= LEAST_DARK * (4 * SIDE) as f32
            && light - dark >= LEAST_CONTRAST;
        is_border.then_some(Border { dark, contrast: light - dark })
    }
}

/// The grey in the middle of each cell along a side, so many cells inwards from it.
fn row(picture: Picture, projection: &Projection, side: usize, cells: f32) -> [f32; SIDE] {
    let inwards = cells / SIDE as f32;
    std::array::from_fn(|at| {
        let along = (at as f32 + 0.5) / SIDE as f32;
        let point = match side {
            0 => [along, inwards],
            1 => [1.0 - inwards, along],
            2 => [1.0 - along, 1.0 - inwards],
            _ => [inwards, 1.0 - along],
        };
        picture.at(projection.lead(point))
    })
}

fn mean(greys: &[f32]) -> f32 {
    greys.iter().sum::<f32>() / greys.len() as f32
}
