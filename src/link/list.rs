//! Several links in order, each with a name, words and a note, in one link.
//!
//! ```text
//! #/list?title=Lecture%203&item=k1/ancient/plane/xo%3Fhide%3D1&name=A%20number&words=Whose%3F&item=…&at=1
//! ```
//!
//! `name`, `words` and `note` belong to the `item` before them. `at` says which item is open,
//! counted from 1; without it the contents are open. `now` is the open item's link if the reader
//! has changed it, and `projector=1` is true of all items.

use std::fmt;

use crate::link::corrections::Corrections;
use crate::link::item::{
    Item, LONGEST_NAME, LONGEST_WORDS, has_flag, is_same, line, normal, place, with_flag,
};
use crate::link::page_link::PageLink;
use crate::link::page_names::LIST;
use crate::link::problem::shorten;
use crate::link::view::PROJECTOR;
use words::say;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct List {
    pub title: String,
    pub items: Vec<Item>,
    /// The open item, counted from 0; `None` if the contents are open.
    pub at: Option<usize>,
    /// A link like an item's: what the open item has become, if it has changed.
    pub now: Option<String>,
    pub is_projected: bool,
    /// The list in the speaker’s window: the open item with its note, and the next item.
    pub is_spoken: bool,
}

pub const MOST_ITEMS: usize = 200;
/// The most bytes of a list's link; its contents take `ROOM` fewer, which are left for the open
/// item.
pub const LONGEST_LIST: usize = 100_000;
const ROOM: usize = 100;

const TITLE: &str = "title";
const ITEM: &str = "item";
const NAME: &str = "name";
const WORDS: &str = "words";
const NOTE: &str = "note";
const AT: &str = "at";
const NOW: &str = "now";
const SPEAKER: &str = "speaker";

impl List {
    /// Reads the link of a list; `None` if the link belongs to another page.
    pub fn parse(address: &str) -> Option<(List, Corrections)> {
        let mut list = List::default();
        let mut corrections = Corrections::default();
        let link = PageLink::parse(in_length(address, LONGEST_LIST, &mut corrections));
        if link.page != LIST {
            return None;
        }
        let mut items: Vec<[&str; 4]> = Vec::new();
        let mut at = None;
        for (name, value) in &link.parameters {
            match (name.as_str(), items.last_mut()) {
                (TITLE, _) => list.set_title(value, &mut corrections),
                (ITEM, _) => items.push(["", value, "", ""]),
                (NAME, Some(item)) => item[0] = value,
                (WORDS, Some(item)) => item[2] = value,
                (NOTE, Some(item)) => item[3] = value,
                (AT, _) => at = Some(value.as_str()),
                (NOW, _) => list.now = Some(place(value)).filter(|now| !now.is_empty()),
                (PROJECTOR, _) => list.is_projected = corrections.flag(name, Some(value)),
                (SPEAKER, _) => list.is_spoken = corrections.flag(name, Some(value)),
                (name, _) => {
                    corrections.say(say::link_left_out(&shorten(name, 20)));
                }
            }
        }
        for item in items {
            list.read_item(item, &mut corrections);
        }
        let most = list.items.len() as i32;
        list.at = at.filter(|_| most > 0).map(|at| {
            let at = corrections.number(AT, Some(at), 1..=most, 1);
            at as usize - 1
        });
        list.now = list.now.filter(|_| list.at.is_some());
        Some((list, corrections))
    }

    pub fn set_title(&mut self, title: &str, corrections: &mut Corrections) {
        self.title = said(title, LONGEST_NAME, say::link_title_length, corrections);
    }

    /// Adds an item. Cuts what does not fit of its name, link, words and note, and says so.
    pub fn read_item(
        &mut self,
        [name, link, words, note]: [&str; 4],
        corrections: &mut Corrections,
    ) {
        let number = (self.items.len() + 1).to_string();
        if self.items.len() >= MOST_ITEMS {
            let sentence = say::link_most_items(&MOST_ITEMS.to_string());
            if corrections.0.last() != Some(&sentence) {
                corrections.say(sentence);
            }
            return;
        }
        let name = said(name, LONGEST_NAME, |most| say::link_item_name(most, &number), corrections);
        let mut text = |text, say: fn(&str, &str) -> String| {
            said(text, LONGEST_WORDS, |most| say(most, &number), corrections)
        };
        let words = text(words, say::link_item_text);
        let note = text(note, say::link_item_note);
        self.items.push(Item::new(&name, link, &words).noted(&note));
    }

    /// Whether the list is short enough that the page can read its link.
    pub fn is_in_length(&self) -> bool {
        self.items.len() <= MOST_ITEMS && self.contents().to_string().len() <= LONGEST_LIST - ROOM
    }

    /// The same list with another item open, unchanged, or with its contents open.
    pub fn showing(&self, at: Option<usize>) -> List {
        List { at, now: None, ..self.clone() }
    }

