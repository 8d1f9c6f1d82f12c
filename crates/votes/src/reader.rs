//! Finds the markers of cards in a grey picture and reads them.
//!
//! What is darker than its surroundings has an outline. Where an outline is nearly a quadrilateral, its sides are moved to the
//! steepest rise of grey, and the cells inside are compared with all markers in all turns, as blur shows them. To compare whole
//! patterns of grey reads blurred cells that are too small to be called black or white one by one. What is not clearly one marker
//! is refused: a card that is not read is held up again, but nobody notices a card that is read wrong.

mod picture;
mod threshold;
mod outline;
mod quadrilateral;
mod hull;
mod projection;
mod sides;
mod border;
mod patterns;
mod cells;
mod marker;

pub use marker::Seen;

use crate::SIDE;
use hull::largest_quadrilateral;
use marker::SMALLEST_CELL;
use outline::each_outline;
use patterns::Patterns;
use picture::{Picture, distance};
use quadrilateral::Quadrilateral;
use threshold::{RADII, Threshold};

/// Reads cards, one picture after another. It keeps its tables and memory between them.
#[derive(Default)]
pub struct Reader {
    patterns: Patterns,
    threshold: Threshold,
}

impl Reader {
    pub fn new() -> Self {
        Self::default()
    }

    /// The cards in a picture, of which `grey` has a byte for each pixel, row by row. None if it has not that many bytes.
    pub fn read(&mut self, grey: &[u8], width: usize, height: usize) -> Vec<Seen> {
        let mut seen = Vec::new();
        let has_room = width.min(height) as f32 >= SMALLEST_CELL * SIDE as f32;
        if !has_room || width.checked_mul(height) != Some(grey.len()) {
            return seen;
        }
        let picture = Picture { grey, width, height };
        self.threshold.sum(picture);
        for radius in RADII {
            each_outline(self.threshold.dark(picture, radius), width, |outline| {
                let found = largest_quadrilateral(outline);
                let new = found.filter(|found| !is_known(&seen, found));
                let read = new.and_then(|new| marker::read(&self.patterns, picture, new));
                seen.extend(read);
            });
        }
        seen
    }
}

/// Whether a marker was read where this quadrilateral is: each threshold finds most of them.
fn is_known(seen: &[Seen], found: &Quadrilateral) -> bool {
    let near = found.mean_side() * 0.35;
    seen.iter().any(|seen| distance(seen.middle, found.middle()) < near)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CARDS, marker};

    const WIDTH: usize = 100;
    const HEIGHT: usize = 90;
    /// In pixels: of the marker's top left corner, and of a cell.
    const CORNER: [usize; 2] = [24, 18];
    const CELL: usize = 8;

    /// A marker on white paper, in which the light is such a part of the usual at each column.
    fn picture(number: usize, quarter_turns: usize, light: fn(usize) -> f32) -> Vec<u8> {
        let cells = marker(number, quarter_turns);
        let grey = |pixel: usize| {
            let place = [pixel % WIDTH, pixel / WIDTH];
            let [column, row] = [0, 1].map(|axis| place[axis].wrapping_sub(CORNER[axis]) / CELL);
            let is_black = row < SIDE && column < SIDE && cells[row][column];
            (light(place[0]) * if is_black { 30.0 } else { 200.0 }) as u8
        };
        (0..WIDTH * HEIGHT).map(grey).collect()
    }

    /// Reads such a picture of each card in each turn.
    fn hold_all_are_read(light: fn(usize) -> f32) {
        let reader = &mut Reader::new();
        for (number, quarter_turns) in
            (1..=CARDS).flat_map(|number| (0..4).map(move |turn| (number, turn)))
        {
            let seen = reader.read(&picture(number, quarter_turns, light), WIDTH, HEIGHT);
            let [Seen { middle, side, .. }] = seen[..] else { panic!("{number}: {seen:?}") };
            assert_eq!((seen[0].number, seen[0].quarter_turns), (number, quarter_turns));
            assert!(distance(middle, [52.0, 46.0]) < 0.5 && (side - 56.0).abs() < 0.5, "{seen:?}");
        }
    }

    #[test]
    fn every_card_is_read_in_every_turn() {
        hold_all_are_read(|_| 1.0);
    }

    #[test]
    fn every_card_is_read_under_the_edge_of_a_shadow() {
        hold_all_are_read(|column| if column < 50 { 1.0 } else { 0.6 });
    }

    #[test]
    fn paper_and_plain_squares_are_not_read() {
        let reader = &mut Reader::new();
        let black = (0..WIDTH * HEIGHT).map(|pixel| {
            let is_inside =
                (20..80).contains(&(pixel % WIDTH)) && (15..75).contains(&(pixel / WIDTH));
            if is_inside { 30 } else { 200 }
        });
        assert_eq!(reader.read(&black.collect::<Vec<u8>>(), WIDTH, HEIGHT), []);
        assert_eq!(reader.read(&[200; WIDTH * HEIGHT], WIDTH, HEIGHT), []);
    }
}
