//! One item of a list: a link to something on the page, with a name, words to the audience and a
//! note.

use crate::link::page_link::PageLink;
use crate::link::page_names::{LEARN, LIST, NAMES, PROOF};
use crate::link::position_link::PositionLink;
use crate::link::view::{EDIT, HIDE, PLAY, PROJECTOR};
use basics::direction::closed;
use basics::one_line::one_line;
use teaching::content::exhibit;
use words::say;

/// The constructors tidy the texts: see [`line()`] and [`place`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Item {
    pub name: String,
    /// What follows `#/`. A link that the page cannot open stays as it is.
    pub link: String,
    pub words: String,
    /// For the lecturer only; neither a projected page nor a handout shows it.
    pub note: String,
}

/// The most characters of a name or a title, and of the words or the note of an item.
pub const LONGEST_NAME: usize = 200;
pub const LONGEST_WORDS: usize = 2000;

impl Item {
    pub fn new(name: &str, link: &str, words: &str) -> Item {
        Item {
            name: line(name, LONGEST_NAME),
            link: place(link),
            words: spoken(words),
            note: String::new(),
        }
    }

    pub fn noted(self, note: &str) -> Item {
        Item { note: spoken(note), ..self }
    }

    /// The item's name; if it has none, what kind of item it is.
    pub fn title(&self) -> String {
        let exhibit = exhibit(PageLink::parse(&self.link).word(0));
        match (self.name.as_str(), exhibit) {
            ("", Some(exhibit)) => exhibit.title.text().to_string(),
            ("", None) if self.position().is_some() => say::link_item_position().to_string(),
            ("", None) => self.page().unwrap_or(say::link_item_untitled()).to_string(),
            (name, _) => name.to_string(),
        }
    }

    /// The name of the page to which the link belongs.
    fn page(&self) -> Option<&'static str> {
        let page = PageLink::parse(&self.link).page;
        NAMES.iter().find(|(name, _)| *name == page).map(|(_, label)| label.text())
    }

    /// Why the link opens nothing. What a page itself does not have, the page says.
    pub fn problem(&self, pages: &[&str]) -> Option<String> {
        let page = PageLink::parse(&self.link).page;
        match page.as_str() {
            _ if self.link.is_empty() => Some(say::link_item_empty().to_string()),
            LIST => Some(say::link_item_list().to_string()),
            page if pages.contains(&page) => None,
            _ => {
                let error = PositionLink::parse(&self.link).err()?;
                Some(say::link_item_unreadable(&error.to_string()))
            }
        }
    }

    /// The position that the link shows on the board, if it shows one.
    pub fn position(&self) -> Option<PositionLink> {
        PositionLink::parse(&self.link).ok().filter(|_| !self.link.is_empty())
    }
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

/// The text on one line, changed so that it looks neither like a link nor like a note.
fn spoken(text: &str) -> String {
    let text = line(text, LONGEST_WORDS);
    match text.strip_prefix(NOTE) {
        Some(rest) => line(&format!("/ /{rest}"), LONGEST_WORDS),
        None => text,
    }
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
    let still = |link: &str| normal(&with_flag(&with_flag(link, PLAY, false), EDIT, false));
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

    #[test]
    fn says_why_it_opens_nothing() {
        let problem = |link: &str| Item::new("", link, "").problem(&["gallery"]);
        assert_eq!(problem("gallery/no-such"), None);
        assert_eq!(problem("k1/ancient/plane/xo"), None);
        assert_eq!(problem("").as_deref(), Some("There is no link."));
        assert!(problem("list?item=a").is_some());
        let words = "This link cannot be opened. At character 1: expected k1 or k2, found “k9”.";
        assert_eq!(problem("k9/x").as_deref(), Some(words));
    }
}
