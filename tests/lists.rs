//! Lessons as links and as files: tests every line of `tests/data/lists.tsv` and `tests/data/list-files.tsv`, that
//! everything is read that is written, and that no text causes a panic.

use papamu::editor::editor_action::EditorAction;
use papamu::editor::editor_state::EditorState;
use papamu::link::item::{is_same, item, normal, notes, place};
use papamu::link::item_link::link;
use papamu::link::lesson_code::first;
use papamu::link::lesson_link::LessonLink;
use papamu::link::list_text::read;
use proptest::prelude::*;
use teaching::content::lessons::{Item, Lesson, MOST_ITEMS};

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

/// Each as name | link | words | note. Words alone have a page of their own by now.
fn items(lesson: &Lesson) -> String {
    let item = |item: &Item| {
        let link = Some(link(item)).filter(|link| !link.starts_with("learn/t1/"));
        let notes: Vec<&str> = item.notes.iter().map(|note| note.text.as_str()).collect();
        let link = link.unwrap_or_default();
        format!("{} | {link} | {} | {}", item.title, item.says.join(" "), notes.join(" "))
    };
    lesson.items.iter().map(item).collect::<Vec<String>>().join(" @ ")
}

#[test]
fn every_link_opens_what_it_says() {
    let vectors = vectors::<7>(include_str!("data/lists.tsv"));
    assert!(vectors.len() >= 28);
    for [text, title, texts, at, opened, screen, corrections] in vectors {
        let (open, said) = LessonLink::parse(text).unwrap();
        let lesson = &*open.lesson;
        assert_eq!((lesson.title.as_str(), items(lesson).as_str()), (title, texts), "{text}");
        assert_eq!(open.at.map_or(String::new(), |at| (at + 1).to_string()), at, "{text}");
        let alone = open.opened().unwrap_or_default();
        assert!(alone == opened || alone.starts_with("#/learn/t1/") && opened.is_empty(), "{text}");
        let screens = (open.is_projected, open.is_spoken);
        assert_eq!(screens, (screen == "projector", screen == "speaker"), "{text}");
        assert_eq!(said.0.len().to_string(), corrections, "{text}");
        assert_eq!(first(&lesson.to_string()).as_deref(), Ok(lesson), "{text}");
    }
}

#[test]
fn every_file_opens_as_it_says() {
    let vectors = vectors::<3>(include_str!("data/list-files.tsv"));
    assert!(vectors.len() >= 11);
    for [file, title, texts] in vectors {
        let (lesson, corrections) = read(&file.replace("\\r", "\r").replace("\\n", "\n"));
        assert_eq!(corrections.0, [""; 0], "{file}");
        assert_eq!((lesson.title.as_str(), items(&lesson).as_str()), (title, texts), "{file}");
    }
}

/// Texts for the fields of a lesson, including texts that look like other parts of it.
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
        Just("sums?card=ancient/plane/xo&card=1/2".to_string()),
        Just("item".to_string()),
    ]
}

fn any_lesson() -> impl Strategy<Value = LessonLink> {
    let parts = (any_text(), any_text(), any_text(), any_text());
    let items = prop::collection::vec(parts, 0..6);
    (items, any::<prop::sample::Index>(), any::<[bool; 3]>()).prop_map(
        |(items, at, [is_open, is_changed, is_projected])| {
            let typed = |(name, link, words, note): &(String, String, String, String)| Item {
                notes: notes(note),
                ..item(name, link, words)
            };
            let at = (is_open && !items.is_empty()).then(|| at.index(items.len()));
            let changed = items.last().map(|(_, link, ..)| place(link));
            let now = changed.filter(|now| is_changed && at.is_some() && !now.is_empty());
            let lesson = Lesson {
                title: "T".to_string(),
                items: items.iter().map(typed).collect(),
                ..Lesson::default()
            };
            LessonLink { at, now, is_projected, ..LessonLink::of(lesson) }
        },
    )
}

proptest! {
    #[test]
    fn any_lesson_is_written_and_read(open in any_lesson()) {
        let (again, corrections) = LessonLink::parse(&open.to_string()).unwrap();
        prop_assert_eq!((&again, corrections.0), (&open, vec![]));
        let (lesson, corrections) = read(&open.lesson.to_string());
        let has_items = !open.lesson.items.is_empty();
        prop_assert!(!has_items || lesson == open.lesson && corrections.0.is_empty());
    }

    #[test]
    fn any_text_is_a_lesson(text in prop::collection::vec(any_text(), 0..9)) {
        for part in ["\n", "&item=", "&name=", "?", "", "\nitem\n"] {
            let text = text.join(part);
            let (lesson, _) = read(&text);
            prop_assert_eq!(&first(&lesson.to_string()).unwrap(), &lesson);
            let (open, _) = LessonLink::parse(&format!("#/list?item={text}&at=1")).unwrap();
            prop_assert_eq!(&LessonLink::parse(&open.to_string()).unwrap().0, &open);
            let held = open.clone().holding(&text);
            prop_assert_eq!(&held.lesson, &open.lesson);
            prop_assert_eq!(&LessonLink::parse(&held.to_string()).unwrap().0, &held);
        }
    }
}

/// After opening a link, the board writes the same link.
#[test]
fn an_item_is_the_same_after_the_board_has_written_it() {
    for vector in include_str!("data/links.tsv").lines().filter(|line| !line.starts_with("# ")) {
        let link = place(vector.split('\t').next().unwrap());
        if link.is_empty() || link.starts_with('?') {
            continue;
        }
        let written =
            EditorState::default().apply(EditorAction::Open(link.clone())).link().to_string();
        assert_eq!(normal(&link), normal(&written), "{link}");
        let lesson = Lesson { items: vec![item("", &link, "")], ..Lesson::default() };
        let open = LessonLink::of(lesson).showing(Some(0));
        assert_eq!(open.holding(&written).now, None, "{link}");
        assert!(is_same(&link, &written), "{link}");
    }
}

#[test]
fn a_file_has_as_many_items_as_a_link() {
    let (lesson, corrections) = read(&"#/k1/ancient/plane/xo\n".repeat(MOST_ITEMS + 1));
    assert_eq!((lesson.items.len(), corrections.0.len()), (MOST_ITEMS, 1));
}
