//! Makes questions from what a teacher has: links to any page, and typed positions and values.

use crate::editor::editor_action::EditorAction;
use crate::editor::editor_state::EditorState;
use crate::editor::typed::with_links;
use crate::link::item::{line, place};
use crate::link::list::List;
use crate::link::page_link::PageLink;
use crate::link::page_names::{LIST, SUMS};
use crate::link::position_link::PositionLink;
use crate::link::problem::shorten;
use crate::link::quiz_link::{self, LONGEST_WORDS, why};
use crate::pages::learn::NAME;
use teaching::content::lessons::{Item, MOST_SUBJECTS, SubjectKind};
use teaching::content::{ExhibitKind, Subject, exhibit};
use teaching::sums::{Card, Game};
use words::say;

/// The questions from a text, and a sentence for each part that could not be read.
pub type Found = (Vec<Item>, Vec<String>);

/// Further lines are ignored, since a quiz has fewer questions.
const MOST_LINES: usize = 200;

/// Makes questions from the links, positions and values of a text, one on each line; other lines are their words. `position_of` returns the position of a page by the
/// page's link.
pub fn questions(text: &str, position_of: fn(&str) -> Option<String>) -> Found {
    let (text, problems) = with_links(text);
    let mut found = (Vec::new(), problems);
    let items = List::read(&text).0.items.into_iter().filter(|item| !item.link.is_empty());
    for item in items.take(MOST_LINES) {
        take_link(&mut found, &item.link, &item.words, position_of);
    }
    if found == Found::default() {
        found.1.push(say::text_nothing().to_string());
    }
    found
}

/// Makes questions from a link to any page; from a list, with the words to each item.
pub fn take_link(
    found: &mut Found,
    link: &str,
    words: &str,
    position_of: fn(&str) -> Option<String>,
) {
    let link = place(link);
    let page = PageLink::parse(&link);
    match page.page.as_str() {
        LIST => {
            let items = List::parse(&link).map(|(list, _)| list.items).unwrap_or_default();
            for item in items.iter().filter(|item| PageLink::parse(&item.link).page != LIST) {
                take_link(found, &item.link, &item.words, position_of);
            }
        }
        NAME if [quiz_link::Q1, quiz_link::MAKER].contains(&page.word(0)) => {
            let (quiz, corrections) = quiz_link::read(&page);
            found.0.extend(quiz.items);
            found.1.extend(corrections.0);
        }
        SUMS => add(found, cards(&page), words),
        _ => {
            let subject = expression(&page).map(Ok).unwrap_or_else(|| {
                let shown = position_of(&link).unwrap_or(link.clone());
                let read = PositionLink::parse(&shown).map_err(|error| error.to_string());
                let editor_state = read
                    .map(|link| EditorState::default().apply(EditorAction::Open(link.to_string())));
                editor_state
                    .map(|editor_state| position(&editor_state))
                    .map_err(|error| say::text_unread(&error, &shorten(&link, 40)))
            });
            add(found, subject.map(|subject| vec![subject]), words);
        }
    }
}

