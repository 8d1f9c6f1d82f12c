//! Which page of the gallery is open, with the board of its exhibit.

use std::ptr;
use std::rc::Rc;

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::history::History;
use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use crate::pages::gallery::exhibit_link::{ExhibitLink, entrance, is_for_board};
use crate::pages::gallery::own::own_state::{OwnAction, OwnState};
use crate::pages::gallery::own::query::OwnQuery;
use crate::state::{LinkedState, PageState};
use konane::{Board, Edge, Rules};
use worker::message::Position;

pub struct GalleryState {
    /// As the reader opened it, until a change replaces it.
    pub link: PageLink,
    /// The exhibit that the link opens; `None` for rooms and other pages.
    pub exhibit: Option<Rc<ExhibitState>>,
    /// The reader's own exhibit, if the link opens it.
    pub own: Option<Rc<OwnState>>,
}

pub enum GalleryAction {
    Open(PageLink),
    Exhibit(ExhibitAction),
    Own(OwnAction),
}

/// An exhibit and its board, which shows the exhibit's own position or the one that the reader made from it.
#[derive(PartialEq, Eq)]
pub struct ExhibitState {
    pub link: ExhibitLink,
    pub board: History<EditorState>,
}

pub enum ExhibitAction {
    /// Opens other numbers or rules of the same exhibit. If they replace a position that the reader made,
    /// undo brings it back.
    Open(ExhibitLink),
    Edit(EditorAction),
    Dismiss,
}

impl Default for GalleryState {
    fn default() -> Self {
        GalleryState { link: entrance(), exhibit: None, own: None }
    }
}

impl PageState for GalleryState {
    type Action = GalleryAction;

    fn apply(&self, action: GalleryAction) -> GalleryState {
        match action {
            GalleryAction::Open(link) => {
                let asked = ExhibitLink::of(&link);
                let exhibit = asked.map(|asked| match &self.exhibit {
                    Some(open) if ptr::eq(open.link.exhibit, asked.exhibit) => {
                        open.apply(ExhibitAction::Open(asked))
                    }
                    _ => ExhibitState::new(asked),
                });
                let own = OwnQuery::of(&link).map(|asked| match &self.own {
                    Some(open) => open.apply(OwnAction::Open(asked)),
                    None => OwnState::new(asked),
                });
                GalleryState { link, exhibit: exhibit.map(Rc::new), own: own.map(Rc::new) }
            }
            GalleryAction::Exhibit(action) => {
                let before = self.exhibit.as_ref().map(|exhibit| &exhibit.link);
                let exhibit = self.exhibit.as_ref().map(|exhibit| Rc::new(exhibit.apply(action)));
                let now = exhibit.as_ref().map(|exhibit| &exhibit.link);
                let changed = now.filter(|_| now != before).map(ExhibitLink::page_link);
                let link = changed.unwrap_or_else(|| self.link.clone());
                GalleryState { link, exhibit, own: None }
            }
            GalleryAction::Own(action) => {
                let own = self.own.as_ref().map(|own| Rc::new(own.apply(action)));
                let before = self.own.as_ref().map(|own| &own.query);
                let now = own.as_ref().map(|own| &own.query);
                let changed = now.filter(|_| now != before).map(OwnQuery::page_link);
                let link = changed.unwrap_or_else(|| self.link.clone());
                GalleryState { link, exhibit: None, own }
            }
        }
    }
}

impl LinkedState for GalleryState {
    fn link(&self) -> String {
        self.link.to_string()
    }

    /// A link that leads to the board page is about to be replaced by a link of the board.
    fn has_problem(&self) -> bool {
        is_for_board(&self.link)
    }

    fn fence(&mut self, is_fenced: bool) {
        let exhibit = self.exhibit.as_mut().and_then(Rc::get_mut).map(|open| &mut open.board);
        let own = self.own.as_mut().and_then(Rc::get_mut).map(|open| &mut open.board);
        exhibit.into_iter().chain(own).for_each(|board| board.fence(is_fenced));
    }

    fn bar_link(&self) -> String {
        entrance().to_string()
    }
}

