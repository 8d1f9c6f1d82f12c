//! Reads the marker in a quadrilateral, or refuses it.
//!
//! The limits are where right readings and wrong ones parted in rendered frames other than those of the tests. Real cameras bend,
//! sharpen and shear pictures; no limit was tried on them.

use super::border::Border;
use super::cells::Sight;
use super::patterns::{Card, Likeness, Patterns};
use super::picture::Picture;
use super::projection::Projection;
use super::quadrilateral::Quadrilateral;
use super::sides::refined;
use crate::SIDE;

/// In pixels: in smaller cells clutter looks like anything. Of 15 readings where there was no card, 14 had cells below 1.6.
pub const SMALLEST_CELL: f32 = 1.5;
/// In pixels: in smaller cells a third of a pixel matters, so that corners are moved to where the pattern fits best. From that
/// far a square looks like a parallelogram.
const SMALL_CELL: f32 = 5.0;
/// Of cells with their pattern: 99.5 % of right readings of cells of 1.7 to 2.6 pixels reach 0.96.
const LEAST_LIKENESS: f32 = 0.95;
/// The same of all cells with border and paper.
const LEAST_WHOLE_LIKENESS: f32 = 0.87;
/// The contrast of cells, as a part of that between border and paper: blur lessens both.
const LEAST_CONTRAST: f32 = 0.3;
/// Where cells have more contrast than the border, something dark is beside it, or it is no border: that needs more likeness of
/// all cells. Of nine readings of 11,000 frames where there was no card, eight had contrasts of 1.03 to 1.32 and likenesses up to
/// 0.902; most right ones with such contrast reach 0.907.
const STRONG_CONTRAST: f32 = 1.0;
const STRONG_CONTRAST_LIKENESS: f32 = 0.905;
/// The next likest pattern leaves at least so many times as much of the cells unexplained. 99.5 % of those readings reach 4.9.
const LEAST_LEAD: f32 = 4.5;
/// How much more, where cells are large enough to show more, or so small that they show hardly enough.
const LARGE_CELL_LEAD: f32 = 2.0;
const TINY_CELL_LEAD: f32 = 1.0;
/// In pixels.
const TINY_CELL: f32 = 1.8;
/// A shadow may lie across a marker and take nearly half of the light. Where its cells are not clear, what is lighter than this
/// part of the way from border to paper counts as white.
const SHADE: f32 = 0.5;
/// In pixels: smaller cells have too few levels of grey to lose some.
const SMALLEST_SHADED_CELL: f32 = 2.5;
/// In degrees from upright, in any of the four turns. Farther turned, the answer may be another.
const MOST_LEAN: f32 = 36.0;

/// A card in a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seen {
    /// From 1 on.
    pub number: usize,
    /// Clockwise, of the card as the picture shows it.
    pub quarter_turns: usize,
    /// Of the marker, in pixels from the picture's left and top.
    pub middle: [f32; 2],
    /// Of the marker, in pixels: the mean of its four sides.
    pub side: f32,
}

/// The card whose marker is in this quadrilateral, if it is clearly one.
pub fn read(patterns: &Patterns, picture: Picture, found: Quadrilateral) -> Option<Seen> {
    let marker = located(picture, found)?;
    let border = Border::of(picture, &Projection::onto(&marker)?)?;
    let in_even_light = Sight { picture, brightest: f32::INFINITY };
    let seen = identified(patterns, in_even_light, marker, border.contrast);
    if seen.is_some() || cell(&marker) < SMALLEST_SHADED_CELL {
        return seen;
    }
    let contrast = border.contrast * SHADE;
    let in_half_shade = Sight { picture, brightest: border.dark + contrast };
    identified(patterns, in_half_shade, marker, contrast)
}

