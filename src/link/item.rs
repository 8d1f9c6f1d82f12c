//! An item of a lesson from the texts that people type for it, and the links that it shows.

use crate::link::page_link::PageLink;
use crate::link::page_names::{LEARN, PLAY, PROOF, SUMS};
use crate::link::position_link::PositionLink;
use crate::link::view::{self, EDIT, HIDE, PROJECTOR};
use basics::direction::closed;
use basics::one_line::one_line;
use teaching::content::lessons::{
    Item, MOST_SUBJECTS, Note, NoteKind, Shown, Subject, SubjectKind,
};
use teaching::sums::{Card, Game};

/// The most characters of a name or a title, and of any other text.
pub const LONGEST_NAME: usize = 200;
pub const LONGEST_WORDS: usize = 2000;

/// An item that shows what a link opens.
pub fn item(name: &str, link: &str, words: &str) -> Item {
    let (shown, is_covered) = shown(&place(link));
    let says = paragraphs(words);
    Item { title: line(name, LONGEST_NAME), says, shown, is_covered, ..Item::default() }
}

/// What a link shows, and whether its values are covered. A bare position is a board of the lesson itself.
pub fn shown(link: &str) -> (Shown, bool) {
    if link.is_empty() {
        return (Shown::Nothing, false);
    }
    let is_covered = is_covered(link);
    let open = with_cover(link, false);
    let is_kept = with_cover(&open, is_covered) == link;
    let open = if is_kept { open } else { link.to_string() };
    let subjects = subjects(&open);
    let is_whole = subjects.as_deref().is_some_and(|subjects| of_subjects(subjects) == open);
    let shown = subjects.filter(|_| is_whole).map_or(Shown::Link(open), Shown::Subjects);
    (shown, is_covered)
}

/// The position that a link opens, or the cards of a sum.
fn subjects(link: &str) -> Option<Vec<Subject>> {
    let subject = |kind| Subject { kind, worth: None };
    let place = PageLink::parse(link);
    if place.page != SUMS {
        let position = PositionLink::parse(link).ok().filter(|_| link.starts_with("k1/"))?;
        return Some(vec![subject(SubjectKind::Position(position.rules, position.board))]);
    }
    let card = |(_, text): &(String, String)| Some(subject(Card::parse(text).ok()?.game.into()));
    let count = place.parameters.len();
    (1..=MOST_SUBJECTS).contains(&count).then(|| place.parameters.iter().map(card).collect())?
}

/// What follows `#/` in the link that opens them: a position on the board, others as cards of a sum.
pub fn of_subjects(subjects: &[Subject]) -> String {
    if let [Subject { kind: SubjectKind::Position(rules, board), .. }] = subjects {
        let (rules, board) = (*rules, board.trimmed());
        return place(&PositionLink { rules, board, parameters: String::new() }.to_string());
    }
    let card =
        |subject: &Subject| ("card".to_string(), Card::from(Game::from(&subject.kind)).to_string());
    let parameters = subjects.iter().map(card).collect();
    place(&PageLink { parameters, ..PageLink::to(SUMS, &[]) }.to_string())
}

/// Its words to the audience, and its notes to the speaker, each on one line.
pub fn words(item: &Item) -> String {
    let asks = Some(&item.asks).filter(|asks| !asks.is_empty());
    item.says.iter().chain(asks).cloned().collect::<Vec<_>>().join(" ")
}