    /// The links that open its items. The contents, which may be long, are written once.
    pub fn item_links(&self) -> impl Iterator<Item = String> + use<> {
        let contents = self.contents().to_string();
        (1..=self.items.len()).map(move |number| format!("{contents}&{AT}={number}"))
    }

    /// The list itself, without what is open.
    pub fn contents(&self) -> List {
        List { is_projected: false, is_spoken: false, ..self.showing(None) }
    }

    /// The list's title or, without one, what it is.
    pub fn heading(&self) -> String {
        match self.title.as_str() {
            "" => say::list_bar().to_string(),
            title => title.to_string(),
        }
    }

    pub fn item(&self) -> Option<&Item> {
        self.items.get(self.at?)
    }

    /// The same list for the speaker's window.
    pub fn spoken(&self) -> List {
        List { is_projected: false, is_spoken: true, ..self.clone() }
    }

    /// The link of the open item as it is now.
    pub fn present(&self) -> Option<&String> {
        self.now.as_ref().or(Some(&self.item()?.link))
    }

    /// The link that the page opens for the open item.
    pub fn opened(&self) -> Option<String> {
        let link = self.present()?;
        let is_place = !self.is_spoken && !link.is_empty() && PageLink::parse(link).page != LIST;
        is_place.then(|| format!("#/{}", with_flag(link, PROJECTOR, self.is_projected)))
    }

    /// The list after a page has changed the open item's link.
    pub fn holding(self, link: &str) -> List {
        let is_projected = has_flag(link, PROJECTOR);
        let now = with_flag(&place(link), PROJECTOR, false);
        let is_other = self.item().is_some_and(|item| normal(&item.link) != normal(&now));
        let held = List { now: None, is_projected, ..self };
        let now = Some(now).filter(|now| is_other && !now.is_empty());
        let changed = List { now, ..held.clone() };
        // A link that would be too long to read is not written.
        if changed.to_string().len() <= LONGEST_LIST { changed } else { held }
    }

    /// Whether the reader has changed the open item.
    pub fn is_changed(&self) -> bool {
        let item = self.item().zip(self.now.as_ref());
        item.is_some_and(|(item, now)| !is_same(&item.link, now))
    }

    /// The list in which the open item's present link replaces the original one.
    pub fn kept(mut self) -> List {
        if let Some((at, now)) = self.at.zip(self.now.take())
            && let Some(item) = self.items.get_mut(at)
        {
            item.link = now;
        }
        self
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let title = [(TITLE, self.title.clone())];
        let items = self.items.iter().flat_map(|Item { name, link, words, note }| {
            let texts = [(NAME, name), (WORDS, words), (NOTE, note)];
            [(ITEM, link)].into_iter().chain(texts).map(|(name, value)| (name, value.clone()))
        });
        let rest = [
            (AT, self.at.map_or(String::new(), |at| (at + 1).to_string())),
            (NOW, self.now.clone().unwrap_or_default()),
            (PROJECTOR, if self.is_projected { "1" } else { "" }.to_string()),
            (SPEAKER, if self.is_spoken { "1" } else { "" }.to_string()),
        ];
        let parameters = title.into_iter().chain(items).chain(rest);
        // Each item has this parameter, even without a link, since it separates the items.
        let parameters = parameters.filter(|(name, value)| *name == ITEM || !value.is_empty());
        let parameters = parameters.map(|(name, value)| (name.to_string(), value)).collect();
        PageLink { parameters, ..PageLink::to(LIST, &[]) }.fmt(f)
    }
}

/// The beginning of a text that is short enough to read.
pub fn in_length<'a>(text: &'a str, longest: usize, corrections: &mut Corrections) -> &'a str {
    if text.len() <= longest {
        return text;
    }
    corrections.say(say::link_list_length(&longest.to_string()));
    let end = (0..=longest).rev().find(|&end| text.is_char_boundary(end));
    &text[..end.unwrap_or_default()]
}

