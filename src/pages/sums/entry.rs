//! Makes cards from typed or pasted text: positions in any form that the board reads, links to
//! positions and to sums, values.

use crate::editor::elsewhere::Elsewhere;
use crate::editor::import::{Content, Import};
use crate::link::position_link::PositionLink;
use crate::link::sums_link::SumsLink;
use konane::{Edge, Jump, Rules, Square};
use teaching::sums::{Card, Game};
use words::say;

/// The cards of a text; the error is a sentence that says why it has none. `position_of` returns
/// the position of a page by the page's link.
pub fn cards(
    text: &str,
    position_of: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Card>, String> {
    let text = text.trim();
    if let Some((rules, edge, rows)) = quoted(text) {
        return Ok(vec![laid(Import::only(rows, edge, not_added)?, rules)]);
    }
    let link = text.find("#/").map(|start| text[start..].split_whitespace().next().unwrap_or(""));
    if let Some(link) = link {
        if let Some((place, corrections)) = SumsLink::parse(link) {
            let cards = [place.sides.g, place.sides.h].concat();
            return match corrections.0.first() {
                Some(said) => Err(said.clone()),
                None => Ok(cards),
            };
        }
        let shown = position_of(link.trim_start_matches("#/"));
        let read = PositionLink::parse(shown.as_deref().unwrap_or(link));
        return read.map(|link| vec![at_its_end(link)]).map_err(|error| but_seems(text, error));
    }
    if is_position(text) {
        let content = Import::only(text, Edge::Plane, not_added)?;
        return Ok(vec![laid(content, Rules::default())]);
    }
    Card::parse(text).map(|card| vec![card]).map_err(|error| but_seems(text, error))
}

/// Says why a text was not added, and what else it looks like.
fn but_seems(text: &str, place: impl ToString) -> String {
    let said = not_added(place);
    match Elsewhere::of(text, false) {
        None | Some(Elsewhere::Value(_)) => said,
        Some(elsewhere) => format!("{said} {}", elsewhere.seems()),
    }
}

fn not_added(place: impl ToString) -> String {
    say::sums_not_added(&place.to_string())
}

fn laid(content: Content, rules: Rules) -> Card {
    match content {
        Content::Link(link, _) => at_its_end(*link),
        Content::Board(board) => Game::Position(rules, board.trimmed()).into(),
    }
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
        board = board.play(jump);
    }
    Game::Position(link.rules, board.trimmed()).into()
}

/// Splits a quoted position and the words after it, which name the rules and the edge as in the
/// calculator.
fn quoted(text: &str) -> Option<(Rules, Edge, &str)> {
    let marks = ['"', '“', '”', '„'];
    let (rows, words) = text.strip_prefix(marks)?.split_once(marks)?;
    let (mut rules, mut edge) = (Rules::default(), Edge::Plane);
    for word in words.split_whitespace() {
        match (Rules::named(word), Edge::named(word)) {
            (Some(named), _) => rules = named,
            (_, Some(named)) => edge = named,
            (None, None) => return None,
        }
    }
    Some((rules, edge, rows))
}

const STONES: [char; 14] = ['x', 'o', 'X', 'O', 'b', 'w', 'B', 'W', '●', '○', '⚫', '⚪', 'P', 'p'];

/// Whether a text looks like a position: it has stones, and nothing that only values have.
fn is_position(text: &str) -> bool {
    let has_stone = text.contains(STONES);
    let only = |letter: char| {
        matches!(letter, '.' | '_' | '-' | '#' | '|' | '/' | ',')
            || STONES.contains(&letter)
            || letter.is_ascii_digit()
            || letter.is_whitespace()
    };
    let is_link = text.trim_start_matches('/').starts_with(['k', 'K']);
    // Before a comma, a number is a number of copies.
    let is_counted = text.split_once(',').is_some_and(|(count, _)| count.parse::<u32>().is_ok());
    let is_rows = has_stone && !is_counted && text.chars().all(only);
    is_link || text.contains("Konane(") || is_rows
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
        let all = read("#/sums?card=1&card=%2A");
        assert_eq!(all, Ok(vec!["1".to_string(), "*".to_string()]));
    }

    #[test]
    fn says_what_is_wrong() {
        let empty = "This cannot be added. At character 1: expected a position or a value.";
        assert_eq!(read(""), Err(empty.to_string()));
        let words =
            "This cannot be added. At line 1, column 4: expected x, o, . or a number, found “P”.";
        assert_eq!(read("xo.P"), Err(words.to_string()));
        for (text, meant) in
            [("xo.|.xo", "xo/.xo"), ("x0x0", "xoxo"), ("1 xo.", "xo"), ("|x|o|.|", "xo")]
        {
            let said = read(text).unwrap_err();
            assert!(said.ends_with(&format!(" Did you mean {meant}?")), "{text}: {said}");
        }
        assert!(read("#/k1/old/plane/xo").is_err());
        let page = read("#/play/solved").unwrap_err();
        assert!(page.ends_with("This is a link of Play."), "{page}");
    }
}