pub fn note(item: &Item) -> String {
    item.notes.iter().map(|note| note.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// The paragraphs of a text, one on a line.
pub fn paragraphs(text: &str) -> Vec<String> {
    let lines = text.lines().map(|text| line(text, LONGEST_WORDS));
    lines.filter(|line| !line.is_empty()).collect()
}

pub fn notes(text: &str) -> Vec<Note> {
    let note = |text| Note { kind: NoteKind::Plain, text };
    paragraphs(text).into_iter().map(note).collect()
}

/// Whether a link covers its values. A game is not read for it, which would take much of the program: its link keeps what it
/// says itself.
fn is_covered(link: &str) -> bool {
    !is_game(link) && has_flag(link, HIDE)
}

/// The link with its values covered or shown.
pub fn with_cover(link: &str, is_covered: bool) -> String {
    if is_game(link) { link.to_string() } else { with_flag(link, HIDE, is_covered) }
}

fn is_game(link: &str) -> bool {
    PageLink::parse(link).page == PLAY
}

/// The text on one line, of at most this many characters, changed so that it does not look like a
/// link.
pub fn line(text: &str, longest: usize) -> String {
    let cut = |text: String| {
        let text: String = text.chars().take(longest).collect();
        text.trim_end().to_string()
    };
    let text = cut(one_line(text));
    closed(if is_link(&text) { cut(text.replace(MARK, "# /")) } else { text })
}

/// The beginning of a note's line in a file.
pub const NOTE: &str = "//";

/// Whether a line of a file is a link.
pub fn is_link(line: &str) -> bool {
    line.contains(MARK) && !line.contains(char::is_whitespace)
}

/// What follows `#/` in a link; the link may be incomplete.
pub fn place(text: &str) -> String {
    // First of all, since without them other signs stand side by side.
    let visible = |c: &char| c.is_whitespace() || !c.is_control() && *c != '\u{feff}';
    let text: String = text.chars().filter(visible).collect();
    let text = text.trim();
    let text = text.rsplit_once(MARK).map_or(text, |(_, place)| place);
    let text = text.trim_start_matches(['#', '/', ' ']);
    text.replace(char::is_whitespace, "%20")
}

/// Stands between the site's address and what the link opens.
const MARK: &str = "#/";

/// Whether a link has a parameter that is on.
pub fn has_flag(link: &str, name: &str) -> bool {
    let (_, parameters) = link.split_once('?').unwrap_or((link, ""));
    let mut pairs = parameters.split('&').map(|one| one.split_once('=').unwrap_or((one, "")));
    pairs.rfind(|(known, _)| *known == name).is_some_and(|(_, value)| value != "0")
}

/// Turns a parameter of a link on or off and leaves all others as they are.
pub fn with_flag(link: &str, name: &str, is_on: bool) -> String {
    let (path, parameters) = link.split_once('?').unwrap_or((link, ""));
    let is_other = |one: &&str| !one.is_empty() && one.split('=').next() != Some(name);
    let on = format!("{name}=1");
    let on = is_on.then_some(on.as_str());
    let parameters: Vec<&str> = parameters.split('&').filter(is_other).chain(on).collect();
    match parameters.is_empty() {
        true => path.to_string(),
        false => format!("{path}?{}", parameters.join("&")),
    }
}

/// Whether two links open the same thing, whatever a press does, projected or not.
pub fn is_same(one: &str, other: &str) -> bool {
    let still = |link: &str| normal(&with_flag(&with_flag(link, view::PLAY, false), EDIT, false));
    still(one) == still(other)
}

/// The link as the page itself writes it, without the parameter for the projector.
pub fn normal(link: &str) -> String {
    let link = with_flag(link, PROJECTOR, false);
    match PositionLink::parse(&link) {
        Ok(position) => {
            let (view, line, rest, _) = position.read_parameters();
            PositionLink { parameters: line.write(view.write(&rest)), ..position }.to_string()
        }
        Err(_) => {
            let place = PageLink::parse(&link);
            // These pages have nothing to cover, and so leave this out.
            match [LEARN, PROOF].contains(&place.page.as_str()) {
                true => place.with(HIDE, None).to_string(),
                false => place.to_string(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_one_line_and_no_link() {
        for (text, tidy) in [
            ("", ""),
            (" a\r\n\tb\u{0}c ", "a b c"),
            ("#/k1", "# /k1"),
            ("see https://a.b/#/k1", "see https://a.b/#/k1"),
        ] {
            assert_eq!(line(text, 50), tidy, "{text}");
        }
        // What opens another direction of writing is closed, however the text is cut.
        for (text, tidy) in [
            ("\u{202e}ab", "\u{202e}ab\u{202c}"),
            ("\u{202e}a\u{202c}b\u{202c}", "\u{202e}a\u{202c}b\u{202c}"),
            ("\u{2067}\u{202b}a", "\u{2067}\u{202b}a\u{202c}\u{2069}"),
            ("\u{2067}\u{202b}a\u{2069}b", "\u{2067}\u{202b}a\u{2069}b"),
            ("\u{202b}\u{2067}\u{202c}", "\u{202b}\u{2067}\u{202c}\u{2069}\u{202c}"),
        ] {
            assert_eq!(line(text, 3), line(&line(text, 3), 3));
            assert_eq!(line(text, 50), tidy);
            assert_eq!(line(tidy, 50), tidy);
        }
        // A text may become a link when it is cut.
        assert_eq!(line("1#/3 5678", 5), "1# /3");
        assert_eq!(line("1#/3 5678", 4), "1# /");
        assert_eq!(line("1#/ 5678", 3), "1#");
    }

    #[test]
    fn links_are_kept_from_the_mark_on() {
        for (text, kept) in [
            ("https://example.org/papamu/#/k1/ancient/plane/xo", "k1/ancient/plane/xo"),
            (" #/gallery/l?n=7 ", "gallery/l?n=7"),
            ("/gallery", "gallery"),
            ("#k1/x o\n", "k1/x%20o"),
            ("a#/b#/c", "c"),
            ("#/", ""),
            ("", ""),
        ] {
            assert_eq!(place(text), kept, "{text}");
        }
    }

    #[test]
    fn flags_are_set_and_nothing_else() {
        for (link, on, off) in [
            ("k1/a", "k1/a?hide=1", "k1/a"),
            ("k1/a?hide", "k1/a?hide=1", "k1/a"),
            ("k1/a?hide=0&x=%3f", "k1/a?x=%3f&hide=1", "k1/a?x=%3f"),
            ("k1/a?hider=1", "k1/a?hider=1&hide=1", "k1/a?hider=1"),
        ] {
            assert_eq!(with_flag(link, "hide", true), on);
            assert_eq!(with_flag(link, "hide", false), off);
            assert!(has_flag(on, "hide") && !has_flag(off, "hide"), "{link}");
        }
        assert!(has_flag("a?hide", "hide") && !has_flag("a?hide=0", "hide"));
        assert!(!has_flag("a?hide=1&hide=0", "hide"));
    }

    #[test]
    fn links_are_the_same_that_show_the_same() {
        let here = "k1/ancient/plane/xo?line=0_0r1&hide=1";
        for same in [
            "K1/Ancient/plane/xo?hide=1&line=0_0r1",
            "k1/ancient/plane/xo?hide&line=0_0r1&projector=1&play=1",
            "%6b1/ancient/plane/xo?line=0_0r1&hide=1&play=1",
        ] {
            assert!(is_same(here, same), "{same}");
        }
        for other in ["k1/ancient/plane/xo?line=0_0r1", "k1/ancient/plane/xo?hide=1", "gallery"] {
            assert!(!is_same(here, other), "{other}");
        }
        assert!(is_same("gallery/L?n=7&projector=1", "gallery/l?n=7"));
        // Lists from earlier cover lessons, which show nothing to cover.
        assert!(is_same("learn/rules?hide=1", "learn/rules"));
        assert!(!is_same("sums?card=1&hide=1", "sums?card=1"));
        assert!(!is_same("gallery/l?n=7", "gallery/l?n=8"));
    }
}
