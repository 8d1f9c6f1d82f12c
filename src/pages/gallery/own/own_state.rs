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

#[derive(PartialEq, Eq)]
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
        own.is_some_and(|own| Position::of(own.rules, &own.board) != *self.board.position())
    }

    /// Whether the board shows a case of the typed pattern, changed or not; while the pattern is wrong, it shows an earlier
    /// one.
    pub fn is_shown(&self) -> bool {
        !self.family.cases.is_empty()
    }

    /// Copies the position from the board to the link, and the view from the link to the board.
    fn settled(mut self) -> OwnState {
        if let Some(own) = self.query.link(&self.family) {
            let position = self.board.position_link();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::page_link::PageLink;
    use crate::pages::gallery::gallery_state::{GalleryAction, GalleryState};
    use crate::state::LinkedState;
    use konane::Rules;

    const LINK: &str = "#/gallery/own?family=xo%5En&n=1..9";

    fn open(link: &str) -> GalleryState {
        GalleryState::default().apply(GalleryAction::Open(PageLink::parse(link)))
    }

    fn act(state: &GalleryState, action: OwnAction) -> GalleryState {
        state.apply(GalleryAction::Own(action))
    }

    #[track_caller]
    fn check(state: &GalleryState, link: &str, position: &str, is_edited: bool) {
        let own = state.own.as_ref().unwrap();
        let shown = own.board.position_link().to_string();
        assert_eq!((state.link().as_str(), shown.as_str()), (link, position));
        assert_eq!(own.is_edited(), is_edited);
    }

    #[test]
    fn the_board_follows_what_is_typed() {
        let state = open(LINK);
        check(&state, LINK, "#/k1/ancient/plane/xoooo", false);
        let query = state.own.as_ref().unwrap().query.clone();
        let other = act(&state, OwnAction::Open(query.with_point(vec![2])));
        check(&other, &format!("{LINK}&at=2"), "#/k1/ancient/plane/xoo", false);
        let modern = act(&state, OwnAction::Edit(EditorAction::SetRules(Rules::Modern)));
        check(&modern, &format!("{LINK}&rules=modern"), "#/k1/modern/plane/xoooo", false);
        // While the pattern is wrong, the last position stays.
        let wrong = act(&state, OwnAction::Open(query.with_family("xo^n/(".to_string())));
        let link = "#/gallery/own?family=xo%5En/%28&n=1..9";
        check(&wrong, link, "#/k1/ancient/plane/xoooo", false);
        assert!(!wrong.own.as_ref().unwrap().is_shown());
        let right = act(&wrong, OwnAction::Open(query.with_family("x^n".to_string())));
        check(&right, "#/gallery/own?family=x%5En&n=1..9", "#/k1/ancient/plane/xxxx", false);
    }

    #[test]
    fn an_edited_position_is_in_the_link_and_can_be_brought_back() {
        let state = open(&format!("{LINK}&position=k1/modern/plane/ox"));
        let link = format!("{LINK}&position=k1/modern/plane/ox");
        check(&state, &link, "#/k1/modern/plane/ox", true);
        let query = state.own.as_ref().unwrap().query.of_family();
        let own = act(&state, OwnAction::Open(query));
        check(&own, LINK, "#/k1/ancient/plane/xoooo", false);
        let undone = act(&own, OwnAction::Edit(EditorAction::Undo));
        check(&undone, &link, "#/k1/modern/plane/ox", true);
    }

    #[test]
    fn a_corrected_link_stays_until_it_is_dismissed() {
        let wrong = format!("{LINK}&at=99");
        let state = open(&wrong);
        check(&state, &wrong, "#/k1/ancient/plane/xooooooooo", false);
        let dismissed = act(&state, OwnAction::Dismiss);
        check(&dismissed, &format!("{LINK}&at=9"), "#/k1/ancient/plane/xooooooooo", false);
        assert!(dismissed.own.as_ref().unwrap().query.corrections.is_empty());
        assert!(open("#/gallery/l").own.is_none());
    }
}
