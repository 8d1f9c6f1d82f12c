//! Decided positions, in memory and as a file.

use std::fmt::Write;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use crate::option::{SIDES, size};
use crate::safe_file::{replace, sealed, unsealed};
use crate::solve::task::{Openings, Task, columns};
use basics::player::Player;
use game::Beginning;

/// The first line of a file.
const VERSION: &str = "papamu solve 1";
/// In this version a file may be one of several parts; this program writes the whole.
const PART: &str = "part\t1/1";

/// The winner, and the cost of finding it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    pub winner: Player,
    pub cost: Cost,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub positions: u64,
    pub milliseconds: u64,
}

impl Cost {
    pub fn plus(self, other: Cost) -> Cost {
        Cost {
            positions: self.positions.saturating_add(other.positions),
            milliseconds: self.milliseconds.saturating_add(other.milliseconds),
        }
    }

    pub fn seconds(self) -> f64 {
        self.milliseconds as f64 / 1e3
    }
}

/// The answers of a task.
pub struct Answers {
    pub task: Task,
    /// In the order in which they were found.
    list: Vec<(Beginning, Answer)>,
}

impl Answers {
    pub fn none(task: Task) -> Self {
        Answers { task, list: Vec::new() }
    }

    pub fn add(&mut self, beginning: Beginning, answer: Answer) {
        self.list.push((beginning, answer));
    }

    pub fn get(&self, beginning: Beginning) -> Option<Answer> {
        self.list.iter().find(|(of, _)| *of == beginning).map(|&(_, answer)| answer)
    }

    /// Whether the first player wins after these removals.
    pub fn first_wins(&self, beginning: Beginning) -> Option<bool> {
        self.get(beginning).map(|answer| answer.winner == beginning.first)
    }

    /// The cost of the search for a beginning.
    pub fn cost(&self, beginning: Beginning) -> Cost {
        self.get(beginning).map_or(Cost::default(), |answer| answer.cost)
    }

    /// Reads the answers from a file. An error says what is wrong and what to do.
    pub fn open(path: &Path) -> Result<Answers, String> {
        let name = path.display();
        let text = fs::read(path).map_err(|error| format!("{name} cannot be read: {error}"))?;
        let text = String::from_utf8_lossy(&text);
        let advice = "move it away, and the search starts again, or replace it by a copy";
        let Some(text) = unsealed(&text) else {
            return Err(format!("{name} is damaged, its checksum is wrong: {advice}"));
        };
        read(text).map_err(|(line, problem)| format!("{name}, line {line}: {problem}; {advice}"))
    }

    pub fn save(&self, path: &Path) -> Result<(), String> {
        let text = sealed(&self.text());
        replace(path, |file| file.write_all(text.as_bytes()))
    }

    pub fn text(&self) -> String {
        let Task { rows, rules, openings, .. } = self.task;
        let mut text = format!(
            "{VERSION}\nsize\t{}\nrules\t{}\nremoval\t{}\n{PART}\n",
            self.task.size(),
            rules.name(),
            openings.name(rows)
        );
        for &(beginning, answer) in &self.list {
            // Writing into a string cannot fail.
            let _ = writeln!(
                text,
                "{}\t{}\t{}\t{:.3}",
                columns(beginning, rows),
                answer.winner.name(),
                answer.cost.positions,
                answer.cost.seconds()
            );
        }
        text
    }
}

/// Reads the format of [`Answers::text`]. An error is the line, counted from 1, and what is wrong
/// there.
pub fn read(text: &str) -> Result<Answers, (usize, String)> {
    let mut lines = (1..).zip(text.lines());
    if lines.next().map(|(_, line)| line) != Some(VERSION) {
        return Err((1, format!("“{VERSION}” expected, this is not a file of papamu solve")));
    }
    let size = heading(lines.next(), "size", |word| size(word, SIDES))?;
    let rules = heading(lines.next(), "rules", |word| {
        word.parse().map_err(|_| format!("“{word}” are not rules"))
    })?;
    let openings = heading(lines.next(), "removal", |word| {
        Openings::named(word, size).ok_or_else(|| format!("“{word}” is no removal"))
    })?;
    if lines.next().map(|(_, line)| line) != Some(PART) {
        return Err((5, format!("“{PART}” expected: this program does not search in parts")));
    }
    let task = Task { rows: size.0, columns: size.1, rules, openings };
    let mut answers = Answers::none(task);
    let beginnings = task.beginnings();
    for (number, line) in lines {
        let answer = answer(line, task).filter(|(beginning, _)| beginnings.contains(beginning));
        let Some((beginning, answer)) = answer else {
            return Err((number, "not an answer of this task".to_string()));
        };
        answers.add(beginning, answer);
    }
    Ok(answers)
}

fn heading<T>(
    line: Option<(usize, &str)>,
    name: &str,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<T, (usize, String)> {
    let (number, line) = line.unwrap_or((1, ""));
    let word = line.strip_prefix(name).and_then(|rest| rest.strip_prefix('\t'));
    let word = word.ok_or_else(|| (number, format!("“{name}” expected")))?;
    read(word).map_err(|problem| (number, problem))
}

fn answer(line: &str, task: Task) -> Option<(Beginning, Answer)> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [pair, first, "-", winner, positions, seconds] = columns[..] else { return None };
    let beginning = Beginning::named(pair, first.parse().ok()?, task.rows, task.columns)?;
    let (whole, thousandths) = seconds.split_once('.')?;
    let milliseconds = format!("{whole}{thousandths}").parse().ok()?;
    let cost = Cost { positions: positions.parse().ok()?, milliseconds };
    Some((beginning, Answer { winner: winner.parse().ok()?, cost }))
}
