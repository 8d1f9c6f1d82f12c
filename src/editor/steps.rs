//! What an action does to the editor's history: which actions are steps that can be undone.

use std::rc::Rc;

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::history::History;
use crate::state::{LinkedState, PageState};

impl History<EditorState> {
    /// The state that the last link opened, if the present position differs from it.
    pub fn first(&self) -> Option<&Rc<EditorState>> {
        let first = self.past().iter().find(|state| state.opened == self.opened)?;
        first.is_another_position_than(self).then_some(first)
    }
}

impl PageState for History<EditorState> {
    type Action = EditorAction;

    fn apply(&self, action: EditorAction) -> History<EditorState> {
        let mut history = self.clone();
        match self.meant(action) {
            EditorAction::Undo => history.undo(),
            EditorAction::Redo => history.redo(),
            EditorAction::Abandon => history.abandon(),
            EditorAction::Reset => {
                if let Some(first) = self.first() {
                    history.record((**first).clone());
                }
            }
            EditorAction::Lift => {
                history.replace(self.now().apply(EditorAction::Lift));
                history.close();
            }
            action => {
                if matches!(action, EditorAction::Paint(..)) {
                    history.close();
                }
                let is_stroke =
                    matches!(action, EditorAction::Paint(..) | EditorAction::PaintOn(_));
                let is_silent = match action {
                    EditorAction::Exchange(_, false) | EditorAction::SetWindowSize(_) => true,
                    // The first link replaces a position that the reader has not seen.
                    EditorAction::Open(_) => self.opened == 0 && !self.can_undo(),
                    _ => false,
                };
                let next = self.now().apply(action);
                match (next.is_another_position_than(self), is_stroke) {
                    _ if is_silent => history.replace(next),
                    (false, _) => history.replace(next),
                    (true, true) => history.extend(next),
                    (true, false) => history.record(next),
                }
                return history;
            }
        }
        history.replace(history.seen_with(self));
        history
    }
}

impl LinkedState for History<EditorState> {
    fn link(&self) -> String {
        EditorState::link(self)
    }

    fn has_problem(&self) -> bool {
        self.problem.is_some()
    }

    fn is_changing(&self) -> bool {
        self.is_being_painted()
    }

