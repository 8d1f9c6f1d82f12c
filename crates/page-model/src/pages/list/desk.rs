//! The list that is shown and the reader's own, and what is done to them.

use std::mem::take;

use crate::link::corrections::Corrections;
use crate::link::item::{Item, with_flag};
use crate::link::list::{List, MOST_ITEMS};
use crate::link::view::HIDE;
use crate::state::PageState;
use words::say;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// Its contents are shown.
    pub list: List,
    /// The reader's own.
    pub own: List,
    /// Whether that is the one that is shown.
    pub is_own: bool,
    /// What has been done last, in words, and the reader's own list before, if that is gone.
    pub said: String,
    pub before: Option<List>,
    /// What of a link or a text could not be followed.
    pub corrections: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// A list by a link or a file, and the reader's own as it is kept.
    Open(List, Vec<String>, List),
    /// The reader's own list.
    OpenOwn(List),
    Title(String),
    Name(usize, String),
    Words(usize, String),
    Note(usize, String),
    Cover(usize, bool),
    Move(usize, usize),
    Remove(usize),
    Duplicate(usize),
    /// The links of a text.
    Add(String),
    /// Begins an empty list.
    Clear,
    /// Makes the list that is shown the reader's own.
    Take,
    /// Adds the list that is shown to the reader's own.
    Join,
    Undo,
    Dismiss,
}

impl PageState for Desk {
    type Action = Deed;

    fn apply(&self, deed: Deed) -> Desk {
        let mut list = self.list.clone();
        match deed {
            Deed::Open(list, corrections, own) => {
                let is_own = list == own;
                Desk { list, own, is_own, corrections, ..Desk::default() }
            }
            Deed::OpenOwn(own) => Desk { list: own.clone(), own, is_own: true, ..Desk::default() },
            Deed::Title(title) => {
                let mut corrections = Corrections::default();
                list.set_title(&title, &mut corrections);
                Desk { corrections: corrections.0, ..self.with(list) }
            }
            Deed::Name(place, name) => {
                self.with_item(place, |item| Item { name: Item::new(&name, "", "").name, ..item })
            }
            Deed::Words(place, words) => self
                .with_item(place, |item| Item { words: Item::new("", "", &words).words, ..item }),
            Deed::Note(place, note) => self.with_item(place, |item| item.noted(&note)),
            Deed::Cover(place, is_covered) => self.with_item(place, |item| Item {
                link: with_flag(&item.link, HIDE, is_covered),
                ..item
            }),
            Deed::Move(from, to) => {
                if from == to || from.max(to) >= list.items.len() {
                    return self.clone();
                }
                let item = list.items.remove(from);
                let said = say::list_moved(to + 1, &item.title());
                list.items.insert(to, item);
                Desk { said, ..self.with(list) }
            }
            Deed::Remove(place) => {
                if place >= list.items.len() {
                    return self.clone();
                }
                let said = say::list_removed(&list.items.remove(place).title());
                Desk { said, before: Some(self.list.clone()), ..self.with(list) }
            }
            Deed::Duplicate(place) => {
                let Some(item) = list.items.get(place).cloned() else { return self.clone() };
                let said = say::list_duplicated(&item.title());
                list.items.insert(place, item);
                Desk { said, ..self.with(list) }
            }
            Deed::Add(text) => self.with_text(&text),
            Deed::Clear => Desk {
                said: say::list_begun().to_string(),
                before: Some(self.list.clone()),
                ..self.with(List::default())
            },
            Deed::Take => Desk {
                said: say::list_taken().to_string(),
                before: Some(self.own.clone()).filter(|own| *own != List::default()),
                ..self.with(list)
            },
            Deed::Join => {
                let added = take(&mut list.items);
                let count = added.len();
                let mut joined = self.own.clone();
                joined.items.extend(added);
                Desk { said: say::list_extended(count), ..self.with(joined) }
            }
            Deed::Undo => match &self.before {
                Some(before) => {
                    Desk { said: say::list_undone().to_string(), ..self.with(before.clone()) }
                }
                None => self.clone(),
            },
            Deed::Dismiss => Desk { corrections: Vec::new(), ..self.clone() },
        }
    }
}

impl Desk {
    /// With another list of the reader's own, if it is not too long.
    fn with(&self, list: List) -> Desk {
        if !list.is_in_length() {
            return Desk { corrections: vec![say::list_full(MOST_ITEMS)], ..self.clone() };
        }
        Desk { own: list.clone(), list, is_own: true, ..Desk::default() }
    }

    fn with_item(&self, place: usize, change: impl Fn(Item) -> Item) -> Desk {
        let mut list = self.list.clone();
        if let Some(item) = list.items.get_mut(place) {
            *item = change(take(item));
        }
        self.with(list)
    }

