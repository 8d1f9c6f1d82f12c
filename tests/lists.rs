//! Lists stay the same: tests every line of `tests/data/lists.tsv` and `tests/data/list-files.tsv`, that
//! the reader of lists reads everything that the writer writes, and that no text causes a panic.

use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::link::item::{Item, is_same, normal};
use papamu::link::list::{List, MOST_ITEMS};
use proptest::prelude::*;

/// The lines of a table in so many columns.
fn vectors<const COLUMNS: usize>(table: &str) -> Vec<[&str; COLUMNS]> {
    let lines = table.lines().filter(|line| !line.starts_with("# "));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("not {COLUMNS} columns: {line}"))
        })
        .collect()
}

fn items(list: &List) -> String {
    let item =
        |Item { name, link, words, note }: &Item| format!("{name} | {link} | {words} | {note}");
    list.items.iter().map(item).collect::<Vec<String>>().join(" @ ")
}

#[test]
fn every_link_opens_what_it_says() {
    let vectors = vectors::<7>(include_str!("data/lists.tsv"));
    assert!(vectors.len() >= 28);
    for [link, title, texts, at, opened, screen, corrections] in vectors {
        let (list, said) = List::parse(link).unwrap();
        assert_eq!((list.title.as_str(), items(&list).as_str()), (title, texts), "{link}");
        assert_eq!(list.at.map_or(String::new(), |at| (at + 1).to_string()), at, "{link}");
        assert_eq!(list.opened().unwrap_or_default(), opened, "{link}");
        let screens = (list.is_projected, list.is_spoken);
        assert_eq!(screens, (screen == "projector", screen == "speaker"), "{link}");
        assert_eq!(said.0.len().to_string(), corrections, "{link}");
    }
}

#[test]
fn every_file_opens_as_it_says() {
    let vectors = vectors::<3>(include_str!("data/list-files.tsv"));
    assert!(vectors.len() >= 11);
    for [file, title, texts] in vectors {
        let (list, corrections) = List::read(&file.replace("\\r", "\r").replace("\\n", "\n"));
        assert_eq!(corrections.0, [""; 0], "{file}");
        assert_eq!((list.title.as_str(), items(&list).as_str()), (title, texts), "{file}");
    }
}

/// Texts for the fields of a list, including texts that look like other parts of it.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z ]{0,8}",
        "[#/?&=%+:. a\n\t-]{0,12}",
        "\\PC{0,12}",
        any::<String>(),
        Just("#/".to_string()),
        "// ?[a-z/#]{0,6}",
        Just("https://a.b/#/k1/ancient/plane/xo".to_string()),
        Just("k1/ancient/plane/xo?hide=1&line=0_0r1".to_string()),
        Just("gallery/l?n=3&position=k1/ancient/plane/xo%3Fline%3D0_0r1".to_string()),
    ]
}

fn any_list() -> impl Strategy<Value = List> {
    let item = (any_text(), any_text(), any_text(), any_text());
    let items = prop::collection::vec(item, 0..6);
    (any_text(), items, any::<prop::sample::Index>(), any::<[bool; 3]>()).prop_map(
        |(title, items, at, [is_open, is_changed, is_projected])| {
            let items: Vec<Item> = items
                .iter()
                .map(|(name, link, words, note)| Item::new(name, link, words).noted(note))
                .collect();
            let at = (is_open && !items.is_empty()).then(|| at.index(items.len()));
            let changed = items.last().map(|item| item.link.clone());
            let now = changed.filter(|now| is_changed && at.is_some() && !now.is_empty());
            let title = Item::new(&title, "", "").name;
            List { title, items, at, now, is_projected, is_spoken: false }
        },
    )
}

proptest! {
    #[test]
    fn any_list_is_written_and_read(list in any_list()) {
        let (read, corrections) = List::parse(&list.to_string()).unwrap();
        prop_assert_eq!(&read, &list);
        prop_assert_eq!(corrections.0.len(), 0);
        for site in ["", "https://example.org/papamu/"] {
            let (read, corrections) = List::read(&list.text(site));
            prop_assert_eq!(&read, &list.contents());
            prop_assert_eq!(corrections.0.len(), 0);
        }
    }

    #[test]
    fn any_text_is_a_list(text in prop::collection::vec(any_text(), 0..9)) {
        for part in ["\n", "&item=", "&name=", "?", ""] {
            let text = text.join(part);
            let (list, _) = List::read(&text);
            prop_assert_eq!(&List::read(&list.text("")).0, &list);
            let (list, _) = List::parse(&format!("#/list?item={text}&at=1")).unwrap();
            prop_assert_eq!(&List::parse(&list.to_string()).unwrap().0, &list);
            let held = list.clone().holding(&text);
            prop_assert_eq!(&held.items, &list.items);
            prop_assert_eq!(&List::parse(&held.to_string()).unwrap().0, &held);
        }
    }
}

/// After opening a link, the board writes the same link.
#[test]
fn an_item_is_the_same_after_the_board_has_written_it() {
    for vector in include_str!("data/links.tsv").lines().filter(|line| !line.starts_with("# ")) {
        let link = Item::new("", vector.split('\t').next().unwrap(), "").link;
        if link.is_empty() || link.starts_with('?') {
            continue;
        }
        let written =
            EditorState::default().apply(EditorAction::Open(link.clone())).link().to_string();
        assert_eq!(normal(&link), normal(&written), "{link}");
        let list = List { items: vec![Item::new("", &link, "")], at: Some(0), ..List::default() };
        assert_eq!(list.holding(&written).now, None, "{link}");
        assert!(is_same(&link, &written), "{link}");
    }
}

#[test]
fn a_file_has_as_many_items_as_a_link() {
    let (list, corrections) = List::read(&"#/k1/ancient/plane/xo\n".repeat(MOST_ITEMS + 1));
    assert_eq!((list.items.len(), corrections.0.len()), (MOST_ITEMS, 1));
}
