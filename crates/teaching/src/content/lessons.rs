//! Lessons as data. Their texts are in `static/lessons-en.txt`, and translations beside it: the page
//! fetches these files when the lessons are opened, and the tests read them from the disk.

mod task;
mod drill;
mod typed_drill;
mod giving;
mod coming_back;
mod quiz;
mod reader;
mod writer;
mod record;
mod ballot;
mod translation;

pub use ballot::{Ballot, Round};
pub use drill::{DIFFICULTIES, Drawing, Drill, FAMILY_NAMES, Practice, TYPED_FAMILY_NAMES};
pub use giving::{Counts, Giving, Hints, Reasons};
pub use quiz::{
    LONGEST_SUBJECT, MOST_CHOICES, MOST_SQUARES, MOST_SUBJECTS, ParseSubjectError, QuestionError,
    typed_values,
};
pub use reader::{MOST_ITEMS, read, read_task};
pub use record::{Mark, Record, keep_answer};
pub use task::{Comparison, Condition, DerivationStage, Measure, Task};
pub use typed_drill::typed_exercise;

use std::ops::Range;

use konane::{Board, Rules};

/// Stands in links for the end of a lesson, so no item has this name.
pub const LESSON_END: &str = "end";

/// All lessons, and the sentences of verdicts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    pub chapters: Vec<Chapter>,
    pub lessons: Vec<Lesson>,
    /// By name: a text with `{0}`, `{1}` … as placeholders for jumps, values and so on.
    pub sentences: Vec<(String, String)>,
}

/// Lessons that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// A translation finds the chapter by it.
    pub name: String,
    pub title: String,
    /// What a student can do after it.
    pub aim: String,
    /// Whether title and aim are English on a page in another language.
    pub is_foreign: bool,
    /// The index of its first lesson; it ends where the next chapter begins.
    pub first: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// Its name in links.
    pub name: String,
    pub title: String,
    /// Its subject, in a few words.
    pub aim: String,
    /// Whether its texts are English on a page in another language.
    pub is_foreign: bool,
    /// Stands for the lesson among the others.
    pub emblem: Option<(Rules, Board)>,
    /// What its items have shown, said after the last of them.
    pub summary: String,
    /// The lines to remember.
    pub remember: Vec<String>,
    /// How long it takes in class.
    pub minutes: Option<u32>,
    /// For the teacher.
    pub notes: Vec<Note>,
    pub giving: Giving,
    pub items: Vec<Item>,
    /// The link of the quiz that the lesson is, if it is one.
    pub quiz: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Item {
    /// Its name in links.
    pub name: String,
    pub title: String,
    /// Paragraphs.
    pub says: Vec<String>,
    /// Earlier names in links, as in `hot/mean`.
    pub was: Vec<String>,
    /// Whether its texts are English on a page in another language.
    pub is_foreign: bool,
    pub shown: Shown,
    /// Which board is drawn, if the item determines it; otherwise the link does.
    pub number: Option<u64>,
    /// The name of the lesson that teaches what an item of a test asks.
    pub from: Option<String>,
    /// Jumps to show, with the values they lead to.
    pub leads: Vec<Lead>,
    /// Whether the results for the board are hidden until the right answer.
    pub is_covered: bool,
    /// Whether the item shows how the thermograph of its one subject is built.
    pub builds: bool,
    pub asks: String,
    /// Hints given in place of the computed ones before the last.
    pub hints: Vec<String>,
    /// Said once the answer was right.
    pub after: String,
    pub task: Option<Task>,
    /// Right and wrong answers; tests compare them with the solver.
    pub right: Vec<String>,
    pub wrong: Vec<String>,
    /// For the teacher.
    pub notes: Vec<Note>,
}

/// What an item is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// Words alone.
    #[default]
    Nothing,
    /// One subject, or several that are labelled by letters.
    Subjects(Vec<Subject>),
    /// A board that is drawn for each reader.
    Drawn(Drawing),
    /// What a link of the page opens: the text after `#/`.
    Link(String),
}

/// A note for the teacher.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub kind: NoteKind,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteKind {
    Plain,
    /// What students can do after the lesson.
    Goal,
    /// What students often get wrong.
    Mistake,
}

