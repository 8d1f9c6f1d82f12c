//! The pages, each in its folder, and what the board and small pictures show of a link to any of
//! them.

pub mod gallery;
pub mod learn;
pub mod play;
pub mod sums;
pub mod list;
pub mod proof;

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::own::query::OwnQuery;
use crate::pages::play::link::Asked;
use crate::pages::sums::link::SumsLink;
use teaching::sums::Game;

/// The link that the board opens for this one; for a link to an exhibit, the link to its position.
pub fn on_board(link: &str) -> Option<String> {
    let place = PageLink::parse(link);
    match place.page.as_str() {
        _ if link.is_empty() => None,
        gallery::NAME => match OwnQuery::of(&place) {
            Some(own) => Some(own.shown(&own.read())?.to_string()),
            None => ExhibitLink::of(&place)?.shown(),
        },
        _ => Some(format!("#/{link}")),
    }
}

/// What small pictures show of a link: its position, or the cards of a sum.
pub fn depicted(link: &str) -> Vec<Game> {
    let (place, address) = (PageLink::parse(link), format!("#/{link}"));
    let one = match place.page.as_str() {
        sums::NAME => {
            let read = SumsLink::parse(&address).map(|(table, _)| table.sides);
            let cards = read.into_iter().flat_map(|sides| [sides.g, sides.h].concat());
            return cards.map(|card| card.game).collect();
        }
        play::NAME => match Asked::parse(&address) {
            Some((Asked::Game(game), _)) => {
                let state = game.record.state();
                Some(Game::Position(state.rules, state.board))
            }
            _ => None,
        },
        gallery::NAME => gallery::depicted::depicted(&place).or_else(|| position(link)),
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
