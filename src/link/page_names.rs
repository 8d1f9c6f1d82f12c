//! The pages, by the first word of their links, and which page a misspelt word may mean.

use crate::link::page_link::PageLink;
use crate::link::spelling::edits;
use words::{Words, say};

pub const GALLERY: &str = "gallery";
pub const LEARN: &str = "learn";
pub const PLAY: &str = "play";
pub const SUMS: &str = "sums";
/// Links of lists from earlier, which open lessons.
pub const LIST: &str = "list";
pub const TEACH: &str = "teach";
pub const PROOF: &str = "proof";

/// In a link to `#/play`: a text that the page offers to read as a game.
pub const TEXT: &str = "text";

/// In a link to `#/learn`, where others have the name of a lesson: the game before the first one.
pub const COPYCAT: &str = "copycat";

/// In a link to `#/learn` too: the page about Kōnane itself.
pub const KONANE: &str = "konane";

/// In the order of the bar, each with its label. The last one is not in the bar: other pages link to it.
pub const NAMES: [(&str, Words); 7] = [
    ("board", say::PAGE_BOARD),
    (GALLERY, say::PAGE_GALLERY),
    (LEARN, say::PAGE_LEARN),
    (PLAY, say::PAGE_PLAY),
    (SUMS, say::PAGE_SUMS),
    (TEACH, say::PAGE_TEACH),
    (PROOF, say::PAGE_PROOF),
];

/// The parts of the program that hold them: the first part holds what has none. `static/start.js` fetches them by the same
/// table before the program runs.
pub const PARTS: [Option<&str>; NAMES.len()] =
    [None, Some("gallery"), Some("learn"), Some("play"), Some("rest"), Some("teach"), Some("rest")];

/// At most this many letters of a page's name may be wrong.
const MOST_EDITS: usize = 2;

/// The label of the page that the link most probably means, and the link with the page's correct
/// name.
pub fn meant(link: &str) -> Option<(&'static str, String)> {
    let place = PageLink::parse(link);
    // Too many other words are similar to a short one.
    let is_long = place.page.chars().count() > MOST_EDITS;
    let likeness = |name: &str| edits(&place.page.chars().take(40).collect::<String>(), name);
    let near = NAMES.iter().min_by_key(|(name, _)| likeness(name))?;
    let is_near = is_long && likeness(near.0) <= MOST_EDITS;
    is_near.then(|| (near.1.text(), PageLink { page: near.0.to_string(), ..place }.to_string()))
}

/// The same, but only if the link misspells the page's name.
pub fn misspelt(link: &str) -> Option<(&'static str, String)> {
    meant(link).filter(|(_, right)| PageLink::parse(right).page != PageLink::parse(link).page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_fetches_the_same_parts() {
        let pages = NAMES.iter().zip(PARTS);
        let parts = pages.filter_map(|((name, _), part)| Some(format!("{name}: {:?}", part?)));
        let table = format!("const PARTS = {{ {} }};", parts.collect::<Vec<_>>().join(", "));
        assert!(include_str!("../../static/start.js").contains(&table), "{table}");
    }

    #[test]
    fn knows_what_was_meant() {
        for (link, meaning) in [
            ("#/galery", Some("#/gallery")),
            ("#/Galery/l?n=3", Some("#/gallery/l?n=3")),
            ("#/galleries", None),
            ("#/gallery/l?n=3", Some("#/gallery/l?n=3")),
            ("#/plya", Some("#/play")),
            ("#/tech", Some("#/teach")),
            ("#/k1/ancient/plane/xo", None),
            ("#/k3", None),
            ("#/", None),
            ("#%zz", None),
        ] {
            assert_eq!(meant(link).map(|(_, link)| link).as_deref(), meaning, "{link}");
        }
        assert_eq!(
            [misspelt("#/galery").is_some(), misspelt("#/board/xo").is_some()],
            [true, false]
        );
        assert_eq!(meant("#/galery").map(|(label, _)| label), Some("Gallery"));
        assert_eq!(meant(&format!("#/{}", "é".repeat(20_000))), None);
    }
}
