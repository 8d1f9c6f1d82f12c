//! The largest quadrilateral in the convex hull of an outline.

use super::outline::Pixel;
use super::picture::{Point, twice_area};
use super::quadrilateral::Quadrilateral;

/// In pixels: the sides of the upright rectangle around an outline.
const EXTENTS: std::ops::RangeInclusive<i32> = 7..=320;
/// The longer side of that rectangle is at most so many times the shorter.
const SLIMMEST: i32 = 4;
/// Twice an area, in pixels: less is a speck or a hole.
const LEAST_AREA: i32 = 60;
/// What part of its hull a patch fills at least: others are ragged.
const LEAST_FILL: f32 = 0.6;
/// How many corners a hull has at most. Those of markers with 60 pixels a side have some 30.
const MOST_CORNERS: usize = 80;

/// The largest quadrilateral in a patch's hull, if the patch is about as large and it looks like a square.
pub fn largest_quadrilateral(outline: &[Pixel]) -> Option<Quadrilateral> {
    let patch = patch_area(outline);
    if patch < LEAST_AREA || !has_extents(outline) {
        return None;
    }
    let hull = hull(outline);
    if !(4..=MOST_CORNERS).contains(&hull.len()) {
        return None;
    }
    let area: f32 =
        hull.windows(2).skip(1).map(|pair| twice_area([hull[0], pair[0], pair[1]])).sum();
    if (patch as f32) < LEAST_FILL * area {
        return None;
    }
    let (largest, found) = largest(&hull)?;
    // Small patches have round corners.
    let least = if area > 800.0 { 0.84 } else { 0.72 };
    (largest > least * area && found.is_near_square()).then_some(found)
}

/// Twice the area inside an outline; negative for a hole.
fn patch_area(outline: &[Pixel]) -> i32 {
    let last = outline[outline.len() - 1];
    let before = [last].into_iter().chain(outline.iter().copied());
    before.zip(outline).map(|(from, to)| from[0] * to[1] - from[1] * to[0]).sum()
}

fn has_extents(outline: &[Pixel]) -> bool {
    let extent = |axis: usize| {
        let places = outline.iter().map(|pixel| pixel[axis]);
        let (least, most) = places
            .fold((i32::MAX, i32::MIN), |(least, most), place| (least.min(place), most.max(place)));
        most - least + 1
    };
    let (width, height) = (extent(0), extent(1));
    let (shorter, longer) = (width.min(height), width.max(height));
    EXTENTS.contains(&shorter) && EXTENTS.contains(&longer) && longer <= SLIMMEST * shorter
}

/// The corners of the convex hull of the middles of pixels, clockwise.
fn hull(outline: &[Pixel]) -> Vec<Point> {
    let mut pixels = outline.to_vec();
    pixels.sort_unstable();
    pixels.dedup();
    let middles: Vec<Point> = pixels.iter().map(|pixel| pixel.map(|at| at as f32 + 0.5)).collect();
    let mut hull = half_hull(middles.iter().copied());
    hull.extend(half_hull(middles.iter().rev().copied()));
    hull
}

/// The corners on one side, from the first point to that before the last.
fn half_hull(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut half: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = half[..]
            && twice_area([before, last, point]) <= 0.0
        {
            half.pop();
        }
        half.push(point);
    }
    half.pop();
    half
}

/// The largest quadrilateral between corners of a hull, and twice its area.
fn largest(hull: &[Point]) -> Option<(f32, Quadrilateral)> {
    let corners = hull.len();
    let mut largest = None;
    for from in 0..corners - 2 {
        for to in from + 2..corners {
            // On either side of the diagonal, the corner farthest from it.
            let farthest = |between: std::ops::Range<usize>, [one, other]: [usize; 2]| {
                let third = |at: usize| (twice_area([hull[one], hull[at], hull[other]]), at);
                let thirds = between.map(|at| third(at % corners));
                thirds.max_by(|one, other| one.0.total_cmp(&other.0))
            };
            let (Some((above, top)), Some((below, low))) =
                (farthest(from + 1..to, [from, to]), farthest(to + 1..from + corners, [to, from]))
            else {
                continue;
            };
            if largest.is_none_or(|(area, _)| above + below > area) {
                largest = Some((above + below, [from, top, to, low]));
            }
        }
    }
    largest.map(|(area, corners)| (area, Quadrilateral(corners.map(|at| hull[at]))))
}
