//! Moves the sides of a quadrilateral to the steepest rise of grey: where a marker's border ends and the paper begins.

use super::picture::{Picture, Point};
use super::quadrilateral::{Quadrilateral, outwards};
use crate::SIDE;

/// In levels of grey for a pixel: a flatter rise is noise.
const LEAST_RISE: f32 = 4.0;
/// The part of a side, from its beginning, that is looked at: the corners belong to both their sides.
const FIRST: f32 = 0.08;
const LAST: f32 = 0.92;

/// A place where the grey rises.
struct Rise {
    /// How far along the side, of its length.
    along: f32,
    /// How many pixels outwards.
    out: f32,
    steepness: f32,
}

/// With each side where the grey around it rises, if it does everywhere.
pub fn refined(picture: Picture, found: &Quadrilateral) -> Option<Quadrilateral> {
    let mut lines = [[[0.0; 2]; 2]; 4];
    for (at, line) in lines.iter_mut().enumerate() {
        let side = found.side(at);
        let (start, slope) = fitted(&rises(picture, side, found.length(at)))?;
        let moved = |along: f32| point(side, along, start + slope * along);
        *line = [moved(0.0), moved(1.0)];
    }
    Quadrilateral::between(lines)
}

fn point([from, to]: [Point; 2], along: f32, out: f32) -> Point {
    let outwards = outwards([from, to]);
    [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * along + outwards[axis] * out)
}

/// The steepest rise at each of some places along a side, at most a cell away from it.
fn rises(picture: Picture, side: [Point; 2], length: f32) -> Vec<Rise> {
    let half_pixels = ((length / SIDE as f32).clamp(1.0, 3.0) * 2.0) as i32;
    let places = (length as usize).clamp(6, 30);
    let place = |at: usize| FIRST + (LAST - FIRST) * (at as f32 + 0.5) / places as f32;
    let rises = (0..places).map(place).map(|along| {
        let at = |out: f32| picture.at(point(side, along, out));
        let rise = |out: f32| at(out + 0.5) - at(out - 0.5);
        let steps = (-half_pixels..=half_pixels).map(|step| step as f32 * 0.5);
        let (steepness, out) = steps
            .map(|out| (rise(out), out))
            .fold((0.0, 0.0), |best, one| if one.0 > best.0 { one } else { best });
        let (inner, outer) = (rise(out - 0.5), rise(out + 0.5));
        Rise { along, out: out + peak(inner, steepness, outer), steepness }
    });
    rises.filter(|rise| rise.steepness > LEAST_RISE).collect()
}

/// Where a parabola through three values, half a pixel apart, has its peak, in pixels from the second.
fn peak(before: f32, middle: f32, behind: f32) -> f32 {
    let bend = before + behind - 2.0 * middle;
    if bend < -1e-3 { (0.25 * (before - behind) / bend).clamp(-0.25, 0.25) } else { 0.0 }
}

/// The line through the rises: how far out it is at the side's beginning, and how much farther at its end. What lies off the
/// line, as at a finger, weighs less in each further round.
fn fitted(rises: &[Rise]) -> Option<(f32, f32)> {
    let (mut start, mut slope) = (0.0, 0.0);
    for round in 0..3 {
        let [mut all, mut along, mut along_twice, mut out, mut both] = [0.0; 5];
        for rise in rises {
            let off = if round == 0 { 0.0 } else { rise.out - start - slope * rise.along };
            let weight = rise.steepness / (1.0 + 6.0 * off * off);
            all += weight;
            along += weight * rise.along;
            along_twice += weight * rise.along * rise.along;
            out += weight * rise.out;
            both += weight * rise.along * rise.out;
        }
        let spread = all * along_twice - along * along;
        if rises.len() < 4 || spread < 1e-3 * all * all {
            return None;
        }
        slope = (all * both - along * out) / spread;
        start = (out - slope * along) / all;
    }
    Some((start, slope))
}
