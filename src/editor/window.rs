//! The visible part of a position: between walls the whole board, on the plane a window that grows
//! with the stones.

use crate::board::window_coordinates::first;
use konane::{Area, Board, Direction, Edge, Jump, MAX_SIDE, Square};

/// On the plane the window has at least this many rows and columns, and `margin` empty squares around
/// the stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowSize {
    rows: i32,
    columns: i32,
    margin: i32,
}

impl WindowSize {
    pub const USUAL: WindowSize = WindowSize { rows: 9, columns: 12, margin: 2 };
    /// An exhibit has fewer rows, to leave space for its text.
    pub const EXHIBIT: WindowSize = WindowSize { rows: 5, ..WindowSize::USUAL };
    /// On a phone squares are as large as a finger.
    pub const UPRIGHT: WindowSize = WindowSize { rows: 8, columns: 8, margin: 1 };
    pub const SIDEWAYS: WindowSize = WindowSize { rows: 6, columns: 8, margin: 1 };
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    pub board: Board,
    /// The place of the board's first square, relative to its place when the link was opened. A
    /// square keeps its place when the window grows.
    pub origin: Square,
    pub size: WindowSize,
}

impl Window {
    /// The position without empty rows and columns at the rim, if it is on the plane.
    pub fn of(board: &Board, size: WindowSize) -> Window {
        Window { board: board.trimmed(), origin: Square::new(0, 0), size }
    }

    pub fn with_board(&self, board: &Board) -> Window {
        Window::of(board, self.size).with_room()
    }

    /// An empty board: between walls of the same size, on the plane as small as possible.
    pub fn cleared(&self) -> Window {
        let (rows, columns) = match self.board.edge() {
            Edge::Plane => (self.size.rows, self.size.columns),
            Edge::Walls => (self.board.rows(), self.board.columns()),
        };
        Window { board: Board::empty(rows, columns, self.board.edge()), ..*self }
    }

    pub fn with_edge(&self, edge: Edge) -> Window {
        Window { board: self.board.clone().with_edge(edge), ..*self }.with_room()
    }

    /// The place of the first square of the position's text.
    pub fn first(&self) -> Square {
        self.origin + first(&self.board)
    }

    /// The same squares through another window.
    pub fn seen_in(&self, other: &Window) -> Window {
        let (rows, columns) = (other.board.rows(), other.board.columns());
        Window {
            size: other.size,
            ..self.moved(Area { corner: other.origin - self.origin, rows, columns })
        }
    }

    /// The same position in a window of another shape. Squares keep their places.
    pub fn in_size(&self, size: WindowSize) -> Window {
        match self.board.bounding_box() {
            _ if self.size == size => self.clone(),
            Some(area) if self.board.edge() == Edge::Plane => {
                Window { size, ..self.moved(area) }.with_room()
            }
            None => Window { size, ..self.clone() }.cleared(),
            Some(_) => Window { size, ..self.clone() },
        }
    }

    /// Another rectangle of the same squares.
    fn moved(&self, area: Area) -> Window {
        Window { board: area.cut(&self.board), origin: self.origin + area.corner, ..*self }
    }

    /// Grows on the plane until there is enough space around the stones.
    pub fn with_room(self) -> Window {
        if self.board.edge() == Edge::Walls {
            return self;
        }
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let stones = self.board.bounding_box();
        let (above, below) = growth(
            (rows, self.size.rows, self.size.margin),
            stones.map(|area| (area.corner.row, area.corner.row + area.rows)),
        );
        let (left, right) = growth(
            (columns, self.size.columns, self.size.margin),
            stones.map(|area| (area.corner.column, area.corner.column + area.columns)),
        );
        let corner = Square::new(-above, -left);
        let (rows, columns) = (above + rows + below, left + columns + right);
        self.moved(Area { corner, rows, columns })
    }

