//! The list that the page shows, the reader's own list, and the actions on them.

use std::mem::take;

use crate::editor::typed::with_links;
use crate::history::History;
use crate::link::corrections::Corrections;
use crate::link::item::Item;
use crate::link::list::{List, MOST_ITEMS};
use crate::link::page_names::LIST;
use crate::pages::with_cover;
use crate::state::{LinkedState, PageState};
use words::say;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ListState {
    /// The list whose contents the page shows.
    pub list: List,
    /// The reader's own list.
    pub own: History<List>,
    /// Whether the page shows the reader's own list.
    pub is_own: bool,
    /// What the last action did, in words, and whether the page leads the reader to undo it.
    pub status: String,
    pub offers_undo: bool,
    /// The corrections of a link or a text.
    pub corrections: Vec<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ListAction {
    /// Opens the list of a link or a file, with its corrections and the reader's own list as
    /// stored.
    Open(List, Vec<String>, List),
    /// Opens the reader's own list.
    OpenOwn(List),
    Title(String),
    Name(usize, String),
    Words(usize, String),
    Note(usize, String),
    Cover(usize, bool),
    Move(usize, usize),
    Remove(usize),
    Duplicate(usize),
    /// Adds the links and positions of a text.
    Add(String),
    /// Begins an empty list.
    Clear,
    /// Makes the list on the page the reader's own.
    Take,
    /// Adds the items of the list on the page to the reader's own.
    Join,
    Undo,
    Redo,
    Dismiss,
}

impl PageState for ListState {
    type Action = ListAction;

    fn apply(&self, action: ListAction) -> ListState {
        let mut list = self.list.clone();
        match action {
            ListAction::Open(list, corrections, own) => {
                let is_own = list == own;
                let own = self.opened(own);
                ListState { list, own, is_own, corrections, ..ListState::default() }
            }
            ListAction::OpenOwn(own) => {
                ListState { own: self.opened(own), ..ListState::default() }.with_own()
            }
            ListAction::Title(title) => {
                let mut corrections = Corrections::default();
                list.set_title(&title, &mut corrections);
                ListState { corrections: corrections.0, ..self.with(list) }
            }
            ListAction::Name(place, name) => {
                self.with_item(place, |item| Item { name: Item::new(&name, "", "").name, ..item })
            }
            ListAction::Words(place, words) => self
                .with_item(place, |item| Item { words: Item::new("", "", &words).words, ..item }),
            ListAction::Note(place, note) => self.with_item(place, |item| item.noted(&note)),
            ListAction::Cover(place, is_covered) => self
                .with_item(place, |item| Item { link: with_cover(&item.link, is_covered), ..item }),
            ListAction::Move(from, to) => {
                if from == to || from.max(to) >= list.items.len() {
                    return self.clone();
                }
                let item = list.items.remove(from);
                let status = say::list_moved(to + 1, &item.title());
                list.items.insert(to, item);
                ListState { status, ..self.with(list) }
            }
            ListAction::Remove(place) => {
                if place >= list.items.len() {
                    return self.clone();
                }
                let status = say::list_removed(&list.items.remove(place).title());
                ListState { status, offers_undo: true, ..self.with(list) }
            }
            ListAction::Duplicate(place) => {
                let Some(item) = list.items.get(place).cloned() else { return self.clone() };
                let status = say::list_duplicated(&item.title());
                list.items.insert(place, item);
                ListState { status, ..self.with(list) }
            }
            ListAction::Add(text) => self.with_text(&text),
            ListAction::Clear => ListState {
                status: say::list_begun().to_string(),
                offers_undo: true,
                ..self.with(List::default())
            },
            ListAction::Take => ListState {
                status: say::list_taken().to_string(),
                offers_undo: *self.own != List::default(),
                ..self.with(list)
            },
            ListAction::Join => {
                let added = take(&mut list.items);
                let count = added.len();
                let mut joined = (*self.own).clone();
                joined.items.extend(added);
                ListState { status: say::list_extended(count), ..self.with(joined) }
            }
            ListAction::Undo => self.back(History::undo, say::browser_undone()),
            ListAction::Redo => self.back(History::redo, say::browser_redone()),
            ListAction::Dismiss => ListState { corrections: Vec::new(), ..self.clone() },
        }
    }
}

impl LinkedState for ListState {
    fn link(&self) -> String {
        self.list.to_string()
    }

    fn has_problem(&self) -> bool {
        !self.corrections.is_empty()
    }

    fn bar_link(&self) -> String {
        if self.is_own { format!("#/{LIST}") } else { self.link() }
    }
}

impl ListState {
    /// Changes the reader's own list, if it is not too long.
    fn with(&self, list: List) -> ListState {
        if !list.is_in_length() {
            return ListState { corrections: vec![say::list_full(MOST_ITEMS)], ..self.clone() };
        }
        let mut own = self.own.clone();
        own.change(list);
        ListState { own, ..ListState::default() }.with_own()
    }

    /// Shows the reader's own list.
    fn with_own(self) -> ListState {
        ListState { list: (*self.own).clone(), is_own: true, ..self }
    }

    fn back(&self, go: fn(&mut History<List>), status: &str) -> ListState {
        let mut own = self.own.clone();
        go(&mut own);
        ListState { own, status: status.to_string(), ..ListState::default() }.with_own()
    }

    /// The reader's own list as it is stored. What others have changed in it can be undone.
    fn opened(&self, own: List) -> History<List> {
        let mut history = self.own.clone();
        match *history == List::default() && !history.can_undo() {
            true => history = History::new(own),
            false => history.change(own),
        }
        history
    }

    fn with_item(&self, place: usize, change: impl Fn(Item) -> Item) -> ListState {
        let mut list = self.list.clone();
        if let Some(item) = list.items.get_mut(place) {
            *item = change(take(item));
        }
        self.with(list)
    }

    /// Adds the links and positions of a text at the end. A link to a list adds that list's items.
    fn with_text(&self, text: &str) -> ListState {
        let (text, problems) = with_links(text);
        let (read, mut corrections) = List::read(&text);
        corrections.0.extend(problems);
        let mut list = self.list.clone();
        if list == List::default() {
            list.title = read.title;
        }
        let before = list.items.len();
        for item in read.items {
            match List::parse(&item.link) {
                Some((inner, repaired)) => {
                    list.items.extend(inner.items);
                    corrections.0.extend(repaired.0);
                }
                None => list.items.push(item),
            }
        }
        let count = list.items.len() - before;
        if count == 0 {
            if corrections.0.is_empty() {
                corrections.say(say::text_nothing().to_string());
            }
            return ListState { corrections: corrections.0, ..self.clone() };
        }
        let list_state = self.with(list);
        corrections.0.extend(list_state.corrections);
        ListState { status: say::list_extended(count), corrections: corrections.0, ..list_state }
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

    fn own(links: &[&str]) -> ListState {
        ListState::default().apply(ListAction::OpenOwn(list(links)))
    }

    fn links(list_state: &ListState) -> String {
        assert!(!list_state.is_own || list_state.list == *list_state.own);
        let links: Vec<&str> =
            list_state.list.items.iter().map(|item| item.link.as_str()).collect();
        links.join(" ")
    }

    #[test]
    fn items_are_moved_and_removed() {
        let list_state = own(&["a", "b", "c"]);
        for (action, after) in [
            (ListAction::Move(0, 2), "b c a"),
            (ListAction::Move(2, 0), "c a b"),
            (ListAction::Move(1, 1), "a b c"),
            (ListAction::Move(0, 3), "a b c"),
            (ListAction::Move(7, 0), "a b c"),
            (ListAction::Duplicate(1), "a b b c"),
            (ListAction::Duplicate(3), "a b c"),
            (ListAction::Remove(0), "b c"),
            (ListAction::Remove(3), "a b c"),
            (ListAction::Clear, ""),
            (ListAction::Cover(1, true), "a b c"),
            (ListAction::Cover(9, true), "a b c"),
            (ListAction::Undo, "a b c"),
        ] {
            assert_eq!(links(&list_state.apply(action.clone())), after, "{action:?}");
        }
        for action in [ListAction::Remove(1), ListAction::Clear] {
            let done = list_state.apply(action);
            let undone = done.apply(ListAction::Undo);
            assert_eq!((links(&undone).as_str(), undone.own.can_undo()), ("a b c", false));
            assert_eq!(undone.apply(ListAction::Redo).list, done.list);
        }
        let edited =
            list_state.apply(ListAction::Remove(1)).apply(ListAction::Name(0, " A\n ".to_string()));
        assert_eq!((edited.list.items[0].name.as_str(), edited.offers_undo), ("A", false));
    }

    /// A list from a link does not change the reader's own until they want it.
    #[test]
    fn another_list_leaves_ones_own_alone() {
        let open = ListAction::Open(list(&["x", "y"]), vec![], list(&["a"]));
        let list_state = ListState::default().apply(open);
        assert_eq!(
            (links(&list_state).as_str(), list_state.is_own, &*list_state.own),
            ("x y", false, &list(&["a"]))
        );
        assert_eq!(links(&list_state.apply(ListAction::Join)), "a x y");
        let taken = list_state.apply(ListAction::Take);
        assert_eq!((links(&taken).as_str(), taken.is_own), ("x y", true));
        assert_eq!(links(&taken.apply(ListAction::Undo)), "a");
        let same = ListAction::Open(list(&["a"]), vec![], list(&["a"]));
        assert!(ListState::default().apply(same).is_own);
    }

    #[test]
    fn links_are_added_however_they_come() {
        let list_state = own(&["a"]);
        let file = format!("T\n\nA name\n{ONE}\n\n{ONE}?hide=1\nWords");
        let added = list_state.apply(ListAction::Add(file.clone()));
        let [.., first, second] = &added.list.items[..] else { panic!() };
        assert_eq!((first.name.as_str(), second.words.as_str()), ("A name", "Words"));
        assert_eq!((added.list.title.as_str(), added.list.items.len()), ("", 3));
        let empty = own(&[]).apply(ListAction::Add(file));
        assert_eq!((empty.list.title.as_str(), empty.list.items.len()), ("T", 2));
        let inner =
            list_state.apply(ListAction::Add("https://a.b/#/list?item=b&item=c&at=1".to_string()));
        assert_eq!(links(&inner), "a b c");
        let typed = list_state.apply(ListAction::Add("oxo.ox".to_string()));
        assert_eq!(
            (links(&typed).as_str(), typed.corrections.len()),
            ("a k1/ancient/plane/oxo.ox", 0)
        );
        let none = list_state.apply(ListAction::Add("Good morning".to_string()));
        assert_eq!((links(&none).as_str(), none.corrections.len()), ("a", 1));
        let full = own(&["a"; MOST_ITEMS]).apply(ListAction::Add(ONE.to_string()));
        assert_eq!((full.list.items.len(), full.corrections.len()), (MOST_ITEMS, 1));
    }
}
