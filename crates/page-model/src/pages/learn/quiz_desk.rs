//! A quiz in the making, and what is done to it.

use crate::link::corrections::Corrections;
use crate::pages::learn::quiz_link::{
    LONGEST_LINK, LONGEST_TITLE, LONGEST_WORDS, MOST_QUESTIONS, is_in_length, tidy, why,
};
use crate::state::PageState;
use teaching::content::lessons::{Question, Quiz, Task};
use words::say;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    pub quiz: Quiz,
    /// How it was before each change, the last one at the end.
    past: Vec<Quiz>,
    /// What has been done last, in words.
    pub said: String,
    /// What could not be done.
    pub corrections: Vec<String>,
    /// Whether it came with a link and has not been changed: the teacher's own stays as it is.
    pub is_foreign: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// A quiz by a link, and what had to be corrected.
    Open(Quiz, Vec<String>),
    Title(String),
    Ask(usize, String),
    Hint(usize, String),
    Task(usize, Task),
    Move(usize, usize),
    Duplicate(usize),
    Remove(usize),
    /// Makes a question of each subject.
    Split(usize),
    /// Questions at the end, and what could not be read.
    Add(Vec<Question>, Vec<String>),
    Clear,
    Undo,
    Dismiss,
}

/// So many changes are undone.
const MOST_PAST: usize = 100;

impl Desk {
    pub fn of(quiz: Quiz) -> Desk {
        Desk { quiz, ..Desk::default() }
    }
}

impl PageState for Desk {
    type Action = Deed;

    fn apply(&self, deed: Deed) -> Desk {
        let mut quiz = self.quiz.clone();
        let questions = &mut quiz.questions;
        let mut corrections = Corrections::default();
        let said = match deed {
            Deed::Open(other, corrections)
                if self.quiz == Quiz::default() || other == self.quiz =>
            {
                return Desk { corrections, ..Desk::of(other) };
            }
            Deed::Open(other, corrections) => {
                let said = say::quiz_came().to_string();
                return Desk { corrections, is_foreign: true, ..self.with(other, said) };
            }
            Deed::Title(text) => {
                quiz.title = tidy(
                    &text,
                    LONGEST_TITLE,
                    || say::quiz_title_long(LONGEST_TITLE),
                    &mut corrections,
                );
                String::new()
            }
            Deed::Ask(place, text) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                question.asks = words(&text, place, &mut corrections);
                String::new()
            }
            Deed::Hint(place, text) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                question.hint = words(&text, place, &mut corrections);
                String::new()
            }
            Deed::Task(place, task) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                question.task = task;
                if let Some(misfit) = question.error() {
                    let corrections = vec![why(misfit, question)];
                    return Desk { corrections, ..self.clone() };
                }
                String::new()
            }
            Deed::Move(from, to) => {
                if from == to || from.max(to) >= questions.len() {
                    return self.clone();
                }
                let question = questions.remove(from);
                questions.insert(to, question);
                say::quiz_moved(from + 1, to + 1)
            }
            Deed::Duplicate(place) => {
                let Some(question) = questions.get(place).cloned() else { return self.clone() };
                questions.insert(place + 1, question);
                say::quiz_duplicated(place + 1)
            }
            Deed::Remove(place) => {
                if place >= questions.len() {
                    return self.clone();
                }
                questions.remove(place);
                say::quiz_removed(place + 1)
            }
            Deed::Split(place) => {
                let Some(question) = questions.get(place).cloned() else { return self.clone() };
                let alone =
                    question.subjects.into_iter().map(|subject| Question::about(vec![subject]));
                let alone: Vec<Question> = alone.collect();
                let said = say::quiz_added(alone.len());
                questions.splice(place..=place, alone);
                said
            }
            Deed::Add(added, corrections) => {
                if added.is_empty() {
                    return Desk { corrections, ..self.clone() };
                }
                let said = say::quiz_added(added.len());
                questions.extend(added);
                let desk = self.with(quiz, said);
                return Desk { corrections: [desk.corrections, corrections].concat(), ..desk };
            }
            Deed::Clear => {
                quiz = Quiz::default();
                say::quiz_begun().to_string()
            }
            Deed::Undo => {
                let mut past = self.past.clone();
                let Some(quiz) = past.pop() else { return self.clone() };
                return Desk {
                    quiz,
                    past,
                    said: say::quiz_undone().to_string(),
                    ..Desk::default()
                };
            }
            Deed::Dismiss => return Desk { corrections: Vec::new(), ..self.clone() },
        };
        let desk = self.with(quiz, said);
        Desk { corrections: [desk.corrections, corrections.0].concat(), ..desk }
    }
}

