//! Decided positions, in memory and as a file.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use crate::option::{SIDES, size};
use crate::safe_file::{replace, sealed, unsealed};
use crate::solve::arguments::read_part;
use crate::solve::task::{Openings, Part, Task, Unit};
use basics::player::Player;
use game::Beginning;
use konane::{Rules, jump_named};

/// The first line of a file.
const VERSION: &str = "papamu solve 1";

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

/// The answers of one part.
pub struct Answers {
    pub task: Task,
    pub part: Part,
    /// In the order in which they were found.
    list: Vec<(Unit, Answer)>,
    by_unit: HashMap<Unit, Answer>,
    /// The greatest number of jumps in a unit.
    depth: usize,
}

impl Answers {
    pub fn none(task: Task, part: Part) -> Self {
        Answers { task, part, list: Vec::new(), by_unit: HashMap::new(), depth: 0 }
    }

    pub fn list(&self) -> &[(Unit, Answer)] {
        &self.list
    }

    pub fn add(&mut self, unit: Unit, answer: Answer) {
        self.depth = self.depth.max(unit.jumps.len());
        self.by_unit.insert(unit.clone(), answer);
        self.list.push((unit, answer));
    }

    /// Who wins a unit, by its own answer or by those of the units that it splits into.
    pub fn winner(&self, unit: &Unit) -> Option<Player> {
        if let Some(answer) = self.by_unit.get(unit) {
            return Some(answer.winner);
        }
        if unit.jumps.len() >= self.depth {
            return None;
        }
        let player = unit.to_move();
        let winners: Vec<_> = self.task.next(unit).iter().map(|unit| self.winner(unit)).collect();
        if winners.contains(&Some(player)) {
            return Some(player);
        }
        (!winners.contains(&None)).then_some(player.other())
    }

    /// Whether a unit need not be searched: it or a position that leads to it is decided.
    pub fn is_settled(&self, unit: &Unit) -> bool {
        (0..=unit.jumps.len()).any(|length| {
            let jumps = unit.jumps[..length].to_vec();
            self.winner(&Unit { beginning: unit.beginning, jumps }).is_some()
        })
    }

    /// Whether the first player wins after these removals.
    pub fn first_wins(&self, beginning: Beginning) -> Option<bool> {
        let winner = self.winner(&Unit { beginning, jumps: Vec::new() })?;
        Some(winner == beginning.first)
    }

    /// The cost of all searches for a beginning.
    pub fn cost(&self, beginning: Beginning) -> Cost {
        let of_it = self.list.iter().filter(|(unit, _)| unit.beginning == beginning);
        of_it.fold(Cost::default(), |sum, (_, answer)| sum.plus(answer.cost))
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
            "{VERSION}\nsize\t{}\nrules\t{}\nremoval\t{}\npart\t{}\n",
            self.task.size(),
            rules.name(),
            openings.name(rows),
            self.part
        );
        for (unit, answer) in &self.list {
            // Writing into a string cannot fail.
            let _ = writeln!(
                text,
                "{}\t{}\t{}\t{:.3}",
                unit.name(rows),
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
        Rules::named(word).ok_or_else(|| format!("“{word}” are not rules"))
    })?;
    let openings = heading(lines.next(), "removal", |word| {
        Openings::named(word, size).ok_or_else(|| format!("“{word}” is no removal"))
    })?;
    let part = heading(lines.next(), "part", read_part)?;
    let task = Task { rows: size.0, columns: size.1, rules, openings };
    let mut answers = Answers::none(task, part);
    let share = task.share(part);
    for (number, line) in lines {
        let answer = answer(line, task).filter(|(unit, _)| share.contains(unit));
        let Some((unit, answer)) = answer else {
            return Err((number, "not an answer of this part".to_string()));
        };
        answers.add(unit, answer);
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

fn answer(line: &str, task: Task) -> Option<(Unit, Answer)> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [pair, first, jumps, winner, positions, seconds] = columns[..] else { return None };
    let rows = task.rows;
    let beginning = Beginning::named(pair, Player::named(first)?, rows, task.columns)?;
    let jumps = match jumps {
        "-" => Vec::new(),
        jumps => jumps.split(' ').map(|name| jump_named(name, rows)).collect::<Option<_>>()?,
    };
    let (whole, thousandths) = seconds.split_once('.')?;
    let milliseconds = format!("{whole}{thousandths}").parse().ok()?;
    let cost = Cost { positions: positions.parse().ok()?, milliseconds };
    Some((Unit { beginning, jumps }, Answer { winner: Player::named(winner)?, cost }))
}
