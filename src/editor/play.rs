//! What touching the board does while the reader plays.

use crate::board::event::BoardEvent;
use crate::editor::editor_action::EditorAction;
use konane::{Board, Jump, Rules, Square};

/// What the page says of an action that the board does not show. Squares are places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// This stone has no jump.
    Stuck(Square),
    /// Only in Edit can the reader put and remove stones.
    NotEdited,
    /// The board would become too large.
    TooLarge,
    /// By the new rules the line ends after this many jumps, because they do not allow the next one.
    Ends { after: usize, next: Jump },
}

/// The action that an event on the board means; a stone may be lifted. Only jumps put or move
/// stones.
pub fn action(
    event: BoardEvent,
    board: &Board,
    rules: Rules,
    lifted: Option<Square>,
) -> EditorAction {
    let jump = |from, to| jumps_from(board, rules, from).into_iter().find(|jump| jump.to() == to);
    match event {
        BoardEvent::Press(square) => match lifted.and_then(|from| jump(from, square)) {
            Some(jump) => EditorAction::Play(jump),
            None => {
                let is_other = lifted != Some(square) && board.stone(square).is_some();
                EditorAction::Hold(is_other.then_some(square))
            }
        },
        BoardEvent::Grasp(square) => EditorAction::Hold(Some(square)),
        BoardEvent::Carry(area, to) => match jump(area.corner, to) {
            Some(jump) => EditorAction::Play(jump),
            None => EditorAction::Hold(Some(area.corner)),
        },
        BoardEvent::Select(None) => EditorAction::Hold(None),
        BoardEvent::Put(..) | BoardEvent::Erase(_) => EditorAction::Refuse,
        _ => EditorAction::Hold(lifted),
    }
}

pub fn jumps_from(board: &Board, rules: Rules, square: Square) -> Vec<Jump> {
    let Some(player) = board.stone(square) else { return Vec::new() };
    board.jumps(rules, player).filter(|jump| jump.from == square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::editor_state::EditorState;
    use basics::player::Player;
    use konane::{Area, Direction, Edge};

    fn at(column: i32) -> Square {
        Square::new(0, column)
    }

    fn open(rules: &str) -> EditorState {
        // A black stone can jump over two others in a row; a further stone cannot jump.
        let link = format!("#/k1/{rules}/walls/xo.o.1o?play=1");
        EditorState::default().apply(EditorAction::Open(link))
    }

    fn touched(editor_state: &EditorState, event: BoardEvent) -> EditorState {
        editor_state.apply(EditorAction::Touch(event))
    }

    fn pressed(editor_state: &EditorState, column: i32) -> EditorState {
        touched(editor_state, BoardEvent::Press(at(column)))
    }

    #[track_caller]
    fn is(editor_state: &EditorState, rows: &str) {
        assert_eq!(editor_state.window.board, Board::parse(rows, Edge::Walls).unwrap());
    }

    #[test]
    fn a_stone_is_lifted_and_put_where_it_jumps() {
        let start = open("ancient");
        let lifted = pressed(&start, 0);
        assert_eq!((lifted.lifted(), lifted.landings()), (Some(at(0)), vec![at(2), at(4)]));
        is(&lifted, "xo.o.1o");
        let one = pressed(&lifted, 2);
        is(&one, "..xo.1o");
        assert_eq!((one.lifted(), one.landed), (None, Some(at(2))));
        is(&pressed(&lifted, 4), "....x1o");
        // The same player may jump again.
        is(&pressed(&pressed(&one, 2), 4), "....x1o");
        assert_eq!(pressed(&open("modern"), 0).landings(), [at(2)]);
    }

    #[test]
    fn a_stone_is_put_down_by_a_press_elsewhere() {
        let start = open("ancient");
        let lifted = pressed(&start, 0);
        for event in [
            BoardEvent::Press(at(0)),
            BoardEvent::Press(at(5)),
            BoardEvent::Select(None),
            BoardEvent::Grasp(at(6)),
        ] {
            let put = touched(&lifted, event);
            assert_eq!(put.lifted(), None);
            is(&put, "xo.o.1o");
        }
        // White's stone at d1 cannot jump either.
        assert_eq!(pressed(&lifted, 3).remark, Some(Remark::Stuck(at(3))));
        assert_eq!(pressed(&pressed(&lifted, 3), 5).remark, None);
    }

    #[test]
    fn a_stone_is_dragged_to_where_it_jumps() {
        let start = open("ancient");
        let held = touched(&start, BoardEvent::Grasp(at(0)));
        assert_eq!(held.landings(), [at(2), at(4)]);
        let carried = |to| touched(&held, BoardEvent::Carry(Area::one(at(0)), to));
        is(&carried(at(4)), "....x1o");
        for elsewhere in [at(0), at(1), at(5), Square::new(-3, 0)] {
            assert_eq!(carried(elsewhere), held);
        }
    }

    #[test]
    fn nothing_else_changes_the_board() {
        let start = open("ancient");
        let area = Area::between(at(0), at(1));
        for event in [
            BoardEvent::Stroke { squares: vec![at(2), at(4)], is_erasing: false },
            BoardEvent::StrokeOn(vec![at(2)]),
            BoardEvent::Select(Some(area)),
            BoardEvent::Stretch(Direction::Right, 1),
        ] {
            for editor_state in [&start, &pressed(&start, 0)] {
                assert_eq!(touched(editor_state, event.clone()), *editor_state, "{event:?}");
            }
        }
        for event in [
            BoardEvent::Erase(at(0)),
            BoardEvent::Put(at(2), Some(Player::Left)),
            BoardEvent::Put(at(0), None),
        ] {
            for editor_state in [&start, &pressed(&start, 0)] {
                let mut refused = editor_state.clone();
                refused.remark = Some(Remark::NotEdited);
                assert_eq!(touched(editor_state, event.clone()), refused, "{event:?}");
            }
        }
    }
}
