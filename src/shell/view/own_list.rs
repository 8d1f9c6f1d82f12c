//! The list that the reader is making. The browser stores it, as the text of its file.

use crate::browser::storage::OWN_LIST;
use crate::link::item::Item;
use crate::link::list::{List, MOST_ITEMS};
use crate::shell::view::address::{present, replace};
use words::say;

pub fn own_list() -> List {
    List::read(&OWN_LIST.load()).0
}

/// Returns whether the browser stored it.
pub fn keep(list: &List) -> bool {
    OWN_LIST.save(&list.text(""))
}

/// Adds an item at the end; returns a message, and whether the item is in the list.
pub fn add(item: Item) -> (String, bool) {
    let mut list = own_list();
    let is_open = List::parse(&present()).filter(|(open, _)| open.contents() == list);
    list.items.push(item);
    if !list.is_in_length() {
        return (say::list_full(MOST_ITEMS), false);
    }
    let said = say::list_added(list.items.len());
    if !keep(&list) {
        return (say::list_refused().to_string(), false);
    }
    // If the address shows this list, it gets the item too.
    if let Some((open, _)) = is_open {
        replace(&List { items: list.items, ..open }.to_string());
    }
    (said, true)
}

/// Changes the list in the address, and also the reader's own list if the two are the same.
pub fn change(change: impl Fn(List) -> List) {
    if let Some((open, _)) = List::parse(&present()) {
        let is_own = open.contents() == own_list();
        let changed = change(open);
        if is_own {
            keep(&changed.contents());
        }
        replace(&changed.to_string());
    }
}
