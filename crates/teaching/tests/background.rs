//! The page about Kōnane: everything that it says has a source, in every language the same one.

use teaching::content::background::{Background, Section, read};
use teaching::content::glossary;

const ENGLISH: &str = include_str!("../../../static/konane-en.txt");
const PORTUGUESE: &str = include_str!("../../../static/konane-pt.txt");

fn page(text: &str) -> Background {
    read(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_passage_has_a_source() {
    for text in [ENGLISH, PORTUGUESE] {
        let page = page(text);
        // The last section asks for corrections.
        let (_, sections) = page.sections.split_last().expect("sections");
        for passage in sections.iter().flat_map(|section| &section.passages) {
            let cited = page.cited(passage).count();
            assert!(cited > 0 && cited == passage.sources.len(), "{}", passage.text);
        }
        for known in &page.publications {
            let mut passages = sections.iter().flat_map(|section| &section.passages);
            assert!(passages.any(|passage| passage.sources.contains(&known.name)), "{known:?}");
            assert!(known.address.starts_with("http"), "{known:?}");
        }
    }
}

#[test]
fn every_language_says_the_same_of_the_same_boards() {
    let [english, portuguese] = [ENGLISH, PORTUGUESE].map(page);
    let addresses = |page: &Background| {
        let publications = page.publications.iter();
        publications.map(|it| (it.name.clone(), it.address.clone())).collect::<Vec<_>>()
    };
    assert_eq!(addresses(&english), addresses(&portuguese));
    let shape = |section: &Section| {
        let passages = section.passages.iter();
        let said: Vec<_> = passages.map(|it| (it.sizes.clone(), it.sources.clone())).collect();
        (section.terms.clone(), said)
    };
    let shapes = |page: &Background| page.sections.iter().map(shape).collect::<Vec<_>>();
    assert_eq!(shapes(&english), shapes(&portuguese));
}

#[test]
fn hawaiian_words_have_the_okina_and_stand_in_the_glossary() {
    let known = glossary::read(include_str!("../../../static/glossary-en.txt")).unwrap();
    let page = page(ENGLISH);
    let mut terms = page.sections.iter().flat_map(|section| &section.terms).peekable();
    assert!(terms.peek().is_some());
    for name in terms {
        assert!(known.term(name).is_some(), "{name}");
    }
    // No other sign stands for the ʻokina, and the names have it.
    for text in [ENGLISH, PORTUGUESE] {
        assert!(!text.contains(['\'', '`', '‘']));
        for name in ["Kauaʻi", "Molokaʻi", "Oʻahu", "Lānaʻi", "Kapiʻolani"] {
            let without = name.replace('ʻ', "");
            assert!(text.contains(name) && !text.contains(&without), "{name}");
        }
    }
}

#[test]
fn says_where_a_file_is_wrong() {
    for (wrong, line) in [
        ("says Nothing above it", 1),
        ("heading Boards\nby ernst", 2),
        ("heading Boards\nboard 6 × 6", 2),
        ("source ernst | Ernst", 1),
        ("# A comment\ntitle Kōnane", 2),
    ] {
        assert_eq!(read(wrong).unwrap_err().line, line, "{wrong}");
    }
}
