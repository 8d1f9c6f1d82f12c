//! Reads what people type or paste wherever positions and values are wanted: one on a line, or a board in rows, with a name
//! before it if they like.
//!
//! ```text
//! line  = [name ": "] [copies ","] thing
//! thing = rows / '"' rows '"' words / rules "/" edge "/" rows / value / link
//! ```

use crate::editor::elsewhere::{Elsewhere, is_value};
use crate::editor::import::{Content, Import};
use crate::link::item::{LONGEST_NAME, NOTE, is_link, line, place};
use crate::link::page_link::PageLink;
use crate::link::page_names::SUMS;
use crate::link::position_link::PositionLink;
use crate::link::problem::shorten;
use konane::{Edge, Rules};
use teaching::sums::{Card, Game};
use words::say;

/// What stands on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Typed {
    /// Empty if there is none.
    pub name: String,
    pub thing: Thing,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A position, with all that its link says.
    Position(PositionLink),
    /// A value, or several copies of a game.
    Card(Card),
    /// What stands after `#/` in the link of another page.
    Link(String),
}

impl Thing {
    /// The link that opens it.
    pub fn link(&self) -> String {
        match self {
            Thing::Position(link) => link.to_string(),
            Thing::Card(card) => {
                PageLink::to(SUMS, &[]).with("card", Some(card.to_string())).to_string()
            }
            Thing::Link(link) => format!("#/{link}"),
        }
    }
}

/// What a line or a board in rows is; `None` if it is only words.
pub fn read(text: &str) -> Option<Result<Typed, String>> {
    let text = text.trim();
    if text.starts_with(NOTE) {
        return None;
    }
    let typed = |name: &str, thing| Typed { name: line(name, LONGEST_NAME), thing };
    if let Some((name, rest)) = text.split_once(": ")
        && !name.contains("#/")
        && let Some(Ok(thing)) = thing(rest)
    {
        return Some(Ok(typed(name, thing)));
    }
    Some(thing(text)?.map(|thing| typed("", thing)))
}

fn thing(text: &str) -> Option<Result<Thing, String>> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    if let Some(start) = text.find("#/") {
        return Some(linked(text[start..].split_whitespace().next()?));
    }
    if let Some((rules, edge, rows)) = quoted(text) {
        return Some(stones(rows, rules, edge).map(Thing::Position));
    }
    if is_bare_link(text) {
        return Some(linked(text));
    }
    let on_plane = |rows: &str| stones(rows, Rules::default(), Edge::Plane);
    // Before a comma, a number is a number of copies.
    let is_counted = text.split_once(',').is_some_and(|(count, _)| count.parse::<u32>().is_ok());
    if is_stones(text) && !is_counted {
        return Some(on_plane(text).map(Thing::Position));
    }
    Some(match Card::parse(text) {
        Err(error) => Err(unread(text, error)),
        Ok(Card { game: Game::Position(rules, board), count: 1 }) => {
            Ok(Thing::Position(PositionLink { rules, board, parameters: String::new() }))
        }
        Ok(Card { game: Game::Value(rows), count }) if is_counted && is_stones(&rows) => {
            let game = on_plane(&rows).map(|link| Game::Position(link.rules, link.board));
            game.map(|game| Thing::Card(Card { game, count }))
        }
        Ok(Card { game: Game::Value(value), .. }) if !is_value(&value) => return None,
        Ok(card) => Ok(Thing::Card(card)),
    })
}

/// A position by its link, or what the link of another page opens.
fn linked(link: &str) -> Result<Thing, String> {
    let place = place(link);
    let page = PageLink::parse(&place).page;
    let is_position = page
        .strip_prefix(['k', 'K'])
        .is_some_and(|version| version.starts_with(|sign: char| sign.is_ascii_digit()));
    match is_position {
        true => PositionLink::parse(link).map(Thing::Position).map_err(|error| unread(link, error)),
        false => Ok(Thing::Link(place)),
    }
}

fn stones(rows: &str, rules: Rules, edge: Edge) -> Result<PositionLink, String> {
    let content = Import::only(rows, edge, |error| unread(rows, error))?;
    Ok(match content {
        Content::Link(link, _) => *link,
        Content::Board(board) => {
            PositionLink { rules, board: board.trimmed(), parameters: String::new() }
        }
    })
}

/// Why a text cannot be read, and where it may belong.
pub fn unread(text: &str, reason: impl ToString) -> String {
    let said = say::text_unread(&reason.to_string(), &shorten(text, 40));
    match Elsewhere::of(text, false) {
        None | Some(Elsewhere::Value(_)) => said,
        Some(elsewhere) => format!("{said} {}", elsewhere.seems()),
    }
}

