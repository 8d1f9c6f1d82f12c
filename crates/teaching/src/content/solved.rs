//! Who wins from a full board, as `papamu solve` has found out: `static/solved.txt`.
//!
//! ```text
//! file    = *(comment / board / answer)     ; a line each
//! board   = "board" SIZE RULES              ; of the answers below it, with at least as many columns as rows
//! answer  = BLACK WHITE FIRST WINNER POSITIONS SECONDS
//! ```
//!
//! A pair of removals represents all its images: see [`Beginning::representative`]. A pair without an
//! answer is not solved.

use std::collections::HashMap;
use std::fmt;

use basics::player::Player;
use game::{Beginning, Choices, Removal, is_size, size_named};
use konane::Rules;

#[derive(Debug)]
pub struct Solved {
    tables: Vec<Table>,
}

/// One board under one set of rules, with at least as many columns as rows.
#[derive(Debug)]
struct Table {
    rows: i32,
    columns: i32,
    rules: Rules,
    answers: HashMap<Beginning, Answer>,
}

/// The winner, and the cost of finding it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Answer {
    pub winner: Player,
    pub positions: u64,
    pub seconds: f64,
}

/// The answers for a board, as seen in this orientation.
#[derive(Clone, Copy)]
pub struct SolvedBoard<'a> {
    rows: i32,
    columns: i32,
    table: &'a Table,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolvedError {
    /// Counted from 1.
    pub line: usize,
    pub expected: &'static str,
}

impl fmt::Display for SolvedError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl Solved {
    pub fn read(text: &str) -> Result<Solved, SolvedError> {
        let mut solved = Solved { tables: Vec::new() };
        for (line, text) in (1..).zip(text.lines()) {
            if !text.is_empty() && !text.starts_with('#') {
                solved.take(text).map_err(|expected| SolvedError { line, expected })?;
            }
        }
        Ok(solved)
    }

    fn take(&mut self, line: &str) -> Result<(), &'static str> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["board", size, rules] => {
                let (rows, columns) = size_named(size).ok_or("a size")?;
                if !is_size(rows) || !is_size(columns) || rows > columns {
                    return Err("as many columns as rows, or more, and not too many");
                }
                let rules = Rules::named(rules).ok_or("rules")?;
                if self.board(rows, columns, rules).is_some() {
                    return Err("a board that no other line has");
                }
                self.tables.push(Table { rows, columns, rules, answers: HashMap::new() });
            }
            [black, white, first, winner, positions, seconds] => {
                let table = self.tables.last_mut().ok_or("`board` first")?;
                let (rows, columns) = (table.rows, table.columns);
                let first = Player::named(first).ok_or("a player")?;
                let pair = format!("{black} {white}");
                let beginning = Beginning::named(&pair, first, rows, columns)
                    .filter(|beginning| beginning.representative(rows, columns) == *beginning)
                    .ok_or("a pair that stands for its images")?;
                let winner = Player::named(winner).ok_or("a player")?;
                let positions = positions.parse().map_err(|_| "a number of positions")?;
                let seconds = seconds.parse().map_err(|_| "a number of seconds")?;
                let answer = Answer { winner, positions, seconds };
                if table.answers.insert(beginning, answer).is_some() {
                    return Err("a pair that no other line has");
                }
            }
            _ => return Err("a board, or an answer in six words"),
        }
        Ok(())
    }

    /// A board and its transpose have the same answers.
    pub fn board(&self, rows: i32, columns: i32, rules: Rules) -> Option<SolvedBoard<'_>> {
        let (fewer, more) = (rows.min(columns), rows.max(columns));
        let is_it =
            |table: &&Table| (table.rows, table.columns, table.rules) == (fewer, more, rules);
        self.tables.iter().find(is_it).map(|table| SolvedBoard { rows, columns, table })
    }

    /// All boards with at least as many columns as rows, in the order of the file.
    pub fn boards(&self) -> impl Iterator<Item = SolvedBoard<'_>> {
        self.tables.iter().map(|table| SolvedBoard {
            rows: table.rows,
            columns: table.columns,
            table,
        })
    }
}

impl SolvedBoard<'_> {
    pub fn rows(&self) -> i32 {
        self.rows
    }

    pub fn columns(&self) -> i32 {
        self.columns
    }

    pub fn rules(&self) -> Rules {
        self.table.rules
    }

    /// All beginnings that a rule of removal allows, one for each set of images.
    pub fn beginnings(&self, removal: Removal) -> Vec<Beginning> {
        Beginning::all(removal, self.rows, self.columns)
    }

    /// Whether every opening is solved for both first players.
    pub fn is_complete(&self) -> bool {
        self.beginnings(Removal::Anywhere)
            .iter()
            .all(|&beginning| self.first_wins(beginning).is_some())
    }

    /// The answer for a beginning, or for an image of it.
    pub fn answer(&self, beginning: Beginning) -> Option<Answer> {
        let Table { rows, columns, answers, .. } = self.table;
        let is_same = (self.rows, self.columns) == (*rows, *columns);
        let image = if is_same { beginning } else { beginning.transposed(self.rows, self.columns) };
        let image = image.representative(*rows, *columns);
        let answer = *answers.get(&image)?;
        let is_swapped = image.first != beginning.first;
        let winner = if is_swapped { answer.winner.other() } else { answer.winner };
        Some(Answer { winner, ..answer })
    }

    fn first_wins(&self, beginning: Beginning) -> Option<bool> {
        self.answer(beginning).map(|answer| answer.winner == beginning.first)
    }

    /// The positions searched for all answers, and the seconds they took.
    pub fn effort(&self) -> (u64, f64) {
        let answers = self.table.answers.values();
        answers.fold((0, 0.0), |(positions, seconds), answer| {
            (positions + answer.positions, seconds + answer.seconds)
        })
    }

    /// The first player's choices of a stone to remove, with the known winners.
    pub fn choices(&self, removal: Removal, first: Player) -> Choices {
        let known = |beginning| self.first_wins(beginning);
        Choices::of(removal, (self.rows, self.columns), first, known)
    }
}
