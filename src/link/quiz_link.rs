//! The links of quizzes from earlier, which open as lessons for ever.
//!
//! ```text
//! #/learn/q1?title=<text>&<question>&<question>&…&of=<number of questions>
//! question = task=<task>&on=<subject>&on=…&ask=<text>&hint=<text>
//!          | task=<task>&draw=<family>.<difficulty>&ask=<text>&hint=<text>
//! task     = as in the file of lessons
//! subject  = <rules>/<edge>/<rows>, as in a link of the board, or a value as one types it
//! ```
//!
//! The meaning of `q1` never changes. `ask` and `hint` are optional. `of` comes last, so that the
//! page notices a link that was cut. `seed=7` or `seed=Ana` is the student for whom questions draw their boards, `at=2` opens the second question, `at=end` the result,
//! `sheet=0` the quiz on paper. A link with `quiz` in place of `q1` was for its author.

use crate::link::corrections::Corrections;
use crate::link::item::line;
use crate::link::page_link::PageLink;
use crate::link::problem::shorten;
use crate::link::quiz_number::Student;
use crate::link::view::PROJECTOR;
use teaching::content::lessons::{
    Drawing, Item, LONGEST_SUBJECT, Lesson, MOST_CHOICES, MOST_SQUARES, MOST_SUBJECTS,
    ParseSubjectError, QuestionError, SubjectKind, Task, read_task,
};
use words::{board_error, say};

/// The first word of a link to a quiz, and to one that its author edited.
pub const Q1: &str = "q1";
pub const MAKER: &str = "quiz";
/// The parameter of a link to exercises on paper. Where exercises are drawn at random, its number
/// says which.
pub const SHEET: &str = "sheet";
/// The parameter with a link whose questions the page adds to the quiz.
pub const ADD: &str = "add";

pub const MOST_QUESTIONS: usize = 50;
/// The most characters of a title, and of a question's text or hint.
pub const LONGEST_TITLE: usize = 100;
pub const LONGEST_WORDS: usize = 500;
/// The most characters of a link.
pub const LONGEST_LINK: usize = 50_000;

pub const TITLE: &str = "title";
pub const TASK: &str = "task";
pub const ON: &str = "on";
const DRAW: &str = "draw";
const ASK: &str = "ask";
const HINT: &str = "hint";
const OF: &str = "of";
pub const AT: &str = "at";
/// The parameter with the student's number or name.
pub const SEED: &str = "seed";
/// The parameter with a wrong answer that a class looks at.
pub const ANSWER: &str = "answer";
/// The value of `at` for the result, after the last question.
pub const END: &str = "end";

/// The student in a link.
pub fn student(link: &PageLink) -> Option<Student> {
    Student::of(link.parameter(SEED)?)
}

/// The parameters of a question.
#[derive(Default)]
struct Draft<'a> {
    task: &'a str,
    on: Vec<&'a str>,
    draw: &'a str,
    ask: &'a str,
    hint: &'a str,
}