/// A position as pictures of positions give it to screen readers, with its rules and its edge behind it.
fn quoted(text: &str) -> Option<(Rules, Edge, &str)> {
    let marks = ['"', '“', '”', '„'];
    let (rows, words) = text.strip_prefix(marks)?.split_once(marks)?;
    let (mut rules, mut edge) = (Rules::default(), Edge::Plane);
    for word in words.split_whitespace() {
        match (word.parse(), word.parse()) {
            (Ok(named), _) => rules = named,
            (_, Ok(named)) => edge = named,
            (Err(_), Err(_)) => return None,
        }
    }
    Some((rules, edge, rows))
}

/// The signs of stones in the forms that the board reads.
const STONES: [char; 14] = ['x', 'o', 'X', 'O', 'b', 'w', 'B', 'W', '●', '○', '⚫', '⚪', 'P', 'p'];

/// Whether a text has stones and nothing else than rows.
fn is_stones(text: &str) -> bool {
    let is_stone = |letter: char| "xoXO●○⚫⚪".contains(letter);
    let is_letter = |letter: char| STONES.contains(&letter) && !is_stone(letter);
    let is_other = |letter: char| {
        "._-/,|#".contains(letter) || letter.is_ascii_digit() || letter.is_whitespace()
    };
    // “Bob” is a name.
    let may_have_letters =
        text.contains(|letter: char| is_other(letter) && !letter.is_whitespace());
    let is_row = |letter: char| {
        is_stone(letter) || is_other(letter) || may_have_letters && is_letter(letter)
    };
    text.starts_with("Konane(") || text.contains(is_stone) && text.chars().all(is_row)
}

/// Whether a line is a link to a position without the address of the site.
fn is_bare_link(line: &str) -> bool {
    !is_link(line) && PageLink::parse(line).page.starts_with(['k', 'K']) && line.contains('/')
}

/// The lines of a text. Lines that follow each other are rows of one board if one of them begins or ends with a dot.
pub fn pieces(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut pieces = Vec::new();
    for block in lines.split(|line| line.is_empty()) {
        let whole = block.join("\n");
        let is_row = |line: &&str| line.starts_with(['.', '_']) || line.ends_with(['.', '_']);
        match is_stones(&whole) && block.iter().any(is_row) {
            true => pieces.push(whole),
            false => pieces.extend(block.iter().map(ToString::to_string)),
        }
        pieces.push(String::new());
    }
    pieces
}