    /// With the links of a text at the end. A link of a list stands for its items.
    fn with_text(&self, text: &str) -> Desk {
        let (read, mut corrections) = List::read(text);
        let mut list = self.list.clone();
        if list == List::default() {
            list.title = read.title;
        }
        let before = list.items.len();
        for item in read.items {
            match List::parse(&item.link) {
                Some((inner, said)) => {
                    list.items.extend(inner.items);
                    corrections.0.extend(said.0);
                }
                None => list.items.push(item),
            }
        }
        let count = list.items.len() - before;
        if count == 0 {
            corrections.say(say::list_no_link().to_string());
            return Desk { corrections: corrections.0, ..self.clone() };
        }
        let desk = self.with(list);
        corrections.0.extend(desk.corrections);
        Desk { said: say::list_extended(count), corrections: corrections.0, ..desk }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "#/k1/ancient/plane/xo";

    fn list(links: &[&str]) -> List {
        let items = links.iter().map(|link| Item::new(link, link, "")).collect();
        List { items, ..List::default() }
    }

    fn own(links: &[&str]) -> Desk {
        Desk::default().apply(Deed::OpenOwn(list(links)))
    }

    fn links(desk: &Desk) -> String {
        assert!(!desk.is_own || desk.list == desk.own);
        let links: Vec<&str> = desk.list.items.iter().map(|item| item.link.as_str()).collect();
        links.join(" ")
    }

    #[test]
    fn items_are_moved_and_removed() {
        let desk = own(&["a", "b", "c"]);
        for (deed, after) in [
            (Deed::Move(0, 2), "b c a"),
            (Deed::Move(2, 0), "c a b"),
            (Deed::Move(1, 1), "a b c"),
            (Deed::Move(0, 3), "a b c"),
            (Deed::Move(7, 0), "a b c"),
            (Deed::Duplicate(1), "a b b c"),
            (Deed::Duplicate(3), "a b c"),
            (Deed::Remove(0), "b c"),
            (Deed::Remove(3), "a b c"),
            (Deed::Clear, ""),
            (Deed::Cover(1, true), "a b?hide=1 c"),
            (Deed::Cover(9, true), "a b c"),
            (Deed::Undo, "a b c"),
        ] {
            assert_eq!(links(&desk.apply(deed.clone())), after, "{deed:?}");
        }
        for deed in [Deed::Remove(1), Deed::Clear] {
            let undone = desk.apply(deed).apply(Deed::Undo);
            assert_eq!((links(&undone).as_str(), undone.before), ("a b c", None));
        }
        let edited = desk.apply(Deed::Remove(1)).apply(Deed::Name(0, " A\n ".to_string()));
        assert_eq!((edited.list.items[0].name.as_str(), &edited.before), ("A", &None));
    }

    /// What comes by a link changes nothing of the reader's own, until they say so.
    #[test]
    fn another_list_leaves_ones_own_alone() {
        let open = Deed::Open(list(&["x", "y"]), vec![], list(&["a"]));
        let desk = Desk::default().apply(open);
        assert_eq!((links(&desk).as_str(), desk.is_own, &desk.own), ("x y", false, &list(&["a"])));
        assert_eq!(links(&desk.apply(Deed::Join)), "a x y");
        let taken = desk.apply(Deed::Take);
        assert_eq!((links(&taken).as_str(), taken.is_own), ("x y", true));
        assert_eq!(links(&taken.apply(Deed::Undo)), "a");
        let same = Deed::Open(list(&["a"]), vec![], list(&["a"]));
        assert!(Desk::default().apply(same).is_own);
    }

    #[test]
    fn links_are_added_however_they_come() {
        let desk = own(&["a"]);
        let file = format!("T\n\nA name\n{ONE}\n\n{ONE}?hide=1\nWords");
        let added = desk.apply(Deed::Add(file.clone()));
        let [.., first, second] = &added.list.items[..] else { panic!() };
        assert_eq!((first.name.as_str(), second.words.as_str()), ("A name", "Words"));
        assert_eq!((added.list.title.as_str(), added.list.items.len()), ("", 3));
        let empty = own(&[]).apply(Deed::Add(file));
        assert_eq!((empty.list.title.as_str(), empty.list.items.len()), ("T", 2));
        let inner = desk.apply(Deed::Add("https://a.b/#/list?item=b&item=c&at=1".to_string()));
        assert_eq!(links(&inner), "a b c");
        let none = desk.apply(Deed::Add("Good morning".to_string()));
        assert_eq!((links(&none).as_str(), none.corrections.len()), ("a", 1));
        let full = own(&["a"; MOST_ITEMS]).apply(Deed::Add(ONE.to_string()));
        assert_eq!((full.list.items.len(), full.corrections.len()), (MOST_ITEMS, 1));
    }
}