/// Reads a quiz. Leaves out questions that cannot be asked, and says so.
pub fn read(link: &PageLink) -> (Lesson, Corrections) {
    let mut quiz = Lesson::default();
    let mut corrections = Corrections::default();
    // A student's name is not part of the quiz.
    let quiz_alone = link.clone().with(SEED, None).to_string();
    if quiz_alone.len() > LONGEST_LINK + AT.len() + 20 {
        corrections.say(say::quiz_link_long(LONGEST_LINK));
        return (quiz, corrections);
    }
    let mut drafts: Vec<Draft> = Vec::new();
    let mut of = None;
    for (name, value) in &link.parameters {
        match (name.as_str(), drafts.last_mut()) {
            (TITLE, _) => {
                quiz.title = tidy(
                    value,
                    LONGEST_TITLE,
                    || say::quiz_title_long(LONGEST_TITLE),
                    &mut corrections,
                );
            }
            (TASK, _) => drafts.push(Draft { task: value, ..Draft::default() }),
            (ON, Some(draft)) => draft.on.push(value),
            (DRAW, Some(draft)) => draft.draw = value,
            (ASK, Some(draft)) => draft.ask = value,
            (HINT, Some(draft)) => draft.hint = value,
            (OF, _) => of = Some(value.as_str()),
            (SEED, _) if student(link).is_none() => {
                corrections.say(say::quiz_number_none().to_string());
            }
            (SEED | AT | PROJECTOR | SHEET | ADD, _) => {}
            (name, _) => corrections.say(say::quiz_parameter(&shorten(name, 20))),
        }
    }
    if drafts.len() > MOST_QUESTIONS {
        corrections.say(say::quiz_most(MOST_QUESTIONS));
        drafts.truncate(MOST_QUESTIONS);
    } else if !link.parameters.is_empty() && of != Some(&drafts.len().to_string()) {
        corrections.say(say::quiz_cut(drafts.len()));
    }
    for (place, draft) in drafts.iter().enumerate() {
        let number = place + 1;
        match draft.read() {
            Ok(item) => {
                let long = || say::quiz_words_long(LONGEST_WORDS, number);
                let asks = tidy(draft.ask, LONGEST_WORDS, long, &mut corrections);
                let hint = tidy(draft.hint, LONGEST_WORDS, long, &mut corrections);
                quiz.items.push(Item { asks, hints: hints(hint), ..item });
            }
            Err(reason) => corrections.say(say::quiz_left_out(number, &reason)),
        }
    }
    (quiz, corrections)
}

impl Draft<'_> {
    fn read(&self) -> Result<Item, String> {
        let task =
            read_task(self.task).ok_or_else(|| say::quiz_no_task(&shorten(self.task, 40)))?;
        let mut subjects = Vec::new();
        // Reads one more than allowed, so that the question has too many.
        for text in self.on.iter().take(MOST_SUBJECTS + 1) {
            subjects.push(subject(text)?);
        }
        let item = match self.draw {
            "" => Item::asked(task, subjects),
            text => {
                let drawing = Drawing::parse(text);
                let drawing = drawing.ok_or_else(|| say::quiz_family(&shorten(text, 40)))?;
                if !subjects.is_empty() {
                    return Err(say::quiz_unfit(&shorten(self.task, 40)));
                }
                let difficulty = drawing.difficulty.or(Some(0));
                Item::drawn(task, Drawing { difficulty, ..drawing })
            }
        };
        match item.error() {
            Some(error) => Err(why(error, &item)),
            None => Ok(item),
        }
    }
}

/// Reads a position or a value; the error says why it is neither.
pub fn subject(text: &str) -> Result<SubjectKind, String> {
    SubjectKind::parse(text).map_err(|error| {
        let reason = match error {
            ParseSubjectError::Edge => say::quiz_edge().to_string(),
            ParseSubjectError::Board(error) => board_error(&error),
        };
        say::text_unread(&reason, &shorten(text, 40))
    })
}

/// In a quiz, boards without a difficulty are the easy ones.
fn drawing_text(drawing: &Drawing) -> String {
    let difficulty = drawing.difficulty.filter(|difficulty| *difficulty > 0);
    Drawing { difficulty, ..drawing.clone() }.to_string()
}

/// A question of a quiz has at most one hint.
pub fn hints(hint: String) -> Vec<String> {
    Some(hint).filter(|hint| !hint.is_empty()).into_iter().collect()
}

/// The task in the notation of links.
pub fn task_text(item: &Item) -> String {
    item.task.as_ref().map(Task::to_string).unwrap_or_default()
}