impl Desk {
    /// How many changes can be undone.
    pub fn changes(&self) -> usize {
        self.past.len()
    }

    /// With another quiz, if its link can be read.
    fn with(&self, quiz: Quiz, said: String) -> Desk {
        if !is_in_length(&quiz) {
            let corrections = vec![say::quiz_full(LONGEST_LINK, MOST_QUESTIONS)];
            return Desk { corrections, ..self.clone() };
        }
        let mut past = self.past.clone();
        if quiz != self.quiz {
            past.push(self.quiz.clone());
            past.drain(..past.len().saturating_sub(MOST_PAST));
        }
        Desk { quiz, past, said, ..Desk::default() }
    }
}

fn words(text: &str, place: usize, corrections: &mut Corrections) -> String {
    tidy(text, LONGEST_WORDS, || say::quiz_words_long(LONGEST_WORDS, place + 1), corrections)
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::{SubjectKind, read_task};

    fn value(text: &str) -> Question {
        Question::about(vec![SubjectKind::parse(text).unwrap()])
    }

    fn desk(values: &[&str]) -> Desk {
        let questions = values.iter().map(|text| value(text)).collect();
        Desk::default().apply(Deed::Add(questions, vec![]))
    }

    fn order(desk: &Desk) -> String {
        let texts = desk.quiz.questions.iter().flat_map(|question| &question.subjects);
        texts.map(SubjectKind::text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_done_is_undone() {
        let start = desk(&["1", "2", "3"]);
        let mut now = start.clone();
        for (deed, after) in [
            (Deed::Move(0, 2), "2 3 1"),
            (Deed::Duplicate(0), "2 2 3 1"),
            (Deed::Remove(3), "2 2 3"),
            (Deed::Title("Week 3".to_string()), "2 2 3"),
            (Deed::Ask(1, " Why? ".to_string()), "2 2 3"),
            (Deed::Clear, ""),
        ] {
            now = now.apply(deed);
            assert_eq!(order(&now), after);
        }
        for before in ["2 2 3", "2 2 3", "2 2 3", "2 2 3 1", "2 3 1", "1 2 3", ""] {
            now = now.apply(Deed::Undo);
            assert_eq!(order(&now), before);
        }
        assert_eq!(now.changes(), 0);
    }

    #[test]
    fn a_quiz_that_came_with_a_link_is_another() {
        let own = desk(&["1"]);
        let other = own.apply(Deed::Open(desk(&["2"]).quiz, vec![]));
        assert!(other.is_foreign && !own.is_foreign);
        assert_eq!(order(&other.apply(Deed::Undo)), "1");
        assert!(!other.apply(Deed::Duplicate(0)).is_foreign);
        let first = Desk::default().apply(Deed::Open(own.quiz.clone(), vec![]));
        assert_eq!((order(&first).as_str(), first.changes(), first.is_foreign), ("1", 0, false));
    }

    #[test]
    fn what_is_not_there_changes_nothing() {
        let desk = desk(&["1"]);
        for deed in [
            Deed::Move(0, 1),
            Deed::Remove(1),
            Deed::Duplicate(1),
            Deed::Split(1),
            Deed::Ask(1, "a".to_string()),
            Deed::Hint(1, "a".to_string()),
            Deed::Task(1, Task::Parts),
        ] {
            assert_eq!(desk.apply(deed), desk);
        }
        let unfit = desk.apply(Deed::Task(0, Task::Parts));
        assert_eq!((order(&unfit), unfit.corrections.len()), (order(&desk), 1));
    }

    #[test]
    fn several_subjects_become_questions() {
        let several = Question::new(
            read_task("order").unwrap(),
            vec!["1", "2"].into_iter().map(|text| SubjectKind::parse(text).unwrap()).collect(),
        );
        let desk = Desk::default().apply(Deed::Add(vec![several, value("3")], vec![]));
        let split = desk.apply(Deed::Split(0));
        assert_eq!((order(&split).as_str(), split.quiz.questions.len()), ("1 2 3", 3));
        assert!(split.quiz.questions.iter().all(|question| question.error().is_none()));
    }

    #[test]
    fn a_quiz_stays_in_its_limits() {
        let full = desk(&["1"; MOST_QUESTIONS]);
        let more = full.apply(Deed::Duplicate(0));
        assert_eq!((more.quiz.questions.len(), more.corrections.len()), (MOST_QUESTIONS, 1));
        let long = full.apply(Deed::Title("a".repeat(LONGEST_TITLE + 1)));
        assert_eq!((long.quiz.title.chars().count(), long.corrections.len()), (LONGEST_TITLE, 1));
    }
}
