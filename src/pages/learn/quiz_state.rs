//! The state of a quiz that a teacher is making.

use crate::history::History;
use crate::link::corrections::Corrections;
use crate::link::quiz_link::{
    LONGEST_LINK, LONGEST_TITLE, LONGEST_WORDS, MOST_QUESTIONS, hints, is_in_length, tidy, why,
};
use crate::state::PageState;
use teaching::content::lessons::{Drawing, Item, Lesson, Shown, Task};
use words::say;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct QuizState {
    pub quiz: History<Lesson>,
    /// What the last action did, in words.
    pub status: String,
    /// Why something could not be done, in sentences.
    pub corrections: Vec<String>,
    /// Whether the quiz came with a link and is unchanged; then the teacher's own quiz stays as it
    /// is.
    pub is_foreign: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum QuizAction {
    /// Opens the quiz of a link, with its corrections.
    Open(Lesson, Vec<String>),
    Title(String),
    Ask(usize, String),
    Hint(usize, String),
    Task(usize, Task),
    /// Draws other boards, for this task.
    Draw(usize, Task, Drawing),
    Move(usize, usize),
    Duplicate(usize),
    Remove(usize),
    /// Makes a question of each subject.
    Split(usize),
    /// Adds questions at the end, with sentences about what could not be read.
    Add(Vec<Item>, Vec<String>),
    Clear,
    Undo,
    Redo,
    Dismiss,
}

impl QuizState {
    pub fn of(quiz: Lesson) -> QuizState {
        QuizState { quiz: History::new(quiz), ..QuizState::default() }
    }
}

impl PageState for QuizState {
    type Action = QuizAction;

    fn apply(&self, action: QuizAction) -> QuizState {
        let mut quiz = (*self.quiz).clone();
        let questions = &mut quiz.items;
        let mut corrections = Corrections::default();
        let status = match action {
            QuizAction::Open(other, corrections)
                if *self.quiz == Lesson::default() || other == *self.quiz =>
            {
                return QuizState { corrections, ..QuizState::of(other) };
            }
            QuizAction::Open(other, corrections) => {
                let status = say::quiz_came().to_string();
                return QuizState { corrections, is_foreign: true, ..self.with(other, status) };
            }
            QuizAction::Title(text) => {
                quiz.title = tidy(
                    &text,
                    LONGEST_TITLE,
                    || say::quiz_title_long(LONGEST_TITLE),
                    &mut corrections,
                );
                String::new()
            }
            QuizAction::Ask(place, text) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                question.asks = words(&text, place, &mut corrections);
                String::new()
            }
            QuizAction::Hint(place, text) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                question.hints = hints(words(&text, place, &mut corrections));
                String::new()
            }
            QuizAction::Task(place, task) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                *question = Item { task: Some(task), ..question.clone() }.with_room();
                if let Some(misfit) = question.error() {
                    let corrections = vec![why(misfit, question)];
                    return QuizState { corrections, ..self.clone() };
                }
                String::new()
            }
            QuizAction::Draw(place, task, drawing) => {
                let Some(question) = questions.get_mut(place) else { return self.clone() };
                (question.task, question.shown) = (Some(task), Shown::Drawn(drawing));
                if let Some(misfit) = question.error() {
                    let corrections = vec![why(misfit, question)];
                    return QuizState { corrections, ..self.clone() };
                }
                String::new()
            }
            QuizAction::Move(from, to) => {
                if from == to || from.max(to) >= questions.len() {
                    return self.clone();
                }
                let question = questions.remove(from);
                questions.insert(to, question);
                say::quiz_moved(from + 1, to + 1)
            }
            QuizAction::Duplicate(place) => {
                let Some(question) = questions.get(place).cloned() else { return self.clone() };
                questions.insert(place + 1, question);
                say::quiz_duplicated(place + 1)
            }
            QuizAction::Remove(place) => {
                if place >= questions.len() {
                    return self.clone();
                }
                questions.remove(place);
                say::quiz_removed(place + 1)
            }
            QuizAction::Split(place) => {
                let Some(question) = questions.get(place).cloned() else { return self.clone() };
                let subjects = question.subjects().iter().map(|subject| subject.kind.clone());
                let alone: Vec<Item> = subjects.map(|kind| Item::about(vec![kind])).collect();
                let status = say::quiz_added(alone.len());
                questions.splice(place..=place, alone);
                status
            }
            QuizAction::Add(added, corrections) => {
                if added.is_empty() {
                    return QuizState { corrections, ..self.clone() };
                }
                let status = say::quiz_added(added.len());
                questions.extend(added);
                let quiz_state = self.with(quiz, status);
                return QuizState {
                    corrections: [quiz_state.corrections, corrections].concat(),
                    ..quiz_state
                };
            }
            QuizAction::Clear => {
                quiz = Lesson::default();
                say::quiz_begun().to_string()
            }
            QuizAction::Undo => return self.back(History::undo, say::browser_undone()),
            QuizAction::Redo => return self.back(History::redo, say::browser_redone()),
            QuizAction::Dismiss => return QuizState { corrections: Vec::new(), ..self.clone() },
        };
        let quiz_state = self.with(quiz, status);
        QuizState { corrections: [quiz_state.corrections, corrections.0].concat(), ..quiz_state }
    }
}

impl QuizState {
    fn back(&self, go: fn(&mut History<Lesson>), status: &str) -> QuizState {
        let mut quiz = self.quiz.clone();
        go(&mut quiz);
        QuizState { quiz, status: status.to_string(), ..QuizState::default() }
    }