/// Says why a question cannot be asked.
pub fn why(error: QuestionError, item: &Item) -> String {
    let task = || shorten(&task_text(item), 40);
    match error {
        QuestionError::Nothing => say::quiz_nothing().to_string(),
        QuestionError::TooMany => say::quiz_too_many(MOST_CHOICES),
        QuestionError::TooLarge => say::quiz_too_large(MOST_SQUARES),
        QuestionError::Rules => say::quiz_rules().to_string(),
        QuestionError::Task => say::quiz_unfit(&task()),
        QuestionError::Family => {
            let drawing = item.drawing().map(drawing_text).unwrap_or_default();
            say::quiz_family(&shorten(&drawing, 40))
        }
        QuestionError::Jump => say::quiz_jump(&task()),
        QuestionError::Text => say::quiz_text(LONGEST_SUBJECT),
    }
}

/// The text on one line, cut to this length; says so if it was cut.
pub fn tidy(
    text: &str,
    longest: usize,
    said: impl Fn() -> String,
    corrections: &mut Corrections,
) -> String {
    let tidy = line(text, longest);
    if line(text, longest + 1) != tidy {
        corrections.say(said());
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn corrected(parameters: &str) -> (usize, Vec<String>) {
        let (quiz, corrections) = read(&PageLink::parse(&format!("#/learn/q1?{parameters}")));
        (quiz.items.len(), corrections.0)
    }

    #[test]
    fn what_cannot_be_asked_is_left_out_and_said() {
        for (parameters, count) in [
            ("task=guess&on=1&of=1", 0),
            ("task=value&of=1", 0),
            ("task=winner%20Left&on=1&of=1", 0),
            ("task=parts&on=ancient/plane/q&of=1", 0),
            ("task=parts&on=ancient/q&of=1", 0),
            ("task=parts&on=ancient/walls/27&of=1", 0),
            ("task=through%20Left%20a1-c1&on=ancient/plane/xo&of=1", 0),
            ("task=order&on=ancient/plane/xo&on=modern/plane/xo&of=1", 0),
            ("task=value&on=1&task=value&on=&of=2", 1),
            ("task=value&on=1&title=A", 1),
            ("task=value&on=1&of=2", 1),
            ("of=1", 0),
            ("task=value&draw=halves&of=1", 0),
            ("task=value&draw=fractions.x&of=1", 0),
            ("task=value&draw=fractions.6&of=1", 0),
            ("task=order&draw=fractions&of=1", 0),
            ("task=value&on=1&draw=fractions&of=1", 0),
            ("task=value&draw=fractions&of=1&seed=", 1),
            ("task=value&on=1&of=1&foo=1", 1),
        ] {
            let (questions, said) = corrected(parameters);
            assert_eq!((questions, said.len()), (count, 1), "{parameters}: {said:?}");
        }
        assert_eq!(corrected("task=value&on=1&of=1&at=1"), (1, vec![]));
        for student in ["7", "1000000", "Ana%20Maria"] {
            let quiz = format!("task=value&draw=fractions&of=1&seed={student}&at=1");
            assert_eq!(corrected(&quiz), (1, vec![]));
        }
        assert_eq!(corrected(""), (0, vec![]));
        let second = &corrected("task=value&on=1&task=value&of=2").1[0];
        assert!(second.contains('2'), "{second}");
    }

    #[test]
    fn nothing_is_longer_than_it_may_be() {
        let many = "task=value&on=1&".repeat(MOST_QUESTIONS + 1);
        let (questions, said) = corrected(&format!("{many}of={}", MOST_QUESTIONS + 1));
        assert_eq!((questions, said.len()), (MOST_QUESTIONS, 1));
        let (questions, said) =
            corrected(&format!("task=value&on=1&ask={}&of=1", "a".repeat(LONGEST_LINK)));
        assert_eq!((questions, said.len()), (0, 1));
        let words = "a".repeat(LONGEST_WORDS + 1);
        let (questions, said) =
            corrected(&format!("title={words}&task=value&on=1&ask={words}&hint={words}&of=1"));
        assert_eq!((questions, said.len()), (1, 3));
    }
}
