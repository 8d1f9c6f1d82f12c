//! The contents of a page that a reader can share.

use std::rc::Rc;

use crate::editor::editor_state::EditorState;
use crate::link::view::View;
use drawing::Picture;
use konane::{Board, NamedBoard};
use teaching::content::Exhibit;
use worker::client::Report;
use worker::message::Position;

#[derive(Clone, PartialEq)]
pub struct Shared {
    /// The link of the page, from `#` on.
    pub link: String,
    /// What the page shows; without a title, the position is described.
    pub title: Option<String>,
    /// The exhibit that the page shows.
    pub exhibit: Option<&'static Exhibit>,
    pub position: Option<SharedPosition>,
    /// The turns of a game as text; the position is the present one.
    pub turns: Option<String>,
    /// The cards of a page without a position.
    pub table: Option<SharedTable>,
}

/// Cards that lie side by side.
#[derive(Clone, PartialEq)]
pub struct SharedTable {
    /// The page in a frame of another site.
    pub frame: String,
    pub make: Making,
}

/// Makes the picture, with its text in these typefaces, and the texts. The page of the cards
/// provides it, so that the program's first part does not contain it.
#[derive(Clone)]
pub struct Making(pub Rc<dyn Fn(&str) -> Made>);

pub type Made = (Picture, Vec<SharedText>);

impl PartialEq for Making {
    fn eq(&self, other: &Making) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

pub struct SharedText {
    pub id: &'static str,
    pub label: &'static str,
    pub note: String,
    pub text: String,
}

#[derive(Clone, PartialEq)]
pub struct SharedPosition {
    pub shown: ShownPosition,
    pub report: Report,
    /// The link to the position alone, on the board.
    pub link: String,
    /// The page in a frame of another site.
    pub frame: String,
}

/// A position and how the page shows it.
#[derive(Clone, PartialEq)]
pub struct ShownPosition {
    pub position: Position,
    pub board: Board,
    /// Where on the board squares have names.
    pub names: NamedBoard,
    pub view: View,
}

impl ShownPosition {
    pub fn of(editor_state: &EditorState) -> ShownPosition {
        ShownPosition {
            position: editor_state.position().clone(),
            board: editor_state.window.board.clone(),
            names: editor_state.names(),
            view: editor_state.view,
        }
    }
}

impl Shared {
    /// A page without a position.
    pub fn page(link: impl ToString, title: impl ToString) -> Shared {
        Shared {
            link: link.to_string(),
            title: Some(title.to_string()),
            exhibit: None,
            position: None,
            turns: None,
            table: None,
        }
    }

    /// The position in an editor.
    pub fn of(editor_state: &EditorState, report: &Report) -> Shared {
        let plain = editor_state.view.plain();
        let link = editor_state.link_seen(plain);
        let position = SharedPosition {
            shown: ShownPosition::of(editor_state),
            report: report.clone(),
            link: link.clone(),
            frame: editor_state.link_seen(plain.embedded()),
        };
        let page = Shared::page(link, String::new());
        Shared { title: None, position: Some(position), ..page }
    }

    /// The same on a page with its own link, and a link for a frame.
    pub fn on_page(self, link: String, frame: String, title: String) -> Shared {
        let position = self.position.map(|position| SharedPosition { frame, ..position });
        Shared { link, title: Some(title), position, ..self }
    }

    pub fn of_exhibit(self, exhibit: &'static Exhibit) -> Shared {
        Shared { exhibit: Some(exhibit), ..self }
    }
}
