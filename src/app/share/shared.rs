//! What a page gives to others.

use crate::app::editor::model::Model;
use crate::app::link::view::View;
use crate::konane::Board;
use crate::worker::client::Report;
use crate::worker::message::Position;

#[derive(Clone, PartialEq)]
pub struct Shared {
    /// The page's own, from `#` on.
    pub link: String,
    /// In words; without them the position is described.
    pub title: Option<String>,
    pub position: Option<SharedPosition>,
}

#[derive(Clone, PartialEq)]
pub struct SharedPosition {
    pub seen: Seen,
    pub report: Report,
    /// The position alone, on the board.
    pub link: String,
    /// The page in a frame of another site.
    pub frame: String,
}

/// A position and what is shown of it.
#[derive(Clone, PartialEq)]
pub struct Seen {
    pub position: Position,
    pub board: Board,
    pub view: View,
}

impl Seen {
    pub fn of(model: &Model) -> Seen {
        Seen { position: model.position(), board: model.window.board.clone(), view: model.view }
    }
}

impl Shared {
    /// A page without a position.
    pub fn page(link: String, title: String) -> Shared {
        Shared { link, title: Some(title), position: None }
    }

    /// The position in an editor.
    pub fn of(model: &Model, report: &Report) -> Shared {
        let plain = model.view.plain();
        let link = model.link_seen(plain).to_string();
        let position = SharedPosition {
            seen: Seen::of(model),
            report: report.clone(),
            link: link.clone(),
            frame: model.link_seen(plain.embedded()).to_string(),
        };
        Shared { link, title: None, position: Some(position) }
    }

    /// The same on a page with a link of its own, and one for a frame.
    pub fn on_page(self, link: String, frame: String, title: String) -> Shared {
        let position = self.position.map(|position| SharedPosition { frame, ..position });
        Shared { link, title: Some(title), position }
    }
}
