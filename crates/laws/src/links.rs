//! Links to all pages but the board, lists and games.

use std::fmt::Debug;
use std::mem::take;

use crate::places::assert_place;
use papamu::link::lesson_code::first;
use papamu::link::page_link::PageLink;
use papamu::link::page_names::{meant, misspelt};
use papamu::link::problem::excerpt;
use papamu::link::proof_link::ProofLink;
use papamu::link::quiz_link::{MAKER, Q1, read};
use papamu::link::sums_link::SumsLink;
use papamu::pages::gallery::early::EarlyLink;
use papamu::pages::gallery::exhibit_link::ExhibitLink;
use papamu::pages::gallery::habitat::query::Query;
use papamu::pages::gallery::making::MakingLink;
use papamu::pages::gallery::own::query::OwnQuery;
use papamu::pages::gallery::penetration::link::Penetration;
use papamu::pages::{depicted, gallery, learn, on_board};
use teaching::content::lessons::{Drawing, SubjectKind, read_task};
use teaching::content::{EARLY, HABITAT, MAKING};

pub fn page_links(text: &str) {
    let link = PageLink::parse(text);
    let written = link.to_string();
    assert_eq!(PageLink::parse(&written), link, "{written}");
    for (label, right) in [meant(text), misspelt(text)].into_iter().flatten() {
        assert!(!label.is_empty());
        assert_eq!(PageLink::parse(&right).words, link.words, "{right}");
    }
    on_board(text);
    depicted(text);
}

/// A link is read with its corrections. Panics unless what is written of it is read as the same, without corrections.
#[track_caller]
pub fn assert_stays<T: PartialEq + Debug>(
    text: &str,
    read: impl Fn(&str) -> Option<(T, Vec<String>)>,
    write: impl Fn(&T) -> String,
) {
    let Some((place, corrections)) = read(text) else { return };
    assert!(corrections.iter().all(|correction| !correction.is_empty()));
    let written = write(&place);
    assert_eq!(read(&written), Some((place, vec![])), "{written}");
}

pub fn gallery_links(text: &str) {
    // Each room has a name, and only its links are for it.
    let of = |text: &str, name: &str| {
        let link = PageLink::parse(text);
        (link.page == gallery::NAME && link.word(0) == name).then_some(link)
    };
    assert_stays(
        text,
        |text| {
            let mut link = ExhibitLink::of(&PageLink::parse(text))?;
            let corrections = take(&mut link.corrections);
            Some((link, corrections))
        },
        |link| link.page_link().to_string(),
    );
    assert_stays(
        text,
        |text| {
            let mut query = OwnQuery::of(&PageLink::parse(text))?;
            for fault in query.read().faults {
                assert!(!fault.expected.is_empty());
            }
            let corrections = take(&mut query.corrections);
            Some((query, corrections))
        },
        |query| query.page_link().to_string(),
    );
    let name = papamu::pages::gallery::penetration::link::NAME;
    assert_stays(text, |it| Some(Penetration::of(&of(it, name)?)), |it| it.page_link().to_string());
    assert_stays(text, |it| Some(Query::of(&of(it, HABITAT)?)), |it| it.page_link().to_string());
    assert_stays(text, |it| Some(EarlyLink::of(&of(it, EARLY)?)), |it| it.page_link().to_string());
    assert_stays(
        text,
        |it| Some(MakingLink::of(&of(it, MAKING)?)),
        |it| it.page_link().to_string(),
    );
}

pub fn sum_links(text: &str) {
    let read = |text: &str| {
        let (link, corrections) = SumsLink::parse(text)?;
        Some((link, corrections.0))
    };
    assert_stays(text, read, |link| link.link().to_string());
}

pub fn proof_links(text: &str) {
    let read = |text: &str| {
        let (link, corrections) = ProofLink::parse(text)?.ok()?;
        Some((link, corrections.0))
    };
    assert_stays(text, read, ProofLink::link);
    if let Some(Err(error)) = ProofLink::parse(text) {
        assert_place(error.at, text);
        excerpt(text, error.at);
    }
}

/// Quizzes, and in other texts their questions.
pub fn quiz_links(text: &str) {
    let place = PageLink::parse(text);
    if place.page == learn::NAME && [Q1, MAKER].contains(&place.word(0)) {
        let (quiz, _) = read(&place);
        assert!(quiz.items.iter().all(|item| item.error().is_none()));
        assert_eq!(first(&quiz.to_string()).as_deref(), Ok(&quiz));
        return;
    }
    if let Ok(subject) = SubjectKind::parse(text) {
        assert_eq!(SubjectKind::parse(&subject.text()), Ok(subject));
    }
    if let Some(drawing) = Drawing::parse(text) {
        assert_eq!(Drawing::parse(&drawing.to_string()), Some(drawing));
    }
    if let Some(task) = read_task(text) {
        assert_eq!(read_task(&task.to_string()), Some(task));
    }
}
