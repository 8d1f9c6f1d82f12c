//! Makes cards from typed or pasted text.

use crate::editor::typed::{Thing, pieces, read, unread};
use crate::link::position_link::PositionLink;
use crate::link::sums_link::SumsLink;
use konane::{Jump, Square};
use teaching::sums::{Card, Game};
use words::say;

/// The cards of a text; the error is a sentence that says why it has none. `position_of` returns
/// the position of a page by the page's link.
pub fn cards(
    text: &str,
    position_of: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Card>, String> {
    let mut cards = Vec::new();
    for piece in pieces(text).iter().filter(|piece| !piece.is_empty()) {
        match read(piece) {
            // What is wrong with a value shows on its card.
            None => cards.push(Card::parse(piece).map_err(|error| unread(piece, error))?),
            Some(read) => cards.extend(cards_of(read?.thing, &position_of)?),
        }
    }
    if cards.is_empty() { Err(say::text_nothing().to_string()) } else { Ok(cards) }
}

fn cards_of(
    thing: Thing,
    position_of: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Card>, String> {
    let link = match thing {
        Thing::Position(link) => return Ok(vec![at_its_end(link)]),
        Thing::Card(card) => return Ok(vec![card]),
        Thing::Link(link) => link,
    };
    if let Some((place, corrections)) = SumsLink::parse(&link) {
        let cards = [place.sides.g, place.sides.h].concat();
        return match corrections.0.first() {
            Some(said) => Err(said.clone()),
            None => Ok(cards),
        };
    }
    let shown = position_of(&link);
    let read = PositionLink::parse(shown.as_deref().unwrap_or(&link));
    read.map(|link| vec![at_its_end(link)]).map_err(|error| unread(&format!("#/{link}"), error))
}

/// The position that a link shows, after the jumps of its line.
fn at_its_end(link: PositionLink) -> Card {
    let (_, line, ..) = link.read_parameters();
    let mut board = link.board.trimmed();
    let mut corner = Square::new(0, 0);
    for jump in line.jumps.iter().take(line.step) {
        let jump = Jump { from: jump.from - corner, ..*jump };
        let to = jump.to();
        corner = corner + Square::new(to.row.min(0), to.column.min(0));
        board = board.play_unchecked(jump);
    }
    Game::Position(link.rules, board.trimmed()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<String>, String> {
        let gallery =
            |link: &str| (link == "gallery/l?n=3").then(|| "#/k1/modern/plane/xox".to_string());
        cards(text, gallery).map(|cards| cards.iter().map(Card::to_string).collect())
    }

    #[test]
    fn understands_positions_links_and_values() {
        for (text, card) in [
            ("oxo.ox", "ancient/plane/oxo.ox"),
            ("\"oxo.ox\"", "ancient/plane/oxo.ox"),
            ("“xo/.xo” modern walls", "modern/walls/xo/.xo"),
            ("xo\n.xo", "ancient/plane/xo/.xo"),
            ("xo,.xo", "ancient/plane/xo/.xo"),
            ("_○●/_●○", "ancient/plane/ox/xo"),
            ("https://example.org/p/#/k1/modern/walls/xo?hide=1", "modern/walls/xo"),
            ("#/k1/ancient/plane/xo?line=0_0r1", "ancient/plane/x"),
            ("k1/ancient/plane/xo", "ancient/plane/xo"),
            ("#/gallery/l?n=3", "modern/plane/xox"),
            ("modern/plane/xo", "modern/plane/xo"),
            ("2,modern/plane/xo", "2,modern/plane/xo"),
            ("{1|0}", "{1|0}"),
            ("1/2", "1/2"),
            ("-1", "-1"),
            ("tiny(1)", "tiny(1)"),
            ("v", "v"),
        ] {
            assert_eq!(read(text), Ok(vec![card.to_string()]), "{text}");
        }
        for all in ["#/sums?card=1&card=%2A", "1\n*", "One: 1\n\nA star: *"] {
            assert_eq!(read(all), Ok(vec!["1".to_string(), "*".to_string()]), "{all}");
        }
    }

    #[test]
    fn says_what_is_wrong() {
        assert_eq!(read(""), Err("There is no link, position or value in this text.".to_string()));
        assert!(read("#/k1/old/plane/xo").is_err());
        let page = read("#/play/solved").unwrap_err();
        assert!(page.ends_with("This is a link of Play."), "{page}");
    }
}
