//! The steps that the reader has done, as a text for the browser to store and as a file.

use std::collections::BTreeSet;

use teaching::content::lessons::Lesson;

/// Names of lessons and steps, such as `rules/jump`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(BTreeSet<String>);

/// More names than all lessons have: other programs may have changed the stored text.
pub const MOST: usize = 2_000;
/// The first line of a file.
pub const HEAD: &str = "papamu lessons 1";

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    Head,
    /// A line that names no step, counted from 1.
    Line(usize, String),
    Long,
}

impl Progress {
    pub fn read(text: &str) -> Progress {
        Progress(text.split_whitespace().take(MOST).map(str::to_string).collect())
    }

    pub fn text(&self) -> String {
        self.0.iter().cloned().collect::<Vec<_>>().join(" ")
    }

    /// Writes a file with one step on each line.
    pub fn file(&self) -> String {
        let lines = [HEAD.to_string()].into_iter().chain(self.0.iter().cloned());
        lines.map(|line| line + "\n").collect()
    }

    /// Reads a file. Steps that no lesson has are kept, since a later edition may have them.
    pub fn read_file(text: &str) -> Result<Progress, FileProblem> {
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.lines().map(str::trim).enumerate();
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(FileProblem::Head);
        }
        let mut names = BTreeSet::new();
        for (place, line) in lines.filter(|(_, line)| !line.is_empty()) {
            if place > MOST {
                return Err(FileProblem::Long);
            }
            if !is_step(line) {
                let start = line.chars().take(40).collect();
                return Err(FileProblem::Line(place + 1, start));
            }
            names.insert(line.to_string());
        }
        Ok(Progress(names))
    }

    pub fn joined(&self, other: &Progress) -> Progress {
        Progress(self.0.union(&other.0).cloned().collect())
    }

    /// How many steps of `other` are missing here.
    pub fn new_in(&self, other: &Progress) -> usize {
        other.0.difference(&self.0).count()
    }

    pub fn with(&self, lesson: &str, step: &str) -> Progress {
        let mut names = self.0.clone();
        names.insert(format!("{lesson}/{step}"));
        Progress(names)
    }

    pub fn has(&self, lesson: &str, step: &str) -> bool {
        self.0.contains(&format!("{lesson}/{step}"))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many steps of a lesson the reader has done.
    pub fn count(&self, lesson: &Lesson) -> usize {
        lesson.steps.iter().filter(|step| self.has(&lesson.name, &step.name)).count()
    }
}

/// Whether a line names a lesson and a step, in the signs that such names have.
fn is_step(line: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let is_name = |name: &str| !name.is_empty() && name.len() <= 60 && name.chars().all(is_sign);
    line.split_once('/').is_some_and(|(lesson, step)| is_name(lesson) && is_name(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn progress() -> Progress {
        Progress::default().with("rules", "jump").with("halves", "half")
    }

    #[test]
    fn is_read_as_it_is_written() {
        assert_eq!(Progress::read(&progress().text()), progress());
        assert!(progress().has("rules", "jump") && !progress().has("rules", "half"));
        assert_eq!(Progress::read("  "), Progress::default());
        assert_eq!(Progress::read_file(&progress().file()), Ok(progress()));
        let edited = "\u{feff}papamu lessons 1\r\n\r\nhalves/half\r\nrules/jump";
        assert_eq!(Progress::read_file(edited), Ok(progress()));
    }

    #[test]
    fn a_file_is_added() {
        let other = Progress::default().with("rules", "jump").with("zero", "any");
        assert_eq!(progress().new_in(&other), 1);
        let joined = progress().joined(&other);
        assert_eq!(joined, progress().with("zero", "any"));
        assert_eq!(joined.new_in(&other), 0);
    }

    #[test]
    fn says_what_is_wrong_with_a_file() {
        assert_eq!(Progress::read_file(""), Err(FileProblem::Head));
        assert_eq!(Progress::read_file("rules/jump"), Err(FileProblem::Head));
        for wrong in ["rules", "Rules/jump", "/jump", "rules/", "a/b/c", "rules/jump zero/any"] {
            let file = format!("{HEAD}\nrules/jump\n\n{wrong}\n");
            assert_eq!(Progress::read_file(&file), Err(FileProblem::Line(4, wrong.to_string())));
        }
        let long = format!("{HEAD}\n{}", "a/b\n".repeat(MOST + 1));
        assert_eq!(Progress::read_file(&long), Err(FileProblem::Long));
    }
}
