//! Converts the solver's squares, which count from the position's first square, to squares of the
//! board on the page.

use crate::board::square_name::jump_name;
use konane::{Board, Edge, Jump, NamedBoard, Square};
use worker::message::{Mask, PartText};

/// The position's place in its window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindowCoordinates {
    /// The square of the window at which the position's text begins.
    pub corner: Square,
    /// Where in the window squares have names: those of the position from which the play began.
    pub names: NamedBoard,
}

impl WindowCoordinates {
    /// Of a position from which nothing has been played.
    pub fn of(board: &Board) -> WindowCoordinates {
        WindowCoordinates { corner: first(board), names: NamedBoard::of(board) }
    }

    pub fn square(&self, place: Square) -> Square {
        self.corner + place
    }

    pub fn jump(&self, jump: &Jump) -> Jump {
        Jump { from: self.square(jump.from), ..*jump }
    }

    pub fn name(&self, place: Square) -> String {
        self.names.square_name(self.square(place))
    }

    /// The name of a jump, as in `a3 → c3`.
    pub fn jump_name(&self, jump: &Jump) -> String {
        jump_name(self.names, self.jump(jump))
    }

    pub fn stones(&self, part: &PartText) -> Vec<Square> {
        let corner = self.square(part.corner);
        let board = Board::parse(&part.board, Edge::Walls);
        let stones = board.iter().flat_map(|board| board.stones());
        stones.map(|(square, _)| corner + square).collect()
    }

    /// The squares of a set, and whether each is certainly in it.
    pub fn squares(&self, mask: &Mask) -> Vec<(Square, bool)> {
        let corner = self.square(mask.corner);
        let rows = (corner.row..).zip(mask.rows.split('/'));
        let squares = rows.flat_map(|(row, signs)| {
            let signs = (corner.column..).zip(signs.chars());
            signs.map(move |(column, sign)| (Square::new(row, column), sign))
        });
        squares
            .filter(|&(_, sign)| sign != '.')
            .map(|(square, sign)| (square, sign == '+'))
            .collect()
    }

    /// The index of the part that has a stone on this square.
    pub fn part_at(&self, square: Square, parts: &[PartText]) -> Option<usize> {
        let covers = |part: &&PartText| {
            let corner = self.square(part.corner);
            (corner.row..corner.row + part.rows).contains(&square.row)
                && (corner.column..corner.column + part.columns).contains(&square.column)
        };
        let mut near = parts.iter().enumerate().filter(|(_, part)| covers(part));
        near.find(|(_, part)| self.stones(part).contains(&square)).map(|(index, _)| index)
    }
}

/// The square of a window at which the position's text begins.
pub fn first(board: &Board) -> Square {
    let stones = board.bounding_box().filter(|_| board.edge() == Edge::Plane);
    stones.map_or(Square::new(0, 0), |area| area.corner)
}

/// A board on which leaps are played one after the other, large enough for all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeapBoard {
    pub board: Board,
    /// The square of the original board at which this one begins.
    pub corner: Square,
}

impl LeapBoard {
    pub fn set(board: &Board, leaps: &[Jump], step: usize) -> LeapBoard {
        let ends = leaps.iter().map(|leap| leap.to());
        let (mut low, mut high) =
            (Square::new(0, 0), Square::new(board.rows() - 1, board.columns() - 1));
        for end in ends {
            low = Square::new(low.row.min(end.row), low.column.min(end.column));
            high = Square::new(high.row.max(end.row), high.column.max(end.column));
        }
        let mut stage = board.window(low, high.row - low.row + 1, high.column - low.column + 1);
        for leap in leaps.iter().take(step) {
            stage = stage.play_unchecked(Jump { from: leap.from - low, ..*leap });
        }
        LeapBoard { board: stage, corner: low }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Direction;

    #[test]
    fn finds_the_position_in_its_window() {
        let plane = Board::parse("3/.x./..o/3", Edge::Plane).unwrap();
        let frame = WindowCoordinates::of(&plane);
        assert_eq!(frame.square(Square::new(0, 0)), Square::new(1, 1));
        let jump = Jump { from: Square::new(1, 0), direction: Direction::Up, taken: 1 };
        // Two stones get an empty row and column on each side.
        assert_eq!(frame.jump_name(&jump), "b2\u{202f}→\u{202f}b4");
        assert_eq!(
            frame.jump(&jump),
            Jump { from: Square::new(2, 1), direction: Direction::Up, taken: 1 }
        );
        let walls = WindowCoordinates::of(&plane.with_edge(Edge::Walls));
        assert_eq!(walls.name(Square::new(0, 0)), "a4");
    }

    #[test]
    fn reads_sets_of_squares() {
        let plane = Board::parse("5/.x./5/5/5", Edge::Plane).unwrap();
        let frame = WindowCoordinates::of(&plane);
        let mask = Mask { corner: Square::new(-1, 0), rows: "+.?//+".to_string() };
        let square = |row, column, is_sure| (Square::new(row, column), is_sure);
        let expected = [square(0, 1, true), square(0, 3, false), square(2, 1, true)];
        assert_eq!(frame.squares(&mask), expected);
        assert_eq!(frame.squares(&Mask { corner: Square::new(0, 0), rows: String::new() }), []);
    }

    #[test]
    fn makes_room_for_leaps() {
        let board = Board::parse("xo", Edge::Plane).unwrap();
        let leap = Jump { from: Square::new(0, 1), direction: Direction::Left, taken: 1 };
        let before = LeapBoard::set(&board, &[leap], 0);
        assert_eq!((before.corner, before.board.to_string()), (Square::new(0, -1), "xo".into()));
        let after = LeapBoard::set(&board, &[leap], 1);
        assert_eq!(after.board.stone(Square::new(0, 0)), board.stone(Square::new(0, 1)));
        assert_eq!(after.board.stones().count(), 1);
    }
}