    /// Lays stones on the board with their corner at this square; returns also the area that they
    /// cover. The board grows if needed, and the plane drops empty rows and columns if it would
    /// become too large. `None` if there is no space.
    pub fn with_stones(&self, stones: &Board, corner: Square) -> Option<(Window, Area)> {
        let area = Area { corner, ..Area::whole(stones) };
        let whole = Area::whole(&self.board);
        let needed = match (self.board.edge(), self.board.bounding_box()) {
            (Edge::Walls, _) => whole.with(area),
            (Edge::Plane, None) => area,
            (Edge::Plane, Some(before)) => before.with(area),
        };
        if needed.rows.max(needed.columns) > MAX_SIDE {
            return None;
        }
        let (all, last) = (whole.with(area), needed.last());
        let first = Square::new(
            all.corner.row.max(last.row + 1 - MAX_SIDE),
            all.corner.column.max(last.column + 1 - MAX_SIDE),
        );
        let end = all.last() - first + Square::new(1, 1);
        let mut window = self.moved(Area {
            corner: first,
            rows: end.row.min(MAX_SIDE),
            columns: end.column.min(MAX_SIDE),
        });
        for (square, player) in stones.stones() {
            window.board.set(square + corner - first, Some(player));
        }
        let roomy = window.clone().with_room();
        let way = window.origin - roomy.origin - first;
        Some((roomy, area.shifted(way.row, way.column)))
    }

    /// The window after a jump on its board; `None` if it would become too large.
    pub fn jumped(&self, jump: Jump) -> Option<Window> {
        let (to, board) = (jump.to(), self.board.play_unchecked(jump));
        let corner = Square::new(to.row.min(0), to.column.min(0));
        // A larger text could not be read back.
        (board.rows().max(board.columns()) <= MAX_SIDE).then(|| Window {
            board,
            origin: self.origin + corner,
            ..*self
        })
    }

    /// Moves one wall outwards by this many squares. The plane has no walls to move.
    pub fn resized(&self, side: Direction, by: i32) -> Window {
        let (rows, columns) = (self.board.rows(), self.board.columns());
        let (down, right) = side.delta();
        let size = |old: i32, way: i32| {
            if way == 0 { old } else { old.saturating_add(by).clamp(1, MAX_SIDE) }
        };
        let (new_rows, new_columns) = (size(rows, down), size(columns, right));
        let corner = Square::new(
            if down < 0 { rows - new_rows } else { 0 },
            if right < 0 { columns - new_columns } else { 0 },
        );
        match self.board.edge() {
            Edge::Plane => self.clone(),
            Edge::Walls => self.moved(Area { corner, rows: new_rows, columns: new_columns }),
        }
    }

    /// Changes the numbers of rows and columns; the lower left corner stays.
    pub fn with_size(&self, rows: i32, columns: i32) -> Window {
        let missing = |wanted: i32, size: i32| wanted.clamp(1, MAX_SIDE) - size;
        self.resized(Direction::Up, missing(rows, self.board.rows()))
            .resized(Direction::Right, missing(columns, self.board.columns()))
    }
}

