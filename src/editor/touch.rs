//! What touching the board does in Edit.

use crate::board::event::BoardEvent;
use crate::editor::edit::{Brush, Ink, Selection, cycled};
use crate::editor::editor_action::EditorAction;
use konane::{Area, Board, Square};

/// The action that an event on the board means, with this brush and this selection.
pub fn action(
    event: BoardEvent,
    board: &Board,
    brush: Brush,
    selection: Option<Selection>,
) -> EditorAction {
    match event {
        BoardEvent::Press(square) => pressed(square, board, brush, selection),
        BoardEvent::Erase(square) => EditorAction::Set(square, None),
        BoardEvent::Put(_, None) if selection.is_some() => EditorAction::Fill(Ink::Stone(None)),
        BoardEvent::Put(square, stone) => EditorAction::Set(square, stone),
        BoardEvent::Stroke { squares, is_erasing } => {
            let brush = if is_erasing { Brush::Erase } else { brush };
            let first = squares.first().and_then(|&first| board.stone(first));
            EditorAction::Paint(squares, brush.ink(first))
        }
        BoardEvent::StrokeOn(squares) => EditorAction::PaintOn(squares),
        BoardEvent::Lift => EditorAction::Lift,
        BoardEvent::Abandon => EditorAction::Abandon,
        // Only in Play are stones lifted.
        BoardEvent::Grasp(_) => EditorAction::Hold(None),
        BoardEvent::Carry(area, to) => EditorAction::Move(area, to),
        BoardEvent::Select(area) => EditorAction::Select(area),
        BoardEvent::Stretch(side, by) => EditorAction::Resize(side, by),
    }
}

/// What the brush does on a square.
fn pressed(
    square: Square,
    board: &Board,
    brush: Brush,
    selection: Option<Selection>,
) -> EditorAction {
    let here = board.stone(square);
    match (brush, selection) {
        (Brush::Select, Some(Selection { area, grip: Some(grip) })) => {
            EditorAction::Move(area, area.corner + square - grip)
        }
        (Brush::Select, Some(Selection { area, .. })) if area.has(square) => {
            EditorAction::PickUp(area, square)
        }
        // A single stone is picked up at once.
        (Brush::Select, _) => match here {
            Some(_) => EditorAction::PickUp(Area::one(square), square),
            None => EditorAction::Select(None),
        },
        (Brush::Cycle, _) => EditorAction::Set(square, cycled(board, square)),
        (Brush::Stone(player), _) => {
            EditorAction::Set(square, Some(player).filter(|_| here != Some(player)))
        }
        (Brush::Erase, _) => EditorAction::Set(square, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::editor_state::EditorState;
    use basics::player::Player;
    use konane::{Direction, Edge};

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    fn open(link: &str) -> EditorState {
        EditorState::default().apply(EditorAction::Open(link.to_string()))
    }

    fn touched(editor_state: &EditorState, event: BoardEvent) -> EditorState {
        editor_state.apply(EditorAction::Touch(event))
    }

    fn pressed(editor_state: &EditorState, square: Square) -> EditorState {
        touched(editor_state, BoardEvent::Press(square))
    }

    #[track_caller]
    fn is(editor_state: &EditorState, rows: &str) {
        assert_eq!(editor_state.window.board, Board::parse(rows, Edge::Walls).unwrap());
    }

    #[test]
    fn events_on_the_board_are_edits() {
        let editor_state = open("#/k1/ancient/walls/xo2/4");
        let selected =
            editor_state.apply(EditorAction::Select(Some(Area::between(at(0, 0), at(0, 1)))));
        for (editor_state, event, rows) in [
            (&editor_state, BoardEvent::Press(at(0, 2)), "xox1/4"),
            (&editor_state, BoardEvent::Erase(at(0, 0)), ".o2/4"),
            (&editor_state, BoardEvent::Put(at(1, 0), Some(Player::Left)), "xo2/x3"),
            (&editor_state, BoardEvent::Put(at(0, 0), None), ".o2/4"),
            (&selected, BoardEvent::Put(at(1, 3), None), "4/4"),
            (&selected, BoardEvent::Erase(at(1, 3)), "xo2/4"),
            (&editor_state, BoardEvent::Carry(Area::one(at(0, 0)), at(1, 3)), ".o2/...x"),
            (&editor_state, BoardEvent::Stretch(Direction::Up, -1), "4"),
        ] {
            is(&touched(editor_state, event), rows);
        }
    }

    #[test]
    fn the_plane_goes_on_beyond_the_window() {
        let editor_state = open("#/k1/ancient/plane/xo");
        let grown = pressed(&editor_state, at(-2, 4));
        assert_eq!(
            grown.window.board.trimmed(),
            Board::parse("o2/1/1/1/1/1/.xo", Edge::Plane).unwrap()
        );
        assert_eq!(grown.window.first(), editor_state.window.first() + at(-6, -1));
        for event in [BoardEvent::Erase(at(-2, 4)), BoardEvent::Put(at(99, 0), None)] {
            assert_eq!(touched(&editor_state, event), editor_state);
        }
        is(&pressed(&open("#/k1/ancient/walls/xo"), at(0, 2)), "xo");
    }

    #[test]
    fn presses_with_each_brush() {
        let editor_state = open("#/k1/ancient/walls/xo.");
        for (brush, column, rows) in [
            (Brush::Cycle, 2, "xox"),
            (Brush::Cycle, 0, "oo."),
            (Brush::Cycle, 1, "xx."),
            (Brush::Stone(Player::Left), 1, "xx."),
            // Pressing again erases.
            (Brush::Stone(Player::Left), 0, ".o."),
            (Brush::Erase, 1, "x.."),
        ] {
            is(&pressed(&editor_state.apply(EditorAction::SetBrush(brush)), at(0, column)), rows);
        }
    }

    #[test]
    fn picks_up_and_puts_down_by_pressing() {
        let editor_state =
            open("#/k1/ancient/walls/xo2").apply(EditorAction::SetBrush(Brush::Select));
        let picked = pressed(&editor_state, at(0, 1));
        is(&picked, "xo2");
        is(&pressed(&picked, at(0, 3)), "x..o");
        // A larger selection is picked up by a press.
        let both =
            editor_state.apply(EditorAction::Select(Some(Area::between(at(0, 0), at(0, 1)))));
        is(&pressed(&pressed(&both, at(0, 1)), at(0, 3)), "..xo");
        assert_eq!(pressed(&both, at(0, 3)).selection, None);
    }
}
