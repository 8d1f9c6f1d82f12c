//! Makes items from what a teacher has: links to any page, typed positions and values, and the texts of lessons.

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::typed::with_links;
use crate::link::lesson_code::{T1, coded};
use crate::link::lesson_link::LessonLink;
use crate::link::list_text::{is_lesson, read};
use crate::link::page_link::PageLink;
use crate::link::page_names::{GALLERY, LEARN, SUMS};
use crate::link::position_link::PositionLink;
use crate::link::problem::shorten;
use crate::link::quiz_link::{self, why};
use crate::pages::on_board;
use teaching::content::lessons::{Item, Lesson, MOST_SUBJECTS, Shown, Subject, SubjectKind};
use teaching::content::{ExhibitKind, Subject as Shape, exhibit};
use teaching::sums::Card;
use words::say;

/// A lesson of the items of a text, one on each line, and a sentence for each part that could not be read. A link to a
/// lesson gives its items; other lines are words about the item before them.
pub fn typed_lesson(text: &str) -> (Lesson, Vec<String>) {
    let (text, mut problems) = match is_lesson(text) {
        true => (text.to_string(), Vec::new()),
        false => with_links(text),
    };
    let (typed, corrections) = read(&text);
    problems.extend(corrections.0);
    let mut lesson = Lesson { items: Vec::new(), ..(*typed).clone() };
    for item in &typed.items {
        match &item.shown {
            Shown::Link(link) => match linked(link) {
                Some((other, corrections)) => {
                    lesson.items.extend(other.items);
                    problems.extend(corrections);
                }
                None => lesson.items.push(item.clone()),
            },
            _ => lesson.items.push(item.clone()),
        }
    }
    if lesson.items.is_empty() && problems.is_empty() {
        problems.push(say::text_nothing().to_string());
    }
    (lesson, problems)
}

/// The lesson that a link opens: for its teacher, for students, or from earlier.
pub fn linked(link: &str) -> Option<(Lesson, Vec<String>)> {
    let place = PageLink::parse(link);
    match (place.page.as_str(), place.word(0)) {
        (LEARN, quiz_link::Q1 | quiz_link::MAKER) => {
            let (quiz, corrections) = quiz_link::read(&place);
            Some((quiz, corrections.0))
        }
        (LEARN, T1) => Some(match coded(place.word(1)) {
            Ok(lesson) => ((*lesson).clone(), Vec::new()),
            Err(problem) => (Lesson::default(), vec![say::lesson_unread(&problem)]),
        }),
        _ => {
            let (link, corrections) = LessonLink::parse(link)?;
            Some(((*link.lesson).clone(), corrections.0))
        }
    }
}

/// The item as a question, by its most natural task.
pub fn asked(item: &Item) -> Result<Item, String> {
    let subjects = subjects(item)?;
    let question = Item::about(subjects);
    let question =
        Item { task: question.task, shown: question.shown, is_covered: true, ..item.clone() };
    match question.error() {
        None => Ok(question),
        Some(misfit) => Err(why(misfit, &question)),
    }
}

/// What a question about the item asks about: the position that its link shows, or the cards of its sum.
fn subjects(item: &Item) -> Result<Vec<SubjectKind>, String> {
    let Shown::Link(link) = &item.shown else {
        let kinds = item.subjects().iter().map(|subject: &Subject| subject.kind.clone());
        return Ok(kinds.collect());
    };
    let page = PageLink::parse(link);
    if page.page == SUMS {
        return cards(&page);
    }
    if let Some(expression) = expression(&page) {
        return Ok(vec![expression]);
    }
    let shown = on_board(link).unwrap_or(link.clone());
    let read = PositionLink::parse(&shown)
        .map_err(|error| say::text_unread(&error.to_string(), &shorten(link, 40)))?;
    Ok(vec![position(&EditorState::default().apply(EditorAction::Open(read.to_string())))])
}

fn position(editor_state: &EditorState) -> SubjectKind {
    SubjectKind::Position(editor_state.rules, editor_state.window.board.trimmed())
}

/// The cards of a sum as subjects, each as often as it occurs.
fn cards(link: &PageLink) -> Result<Vec<SubjectKind>, String> {
    let texts =
        link.parameters.iter().filter(|(name, _)| ["card", "with"].contains(&name.as_str()));
    let mut subjects = Vec::new();
    for (_, text) in texts {
        let card = Card::parse(text);
        let card =
            card.map_err(|error| say::text_unread(&error.to_string(), &shorten(text, 40)))?;
        let subject = SubjectKind::from(card.game);
        subjects.extend(vec![subject; (card.count as usize).min(MOST_SUBJECTS + 1)]);
        if subjects.len() > MOST_SUBJECTS {
            break;
        }
    }
    if subjects.is_empty() {
        return Err(say::quiz_nothing().to_string());
    }
    Ok(subjects)
}