/// The card, if border and paper have this contrast.
fn identified(
    patterns: &Patterns,
    sight: Sight,
    mut marker: Quadrilateral,
    contrast: f32,
) -> Option<Seen> {
    let mut cells = sight.cells(&marker)?;
    let mut likeness = patterns.nearest(&cells.inside);
    // Where nothing fits, or all fits already, there is nothing to gain.
    if cell(&marker) < SMALL_CELL && (0.45..0.97).contains(&likeness.best) {
        marker = fitted(patterns, sight, marker, likeness.card);
        cells = sight.cells(&marker)?;
        likeness = patterns.nearest(&cells.inside);
    }
    let whole = patterns.whole_likeness(likeness.card, &sight.whole(&marker)?);
    let is_clear = is_clear(&likeness, cell(&marker))
        && is_whole(whole, cells.contrast / contrast)
        && cell(&marker) >= SMALLEST_CELL
        && marker.is_tilted_square();
    let quarter_turns = upright_turns(&marker, likeness.card).filter(|_| is_clear)?;
    let (middle, side) = (marker.middle(), marker.mean_side());
    Some(Seen { number: likeness.card.number, quarter_turns, middle, side })
}

/// The size of a cell, in pixels.
fn cell(marker: &Quadrilateral) -> f32 {
    marker.mean_side() / SIDE as f32
}

/// Where exactly the marker is, if it is large enough and may be a square.
fn located(picture: Picture, found: Quadrilateral) -> Option<Quadrilateral> {
    // The outline runs through the middles of pixels.
    let grown = found.grown(0.5)?;
    // Refining makes some larger.
    if cell(&grown) < SMALLEST_CELL * 0.85 {
        return None;
    }
    let refined = refined(picture, &refined(picture, &grown)?)?;
    if cell(&refined) < SMALLEST_CELL || !refined.is_tilted_square() {
        return None;
    }
    Some(if cell(&refined) < SMALL_CELL { refined.levelled() } else { refined })
}

/// The marker moved and stretched a little at a time while it becomes more like this card.
fn fitted(
    patterns: &Patterns,
    sight: Sight,
    mut marker: Quadrilateral,
    card: Card,
) -> Quadrilateral {
    let likeness = |marker: &Quadrilateral| {
        sight.cells(marker).map_or(-1.0, |cells| patterns.inside_likeness(card, &cells.inside))
    };
    let mut best = likeness(&marker);
    // How each corner follows: all the same way, or one side away from the opposite one.
    let ways = [[1.0; 4], [-1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, 1.0]];
    for pixels in [0.4, 0.2] {
        for (way, axis) in ways.iter().flat_map(|way| [(way, 0), (way, 1)]) {
            for step in [-pixels, pixels] {
                let mut moved = marker;
                for (corner, factor) in moved.0.iter_mut().zip(way) {
                    corner[axis] += factor * step;
                }
                let moved_likeness = likeness(&moved);
                if moved_likeness > best + 1e-4 {
                    (best, marker) = (moved_likeness, moved);
                }
            }
        }
    }
    marker
}

/// Whether the cells are like one card's only.
fn is_clear(likeness: &Likeness, cell: f32) -> bool {
    let unexplained = |likeness: f32| 1.0 - likeness * likeness;
    let lead = unexplained(likeness.next) / unexplained(likeness.best).max(1e-4);
    let more = match cell {
        ..TINY_CELL => TINY_CELL_LEAD,
        // All of it from 3 pixels on.
        _ => (cell * 1.5 - 2.5).clamp(0.0, LARGE_CELL_LEAD),
    };
    likeness.best >= LEAST_LIKENESS && lead >= LEAST_LEAD + more
}

/// Whether border and paper fit the cells.
fn is_whole(likeness: f32, contrast: f32) -> bool {
    let least = match contrast {
        STRONG_CONTRAST.. => STRONG_CONTRAST_LIKENESS,
        _ => LEAST_WHOLE_LIKENESS,
    };
    likeness >= least && contrast >= LEAST_CONTRAST
}

/// The quarter turns of a card as the picture shows it, unless it leans too far to say. Its turns in the marker count from
/// whichever corner comes first there.
fn upright_turns(marker: &Quadrilateral, card: Card) -> Option<usize> {
    let corner = |at: usize| marker.0[(at + card.quarter_turns) % 4];
    let [a, b, c, d] = [0, 1, 2, 3].map(corner);
    let [right, down] = [0, 1].map(|axis| a[axis] - d[axis] + b[axis] - c[axis]);
    let degrees = right.atan2(-down).to_degrees();
    let turns = (degrees / 90.0).round();
    let leans = (degrees - turns * 90.0).abs() > MOST_LEAN;
    (!leans).then_some((turns as i32).rem_euclid(4) as usize)
}
