//! Quizzes stay the same: tests every line of `tests/data/quizzes.tsv`, what is written of quizzes,
//! and anything else that a link may contain.

use papamu::link::lesson_code::first;
use papamu::link::page_link::PageLink;
use papamu::link::quiz_link::{Q1, read, task_text};
use proptest::prelude::*;
use teaching::content::lessons::{Item, SubjectKind};

/// The vectors: link, title, questions.
fn vectors() -> Vec<[&'static str; 3]> {
    let lines = include_str!("data/quizzes.tsv").lines().filter(|line| !line.starts_with("# "));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            columns.try_into().unwrap_or_else(|_| panic!("not three columns: {line}"))
        })
        .collect()
}

/// A question as a student sees it.
fn met(item: &Item) -> String {
    let subjects = item.subjects().iter().map(|subject| match &subject.kind {
        SubjectKind::Position(rules, board) => {
            format!("{} {} {}", rules.name(), board.edge().name(), board.whole_text())
        }
        SubjectKind::Expression(text) => text.clone(),
    });
    let drawn =
        item.drawing().into_iter().map(|drawing| format!("drawn: {drawing}").replace(".1", ""));
    let subjects: Vec<String> = subjects.chain(drawn).collect();
    let (task, hints) = (task_text(item), item.hints.concat());
    format!("{task} | {} | {} | {hints}", subjects.join(" & "), item.asks)
}

#[test]
fn every_vector_asks_what_it_says() {
    assert!(vectors().len() >= 31);
    for [text, title, questions] in vectors() {
        let place = PageLink::parse(text);
        assert_eq!((place.page.as_str(), place.word(0)), ("learn", Q1), "{text}");
        let (quiz, corrections) = read(&place);
        assert_eq!(corrections.0, [""; 0], "{text}");
        assert_eq!(quiz.title, title, "{text}");
        let asked: Vec<String> = quiz.items.iter().map(met).collect();
        assert_eq!(asked, questions.split('@').collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn every_quiz_is_a_lesson() {
    for [text, ..] in vectors() {
        let (quiz, _) = read(&PageLink::parse(text));
        assert_eq!(*first(&quiz.to_string()).unwrap(), quiz, "{text}");
    }
}

/// Chat and mail programs cut links; the page notices it.
#[test]
fn a_link_that_was_cut_is_noticed() {
    let [text, ..] = vectors()[0];
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let place = PageLink::parse(&text[..end]);
        if place.word(0) == Q1 && !place.parameters.is_empty() {
            let (quiz, corrections) = read(&place);
            assert!(!corrections.0.is_empty(), "{}", &text[..end]);
            assert!(quiz.items.iter().all(|item| item.error().is_none()));
        }
    }
}

/// Pieces that links are made of, and others.
fn pieces() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "&task=",
        "&on=",
        "&of=",
        "&draw=",
        "&seed=",
        "fractions",
        ".2",
        "&at=",
        "&ask=",
        "&hint=",
        "&title=",
        "outcome",
        "winner%20Left",
        "order",
        "value",
        "set%20=%20",
        "through%20Left%20",
        "b2-d2",
        "ancient/plane/",
        "modern/walls/",
        "xo/.xo",
        "200/200",
        "26",
        "1/2",
        "%7B0%7C1%7D",
        ";",
        "/",
        "%",
        "é",
        "9999999999",
        "-",
        "&",
    ]);
    prop::collection::vec(prop_oneof![4 => known.prop_map(str::to_string), 1 => "\\PC{0,6}"], 0..30)
        .prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_link_is_read_and_stays(parameters in pieces()) {
        let (quiz, _) = read(&PageLink::parse(&format!("#/learn/q1?{parameters}")));
        prop_assert!(quiz.items.iter().all(|item| item.error().is_none()));
        prop_assert_eq!(&*first(&quiz.to_string()).unwrap(), &quiz);
    }
}
