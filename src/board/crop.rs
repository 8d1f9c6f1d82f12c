//! Which part of the plane a lecture hall sees: the needed squares, and around them as many as give
//! the picture a shape that fits the screen. Between walls the whole board is needed.

use crate::board::measures::{SIDE, extent};
use crate::board::window_coordinates::WindowCoordinates;
use konane::{Area, Board, Edge, Square};
use worker::message::PartText;

/// With fewer rows or columns, the stones would look too large beside the text about them.
const LEAST_ROWS: i32 = 4;
const LEAST_COLUMNS: i32 = 7;

/// How the page lays a picture out: above the sum and the value, beside the value, or beside both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Wide,
    Usual,
    Tall,
}

impl Shape {
    pub fn of(area: Area) -> Shape {
        match ratio(area) {
            ratio if ratio > 2.6 => Shape::Wide,
            ratio if ratio < 1.15 => Shape::Tall,
            _ => Shape::Usual,
        }
    }

    /// The name in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Shape::Wide => "wide",
            Shape::Usual => "usual",
            Shape::Tall => "tall",
        }
    }

    /// The width of the picture's space on the screen divided by its height.
    fn room(self) -> f64 {
        match self {
            Shape::Wide => 2.6,
            Shape::Usual => 1.45,
            Shape::Tall => 1.2,
        }
    }
}

/// The width of the picture divided by its height.
fn ratio(area: Area) -> f64 {
    f64::from(extent(area.columns)) / f64::from(extent(area.rows))
}

/// The stones and all squares that the parts are known to reach, extended such that the stones lie
/// in the middle.
pub fn needed(board: &Board, frame: &WindowCoordinates, parts: &[PartText]) -> Area {
    let whole = Area::whole(board);
    let stones = board.bounding_box().filter(|_| board.edge() == Edge::Plane);
    let Some(stones) = stones else { return whole };
    let reaches = parts.iter().map(|part| {
        let reach = &part.reach;
        let corner = frame.square(part.corner) - Square::new(reach.up.found, reach.left.found);
        let rows = part.rows + reach.up.found + reach.down.found;
        let columns = part.columns + reach.left.found + reach.right.found;
        Area { corner, rows, columns }
    });
    let reached = reaches.fold(stones, Area::with);
    let (first, last) = (stones.corner - reached.corner, reached.last() - stones.last());
    let (above, beside) = (first.row.max(last.row), first.column.max(last.column));
    let all = Area {
        corner: stones.corner - Square::new(above, beside),
        rows: stones.rows + 2 * above,
        columns: stones.columns + 2 * beside,
    };
    all.inside(whole)
}

/// The area that the picture shows, and its shape on the screen.
pub fn crop(needed: Area, whole: Area) -> (Area, Shape) {
    let least = grown(needed, LEAST_ROWS, LEAST_COLUMNS, whole);
    let shape = Shape::of(least);
    let side = |length: f64| ((length - f64::from(extent(0))) / f64::from(SIDE)).floor() as i32;
    let length = |squares: i32| f64::from(extent(squares));
    let rows = side(length(least.columns) / shape.room());
    let columns = side(length(least.rows) * shape.room());
    (grown(least, rows, columns, whole), shape)
}

