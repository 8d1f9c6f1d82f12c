//! What a pointer does between going down and coming up.

use crate::board::event::{BoardEvent, PointerMode};
use crate::board::line::line;
use konane::{Area, Board, Direction, Square};

/// Only a stroke changes the board before the pointer comes up. It can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// The pointer is still on the square where it went down; the right button erases.
    Press {
        square: Square,
        is_erasing: bool,
    },
    /// The pointer has left a square that can only be pressed.
    Nothing,
    Stroke {
        last: Square,
    },
    /// The pointer drags stones, held at `grip`.
    Carry {
        area: Area,
        grip: Square,
        over: Square,
    },
    Select {
        from: Square,
        to: Square,
    },
    /// The pointer drags a wall from this row or column.
    Stretch {
        side: Direction,
        from: Square,
        over: Square,
    },
}

impl Gesture {
    /// The pointer has moved to another square, perhaps beyond the board.
    pub fn moved(
        &mut self,
        over: Square,
        board: &Board,
        mode: PointerMode,
        selection: Option<Area>,
    ) -> Option<BoardEvent> {
        match self {
            Gesture::Press { square, .. } if *square == over => None,
            &mut Gesture::Press { square, is_erasing } => {
                let has_stone = board.stone(square).is_some();
                *self = match (mode, selection) {
                    (PointerMode::Press, _) => Gesture::Nothing,
                    (PointerMode::Jump, _) if is_erasing || !has_stone => Gesture::Nothing,
                    (PointerMode::Jump, _) => {
                        *self = Gesture::Carry { area: Area::one(square), grip: square, over };
                        return Some(BoardEvent::Grasp(square));
                    }
                    _ if is_erasing => return self.begin_stroke(square, over, true),
                    (PointerMode::Select, Some(area)) if area.has(square) => {
                        Gesture::Carry { area, grip: square, over }
                    }
                    (PointerMode::Select, _) => Gesture::Select { from: square, to: over },
                    (PointerMode::Carry, _) if has_stone => {
                        Gesture::Carry { area: Area::one(square), grip: square, over }
                    }
                    _ => return self.begin_stroke(square, over, false),
                };
                None
            }
            Gesture::Stroke { last } if *last == over => None,
            Gesture::Stroke { last } => {
                Some(BoardEvent::StrokeOn(line(std::mem::replace(last, over), over)))
            }
            Gesture::Carry { over: place, .. }
            | Gesture::Select { to: place, .. }
            | Gesture::Stretch { over: place, .. } => {
                *place = over;
                None
            }
            Gesture::Nothing => None,
        }
    }

    /// The pointer comes up.
    pub fn ended(self, board: &Board) -> Option<BoardEvent> {
        match self {
            Gesture::Press { square, is_erasing: true } => Some(BoardEvent::Erase(square)),
            Gesture::Press { square, .. } => Some(BoardEvent::Press(square)),
            Gesture::Nothing => None,
            Gesture::Stroke { .. } => Some(BoardEvent::Lift),
            Gesture::Carry { area, .. } => {
                self.carried().map(|to| BoardEvent::Carry(area, to.corner))
            }
            Gesture::Select { .. } => {
                let area = self.selected()?;
                let inside = |square: Square| {
                    let (bottom, right) = (board.rows() - 1, board.columns() - 1);
                    Square::new(square.row.clamp(0, bottom), square.column.clamp(0, right))
                };
                let area = Area::between(inside(area.corner), inside(area.last()));
                Some(BoardEvent::Select(Some(area)))
            }
            Gesture::Stretch { side, .. } => match self.stretch() {
                0 => None,
                by => Some(BoardEvent::Stretch(side, by)),
            },
        }
    }

    /// Where the dragged stones would lie.
    pub fn carried(self) -> Option<Area> {
        match self {
            Gesture::Carry { area, grip, over } => {
                let way = over - grip;
                Some(area.shifted(way.row, way.column))
            }
            _ => None,
        }
    }

    pub fn selected(self) -> Option<Area> {
        match self {
            Gesture::Select { from, to } => Some(Area::between(from, to)),
            _ => None,
        }
    }

    /// How far outwards a dragged wall would move.
    pub fn stretch(self) -> i32 {
        match self {
            Gesture::Stretch { side, from, over } => {
                let ((down, right), way) = (side.delta(), over - from);
                down * way.row + right * way.column
            }
            _ => 0,
        }
    }

