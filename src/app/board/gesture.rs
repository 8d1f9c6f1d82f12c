//! What a pointer does between going down and coming up; knows no browser.

use crate::app::board::area::{Area, line};
use crate::app::editor::model::{Action, Brush, Ink, Model};
use crate::konane::{Direction, Square};

/// Nothing but paint changes the board before the pointer comes up, and paint can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// Still on the square where it went down; with the right button it erases.
    Press {
        square: Square,
        is_erasing: bool,
    },
    Paint {
        last: Square,
        ink: Ink,
    },
    /// Stones in the hand, held at `grip`, now over `over`.
    Carry {
        area: Area,
        grip: Square,
        over: Square,
    },
    Choose {
        from: Square,
        to: Square,
    },
    /// A wall is dragged, from the row or column where it was taken.
    Stretch {
        side: Direction,
        from: Square,
        over: Square,
    },
}

impl Gesture {
    /// The pointer is over another square, perhaps beyond the board.
    pub fn moved(&mut self, over: Square, model: &Model) -> Option<Action> {
        match self {
            Gesture::Press { square, .. } if *square == over => None,
            &mut Gesture::Press { square, is_erasing } => {
                let selected = model.selection.map(|selection| selection.area);
                let has_stone = model.board.stone(square).is_some();
                *self = match (model.brush, selected) {
                    _ if is_erasing => return self.paint(square, over, Ink::Stone(None)),
                    (Brush::Select, Some(area)) if area.has(square) => {
                        Gesture::Carry { area, grip: square, over }
                    }
                    (Brush::Select, _) => Gesture::Choose { from: square, to: over },
                    (Brush::Cycle, _) if has_stone => {
                        Gesture::Carry { area: Area::one(square), grip: square, over }
                    }
                    _ => return self.paint(square, over, model.ink(square)),
                };
                None
            }
            &mut Gesture::Paint { last, .. } if last == over => None,
            &mut Gesture::Paint { last, ink } => self.paint(last, over, ink),
            Gesture::Carry { over: place, .. }
            | Gesture::Choose { to: place, .. }
            | Gesture::Stretch { over: place, .. } => {
                *place = over;
                None
            }
        }
    }

    /// The pointer comes up.
    pub fn ended(self, model: &Model) -> Option<Action> {
        match self {
            Gesture::Press { square, is_erasing: true } => Some(Action::Set(square, None)),
            Gesture::Press { square, .. } => Some(Action::Press(square)),
            Gesture::Paint { .. } => Some(Action::Lift),
            Gesture::Carry { area, .. } => self.carried().map(|to| Action::Move(area, to.corner)),
            Gesture::Choose { .. } => {
                let area = self.chosen()?;
                let inside = |square: Square| {
                    let (bottom, right) = (model.board.rows() - 1, model.board.columns() - 1);
                    Square::new(square.row.clamp(0, bottom), square.column.clamp(0, right))
                };
                Some(Action::Select(Some(Area::between(inside(area.corner), inside(area.last())))))
            }
            Gesture::Stretch { side, .. } => match self.stretch() {
                0 => None,
                by => Some(Action::Resize(side, by)),
            },
        }
    }

    /// Where the stones in the hand would come to lie.
    pub fn carried(self) -> Option<Area> {
        match self {
            Gesture::Carry { area, grip, over } => {
                Some(area.shifted(over.row - grip.row, over.column - grip.column))
            }
            _ => None,
        }
    }

    pub fn chosen(self) -> Option<Area> {
        match self {
            Gesture::Choose { from, to } => Some(Area::between(from, to)),
            _ => None,
        }
    }

    /// How far a wall would go outwards.
    pub fn stretch(self) -> i32 {
        match self {
            Gesture::Stretch { side, from, over } => {
                let (down, right) = side.delta();
                down * (over.row - from.row) + right * (over.column - from.column)
            }
            _ => 0,
        }
    }

    fn paint(&mut self, from: Square, to: Square, ink: Ink) -> Option<Action> {
        *self = Gesture::Paint { last: to, ink };
        Some(Action::Paint(line(from, to), ink))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::konane::{Board, Edge};
    use crate::player::Player;

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    /// What remains of a board after the pointer has passed over these squares.
    #[track_caller]
    fn check(brush: Brush, is_erasing: bool, squares: &[Square], rows: &str) {
        let start = Action::Open("#/k1/ancient/walls/xo2/4".to_string());
        let mut model = Model::default().apply(start).apply(Action::SetBrush(brush));
        let mut gesture = Gesture::Press { square: squares[0], is_erasing };
        for &square in &squares[1..] {
            if let Some(action) = gesture.moved(square, &model) {
                model = model.apply(action);
            }
        }
        if let Some(action) = gesture.ended(&model) {
            model = model.apply(action);
        }
        assert_eq!(model.board, Board::parse(rows, Edge::Walls).unwrap());
    }

    #[test]
    fn clicks_paints_and_carries() {
        let (black, white) = (Brush::Stone(Player::Left), Brush::Stone(Player::Right));
        check(Brush::Cycle, false, &[at(0, 2)], "xox1/4");
        check(Brush::Cycle, false, &[at(1, 0), at(1, 3)], "xo2/oxox");
        check(Brush::Cycle, false, &[at(0, 1), at(1, 1), at(1, 2)], "x3/..o.");
        check(black, false, &[at(0, 1), at(0, 3)], "xxxx/4");
        check(white, false, &[at(0, 1), at(0, 0)], "4/4");
        check(Brush::Erase, false, &[at(0, 0)], ".o2/4");
        check(black, true, &[at(0, 0), at(0, 1)], "4/4");
        check(black, true, &[at(0, 1)], "x3/4");
        // There and back again is no click.
        check(Brush::Cycle, false, &[at(0, 0), at(0, 1), at(0, 0)], "xo2/4");
    }

    #[test]
    fn selects_and_stretches() {
        let link = Action::Open("#/k1/ancient/walls/xo2/4".to_string());
        let model = Model::default().apply(link).apply(Action::SetBrush(Brush::Select));
        let mut gesture = Gesture::Press { square: at(0, 1), is_erasing: false };
        assert_eq!(gesture.moved(at(-3, 9), &model), None);
        let area = Area::between(at(0, 1), at(0, 3));
        assert_eq!(gesture.ended(&model), Some(Action::Select(Some(area))));

        let chosen = model.apply(Action::Select(Some(Area::between(at(0, 0), at(0, 1)))));
        let mut gesture = Gesture::Press { square: at(0, 0), is_erasing: false };
        gesture.moved(at(1, 1), &chosen);
        let moved = chosen.apply(gesture.ended(&chosen).unwrap());
        assert_eq!(moved.board, Board::parse("4/.xo.", Edge::Walls).unwrap());

        let (side, from) = (Direction::Left, at(0, 0));
        let mut gesture = Gesture::Stretch { side, from, over: from };
        assert_eq!(gesture.ended(&model), None);
        gesture.moved(at(5, -2), &model);
        assert_eq!(gesture.ended(&model), Some(Action::Resize(side, 2)));
    }
}
