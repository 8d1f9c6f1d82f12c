//! Combines the answers of several parts.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::solve::answers::{Answer, Answers};
use crate::solve::task::{Part, Task, Unit};

/// The answers of all parts, and the numbers of parts without a file.
pub struct Joined {
    pub answers: Answers,
    pub missing: Vec<usize>,
    parts: usize,
}

/// Reads all files, which must be parts of the same task.
pub fn join(files: &[PathBuf]) -> Result<Joined, String> {
    let mut by_part: BTreeMap<usize, (&Path, Answers)> = BTreeMap::new();
    let mut is_of: Option<(&Path, Task, usize)> = None;
    for file in files {
        let answers = Answers::open(file)?;
        let Part { number, of } = answers.part;
        let (first, task, parts) = *is_of.get_or_insert((file, answers.task, of));
        if (task, parts) != (answers.task, of) {
            let [one, other] = [(task, parts), (answers.task, of)].map(|(task, parts)| {
                let (rules, openings) = (task.rules.name(), task.openings.name(task.rows));
                format!("{} {rules} {openings} in {parts} parts", task.size())
            });
            return Err(format!(
                "{} is of {one}, {} of {other}: join the files of one task only",
                first.display(),
                file.display()
            ));
        }
        if let Some((known, _)) = by_part.insert(number, (file, answers)) {
            return Err(format!(
                "{} and {} are both of part {number}/{of}: leave one out",
                known.display(),
                file.display()
            ));
        }
    }
    let (_, task, parts) = is_of.ok_or("there is nothing to join")?;
    let mut answers = Answers::none(task, Part::WHOLE);
    for (unit, answer) in by_part.values().flat_map(|(_, answers)| answers.list()) {
        answers.add(unit.clone(), *answer);
    }
    let missing = (1..=parts).filter(|number| !by_part.contains_key(number)).collect();
    Ok(Joined { answers, missing, parts })
}

impl Joined {
    /// The same as if it had been searched in one part: an answer for each decided beginning.
    pub fn whole(&self) -> Answers {
        let task = self.answers.task;
        let mut whole = Answers::none(task, Part::WHOLE);
        for beginning in task.beginnings() {
            let unit = Unit { beginning, jumps: Vec::new() };
            if let Some(winner) = self.answers.winner(&unit) {
                let cost = self.answers.cost(beginning);
                whole.add(unit, Answer { winner, cost });
            }
        }
        whole
    }

    /// Lines that list the undecided searches by part.
    pub fn undecided(&self) -> Vec<String> {
        let task = self.answers.task;
        let mut lines = Vec::new();
        for number in 1..=self.parts {
            let part = Part { number, of: self.parts };
            let share = task.share(part);
            let open = share.iter().filter(|unit| !self.answers.is_settled(unit)).count();
            if open > 0 {
                let why =
                    if self.missing.contains(&number) { ", of which there is no file" } else { "" };
                let searches = if open == 1 { "search" } else { "searches" };
                lines.push(format!("missing: {open} {searches} of part {part}{why}"));
            }
        }
        lines
    }
}