    fn begin_stroke(&mut self, from: Square, to: Square, is_erasing: bool) -> Option<BoardEvent> {
        *self = Gesture::Stroke { last: to };
        Some(BoardEvent::Stroke { squares: line(from, to), is_erasing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::Edge;

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    /// Checks the events of a pointer that goes down on the first of these squares and up on the
    /// last.
    #[track_caller]
    fn check(mode: PointerMode, is_erasing: bool, squares: &[Square], said: &[BoardEvent]) {
        let board = Board::parse("xo2/4", Edge::Walls).unwrap();
        let selection = Some(Area::between(at(0, 0), at(0, 1)));
        let mut gesture = Gesture::Press { square: squares[0], is_erasing };
        let moves = squares[1..].iter();
        let mut events: Vec<BoardEvent> =
            moves.filter_map(|&over| gesture.moved(over, &board, mode, selection)).collect();
        events.extend(gesture.ended(&board));
        assert_eq!(events, said);
    }

    fn stroke(squares: &[Square], is_erasing: bool) -> BoardEvent {
        BoardEvent::Stroke { squares: squares.to_vec(), is_erasing }
    }

    #[test]
    fn a_press_stays_on_its_square() {
        for mode in [PointerMode::Press, PointerMode::Paint, PointerMode::Select] {
            check(mode, false, &[at(0, 1), at(0, 1)], &[BoardEvent::Press(at(0, 1))]);
            check(mode, true, &[at(0, 1)], &[BoardEvent::Erase(at(0, 1))]);
        }
        // Leaving the square and coming back is no press.
        let back = [at(0, 0), at(0, 1), at(0, 0)];
        check(PointerMode::Press, false, &back, &[]);
        let carried = BoardEvent::Carry(Area::one(at(0, 0)), at(0, 0));
        check(PointerMode::Carry, false, &back, &[carried]);
    }

    #[test]
    fn paints_without_gaps() {
        let way = [at(0, 1), at(0, 3), at(1, 3)];
        for (mode, is_erasing) in [(PointerMode::Paint, false), (PointerMode::Carry, true)] {
            check(
                mode,
                is_erasing,
                &way,
                &[
                    stroke(&[at(0, 1), at(0, 2), at(0, 3)], is_erasing),
                    BoardEvent::StrokeOn(vec![at(0, 3), at(1, 3)]),
                    BoardEvent::Lift,
                ],
            );
        }
        let empty = [at(1, 0), at(1, 1)];
        check(PointerMode::Carry, false, &empty, &[stroke(&empty, false), BoardEvent::Lift]);
    }

    #[test]
    fn carries_and_selects() {
        let carried = BoardEvent::Carry(Area::one(at(0, 1)), at(1, 2));
        check(PointerMode::Carry, false, &[at(0, 1), at(1, 1), at(1, 2)], &[carried]);
        let both = Area::between(at(0, 0), at(0, 1));
        let carried = BoardEvent::Carry(both, at(1, 1));
        check(PointerMode::Select, false, &[at(0, 0), at(1, 1)], &[carried]);
        // Only a stone can jump, and the right button takes no stone.
        let carried = BoardEvent::Carry(Area::one(at(0, 1)), at(0, 3));
        let grasped = BoardEvent::Grasp(at(0, 1));
        check(PointerMode::Jump, false, &[at(0, 1), at(0, 2), at(0, 3)], &[grasped, carried]);
        check(PointerMode::Jump, false, &[at(0, 2), at(0, 3)], &[]);
        check(PointerMode::Jump, true, &[at(0, 1), at(0, 3)], &[]);
        // A selection ends at the rim.
        let area = Area::between(at(0, 2), at(0, 3));
        let selected = BoardEvent::Select(Some(area));
        check(PointerMode::Select, false, &[at(0, 2), at(-3, 9)], &[selected]);
    }

    #[test]
    fn a_wall_follows_the_pointer_across_it() {
        let board = Board::empty(2, 4, Edge::Walls);
        let (side, from) = (Direction::Left, at(0, 0));
        let mut gesture = Gesture::Stretch { side, from, over: from };
        assert_eq!(gesture.ended(&board), None);
        assert_eq!(gesture.moved(at(5, -2), &board, PointerMode::Paint, None), None);
        assert_eq!(gesture.ended(&board), Some(BoardEvent::Stretch(side, 2)));
    }
}