/// The value of an exhibit without a position.
fn expression(link: &PageLink) -> Option<SubjectKind> {
    let exhibit = exhibit(link.word(0)).filter(|_| link.page == GALLERY)?;
    let ExhibitKind::Family(family) = &exhibit.kind else { return None };
    let mut point = family.first();
    for (number, parameter) in point.iter_mut().zip(family.parameters) {
        let asked = link.parameter(parameter.symbol).and_then(|asked| asked.parse::<i32>().ok());
        *number = asked.unwrap_or(*number).clamp(parameter.least, parameter.most);
    }
    match (family.subject)(&point)? {
        Shape::Position(_) => None,
        Shape::Expression(text) => Some(SubjectKind::Expression(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::item::words;
    use crate::link::item_link::link;
    use crate::link::quiz_link::task_text;

    fn found(text: &str) -> Vec<Item> {
        let (lesson, problems) = typed_lesson(text);
        assert_eq!(problems, [""; 0], "{text}");
        lesson.items
    }

    #[test]
    fn everything_becomes_items() {
        let site = "https://example.org/papamu/#/";
        for (text, expected) in [
            ("xo/.xo", &["k1/ancient/plane/xo/.xo"][..]),
            ("..xo\n...", &["k1/ancient/plane/xo"]),
            ("1/2\n\n^*", &["sums?card=1/2", "sums?card=%5E%2A"]),
            // One a line; only rows without stones show that the lines are rows.
            ("xo\nox", &["k1/ancient/plane/xo", "k1/ancient/plane/ox"]),
            ("x.\n..\n.o\n\nxo", &["k1/ancient/plane/x/1/.o", "k1/ancient/plane/xo"]),
            (
                &format!(
                    "{site}k1/ancient/plane/xo\noxo\nk1/ancient/walls/xo1\n\n{site}sums?card=2"
                ),
                &[
                    "k1/ancient/plane/xo",
                    "k1/ancient/plane/oxo",
                    "k1/ancient/walls/xo1",
                    "sums?card=2",
                ],
            ),
            ("modern/walls/xo1", &["k1/modern/walls/xo1"]),
            ("k1/modern/plane/xo?hide=1", &["k1/modern/plane/xo?hide=1"]),
            ("k1/ancient/plane/xo?line=0_0r1", &["k1/ancient/plane/xo?line=0_0r1"]),
            (
                &format!("{site}list?item=k1/ancient/plane/xo&words=Why%3F&item=sums%3Fcard%3D1"),
                &["k1/ancient/plane/xo", "sums?card=1"],
            ),
            (&format!("{site}gallery/numbers"), &["gallery/numbers"]),
        ] {
            let links: Vec<String> = found(text).iter().map(link).collect();
            assert_eq!(links, expected, "{text}");
        }
        let items = found("#/k1/ancient/plane/xo\nWhy?\noxo\nHow?");
        assert_eq!(items.iter().map(words).collect::<Vec<_>>(), ["Why?", "How?"]);
        let quiz = found(&format!("{site}learn/q1?task=winner%20Left&on=ancient/plane/xo&of=1"));
        assert_eq!(quiz.iter().map(task_text).collect::<Vec<_>>(), ["winner Left"]);
        let text = "lesson\ntitle Week 3\nitem\nboard ancient plane oxo\ntask outcome";
        assert_eq!(typed_lesson(text).0.to_string().trim_end(), text);
    }

    #[test]
    fn every_page_gives_questions() {
        let questions = |text: &str| -> Vec<String> {
            let question = |item: &Item| {
                let question = asked(item).unwrap();
                let subjects = question.subjects().iter().map(|subject| subject.kind.text());
                format!("{}: {}", task_text(&question), subjects.collect::<Vec<_>>().join(" "))
            };
            found(text).iter().map(question).collect()
        };
        for (text, expected) in [
            ("xo/.xo", "outcome: ancient/plane/xo/.xo"),
            ("1/2", "value: 1/2"),
            ("#/k1/ancient/plane/xo?line=0_0r1", "outcome: ancient/plane/x"),
            ("#/k1/ancient/plane/xo?line=0_0r1&step=0", "outcome: ancient/plane/xo"),
            ("#/sums?card=ancient/plane/xo&card=2,*", "order: ancient/plane/xo * *"),
            ("#/sums?card=ancient/plane/xo", "outcome: ancient/plane/xo"),
            ("#/gallery/numbers", "value: {5|22}"),
        ] {
            assert_eq!(questions(text), [expected], "{text}");
        }
        for text in ["#/learn/rules", "#/sums", "#/sums?card=ancient/plane/x&card=modern/plane/o"] {
            assert!(asked(&found(text)[0]).is_err(), "{text}");
        }
    }

    #[test]
    fn what_gives_none_is_said() {
        for text in ["", "#/k1/ancient/plane/q", "ancient/flat/xo", "x300o", "lesson\nitem\nboards"]
        {
            let (lesson, problems) = typed_lesson(text);
            assert_eq!((lesson.items.len(), problems.len()), (0, 1), "{text}");
        }
    }
}