    /// The state with another quiz, if its link is short enough to read.
    fn with(&self, quiz: Lesson, status: String) -> QuizState {
        if !is_in_length(&quiz) {
            let corrections = vec![say::quiz_full(LONGEST_LINK, MOST_QUESTIONS)];
            return QuizState { corrections, ..self.clone() };
        }
        let mut history = self.quiz.clone();
        history.change(quiz);
        QuizState { quiz: history, status, ..QuizState::default() }
    }
}

fn words(text: &str, place: usize, corrections: &mut Corrections) -> String {
    tidy(text, LONGEST_WORDS, || say::quiz_words_long(LONGEST_WORDS, place + 1), corrections)
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::{SubjectKind, read_task};

    fn value(text: &str) -> Item {
        Item::about(vec![SubjectKind::parse(text).unwrap()])
    }

    fn quiz_state(values: &[&str]) -> QuizState {
        let questions = values.iter().map(|text| value(text)).collect();
        QuizState::default().apply(QuizAction::Add(questions, vec![]))
    }

    fn order(quiz_state: &QuizState) -> String {
        let texts = quiz_state.quiz.items.iter().flat_map(Item::subjects);
        texts.map(|subject| subject.kind.text()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_done_is_undone() {
        let start = quiz_state(&["1", "2", "3"]);
        let mut now = start.clone();
        for (action, after) in [
            (QuizAction::Move(0, 2), "2 3 1"),
            (QuizAction::Duplicate(0), "2 2 3 1"),
            (QuizAction::Remove(3), "2 2 3"),
            (QuizAction::Title("Week 3".to_string()), "2 2 3"),
            (QuizAction::Ask(1, " Why? ".to_string()), "2 2 3"),
            (QuizAction::Clear, ""),
        ] {
            now = now.apply(action);
            assert_eq!(order(&now), after);
        }
        for before in ["2 2 3", "2 2 3", "2 2 3", "2 2 3 1", "2 3 1", "1 2 3", ""] {
            now = now.apply(QuizAction::Undo);
            assert_eq!(order(&now), before);
        }
        assert!(!now.quiz.can_undo());
        assert_eq!(order(&now.apply(QuizAction::Redo)), "1 2 3");
    }

    #[test]
    fn drawn_boards_change_if_the_task_fits_them() {
        let drawing = |text| Drawing::parse(text).unwrap();
        let task = || read_task("jump Left").unwrap();
        let question = Item::drawn(task(), drawing("wins"));
        let start = QuizState::default().apply(QuizAction::Add(vec![question], vec![]));
        let harder = start.apply(QuizAction::Draw(0, task(), drawing("wins.3")));
        assert_eq!(harder.quiz.items[0].drawing(), Some(&drawing("wins.3")));
        let unfit = harder.apply(QuizAction::Draw(0, task(), drawing("hot")));
        assert_eq!((&unfit.quiz, unfit.corrections.len()), (&harder.quiz, 1));
    }

    #[test]
    fn a_quiz_that_came_with_a_link_is_another() {
        let own = quiz_state(&["1"]);
        let other = own.apply(QuizAction::Open((*quiz_state(&["2"]).quiz).clone(), vec![]));
        assert!(other.is_foreign && !own.is_foreign);
        assert_eq!(order(&other.apply(QuizAction::Undo)), "1");
        assert!(!other.apply(QuizAction::Duplicate(0)).is_foreign);
        let first = QuizState::default().apply(QuizAction::Open((*own.quiz).clone(), vec![]));
        assert_eq!(
            (order(&first).as_str(), first.quiz.can_undo(), first.is_foreign),
            ("1", false, false)
        );
    }

    #[test]
    fn what_is_not_there_changes_nothing() {
        let quiz_state = quiz_state(&["1"]);
        for action in [
            QuizAction::Move(0, 1),
            QuizAction::Remove(1),
            QuizAction::Duplicate(1),
            QuizAction::Split(1),
            QuizAction::Ask(1, "a".to_string()),
            QuizAction::Hint(1, "a".to_string()),
            QuizAction::Task(1, Task::Parts),
        ] {
            assert_eq!(quiz_state.apply(action), quiz_state);
        }
        let unfit = quiz_state.apply(QuizAction::Task(0, Task::Parts));
        assert_eq!((order(&unfit), unfit.corrections.len()), (order(&quiz_state), 1));
    }

    #[test]
    fn several_subjects_become_questions() {
        let several = Item::asked(
            read_task("order").unwrap(),
            vec!["1", "2"].into_iter().map(|text| SubjectKind::parse(text).unwrap()).collect(),
        );
        let quiz_state =
            QuizState::default().apply(QuizAction::Add(vec![several, value("3")], vec![]));
        let split = quiz_state.apply(QuizAction::Split(0));
        assert_eq!((order(&split).as_str(), split.quiz.items.len()), ("1 2 3", 3));
        assert!(split.quiz.items.iter().all(|question| question.error().is_none()));
    }

    #[test]
    fn a_quiz_stays_in_its_limits() {
        let full = quiz_state(&["1"; MOST_QUESTIONS]);
        let more = full.apply(QuizAction::Duplicate(0));
        assert_eq!((more.quiz.items.len(), more.corrections.len()), (MOST_QUESTIONS, 1));
        let long = full.apply(QuizAction::Title("a".repeat(LONGEST_TITLE + 1)));
        assert_eq!((long.quiz.title.chars().count(), long.corrections.len()), (LONGEST_TITLE, 1));
    }
}