/// How much a side of the window must grow before and after to have at least `least` squares and a
/// margin around the stones, which reach from `first` up to but not including `last`.
fn growth((size, least, margin): (i32, i32, i32), stones: Option<(i32, i32)>) -> (i32, i32) {
    let (before, after) = stones
        .map_or((0, 0), |(first, last)| ((margin - first).max(0), (margin - (size - last)).max(0)));
    let missing = (least - (before + size + after)).max(0);
    // A larger text could not be read back.
    let room = (MAX_SIDE - size).max(0);
    let before = (before + missing / 2).min(room);
    let after = (after + missing - missing / 2).min(room - before);
    (before, after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    fn window(text: &str, edge: Edge) -> Window {
        Window::of(&Board::parse(text, edge).unwrap(), WindowSize::USUAL).with_room()
    }

    fn size(window: &Window) -> (i32, i32) {
        (window.board.rows(), window.board.columns())
    }

    #[test]
    fn a_position_is_in_the_middle() {
        let plane = window("xo", Edge::Plane);
        assert_eq!(size(&plane), (9, 12));
        assert_eq!(plane.board.stone(at(4, 5)), Some(Player::Left));
        assert_eq!((plane.origin, plane.first()), (at(-4, -5), at(0, 0)));
        assert_eq!(size(&window("x20o", Edge::Plane)), (9, 26));
        let walls = window(".x20o", Edge::Walls);
        assert_eq!((size(&walls), walls.first()), ((1, 23), at(0, 0)));
        let few =
            Window::of(&Board::parse("xo", Edge::Plane).unwrap(), WindowSize::EXHIBIT).with_room();
        assert_eq!(size(&few), (5, 12));
        assert_eq!(size(&few.cleared()), (5, 12));
        assert_eq!(size(&walls.cleared()), (1, 23));
    }

    #[test]
    fn grows_near_the_rim_and_keeps_places() {
        let before = window("x", Edge::Plane);
        let put = |square| {
            let mut window = before.clone();
            window.board.set(square, Some(Player::Right));
            window.with_room()
        };
        assert_eq!(size(&put(at(2, 2))), (9, 12));
        let grown = put(at(0, 11));
        assert_eq!((size(&grown), grown.origin), ((11, 14), before.origin - at(2, 0)));
        assert_eq!(grown.board.stone(at(2, 11)), Some(Player::Right));
        // The window as it was shows the same squares.
        assert_eq!(grown.seen_in(&before).board.stone(at(0, 11)), Some(Player::Right));
        assert_eq!(size(&grown.cleared()), (9, 12));
    }

    #[test]
    fn a_phone_has_fewer_squares_and_keeps_places() {
        let usual = window("oxo.ox", Edge::Plane);
        let phone = usual.in_size(WindowSize::UPRIGHT);
        assert_eq!((size(&phone), phone.first()), ((8, 8), usual.first()));
        assert_eq!(phone.in_size(WindowSize::USUAL), usual);
        assert_eq!(size(&phone.cleared().in_size(WindowSize::SIDEWAYS)), (6, 8));
        let walls = window("xo/2", Edge::Walls);
        assert_eq!(walls.in_size(WindowSize::UPRIGHT).board, walls.board);
    }

    #[test]
    fn walls_stand_around_the_window() {
        let plane = window("xo", Edge::Plane);
        let walls = plane.with_edge(Edge::Walls);
        assert_eq!(walls.board.to_string(), "12/1/1/1/5xo/1/1/1/1");
        assert_eq!(walls.with_edge(Edge::Plane), plane);
        assert_eq!(size(&window("xo", Edge::Walls).with_edge(Edge::Plane)), (9, 12));
    }

    #[test]
    fn makes_room_for_stones_that_are_laid_beyond_it() {
        let walls = window("xo/2", Edge::Walls);
        let (grown, area) =
            walls.with_stones(&Board::parse("oo", Edge::Walls).unwrap(), at(-1, 1)).unwrap();
        assert_eq!(grown.board.to_string(), ".oo/xo/1");
        assert_eq!((area, grown.origin), (Area::between(at(0, 1), at(0, 2)), at(-1, 0)));
        let plane = window("x", Edge::Plane);
        let (grown, area) =
            plane.with_stones(&Board::parse("o", Edge::Walls).unwrap(), at(0, 0)).unwrap();
        assert_eq!(grown.board.stone(area.corner), Some(Player::Right));
        assert_eq!((area, grown.origin), (Area::one(at(2, 2)), plane.origin - at(2, 2)));
    }

    #[test]
    fn a_jump_may_leave_it() {
        let window = Window::of(&Board::parse("xo", Edge::Plane).unwrap(), WindowSize::USUAL);
        let jump = |from, direction| Jump { from, direction, taken: 1 };
        let left = window.jumped(jump(at(0, 1), Direction::Left)).unwrap();
        assert_eq!((left.board.to_string(), left.origin), ("o".to_string(), at(0, -1)));
        let wide = Board::parse("xo198", Edge::Walls).unwrap().with_edge(Edge::Plane);
        let wide = Window { board: wide, ..window };
        assert_eq!(wide.jumped(jump(at(0, 1), Direction::Left)), None);
    }

    #[test]
    fn moves_walls_within_bounds() {
        let walls = window("xo/.x", Edge::Walls);
        for (side, by, rows) in [
            (Direction::Left, 1, ".xo/..x"),
            (Direction::Up, 1, "2/xo/.x"),
            (Direction::Up, -1, ".x"),
            (Direction::Right, -5, "x/1"),
        ] {
            assert_eq!(walls.resized(side, by).board, Board::parse(rows, Edge::Walls).unwrap());
        }
        let small = Board::parse("1/x/1", Edge::Walls).unwrap();
        assert_eq!(walls.with_size(3, 1).board, small);
        assert_eq!(size(&walls.with_size(i32::MAX, i32::MIN)), (200, 1));
        let plane = window("xo", Edge::Plane);
        assert_eq!(plane.resized(Direction::Left, 1), plane);
    }
}
