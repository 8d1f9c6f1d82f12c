//! Lessons as data. The lessons themselves are in `static/lessons-en.txt`, and their words in
//! other languages beside it: the page fetches these files when the door is opened, and the tests read them from the
//! disk.

mod task;
mod reader;
mod translation;
mod quiz;

pub use quiz::{
    LONGEST_SUBJECT, MOST_CHOICES, MOST_SQUARES, MOST_SUBJECTS, Misfit, ParseSubjectError,
    Question, Quiz,
};
pub use reader::{CourseError, read, read_task};
pub use task::{Relation, Task, Wish};

use konane::{Board, Rules};

/// All lessons, and the sentences in which answers are judged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    pub lessons: Vec<Lesson>,
    /// By name: a text with `{0}`, `{1}` … in the places of jumps, values and so on.
    pub sentences: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// In links.
    pub name: String,
    pub title: String,
    /// What it is about, in a few words.
    pub aim: String,
    /// Whether title and aim are said in English on a page in another language.
    pub is_foreign: bool,
    pub steps: Vec<Step>,
    /// The link of the quiz that it was made of, if it was.
    pub quiz: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// In links.
    pub name: String,
    pub title: String,
    pub says: String,
    /// Whether it is said in English on a page in another language.
    pub is_foreign: bool,
    /// One, or several that are told apart by letters.
    pub subjects: Vec<Subject>,
    /// The family from which the board is drawn, in place of a subject.
    pub draws: Option<String>,
    /// Jumps to show, with what they lead to.
    pub leads: Vec<Lead>,
    /// Whether what is known of the board shows only after the right answer.
    pub is_covered: bool,
    pub asks: String,
    /// Given before the hints that are computed, if there is one.
    pub hint: String,
    pub task: Option<Task>,
    /// The task as it stands in the file: so the worker is told.
    pub task_text: String,
    /// Answers that are right, and answers that are wrong: the solver is held against them.
    pub right: Vec<String>,
    pub wrong: Vec<String>,
}

/// Something that has a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    pub kind: SubjectKind,
    /// What it is worth, if that is said.
    pub worth: Option<Claim>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SubjectKind {
    /// With its whole window.
    Position(Rules, Board),
    /// As values are typed.
    Expression(String),
}

/// A value in signs and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub signs: String,
    pub words: String,
}

/// A jump on the first board, by its name, and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    pub jump: String,
    pub worth: Option<Claim>,
}

impl Course {
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }

    pub fn sentence(&self, name: &str) -> Option<&str> {
        let found = self.sentences.iter().find(|(known, _)| known == name);
        found.map(|(_, text)| text.as_str())
    }
}

impl Lesson {
    /// The place of the step of this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.name == name)
    }
}

impl Step {
    /// Its first board.
    pub fn position(&self) -> Option<(Rules, &Board)> {
        self.subjects.first().and_then(Subject::position)
    }
}

impl Subject {
    pub fn position(&self) -> Option<(Rules, &Board)> {
        self.kind.position()
    }
}
