//! What an item of a lesson opens on the page, and how it is called.

use crate::link::item::{of_subjects, with_cover};
use crate::link::lesson_code::alone;
use crate::link::page_link::PageLink;
use crate::link::page_names::{LIST, NAMES, TEACH};
use crate::link::position_link::PositionLink;
use crate::link::quiz_link::why;
use teaching::content::exhibit;
use teaching::content::lessons::{Item, Lesson, Shown};
use words::say;

/// What follows `#/` in the link that opens the item: what it shows, or if it asks or only says something, the item alone as
/// students see it.
pub fn link(item: &Item) -> String {
    match (&item.shown, &item.task) {
        (Shown::Link(link), None) => with_cover(link, item.is_covered),
        (Shown::Subjects(subjects), None) => with_cover(&of_subjects(subjects), item.is_covered),
        _ => alone(item),
    }
}

/// The lesson's title or, without one, what it is.
pub fn heading(lesson: &Lesson) -> String {
    match lesson.title.as_str() {
        "" => say::lesson_untitled().to_string(),
        title => title.to_string(),
    }
}

/// The item's name; if it has none, what kind of item it is.
pub fn title(item: &Item) -> String {
    if !item.title.is_empty() {
        return item.title.clone();
    }
    let link = match (&item.shown, &item.task) {
        (_, Some(_)) => return say::link_item_question().to_string(),
        (Shown::Nothing | Shown::Drawn(_), _) => return say::link_item_untitled().to_string(),
        (Shown::Link(link), _) => link.clone(),
        (Shown::Subjects(_), _) => self::link(item),
    };
    let page = PageLink::parse(&link);
    match exhibit(page.word(0)) {
        Some(exhibit) => exhibit.title.text().to_string(),
        None if is_position(&link) => say::link_item_position().to_string(),
        None => {
            let label = NAMES.iter().find(|(name, _)| *name == page.page);
            label.map_or(say::link_item_untitled(), |(_, label)| label.text()).to_string()
        }
    }
}

/// Why the item opens nothing. What a page itself does not have, the page says.
pub fn problem(item: &Item) -> Option<String> {
    let (Shown::Link(link), None) = (&item.shown, &item.task) else {
        let is_empty = item.shown == Shown::Nothing && item.says.is_empty();
        return match item.error() {
            _ if item.task.is_none() => is_empty.then(|| say::link_item_empty().to_string()),
            error => error.map(|error| why(error, item)),
        };
    };
    match PageLink::parse(link).page.as_str() {
        LIST | TEACH => Some(say::link_item_list().to_string()),
        page if NAMES.iter().any(|(name, _)| *name == page) => None,
        _ => {
            let error = PositionLink::parse(link).err()?;
            Some(say::link_item_unreadable(&error.to_string()))
        }
    }
}

fn is_position(link: &str) -> bool {
    PositionLink::parse(link).is_ok_and(|_| !link.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::item;

    #[test]
    fn says_why_it_opens_nothing() {
        let problem = |link: &str| problem(&item("", link, ""));
        assert_eq!(problem("gallery/no-such"), None);
        assert_eq!(problem("k1/ancient/plane/xo"), None);
        assert_eq!(problem("").as_deref(), Some("There is nothing to show or to say."));
        assert!(problem("list?item=a").is_some());
        let words = "This link cannot be opened. At character 1: expected k1 or k2, found “k9”.";
        assert_eq!(problem("k9/x").as_deref(), Some(words));
    }
}