    fn fence(&mut self, is_fenced: bool) {
        History::fence(self, is_fenced);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::event::BoardEvent;
    use crate::editor::edit::{Brush, Ink, Transform};
    use crate::link::position_link::PositionLink;
    use crate::link::view::View;
    use basics::player::Player;
    use konane::{Board, Direction, Edge, Rules, Square};

    fn open(link: &str) -> History<EditorState> {
        History::new(EditorState::default().apply(EditorAction::Open(link.to_string())))
    }

    #[track_caller]
    fn is(history: &History<EditorState>, link: &str) {
        assert_eq!(history.link().to_string(), PositionLink::parse(link).unwrap().to_string());
    }

    fn at(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    #[test]
    fn a_stroke_is_one_step_and_everything_is_undone() {
        let start = "#/k1/ancient/walls/4/1";
        let mut history = open(start);
        let mut links = vec![start.to_string()];
        let stroke = [
            EditorAction::Paint(vec![at(0, 0), at(0, 1)], Ink::Fitting),
            EditorAction::PaintOn(vec![at(1, 1)]),
            EditorAction::Lift,
        ];
        for action in stroke {
            history = history.apply(action);
            assert!(!history.is_changing(), "only on a large board");
        }
        links.push(history.link().to_string());
        is(&history, "#/k1/ancient/walls/xo2/.x");
        for action in [
            EditorAction::Set(at(0, 3), Some(Player::Right)),
            EditorAction::SetRules(Rules::Modern),
            EditorAction::SetEdge(Edge::Plane),
            EditorAction::Transform(Transform::SwapColours),
            EditorAction::Clear,
            EditorAction::Show(Board::full(4, 4)),
            EditorAction::Resize(Direction::Left, 2),
            EditorAction::Open("#/k1/ancient/plane/xo".to_string()),
            EditorAction::Paste(Board::full(2, 2)),
        ] {
            history = history.apply(action);
            assert_ne!(links.last(), Some(&history.link().to_string()));
            links.push(history.link().to_string());
        }
        // Neither another view nor another brush is a step.
        let view = View { reach: true, ..View::default() };
        history =
            history.apply(EditorAction::SetView(view)).apply(EditorAction::SetBrush(Brush::Erase));
        for link in links.iter().rev().skip(1) {
            history = history.apply(EditorAction::Undo);
            assert_eq!((history.view, history.brush), (view, Brush::Erase));
            assert_eq!(history.link_seen(View::default()).to_string(), *link);
        }
        assert!(!history.can_undo());
        for _ in 1..links.len() {
            history = history.apply(EditorAction::Redo);
        }
        assert!(!history.can_redo());
        assert!(history.link().to_string().starts_with("#/k1/ancient/walls/ox/xo"));
    }

    #[test]
    fn each_stroke_has_its_own_ink() {
        let black = EditorAction::SetBrush(Brush::Stone(Player::Left));
        let mut history = open("#/k1/ancient/walls/xo2/4").apply(black);
        // A stroke that begins on such a stone erases, to its end; the right button erases.
        for (stroke, rows) in
            [(vec![at(0, 0), at(0, 1)], "4/4"), (vec![at(0, 1), at(0, 2)], ".xx1/4")]
        {
            let event = BoardEvent::Stroke { squares: stroke[..1].to_vec(), is_erasing: false };
            history = history.apply(EditorAction::Touch(event));
            history = history.apply(EditorAction::Touch(BoardEvent::StrokeOn(stroke)));
            assert_eq!(history.window.board, Board::parse(rows, Edge::Walls).unwrap());
        }
        let event = BoardEvent::Stroke { squares: vec![at(0, 1), at(0, 3)], is_erasing: true };
        history = history.apply(EditorAction::Touch(event));
        is(&history, "#/k1/ancient/walls/..x1/4");
        // No stroke was closed, yet each is a step.
        for _ in 0..3 {
            history = history.apply(EditorAction::Undo);
        }
        is(&history, "#/k1/ancient/walls/xo2/4");
    }

    /// Otherwise the address would not change any more.
    #[test]
    fn a_stroke_that_is_cut_off_has_ended() {
        let history = open(&format!("#/k1/ancient/walls/xo98{}", "/100".repeat(9)));
        let held = history.apply(EditorAction::Paint(vec![at(1, 0)], Ink::Stone(None)));
        let held = held.apply(EditorAction::Paint(vec![at(0, 0)], Ink::Stone(None)));
        assert!(held.is_changing());
        let playing = View { is_playing: true, ..View::default() };
        for action in [
            EditorAction::Lift,
            EditorAction::Abandon,
            EditorAction::Undo,
            EditorAction::Open("#/k1/ancient/walls/xo".to_string()),
            EditorAction::SetView(playing),
        ] {
            let next = held.apply(action);
            assert!(!next.is_changing());
            assert!(!next.apply(EditorAction::Undo).is_changing());
        }
    }

    #[test]
    fn an_abandoned_stroke_leaves_nothing() {
        let mut history = open("#/k1/ancient/walls/xo");
        for action in [EditorAction::Paint(vec![at(0, 0)], Ink::Stone(None)), EditorAction::Abandon]
        {
            history = history.apply(action);
        }
        is(&history, "#/k1/ancient/walls/xo");
        assert!(!history.can_undo() && !history.can_redo());
        // What had been undone before can still be redone.
        let stroke = [
            EditorAction::Undo,
            EditorAction::Paint(vec![at(0, 1)], Ink::Stone(None)),
            EditorAction::Abandon,
        ];
        history = history.apply(EditorAction::Set(at(0, 0), None));
        for action in stroke {
            history = history.apply(action);
        }
        is(&history, "#/k1/ancient/walls/xo");
        is(&history.apply(EditorAction::Redo), "#/k1/ancient/walls/.o");
    }

    /// A reset returns in one step to what the last link opened, and undoing it takes one step.
    #[test]
    fn a_reset_shows_what_was_opened() {
        let mut history = open("#/k1/ancient/walls/xo");
        assert!(history.first().is_none());
        for action in [
            EditorAction::Set(at(0, 0), None),
            EditorAction::Open("#/k1/ancient/walls/oxo.ox".to_string()),
            EditorAction::Set(at(0, 3), Some(Player::Left)),
            EditorAction::Set(at(0, 0), None),
        ] {
            history = history.apply(action);
        }
        let reset = history.apply(EditorAction::Reset);
        is(&reset, "#/k1/ancient/walls/oxo.ox");
        assert!(reset.first().is_none());
        is(&reset.apply(EditorAction::Reset), "#/k1/ancient/walls/oxo.ox");
        is(&reset.apply(EditorAction::Undo), "#/k1/ancient/walls/.xoxox");
    }
}