/// The text on one line, cut to this length; says so if it was cut.
fn said(
    text: &str,
    longest: usize,
    say: impl Fn(&str) -> String,
    corrections: &mut Corrections,
) -> String {
    let tidy = line(text, longest);
    if line(text, longest + 1) != tidy {
        corrections.say(say(&longest.to_string()));
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    const LECTURE: &str = "#/list?title=Lecture%203&item=k1/ancient/plane/oxo.ox%3Fhide%3D1&name=A%20half\
        &words=Who%20wins%3F&item=gallery/l%3Fn%3D7&name=A%20row&item=k1/ancient/plane/x";

    fn read(address: &str) -> (List, Vec<String>) {
        let (list, corrections) = List::parse(address).unwrap();
        (list, corrections.0)
    }

    fn lecture(at: usize) -> List {
        read(&format!("{LECTURE}&at={at}")).0
    }

    #[test]
    fn reads_items_with_what_belongs_to_them() {
        let (list, said) = read(LECTURE);
        let items = [
            Item::new("A half", "k1/ancient/plane/oxo.ox?hide=1", "Who wins?"),
            Item::new("A row", "gallery/l?n=7", ""),
            Item::new("", "k1/ancient/plane/x", ""),
        ];
        assert_eq!(
            (list.title.as_str(), &list.items[..], list.at),
            ("Lecture 3", &items[..], None)
        );
        assert_eq!((list.to_string().as_str(), said.len()), (LECTURE, 0));
        assert_eq!(list.opened(), None);
        for other in ["#/lists", "#/", "#/k1/ancient/plane/xo", "#/gallery?item=x", "%"] {
            assert_eq!(List::parse(other), None, "{other}");
        }
        assert_eq!(read("list"), (List::default(), vec![]));
    }

    #[test]
    fn opens_an_item_as_its_page_does() {
        let list = lecture(1);
        assert_eq!(list.opened().as_deref(), Some("#/k1/ancient/plane/oxo.ox?hide=1"));
        let list = List { is_projected: true, ..list.showing(Some(1)) };
        assert_eq!(list.opened().as_deref(), Some("#/gallery/l?n=7&projector=1"));
        assert_eq!(List::parse(&list.to_string()).unwrap().0, list);
        assert_eq!(list.contents(), read(LECTURE).0);
        for (at, link) in list.item_links().enumerate() {
            assert_eq!(link, list.contents().showing(Some(at)).to_string());
        }
        let spoken = list.spoken();
        assert_eq!(
            (spoken.opened(), spoken.present().map(String::as_str)),
            (None, Some("gallery/l?n=7"))
        );
        assert_eq!(read(&spoken.to_string()).0, spoken);
        assert_eq!(spoken.contents(), list.contents());
        for nothing in ["", "list", "%23/list%3Fitem%3Dx"] {
            assert_eq!(read(&format!("#/list?item={nothing}&at=1")).0.opened(), None);
        }
    }

    /// Changes to an item stay apart from the list until the reader saves them.
    #[test]
    fn holds_what_becomes_of_an_item() {
        let list = lecture(1);
        let same = list.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1");
        assert_eq!(same, list);
        let projected = list.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1&projector=1");
        assert_eq!(projected, List { is_projected: true, ..list.clone() });
        let playing = list.clone().holding("#/k1/ancient/plane/oxo.ox?hide=1&play=1");
        assert!(playing.now.is_some() && !playing.is_changed());

        let played = "#/k1/ancient/plane/oxo.ox?hide=1&line=0_1r1";
        let changed = list.clone().holding(played);
        assert!(changed.is_changed());
        assert_eq!(
            (changed.items.clone(), changed.opened().as_deref()),
            (list.items.clone(), Some(played))
        );
        assert_eq!(List::parse(&changed.to_string()).unwrap().0, changed);
        assert_eq!(changed.showing(Some(1)), list.showing(Some(1)));
        let kept = changed.kept();
        assert_eq!((kept.now.clone(), kept.opened().as_deref()), (None, Some(played)));
        assert_eq!(kept.items[1..], list.items[1..]);
    }

    #[test]
    fn says_what_it_cannot_have() {
        for (address, at, sentence) in [
            ("#/list?item=a&at=0", Some(0), "at can be 1, not “0”; shown: 1."),
            ("#/list?item=a&item=b&at=9", Some(1), "at can be 1 to 2, not “9”; shown: 2."),
            ("#/list?item=a&at=x", Some(0), "at can be 1, not “x”; shown: 1."),
            ("#/list?name=x", None, "“name” is left out of the list."),
            ("#/list?item=a&colour=red", None, "“colour” is left out of the list."),
        ] {
            let (list, said) = read(address);
            assert_eq!((list.at, said), (at, vec![sentence.to_string()]), "{address}");
        }
        assert_eq!(read("#/list?at=3&now=x"), (List::default(), vec![]));
    }

    #[test]
    fn is_bounded() {
        let (list, said) = read(&format!("#/list?{}", "item=a&".repeat(MOST_ITEMS + 7)));
        assert_eq!((list.items.len(), said.len()), (MOST_ITEMS, 1));
        let name = "ā".repeat(LONGEST_NAME + 1);
        let (list, said) = read(&format!("#/list?title={name}&item=a&name={name}"));
        assert_eq!((list.items[0].name.chars().count(), said.len()), (LONGEST_NAME, 2));
        let (list, said) = read(&format!("#/list?item={}", "ā".repeat(LONGEST_LIST)));
        assert_eq!((list.items.len(), said.len()), (1, 1));
        assert!(!list.is_in_length());
        assert!(lecture(1).is_in_length());
        let held = lecture(1).holding(&format!("#/k1/ancient/walls/{}", "xo".repeat(LONGEST_LIST)));
        assert_eq!(held, lecture(1));
    }
}
