//! What a small picture shows of a link to the gallery.

use crate::link::page_link::PageLink;
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::penetration::link::{NAME, Penetration};
use konane::{Board, Edge, Rules};
use teaching::content::{ExhibitKind, exhibit};
use teaching::sums::Game;

/// The penetration room's box, another room's emblem, or an exhibit's expression. `None` if the
/// exhibit has a position, which the board can open.
pub fn depicted(page_link: &PageLink) -> Option<Game> {
    let on_plane = |board: Board| Game::Position(Rules::default(), board.trimmed());
    match &exhibit(page_link.word(0))?.kind {
        ExhibitKind::Page(_) if page_link.word(0) == NAME => {
            let room = Penetration::of(page_link).0;
            Some(on_plane(room.game.board(room.window())))
        }
        ExhibitKind::Page(page) => Board::parse(page.picture, Edge::Plane).ok().map(on_plane),
        ExhibitKind::Family(_) => ExhibitLink::of(page_link)?.expression().map(Game::Value),
    }
}