/// The text of a list with a link in place of each typed position and value, and a sentence for each that cannot be read.
/// A line before a link at the beginning of a block is its name, and the first block is the title if only others have links.
/// Sentences with a link in them, and beside a link a value after a colon, are words.
pub fn with_links(text: &str) -> (String, Vec<String>) {
    let mut problems = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    let all: Vec<&str> = text.lines().map(str::trim).collect();
    let has_links = all.iter().any(|line| is_link(line));
    for (number, block) in all.split(|line| line.is_empty()).enumerate() {
        let has_link = block.iter().any(|line| is_link(line));
        let is_named = block.len() > 1 && is_link(block[1]) && !is_link(block[0]);
        let is_title = number == 0 && has_links && !has_link;
        let kept = if is_title { block.len() } else { usize::from(is_named) };
        let (kept, rest) = block.split_at(kept);
        lines.extend(kept.iter().map(ToString::to_string));
        for piece in pieces(&rest.join("\n")) {
            lines.push(match read(&piece) {
                Some(Err(problem)) => {
                    problems.push(problem);
                    String::new()
                }
                Some(Ok(Typed { name, thing })) if name.is_empty() => {
                    let is_sentence = has_links && piece.contains("#/") && !is_link(&piece);
                    if is_sentence { piece } else { thing.link() }
                }
                // It begins a block, or its name would be words about the item before it.
                Some(Ok(Typed { name, thing })) if !has_link || matches!(thing, Thing::Link(_)) => {
                    format!("\n{name}\n{}", thing.link())
                }
                _ => piece,
            });
        }
        lines.push(String::new());
    }
    (lines.join("\n"), problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::words;
    use crate::link::item_link::link;
    use crate::link::list_text;
    use teaching::content::lessons::Item;

    /// What a line is: its name, and its link without what all links begin with.
    fn typed(text: &str) -> String {
        let Typed { name, thing } = read(text).expect("a thing").unwrap();
        format!("{name}|{}", thing.link().trim_start_matches("#/"))
    }

    #[test]
    fn all_forms_are_read() {
        for (text, expected) in [
            ("oxo.ox", "|k1/ancient/plane/oxo.ox"),
            ("\"oxo.ox\"", "|k1/ancient/plane/oxo.ox"),
            ("“xo/.xo” modern walls", "|k1/modern/walls/xo/.xo"),
            ("xo,.xo", "|k1/ancient/plane/xo/.xo"),
            ("_○●/_●○", "|k1/ancient/plane/ox/xo"),
            ("modern/plane/xo", "|k1/modern/plane/xo"),
            ("k1/modern/plane/xo?hide=1", "|k1/modern/plane/xo?hide=1"),
            ("https://example.org/p/#/k1/modern/walls/xo?hide=1", "|k1/modern/walls/xo?hide=1"),
            ("see #/gallery/l?n=3 now", "|gallery/l?n=3"),
            ("2,modern/plane/xo", "|sums?card=2,modern/plane/xo"),
            ("3,oxo", "|sums?card=3,ancient/plane/oxo"),
            ("1,oxo", "|sums?card=ancient/plane/oxo"),
            ("1/2", "|sums?card=1/2"),
            ("v", "|sums?card=v"),
            ("2,*", "|sums?card=2,%2A"),
            ("A half: oxo.ox", "A half|k1/ancient/plane/oxo.ox"),
            ("Up: ^", "Up|sums?card=%5E"),
            ("First: #/gallery/l?n=3", "First|gallery/l?n=3"),
        ] {
            assert_eq!(typed(text), expected, "{text}");
        }
        for words in ["", "Good morning", "Bob", "Note: good morning"] {
            assert_eq!(read(words), None, "{words}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        for (text, said) in [
            ("xo.P", "line 1, column 4"),
            ("x300o", "“x300o” cannot be read"),
            ("ancient/flat/xo", "character 9"),
            ("#/k1/old/plane/xo", "cannot be read"),
            ("xo.|.xo", "Did you mean xo/.xo?"),
            ("x0x0", "Did you mean xoxo?"),
            ("1 xo.", "Did you mean xo?"),
            ("|x|o|.|", "Did you mean xo?"),
        ] {
            let problem = read(text).expect("a problem").unwrap_err();
            assert!(problem.contains(said), "{text}: {problem}");
        }
    }

    #[test]
    fn a_typed_position_is_an_item() {
        let links = |text: &str| -> Vec<String> {
            let (text, problems) = with_links(text);
            assert_eq!(problems, [""; 0], "{text}");
            let list = list_text::read(&text).0;
            let texts = |item: &Item| [item.title.clone(), link(item), words(item)].join("|");
            list.items.iter().map(texts).collect()
        };
        for (text, items) in [
            ("oxo.ox", &["|k1/ancient/plane/oxo.ox|"][..]),
            ("oxo.ox\nxo/.xo", &["|k1/ancient/plane/oxo.ox|", "|k1/ancient/plane/xo/.xo|"]),
            ("..xo\n...\n\nxo", &["|k1/ancient/plane/xo|", "|k1/ancient/plane/xo|"]),
            ("modern/walls/xo1", &["|k1/modern/walls/xo1|"]),
            ("k1/modern/plane/xo?hide=1", &["|k1/modern/plane/xo?hide=1|"]),
            ("A star\nxo\nWho wins?", &["A star|k1/ancient/plane/xo|Who wins?"]),
            ("One: xo\nTwo: *2", &["One|k1/ancient/plane/xo|", "Two|sums?card=%2A2|"]),
            ("xo\n1/2", &["|k1/ancient/plane/xo|", "|sums?card=1/2|"]),
            // The name of an item, and the title of a list.
            ("xo\n#/gallery/l?n=7", &["xo|gallery/l?n=7|"]),
            (
                "#/gallery/l?n=7\nxo\n*",
                &["|gallery/l?n=7|", "|k1/ancient/plane/xo|", "|sums?card=%2A|"],
            ),
            ("1\n\n#/gallery/l?n=7", &["|gallery/l?n=7|"]),
            // Words and a note beside a link.
            (
                "#/gallery/l?n=7\nGuess: 1/2\nSee https://a.b/#/list too\n// xo",
                &["|gallery/l?n=7|Guess: 1/2 See https://a.b/#/list too"],
            ),
            ("Good morning", &[]),
        ] {
            assert_eq!(links(text), items, "{text}");
        }
        let (_, problems) = with_links("x300o\nxo");
        assert!(problems.len() == 1 && problems[0].contains("x300o"), "{problems:?}");
    }
}
