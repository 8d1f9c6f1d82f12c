//! Reads a link that the reader pastes in place of a game's text.

use crate::link::game_link::{GameLink, PlayLink};
use crate::link::player_kind::PlayerKind;
use crate::link::position_link::PositionLink;
use basics::player::{ByPlayer, Player};
use game::Setup;

/// The game of a link, or a game from the link's position, with the corrections. `None` if the link
/// has neither.
pub fn pasted_link(text: &str) -> Option<(GameLink, Vec<String>)> {
    let text = text.trim();
    let is_link = text.contains('#') || text.contains('/');
    if !is_link || text.contains(char::is_whitespace) {
        return None;
    }
    let link = text.find('#').map_or(text, |at| &text[at..]);
    if let Some((asked, corrections)) = PlayLink::parse(link) {
        let PlayLink::Game(place) = asked else { return None };
        return Some((*place, corrections.0));
    }
    let PositionLink { rules, board, .. } = PositionLink::parse(link).ok()?;
    let player_kinds = ByPlayer { left: PlayerKind::You, right: PlayerKind::Friend };
    let setup = Setup::from_position(rules, &board, Player::Left);
    Some((GameLink::new(setup, player_kinds, 0), Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_game() {
        let link = |text: &str| pasted_link(text).map(|(place, _)| place.link().to_string());
        let game = "#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.b1";
        for before in ["", " https://example.org/papamu/", "example.org/papamu/index.html"] {
            assert_eq!(link(&format!("{before}{game}\n")).as_deref(), Some(game));
        }
        assert_eq!(
            link("https://example.org/#/k1/modern/walls/xo.?hide=1").as_deref(),
            Some("#/play/g1/modern/walls/xo1?black=you&white=friend")
        );
        for text in ["", "d4", "d4 e4/", "#/gallery", "#/play", "https://example.org", "a/b"] {
            assert_eq!(link(text), None, "{text}");
        }
        let (_, corrections) = pasted_link("#/play/g1/ancient/4x4/tournament?moves=a1.z9").unwrap();
        assert!(corrections[0].contains("z9"), "{corrections:?}");
    }
}
