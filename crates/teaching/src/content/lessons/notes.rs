//! Notes for the teacher, lesson by lesson. Their texts are in `static/notes-en.txt`, and translations beside it: the
//! page fetches these files when a reader asks for them.
//!
//! A line is a key and a text; empty lines and those that begin with `#` are skipped. `lesson NAME` begins the notes to
//! a lesson, with `time MINUTES` once, and `aim`, `mistake` and `show` as often as needed. A text may begin with the name
//! of a step and a colon, as in `show half: Play it.`

use crate::content::keyed_lines::{LineError, for_lines};
use crate::content::lessons::Course;

/// The notes to one lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The lesson's name in links.
    pub lesson: String,
    pub minutes: u32,
    /// What students can do after the lesson.
    pub aims: Vec<Note>,
    pub mistakes: Vec<Note>,
    /// What to show on the board.
    pub shows: Vec<Note>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The name of the step that it is about.
    pub step: Option<String>,
    pub text: String,
}

pub fn read_notes(text: &str) -> Result<Vec<Notes>, LineError> {
    let mut all: Vec<Notes> = Vec::new();
    for_lines(text, |key, text| take(&mut all, key, text))?;
    Ok(all)
}

fn take(all: &mut Vec<Notes>, key: &str, text: &str) -> Result<(), &'static str> {
    if key == "lesson" {
        if text.is_empty() || all.iter().any(|notes| notes.lesson == text) {
            return Err("a lesson without notes so far");
        }
        all.push(Notes { lesson: text.to_string(), ..Notes::default() });
        return Ok(());
    }
    let notes = all.last_mut().ok_or("`lesson` first")?;
    let notes = match key {
        "time" if notes.minutes == 0 => {
            let minutes = text.parse().ok().filter(|minutes| (1..=300).contains(minutes));
            notes.minutes = minutes.ok_or("1 to 300 minutes")?;
            return Ok(());
        }
        "aim" => &mut notes.aims,
        "mistake" => &mut notes.mistakes,
        "show" => &mut notes.shows,
        _ => return Err("`time` once, `aim`, `mistake`, `show` or `lesson`"),
    };
    if text.is_empty() {
        return Err("a text");
    }
    notes.push(note(text));
    Ok(())
}

fn note(text: &str) -> Note {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let is_name = |name: &str| !name.is_empty() && name.chars().all(is_sign);
    match text.split_once(": ").filter(|(name, _)| is_name(name)) {
        Some((step, text)) => Note { step: Some(step.to_string()), text: text.to_string() },
        None => Note { step: None, text: text.to_string() },
    }
}

impl Notes {
    pub fn all(&self) -> impl Iterator<Item = &Note> {
        self.aims.iter().chain(&self.mistakes).chain(&self.shows)
    }
}

/// The notes to the lessons of a course, in its order, each with the index of its lesson.
pub fn in_order<'a>(notes: &'a [Notes], course: &Course) -> Vec<(usize, &'a Notes)> {
    let lessons = course.lessons.iter().enumerate();
    let notes_of = |lesson: &str| notes.iter().find(|notes| notes.lesson == lesson);
    lessons.filter_map(|(place, lesson)| Some((place, notes_of(&lesson.name)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_notes() {
        let text = "# For the teacher.\nlesson a\ntime 45\naim To begin\nmistake half: Too large.\n\
                    mistake Say: why.\nshow half: Play it.\nlesson b\ntime 5";
        let notes = read_notes(text).unwrap();
        let note = |step: Option<&str>, text: &str| Note {
            step: step.map(str::to_string),
            text: text.to_string(),
        };
        assert_eq!((notes[0].lesson.as_str(), notes[0].minutes), ("a", 45));
        assert_eq!(notes[0].aims, [note(None, "To begin")]);
        assert_eq!(notes[0].mistakes, [note(Some("half"), "Too large."), note(None, "Say: why.")]);
        assert_eq!(notes[0].shows, [note(Some("half"), "Play it.")]);
        assert_eq!(notes[0].all().count(), 4);
        let course = crate::content::lessons::read("lesson b\nlesson c\nlesson a").unwrap();
        let order = in_order(&notes, &course);
        let order: Vec<_> = order.iter().map(|(place, it)| (*place, it.lesson.as_str())).collect();
        assert_eq!(order, [(0, "b"), (2, "a")]);
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        for (text, line, expected) in [
            ("aim A", 1, "`lesson` first"),
            ("lesson a\nlesson a", 2, "a lesson without notes so far"),
            ("lesson", 1, "a lesson without notes so far"),
            ("lesson a\ntime long", 2, "1 to 300 minutes"),
            ("lesson a\ntime 1\ntime 2", 3, "`time` once, `aim`, `mistake`, `show` or `lesson`"),
            ("lesson a\n\nshow", 3, "a text"),
            ("lesson a\nstep b", 2, "`time` once, `aim`, `mistake`, `show` or `lesson`"),
        ] {
            assert_eq!(read_notes(text), Err(LineError { line, expected }), "{text}");
        }
    }
}