impl PageState for ExhibitState {
    type Action = ExhibitAction;

    fn apply(&self, action: ExhibitAction) -> ExhibitState {
        let ExhibitState { link, board } = self;
        match action {
            ExhibitAction::Dismiss => {
                ExhibitState { link: link.with_edit(link.edit.clone()), board: board.clone() }
            }
            ExhibitAction::Open(asked) => {
                let is_same = (own(link), &link.edit) == (own(&asked), &asked.edit);
                let board = match is_same {
                    true => board.clone(),
                    false => board.apply(EditorAction::Exchange(shown(&asked), self.is_edited())),
                };
                ExhibitState { link: asked, board }.settled()
            }
            // An edited position has its own rules.
            ExhibitAction::Edit(EditorAction::SetRules(rules))
                if link.family.rules().len() > 1 && !self.is_edited() =>
            {
                self.apply(ExhibitAction::Open(link.with_rules(rules)))
            }
            ExhibitAction::Edit(EditorAction::SetView(view)) => {
                let link = link.with_edit(link.edit.clone()).with_view(view);
                ExhibitState { link, board: board.clone() }.settled()
            }
            ExhibitAction::Edit(action) => {
                ExhibitState { link: link.clone(), board: board.apply(action) }.settled()
            }
        }
    }
}

impl ExhibitState {
    fn new(link: ExhibitLink) -> ExhibitState {
        let opened = EditorState::default().apply(EditorAction::Exchange(shown(&link), false));
        ExhibitState { link, board: History::new(opened) }.settled()
    }

    /// Whether the reader has changed the exhibit's position.
    pub fn is_edited(&self) -> bool {
        let own = own(&self.link);
        Position::of(own.rules, &own.board) != *self.board.position()
    }

    /// Copies the position from the board to the link, and the view from the link to the board.
    fn settled(mut self) -> ExhibitState {
        let position = self.board.position_link();
        let made = Some(position).filter(|position| *position != own(&self.link).to_string());
        if made != self.link.edit && self.link.link().is_some() {
            self.link = self.link.with_edit(made);
        }
        if self.board.view != self.link.view {
            self.board = self.board.apply(EditorAction::SetView(self.link.view));
        }
        self
    }
}

/// The exhibit's own position; an empty board where it has none.
fn own(link: &ExhibitLink) -> PositionLink {
    link.link().unwrap_or_else(|| PositionLink {
        rules: Rules::Ancient,
        board: Board::empty(1, 1, Edge::Plane),
        parameters: String::new(),
    })
}

