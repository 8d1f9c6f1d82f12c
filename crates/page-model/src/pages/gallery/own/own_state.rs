//! The open family with its board, which shows a case of it or the position that the reader made from one.

use std::rc::Rc;

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::history::History;
use crate::link::position_link::PositionLink;
use crate::pages::gallery::own::query::{OwnFamily, OwnQuery};
use crate::state::PageState;
use konane::Board;
use worker::message::Position;

pub struct OwnState {
    pub query: OwnQuery,
    pub family: Rc<OwnFamily>,
    pub board: History<EditorState>,
}

pub enum OwnAction {
    /// If it replaces a position that the reader made, undo brings it back.
    Open(OwnQuery),
    Edit(EditorAction),
    Dismiss,
}

impl OwnState {
    pub fn new(query: OwnQuery) -> OwnState {
        let family = Rc::new(query.read());
        let empty = || PositionLink {
            rules: query.rules,
            board: Board::empty(1, 1, query.edge),
            parameters: String::new(),
        };
        let shown = query.shown(&family).unwrap_or_else(empty);
        let board = EditorState::default().apply(EditorAction::Exchange(shown, false));
        OwnState { query, family, board: History::new(board) }.settled()
    }

    /// Whether the reader has changed the family's position.
    pub fn is_edited(&self) -> bool {
        let own = self.query.link(&self.family);
        own.is_some_and(|own| Position::of(own.rules, &own.board) != self.board.position())
    }

    /// Whether the board shows a case of the typed pattern, changed or not; while the pattern is wrong, it shows an earlier
    /// one.
    pub fn is_shown(&self) -> bool {
        !self.family.cases.is_empty()
    }

    /// Copies the position from the board to the link, and the view from the link to the board.
    fn settled(mut self) -> OwnState {
        if let Some(own) = self.query.link(&self.family) {
            let position = self.board.position_link().to_string();
            let made = Some(position).filter(|position| *position != own.to_string());
            if made != self.query.edit {
                self.query = self.query.with_edit(made);
            }
        }
        if self.board.view != self.query.view {
            self.board = self.board.apply(EditorAction::SetView(self.query.view));
        }
        self
    }
}

impl PageState for OwnState {
    type Action = OwnAction;

    fn apply(&self, action: OwnAction) -> OwnState {
        let OwnState { query, family, board } = self;
        match action {
            OwnAction::Dismiss => OwnState {
                query: query.with_edit(query.edit.clone()),
                family: family.clone(),
                board: board.clone(),
            },
            OwnAction::Open(asked) => {
                let family = match asked.is_same(query) {
                    true => family.clone(),
                    false => Rc::new(asked.read()),
                };
                // While the pattern is wrong, the last position stays.
                let board = match asked.shown(&family) {
                    Some(shown) if Some(&shown) != query.shown(&self.family).as_ref() => {
                        board.apply(EditorAction::Exchange(shown, self.is_edited()))
                    }
                    _ => board.clone(),
                };
                OwnState { query: asked, family, board }.settled()
            }
            // An edited position has its own rules.
            OwnAction::Edit(EditorAction::SetRules(rules)) if !self.is_edited() => {
                self.apply(OwnAction::Open(query.with_rules(rules)))
            }
            OwnAction::Edit(EditorAction::SetView(view)) => {
                let query = query.with_edit(query.edit.clone()).with_view(view);
                OwnState { query, family: family.clone(), board: board.clone() }.settled()
            }
            OwnAction::Edit(action) => OwnState {
                query: query.clone(),
                family: family.clone(),
                board: board.apply(action),
            }
            .settled(),
        }
    }
}
