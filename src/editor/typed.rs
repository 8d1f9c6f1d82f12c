//! Positions that people type: one on a line, or rows on lines of their own.

use crate::editor::import::Import;
use crate::link::item::is_link;
use crate::link::page_link::PageLink;
use crate::link::position_link::PositionLink;
use crate::link::problem::shorten;
use konane::{Board, Edge, Rules};
use teaching::content::lessons::SubjectKind;
use words::say;

/// The lines of a text. Lines that follow each other are rows of one position if one of them has only
/// dots.
pub fn pieces(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut pieces = Vec::new();
    for block in lines.split(|line| line.is_empty()) {
        let whole = block.join("\n");
        let is_empty_row = |line: &&str| line.chars().all(|sign| "._".contains(sign));
        match is_stones(&whole) && block.iter().any(is_empty_row) {
            true => pieces.push(whole),
            false => pieces.extend(block.iter().map(ToString::to_string)),
        }
        pieces.push(String::new());
    }
    pieces
}

/// Whether a text consists of stones and nothing else.
pub fn is_stones(text: &str) -> bool {
    let is_stone = |letter: char| "xoXO●○⚫⚪".contains(letter);
    let is_other = |letter: char| {
        "._-/,".contains(letter) || letter.is_ascii_digit() || letter.is_whitespace()
    };
    text.contains(is_stone) && text.chars().all(|letter| is_stone(letter) || is_other(letter))
}

/// The position of a text that consists of stones, or a sentence that says why it has none.
pub fn stones(text: &str) -> Result<PositionLink, String> {
    let unread = |error: String| say::quiz_unread(&error, &shorten(text, 40));
    let content = Import::only(text, Edge::Plane, unread)?;
    Ok(link_to(Rules::default(), content.stones().trimmed()))
}

fn link_to(rules: Rules, board: Board) -> PositionLink {
    PositionLink { rules, board, parameters: String::new() }
}

/// Whether a line is a link to a position without the address of the site.
pub fn is_bare_link(line: &str) -> bool {
    !is_link(line) && PageLink::parse(line).page.starts_with(['k', 'K']) && line.contains('/')
}

/// The text of a list with a link in place of each typed position, and a sentence for each that
/// cannot be read. A block with a link stays as it is: its other lines are names and words.
pub fn with_links(text: &str) -> (String, Vec<String>) {
    let mut problems = Vec::new();
    let mut linked = |piece: String| match SubjectKind::parse(&piece) {
        _ if is_bare_link(&piece) => format!("#/{piece}"),
        _ if is_stones(&piece) => match stones(&piece) {
            Ok(link) => link.to_string(),
            Err(problem) => {
                problems.push(problem);
                String::new()
            }
        },
        Ok(SubjectKind::Position(rules, board)) => link_to(rules, board).to_string(),
        _ => piece,
    };
    let mut lines: Vec<String> = Vec::new();
    let all: Vec<&str> = text.lines().map(str::trim).collect();
    for block in all.split(|line| line.is_empty()) {
        match block.iter().any(|line| is_link(line)) {
            true => lines.extend(block.iter().map(ToString::to_string)),
            false => lines.extend(pieces(&block.join("\n")).into_iter().map(&mut linked)),
        }
        lines.push(String::new());
    }
    (lines.join("\n"), problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::list::List;

    #[test]
    fn a_typed_position_is_an_item() {
        let links = |text: &str| -> Vec<String> {
            let (text, problems) = with_links(text);
            assert_eq!(problems, [""; 0], "{text}");
            let list = List::read(&text).0;
            list.items
                .into_iter()
                .map(|item| [item.name, item.link, item.words].join("|"))
                .collect()
        };
        for (text, items) in [
            ("oxo.ox", &["|k1/ancient/plane/oxo.ox|"][..]),
            ("oxo.ox\nxo/.xo", &["|k1/ancient/plane/oxo.ox|", "|k1/ancient/plane/xo/.xo|"]),
            ("..xo\n...\n\nxo", &["|k1/ancient/plane/xo|", "|k1/ancient/plane/xo|"]),
            ("modern/walls/xo1", &["|k1/modern/walls/xo1|"]),
            ("k1/modern/plane/xo?hide=1", &["|k1/modern/plane/xo?hide=1|"]),
            ("A star\nxo\nWho wins?", &["A star|k1/ancient/plane/xo|Who wins?"]),
            // The name of an item, and the title of a list.
            ("xo\n#/gallery/l?n=7", &["xo|gallery/l?n=7|"]),
            ("1\n\n#/gallery/l?n=7", &["|gallery/l?n=7|"]),
            ("Good morning", &[]),
        ] {
            assert_eq!(links(text), items, "{text}");
        }
        let (_, problems) = with_links("x300o\nxo");
        assert!(problems.len() == 1 && problems[0].contains("x300o"), "{problems:?}");
    }
}