/// The area extended to at least this size, equally on both sides where the whole has the space.
fn grown(area: Area, rows: i32, columns: i32, whole: Area) -> Area {
    let side = |first: i32, count: i32, least: i32, (begin, most): (i32, i32)| {
        let more = (least - count).max(0);
        let size = (count + more + more % 2).min(most);
        let start = first - (size - count) / 2;
        (start.clamp(begin, begin + most - size), size)
    };
    let (corner, all) = (area.corner, whole.corner);
    let (row, rows) = side(corner.row, area.rows, rows, (all.row, whole.rows));
    let (column, columns) = side(corner.column, area.columns, columns, (all.column, whole.columns));
    Area { corner: Square::new(row, column), rows, columns }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Square;
    use worker::message::{Mask, Position, ReachText, ReachesText};

    fn area(row: i32, column: i32, rows: i32, columns: i32) -> Area {
        Area { corner: Square::new(row, column), rows, columns }
    }

    /// All stones of a text as one part, which gets so far up, down, left and right.
    fn part(rows: i32, columns: i32, reach: [i32; 4]) -> PartText {
        let [up, down, left, right] =
            reach.map(|found| ReachText { found, bound: found + 1, leaps: vec![] });
        let corner = Square { row: 0, column: 0 };
        PartText {
            board: String::new(),
            corner,
            rows,
            columns,
            alone: Position::default(),
            reach: ReachesText { up, down, left, right },
            squares: Mask { corner, rows: String::new() },
        }
    }

    #[test]
    fn needs_the_stones_and_their_reach() {
        let plane = Board::parse("12/1/..xo/1", Edge::Plane).unwrap();
        let frame = WindowCoordinates::of(&plane);
        assert_eq!(needed(&plane, &frame, &[]), area(2, 2, 1, 2));
        assert_eq!(needed(&plane, &frame, &[part(1, 2, [0, 0, 1, 2])]), area(2, 0, 1, 6));
        // Squares beyond the window cannot be shown.
        assert_eq!(needed(&plane, &frame, &[part(1, 2, [9, 9, 9, 9])]), area(0, 0, 4, 12));
        let walls = plane.with_edge(Edge::Walls);
        let frame = WindowCoordinates::of(&walls);
        assert_eq!(needed(&walls, &frame, &[]), area(0, 0, 4, 12));
        let empty = Board::empty(9, 12, Edge::Plane);
        assert_eq!(needed(&empty, &WindowCoordinates::of(&empty), &[]), area(0, 0, 9, 12));
    }

    #[test]
    fn every_need_is_in_a_picture_of_its_shape() {
        let whole = area(0, 0, 20, 30);
        for (rows, columns) in (1..=20).flat_map(|rows| (1..=30).map(move |c| (rows, c))) {
            for corner in [(0, 0), (20 - rows, 30 - columns), ((20 - rows) / 2, 0)] {
                let needed = area(corner.0, corner.1, rows, columns);
                let (picture, shape) = crop(needed, whole);
                assert_eq!(picture.with(needed), picture);
                assert_eq!(picture.inside(whole), picture);
                assert!(picture.rows >= 4 && picture.columns >= 7);
                // The picture grows only in the direction in which the screen has space.
                let (rows, columns) = (rows.max(4), columns.max(7));
                match ratio(Area { rows, columns, ..needed }) > shape.room() {
                    true => assert!(picture.columns <= columns + 1),
                    false => assert!(picture.rows <= rows + 1),
                }
            }
        }
    }

    #[test]
    fn what_is_needed_lies_in_the_middle() {
        let whole = area(0, 0, 20, 30);
        for (rows, columns) in (1..=10).flat_map(|rows| (1..=15).map(move |c| (2 * rows, 2 * c))) {
            let needed = area((20 - rows) / 2, (30 - columns) / 2, rows, columns);
            let (picture, _) = crop(needed, whole);
            assert_eq!(needed.corner - picture.corner, picture.last() - needed.last());
        }
        // One row of five stones.
        let (picture, _) = crop(area(9, 10, 1, 5), whole);
        assert_eq!(picture, area(7, 9, 5, 7));
    }

    #[test]
    fn lies_as_it_is_shaped() {
        let whole = area(0, 0, 40, 40);
        let shape = |rows, columns| crop(area(5, 5, rows, columns), whole).1;
        assert_eq!(shape(1, 1), Shape::Usual);
        assert_eq!(shape(1, 6), Shape::Usual);
        assert_eq!(shape(3, 20), Shape::Wide);
        assert_eq!(shape(20, 3), Shape::Tall);
        assert_eq!(shape(9, 14), Shape::Usual);
        // A board that cannot grow stays as it is.
        let walls = area(0, 0, 2, 2);
        assert_eq!(crop(walls, walls), (walls, Shape::Tall));
    }
}