/// A position or expression with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    pub kind: SubjectKind,
    /// Its value, if the lesson states it.
    pub worth: Option<Claim>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SubjectKind {
    /// With its whole window.
    Position(Rules, Board),
    /// In the notation of values.
    Expression(String),
}

/// A value in signs and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub signs: String,
    pub words: String,
}

/// A jump on the first board, by its name, and the value it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    pub jump: String,
    pub worth: Option<Claim>,
}

impl Course {
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }

    /// The indices of the lesson and item to which a link leads, also by earlier names.
    pub fn place(&self, lesson: &str, item: &str) -> Option<(usize, usize)> {
        let find = |is_it: &dyn Fn(&Lesson, &Item) -> bool| {
            (0..).zip(&self.lessons).find_map(|(place, lesson)| {
                Some((place, lesson.items.iter().position(|item| is_it(lesson, item))?))
            })
        };
        let (name, start) = (format!("{lesson}/{item}"), format!("{lesson}/"));
        find(&|known, own| known.name == lesson && own.name == item)
            .or_else(|| find(&|_, own| own.was.contains(&name)))
            .or_else(|| find(&|known, _| known.name == lesson))
            .or_else(|| find(&|_, own| own.was.iter().any(|was| was.starts_with(&start))))
    }

    /// The indices of the lessons of a chapter.
    pub fn lessons_of(&self, chapter: usize) -> Range<usize> {
        let end = self.chapters.get(chapter + 1).map_or(self.lessons.len(), |next| next.first);
        self.chapters[chapter].first..end
    }

    /// The lessons to look at again after a test in which the reader was not sure of these items.
    pub fn to_look_at<'a>(&'a self, unsure: &[&Item]) -> Vec<&'a Lesson> {
        let is_from = |lesson: &Lesson, item: &Item| item.from.as_deref() == Some(&lesson.name);
        let lessons = self.lessons.iter();
        lessons.filter(|lesson| unsure.iter().any(|item| is_from(lesson, item))).collect()
    }

    pub fn sentence(&self, name: &str) -> Option<&str> {
        let found = self.sentences.iter().find(|(known, _)| known == name);
        found.map(|(_, text)| text.as_str())
    }
}

impl Lesson {
    /// Whether there is something to say after the last item.
    pub fn is_summed_up(&self) -> bool {
        !self.summary.is_empty() || !self.remember.is_empty()
    }

    /// A picture of the lesson: its emblem, or without one its first board.
    pub fn picture(&self) -> Option<&Board> {
        let first = || self.items.iter().find_map(Item::position);
        let (_, board) =
            self.emblem.as_ref().map(|(rules, board)| (*rules, board)).or_else(first)?;
        Some(board)
    }

    /// Whether it asks for what other lessons have taught.
    pub fn is_test(&self) -> bool {
        self.items.iter().any(|item| item.from.is_some())
    }

    /// The index of the item with this name.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.items.iter().position(|item| item.name == name)
    }
}

impl Item {
    /// Which exercise of the family is drawn, if a link asks for this one.
    pub fn drill(&self, asked: u64) -> Drill {
        let drill = Drill::of(asked);
        let fixed = self.drawing().and_then(|drawing| drawing.difficulty);
        Drill { difficulty: fixed.unwrap_or(drill.difficulty), ..drill }
    }

    pub fn subjects(&self) -> &[Subject] {
        match &self.shown {
            Shown::Subjects(subjects) => subjects,
            _ => &[],
        }
    }

    pub fn drawing(&self) -> Option<&Drawing> {
        match &self.shown {
            Shown::Drawn(drawing) => Some(drawing),
            _ => None,
        }
    }

    /// The written value that it draws, if it draws no board.
    pub fn typed_exercise(&self, seed: u64) -> Option<SubjectKind> {
        let text = typed_exercise(&self.drawing()?.family, Drill::of(seed))?;
        Some(SubjectKind::Expression(text))
    }

    /// Its first board.
    pub fn position(&self) -> Option<(Rules, &Board)> {
        self.subjects().first().and_then(Subject::position)
    }
}

impl Subject {
    pub fn position(&self) -> Option<(Rules, &Board)> {
        self.kind.position()
    }
}
