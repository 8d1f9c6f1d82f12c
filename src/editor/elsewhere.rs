//! Recognises texts for other pages: those that are no position, or might be something else too. It
//! only guesses; the page that gets the text reads it.

use crate::link::item::is_link;
use crate::link::lesson_link::LessonLink;
use crate::link::list_text::{is_lesson, read};
use crate::link::page_link::PageLink;
use crate::link::page_names::{GALLERY, PLAY, SUMS, TEXT, meant};
use words::say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Elsewhere {
    Value(String),
    /// The label of the page, and the link.
    Link(&'static str, String),
    Game(String),
    Lesson(LessonLink),
}

/// The most characters of a value.
const LONGEST_VALUE: usize = 1000;

impl Elsewhere {
    /// What a text looks like. `has_stones` says that it can be read as a position that is not
    /// empty; then it is one, unless it lists several links.
    pub fn of(text: &str, has_stones: bool) -> Option<Elsewhere> {
        let links = text.lines().filter(|line| is_link(line.trim())).count();
        if links > 1 || is_lesson(text) {
            let lesson = LessonLink { lesson: read(text).0, ..LessonLink::default() };
            return lesson.is_in_length().then_some(Elsewhere::Lesson(lesson));
        }
        if has_stones {
            return None;
        }
        if let Some(start) = text.find("#/") {
            let ends = |letter: char| letter.is_whitespace() || letter == '"';
            let (label, link) = meant(text[start..].split(ends).next()?)?;
            return Some(Elsewhere::Link(label, link));
        }
        let text = text.trim();
        match () {
            () if is_value(text) => Some(Elsewhere::Value(text.to_string())),
            () if is_game(text) => Some(Elsewhere::Game(text.to_string())),
            () => None,
        }
    }

    pub fn seems(&self) -> String {
        match self {
            Elsewhere::Value(_) => say::text_seems_value().to_string(),
            Elsewhere::Link(label, _) => say::text_seems_link(label),
            Elsewhere::Game(_) => say::text_seems_game().to_string(),
            Elsewhere::Lesson(link) => say::text_seems_list(link.lesson.items.len()),
        }
    }

    /// Where the text can go: what the reader can do there, and the link.
    pub fn ways(&self) -> Vec<(String, String)> {
        let to = |page, words: &[&str], name, text: &String| {
            PageLink::to(page, words).with(name, Some(text.clone())).to_string()
        };
        match self {
            Elsewhere::Value(text) => vec![
                (say::text_to_sums().to_string(), to(SUMS, &[], "card", text)),
                (say::text_to_habitat().to_string(), to(GALLERY, &["habitat"], "value", text)),
            ],
            Elsewhere::Link(label, link) => vec![(say::text_to_page(label), link.clone())],
            Elsewhere::Game(text) => {
                vec![(say::text_to_play().to_string(), to(PLAY, &[], TEXT, text))]
            }
            Elsewhere::Lesson(link) => vec![(say::text_to_list().to_string(), link.to_string())],
        }
    }
}

/// Whether a text has the characters of a value, and no others. A number with two strokes is rows
/// of a board.
pub fn is_value(text: &str) -> bool {
    let is_part =
        |sign: char| sign.is_ascii_digit() || "½¼¾⅛⅜⅝⅞+-−±*∗^v↑↓⇑⇓⧾⧿/{}|│‖(),·× ".contains(sign);
    let plain = plain(text);
    let is_number = |word: &str| {
        word.matches('/').count() < 2 && !word.starts_with('/') && !word.ends_with('/')
    };
    plain.chars().count() <= LONGEST_VALUE
        && plain
            .contains(|sign: char| sign.is_ascii_digit() || "½¼¾⅛⅜⅝⅞*∗^v↑↓⇑⇓⧾⧿|│".contains(sign))
        && plain.chars().all(is_part)
        && plain.split(|sign: char| !sign.is_ascii_digit() && sign != '/').all(is_number)
}

/// The text in small letters, with a 0 for each word that values may contain.
fn plain(text: &str) -> String {
    let words = ["tiny", "miny", "frac", "uparrow", "downarrow", "ast", "pm", "cdot"];
    let text = text.to_ascii_lowercase().replace('\\', "");
    words.iter().fold(text, |text, word| text.replace(word, "0"))
}

/// Whether a text has headers of a game, or at least half of its words are turns, or its lines are
/// numbers of squares.
fn is_game(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let turns = words.iter().filter(|word| is_turn(word)).count();
    let numbers = |line: &str| line.split_whitespace().all(|word| word.parse::<u8>().is_ok());
    let has_jumps = text.lines().any(|line| line.split_whitespace().count() == 4);
    text.starts_with('[') && text.contains("\"]")
        || turns > 1 && 2 * turns >= words.len()
        || text.lines().count() > 1 && has_jumps && text.lines().all(numbers)
}

/// Turns are written as in `d4`, `d4-d6`, `D4xD6`, `d6d4`.
fn is_turn(word: &str) -> bool {
    let word = word.trim_matches(|sign: char| "().,;".contains(sign));
    let mut signs = word.chars();
    let is_square = signs.next().is_some_and(|sign| sign.is_ascii_alphabetic())
        && signs.next().is_some_and(|sign| sign.is_ascii_digit());
    is_square && signs.all(|sign| sign.is_ascii_alphanumeric() || "-–—−×:→>".contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::import::Import;
    use konane::Edge;

    /// Reads the text as the editor does.
    fn elsewhere(text: &str) -> Option<Elsewhere> {
        Elsewhere::of(text, Import::read(text, Edge::Plane).has_stones())
    }

    #[track_caller]
    fn check(text: &str, seems: &str, ways: &[&str]) {
        let there = elsewhere(text).unwrap_or_else(|| panic!("{text} is nothing"));
        assert_eq!(there.seems(), seems, "{text}");
        let links: Vec<String> = there.ways().into_iter().map(|(_, link)| link).collect();
        assert_eq!(links, ways, "{text}");
    }

    #[test]
    fn a_value_goes_to_sums_and_habitat() {
        for (text, written) in [
            ("1/2", "1/2"),
            (" 8 ", "8"),
            ("-1", "-1"),
            ("*", "%2A"),
            ("^*", "%5E%2A"),
            ("½", "%C2%BD"),
            ("{1|0}", "%7B1%7C0%7D"),
            ("tiny(1)", "tiny%281%29"),
            ("±1/4 + v", "%C2%B11/4%20%2B%20v"),
            ("\\frac{1}{2}", "%5Cfrac%7B1%7D%7B2%7D"),
        ] {
            check(
                text,
                "This looks like a value.",
                &[&format!("#/sums?card={written}"), &format!("#/gallery/habitat?value={written}")],
            );
        }
    }

    #[test]
    fn a_link_goes_to_its_page() {
        let there = ["#/gallery/l?n=3"];
        check("https://example.org/p/#/gallery/l?n=3", "This is a link of Gallery.", &there);
        check("see #/galery/l?n=3 now", "This is a link of Gallery.", &there);
        check("#/play/solved", "This is a link of Play.", &["#/play/solved"]);
    }

    #[test]
    fn games_and_lists_go_to_theirs() {
        let game = "This looks like the text of a game.";
        check("d4 d5", game, &["#/play?text=d4%20d5"]);
        check("1. d4 d5 2. b4-d4", game, &["#/play?text=1.%20d4%20d5%202.%20b4-d4"]);
        check("d6d4 D2xD4", game, &["#/play?text=d6d4%20D2xD4"]);
        let header = "[Size \"4x4\"]";
        check(header, game, &["#/play?text=%5BSize%20%224x4%22%5D"]);
        check("4 4\n5 4\n2 4 4 4", game, &["#/play?text=4%204%0A5%204%0A2%204%204%204"]);
        let list = "Mine\n\nA half\n#/k1/ancient/plane/oxo.ox\n\n#/gallery/l\n";
        let link = "#/list?title=Mine&item=k1/ancient/plane/oxo.ox&name=A%20half&item=gallery/l";
        let link = LessonLink::parse(link).unwrap().0.to_string();
        check(list, "This looks like a lesson of 2 items.", &[&link]);
    }

    #[test]
    fn positions_and_rubbish_are_nothing_else() {
        for text in [
            "xo/.x",
            "x1o",
            "8/8/8",
            "...",
            "",
            "/",
            "BWB",
            "1 2 1\n2 0 2",
            "xo.\nx?o",
            "hello there",
            "#/k1/ancient/plane/xo",
            "A half\n#/k1/ancient/plane/xo",
            "#/foo/bar",
            "%",
            "🙂",
            "-",
            "v1x",
        ] {
            assert_eq!(elsewhere(text), None, "{text}");
        }
    }
}
