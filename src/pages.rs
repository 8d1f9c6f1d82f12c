//! The pages, each in its folder, and what the board and small pictures show of a link to any of
//! them.

pub mod board;
pub mod gallery;
pub mod learn;
pub mod play;
pub mod sums;
pub mod proof;
pub mod view;

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::link::game_link::{GameLink, PlayLink};
use crate::link::item::{has_flag, of_subjects, place};
use crate::link::page_link::PageLink;
use crate::link::page_names::{GALLERY, LEARN, LIST, PLAY, PROOF, SUMS, TEACH};
use crate::link::position_link::PositionLink;
use crate::link::problem::LinkProblem;
use crate::link::proof_link::ProofLink;
use crate::link::sums_link::SumsLink;
use crate::link::view::{HIDE, View};
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::own::query::OwnQuery;
use teaching::content::exhibit;
use teaching::content::lessons::{Item, Shown};
use teaching::sums::Game;

/// The link that the board opens for this one; for a link to an exhibit, the link to its position.
pub fn on_board(link: &str) -> Option<String> {
    let place = PageLink::parse(link);
    match place.page.as_str() {
        _ if link.is_empty() => None,
        GALLERY => match OwnQuery::of(&place) {
            Some(own) => Some(own.shown(&own.read())?.to_string()),
            None => ExhibitLink::of(&place)?.shown(),
        },
        _ => Some(format!("#/{link}")),
    }
}

/// Whether the page that a link opens covers its values; `None` if it shows none that it could cover.
pub fn cover(link: &str) -> Option<bool> {
    let place = PageLink::parse(link);
    let can_cover = match place.page.as_str() {
        _ if link.is_empty() => false,
        LEARN | LIST | TEACH => false,
        SUMS => true,
        PROOF => matches!(ProofLink::parse(&format!("#/{link}")), Some(Ok(_))),
        PLAY => return game(link).map(|game| game.view.is_hidden),
        GALLERY => exhibit(place.word(0)).is_some() || on_board(link).is_some(),
        _ => PositionLink::parse(link).is_ok(),
    };
    can_cover.then(|| has_flag(link, HIDE))
}

/// The item with its values covered or shown: that of a game stands in its link.
pub fn with_cover(item: Item, is_covered: bool) -> Item {
    match &item.shown {
        Shown::Link(link) if let Some(game) = game(link) => {
            let view = View { is_hidden: is_covered, ..game.view };
            let shown = Shown::Link(place(&game.link_seen(view).to_string()));
            Item { shown, ..item }
        }
        _ => Item { is_covered, ..item },
    }
}

fn game(link: &str) -> Option<GameLink> {
    match PlayLink::parse(&format!("#/{link}"))? {
        (PlayLink::Game(game), _) => Some(*game),
        _ => None,
    }
}

/// The link that the board opens for an item: its position, or that of its link.
pub fn item_on_board(item: &Item) -> Option<String> {
    match &item.shown {
        Shown::Link(link) => on_board(link),
        _ => item.board().map(|_| format!("#/{}", of_subjects(item.subjects()))),
    }
}

/// What small pictures show of an item.
pub fn item_depicted(item: &Item) -> Vec<Game> {
    match &item.shown {
        Shown::Link(link) => depicted(link),
        _ => item.subjects().iter().map(|subject| Game::from(&subject.kind)).collect(),
    }
}

/// What small pictures show of a link: its position, or the cards of a sum.
pub fn depicted(link: &str) -> Vec<Game> {
    let (place, address) = (PageLink::parse(link), format!("#/{link}"));
    let one = match place.page.as_str() {
        SUMS => {
            let read = SumsLink::parse(&address).map(|(table, _)| table.sides);
            let cards = read.into_iter().flat_map(|sides| [sides.g, sides.h].concat());
            return cards.map(|card| card.game).collect();
        }
        PLAY => game(link).map(|game| {
            let state = game.record.state();
            Game::Position(state.rules, state.board)
        }),
        GALLERY => gallery::depicted::depicted(&place).or_else(|| position(link)),
        _ => position(link),
    };
    one.into_iter().collect()
}

/// The position that the board shows for a link.
fn position(link: &str) -> Option<Game> {
    let editor_state = EditorState::default().apply(EditorAction::Open(on_board(link)?));
    let is_readable = !matches!(editor_state.problem, Some(LinkProblem::Unreadable(..)));
    is_readable.then(|| Game::Position(editor_state.rules, editor_state.window.board.trimmed()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::item;
    use crate::link::item_link;

    #[test]
    fn what_shows_values_can_be_covered() {
        let game = "play/g1/ancient/4x4/tournament?black=you&white=friend";
        let watched = "play/g1/ancient/4x4/tournament?black=strong.6&white=strong.6";
        for (start, shown, covered) in [
            ("k1/ancient/plane/xo", "k1/ancient/plane/xo", "k1/ancient/plane/xo?hide=1"),
            ("gallery/l?n=7", "gallery/l?n=7", "gallery/l?n=7&hide=1"),
            ("gallery/numbers", "gallery/numbers", "gallery/numbers?hide=1"),
            (
                "gallery/habitat?value=1",
                "gallery/habitat?value=1",
                "gallery/habitat?value=1&hide=1",
            ),
            (
                "proof/k1/ancient/plane/xo",
                "proof/k1/ancient/plane/xo",
                "proof/k1/ancient/plane/xo?hide=1",
            ),
            ("sums?card=1", "sums?card=1", "sums?card=1&hide=1"),
            ("sums?calc=1", "sums?calc=1", "sums?calc=1&hide=1"),
            // A person who plays sees no values anyway.
            (game, &format!("{game}&hide=0"), game),
            (watched, watched, &format!("{watched}&hide=1")),
        ] {
            for (link, is_covered) in [(shown, false), (covered, true)] {
                assert_eq!(cover(link), Some(is_covered), "{link}");
            }
            for (is_covered, written) in [(false, shown), (true, covered)] {
                let item = with_cover(item("", start, ""), is_covered);
                assert_eq!(item_link::link(&item), written);
            }
        }
    }

    #[test]
    fn what_shows_none_cannot() {
        for link in [
            "",
            "list",
            "learn/rules/board",
            "learn/q1?task=value&on=1&of=1",
            "proof/value/ancient/plane/xo",
            "gallery",
            "gallery/papers",
            "play",
            "play/solved",
            "k9/x",
        ] {
            assert_eq!(cover(link), None, "{link}");
        }
    }
}
