//! Lessons as links and as files, and what other windows say of them.

use papamu::link::lesson_code::first;
use papamu::link::lesson_link::LessonLink;
use papamu::link::list_text::read;
use papamu::shell::hall_messages::HallMessage;

pub fn lesson_links(text: &str) {
    let Some((link, corrections)) = LessonLink::parse(text) else { return };
    assert!(corrections.0.iter().all(|correction| !correction.is_empty()));
    assert_is_read(&link);
    if let Some(at) = link.at {
        assert!(at < link.lesson.items.len());
        link.opened();
    }
    let kept = link.clone().kept();
    assert_eq!(kept.lesson.items.len(), link.lesson.items.len());
    let held = link.holding("#/k1/ancient/plane/xo?projector=1");
    assert!(held.is_projected);
    assert_is_read(&held);
    // Nothing shows a lesson without items.
    if !held.lesson.items.is_empty()
        && let Some(message) = HallMessage::parse(&format!("hall 10{text}"))
    {
        assert_eq!(HallMessage::parse(&message.to_string()), Some(message));
    }
}

pub fn lesson_files(text: &str) {
    let (lesson, corrections) = read(text);
    assert!(corrections.0.iter().all(|correction| !correction.is_empty()));
    assert_eq!(first(&lesson.to_string()).as_deref(), Ok(&*lesson));
    let link = LessonLink { lesson, ..LessonLink::default() };
    assert_is_read(&link);
    // What another link says becomes the open item.
    if !link.lesson.items.is_empty() {
        assert_is_read(&link.showing(Some(0)).holding(text));
    }
}

#[track_caller]
fn assert_is_read(link: &LessonLink) {
    if *link == LessonLink::default() || !link.is_in_length() {
        return;
    }
    let written = link.to_string();
    let (again, corrections) = LessonLink::parse(&written).expect("the link of a lesson");
    assert_eq!((&again, corrections.0), (link, vec![]), "{written}");
}