fn shown(link: &ExhibitLink) -> PositionLink {
    link.edited().unwrap_or_else(|| own(link))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::view::View;
    use teaching::content::exhibits;

    fn open(address: &str) -> GalleryState {
        GalleryState::default().apply(GalleryAction::Open(PageLink::parse(address)))
    }

    impl GalleryState {
        fn edit(&self, action: EditorAction) -> GalleryState {
            self.apply(GalleryAction::Exhibit(ExhibitAction::Edit(action)))
        }

        fn number(&self, place: usize, number: i32) -> GalleryState {
            let link = self.exhibit.as_ref().unwrap().link.with(place, number);
            self.apply(GalleryAction::Exhibit(ExhibitAction::Open(link)))
        }

        /// Its link, what the board shows, and whether that is edited.
        fn check(&self, link: &str, position: &str, is_edited: bool) {
            let exhibit = self.exhibit.as_ref().unwrap();
            let shown = exhibit.board.position_link().to_string();
            assert_eq!((self.link().as_str(), shown.as_str()), (link, position));
            assert_eq!(exhibit.is_edited(), is_edited, "{link}");
        }
    }

    #[test]
    fn the_board_follows_the_numbers_and_the_rules() {
        let row = open("#/gallery/L?n=3&x=y");
        row.check("#/gallery/l?n=3&x=y", "#/k1/ancient/plane/xox", false);
        row.number(0, 4).check("#/gallery/l?n=4", "#/k1/ancient/plane/xoxo", false);
        row.edit(EditorAction::SetRules(Rules::Modern)).check(
            "#/gallery/l?n=3&rules=modern",
            "#/k1/modern/plane/xox",
            false,
        );
        let view = View { is_projected: true, ..View::default() };
        let seen = row.edit(EditorAction::SetView(view));
        seen.check("#/gallery/l?n=3&projector=1", "#/k1/ancient/plane/xox", false);
        assert_eq!(seen.exhibit.unwrap().board.view, view);
    }

    #[test]
    fn an_edited_position_is_in_the_link_and_can_be_brought_back() {
        let row = open("#/gallery/l?n=3");
        let corner = row.exhibit.as_ref().unwrap().board.window.board.stones().next().unwrap().0;
        let edited = row.edit(EditorAction::Set(corner, None));
        let link = "#/gallery/l?n=3&position=k1/ancient/plane/ox";
        edited.check(link, "#/k1/ancient/plane/ox", true);
        // The address that the page has written opens nothing else.
        let again = edited.apply(GalleryAction::Open(PageLink::parse(link)));
        assert_eq!(again.exhibit.as_ref().unwrap().board, edited.exhibit.as_ref().unwrap().board);
        let other = edited.number(0, 4);
        other.check("#/gallery/l?n=4", "#/k1/ancient/plane/xoxo", false);
        other.edit(EditorAction::Undo).check(
            "#/gallery/l?n=4&position=k1/ancient/plane/ox",
            "#/k1/ancient/plane/ox",
            true,
        );
        edited.edit(EditorAction::Undo).check("#/gallery/l?n=3", "#/k1/ancient/plane/xox", false);
        // A position that replaces no edit leaves no step.
        assert!(!row.number(0, 4).exhibit.unwrap().board.can_undo());
    }

    #[test]
    fn a_wrong_link_stays_until_it_is_dismissed() {
        let wrong = open("#/gallery/l?n=99");
        wrong.check("#/gallery/l?n=99", &wrong_row(), false);
        let dismissed = wrong.apply(GalleryAction::Exhibit(ExhibitAction::Dismiss));
        dismissed.check("#/gallery/l?n=40", &wrong_row(), false);
        assert!(dismissed.exhibit.unwrap().link.corrections.is_empty());
        assert!(open("#/gallery/l/board?n=3").has_problem());
    }

    fn wrong_row() -> String {
        format!("#/k1/ancient/plane/{}", "xo".repeat(20))
    }

    #[test]
    fn the_nimber_machine_shows_its_steps() {
        let whole = open("#/gallery/nimbers?n=3");
        let exhibit = whole.exhibit.as_ref().unwrap();
        for n in 2..=7 {
            let link = exhibit.link.with(0, n);
            let last = link.steps().len() - 1;
            assert_eq!(own(&link).to_string(), own(&link.with_step(Some(last))).to_string());
        }
        let step = open("#/gallery/nimbers?n=3&step=2");
        let own = step.exhibit.as_ref().unwrap().link.link().unwrap().to_string();
        step.check("#/gallery/nimbers?n=3&step=2", &own, false);
        assert_ne!(own, exhibit.link.link().unwrap().to_string());
        // The smallest nimber has one step only.
        let smallest = step.number(0, 2);
        assert_eq!(smallest.link(), "#/gallery/nimbers?n=2&step=1");
        let corrections = &smallest.exhibit.as_ref().unwrap().link.corrections;
        assert_eq!(corrections[..], ["step can be 1, not “2”; shown: 1."]);
    }

    /// A link that the controls make opens without correction.
    #[test]
    fn links_of_all_numbers_open_them_again() {
        for exhibit in exhibits().filter(|exhibit| exhibit.family().is_some()) {
            let Some(first) = ExhibitLink::of(&PageLink::to("gallery", &[exhibit.name])) else {
                continue;
            };
            for (place, parameter) in first.family.parameters.iter().enumerate() {
                for number in parameter.least..=parameter.most {
                    let link = first.with(place, number);
                    assert_eq!(ExhibitLink::of(&link.page_link()), Some(link));
                }
            }
        }
    }
}