/// Adds a question about all these subjects, or a question about each if one cannot ask to order
/// them.
fn add(found: &mut Found, subjects: Result<Vec<SubjectKind>, String>, words: &str) {
    let subjects = match subjects {
        Ok(subjects) => subjects,
        Err(reason) => return found.1.push(reason),
    };
    let whole = Item::about(subjects.clone());
    let questions = match whole.error() {
        None => vec![whole],
        Some(_) => subjects.into_iter().map(|subject| Item::about(vec![subject])).collect(),
    };
    for question in questions {
        match question.error() {
            None => found.0.push(Item { asks: line(words, LONGEST_WORDS), ..question }),
            Some(misfit) => found.1.push(why(misfit, &question)),
        }
    }
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
        let subject = match card.game {
            Game::Position(rules, board) => SubjectKind::Position(rules, board),
            Game::Value(text) => SubjectKind::Expression(text),
        };
        subjects.extend(vec![subject; card.count as usize]);
        if subjects.len() > MOST_SUBJECTS * MOST_LINES {
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
    let exhibit = exhibit(link.word(0)).filter(|_| link.page == "gallery")?;
    let ExhibitKind::Family(family) = &exhibit.kind else { return None };
    let mut point = family.first();
    for (number, parameter) in point.iter_mut().zip(family.parameters) {
        let asked = link.parameter(parameter.symbol).and_then(|asked| asked.parse::<i32>().ok());
        *number = asked.unwrap_or(*number).clamp(parameter.least, parameter.most);
    }
    match (family.subject)(&point)? {
        Subject::Position(_) => None,
        Subject::Expression(text) => Some(SubjectKind::Expression(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let (questions, problems) = questions(text, |link| Some(format!("#/{link}")));
        assert_eq!(problems, [""; 0], "{text}");
        let texts = |question: &Item| {
            question.subjects().iter().map(|subject| subject.kind.text()).collect::<Vec<_>>()
        };
        questions
            .iter()
            .map(|question| {
                format!("{}: {}", quiz_link::task_text(question), texts(question).join(" "))
            })
            .collect()
    }

    #[test]
    fn every_page_gives_questions() {
        let site = "https://example.org/papamu/#/";
        for (text, expected) in [
            ("xo/.xo", &["outcome: ancient/plane/xo/.xo"][..]),
            ("..xo\n...", &["outcome: ancient/plane/xo"]),
            ("1/2\n\n^*", &["value: 1/2", "value: ^*"]),
            // One a line; only rows without stones show that the lines are rows.
            ("xo\nox", &["outcome: ancient/plane/xo", "outcome: ancient/plane/ox"]),
            (
                "xo/ox\n1\nxo",
                &["outcome: ancient/plane/xo/ox", "value: 1", "outcome: ancient/plane/xo"],
            ),
            ("x.\n..\n.o\n\nxo", &["outcome: ancient/plane/x/1/.o", "outcome: ancient/plane/xo"]),
            (
                &format!(
                    "{site}k1/ancient/plane/xo\noxo\nk1/ancient/walls/xo1\n^*\n\n1\n\n{site}sums?card=2"
                ),
                &[
                    "outcome: ancient/plane/xo",
                    "outcome: ancient/plane/oxo",
                    "outcome: ancient/walls/xo1",
                    "value: ^*",
                    "value: 1",
                    "value: 2",
                ],
            ),
            (
                &format!("{site}k1/ancient/plane/xo\noxo"),
                &["outcome: ancient/plane/xo", "outcome: ancient/plane/oxo"],
            ),
            ("modern/walls/xo1", &["outcome: modern/walls/xo1"]),
            ("k1/modern/plane/xo?hide=1", &["outcome: modern/plane/xo"]),
            ("k1/ancient/plane/xo?line=0_0r1", &["outcome: ancient/plane/x"]),
            ("k1/ancient/plane/xo?line=0_0r1&step=0", &["outcome: ancient/plane/xo"]),
            (
                &format!("{site}sums?card=ancient/plane/xo&card=2,*"),
                &["order: ancient/plane/xo * *"],
            ),
            (&format!("{site}sums?card=ancient/plane/xo"), &["outcome: ancient/plane/xo"]),
            (
                &format!("{site}sums?card=ancient/plane/x&card=modern/plane/o"),
                &["outcome: ancient/plane/x", "outcome: modern/plane/o"],
            ),
            (
                &format!("{site}list?item=k1/ancient/plane/xo&words=Why%3F&item=sums%3Fcard%3D1"),
                &["outcome: ancient/plane/xo", "value: 1"],
            ),
            (
                &format!("{site}learn/q1?task=winner%20Left&on=ancient/plane/xo&of=1"),
                &["winner Left: ancient/plane/xo"],
            ),
            (&format!("{site}gallery/numbers"), &["value: {5|22}"]),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
        let (asked, _) = questions("#/list?item=k1/ancient/plane/xo&words=Why%3F", |link| {
            Some(link.to_string())
        });
        assert_eq!(asked[0].asks, "Why?");
        let (asked, _) = questions("#/k1/ancient/plane/xo\nWhy?\noxo\nHow?", |_| None);
        let asks: Vec<&str> = asked.iter().map(|asked| asked.asks.as_str()).collect();
        assert_eq!(asks, ["Why?", "How?"]);
    }

    #[test]
    fn what_gives_none_is_said() {
        for text in
            ["", "#/k1/ancient/plane/q", "#/learn/rules", "#/sums", "ancient/flat/xo", "x300o"]
        {
            let (questions, problems) = questions(text, |link| Some(format!("#/{link}")));
            assert_eq!((questions.len(), problems.len()), (0, 1), "{text}");
        }
    }
}
