//! Who wins from a full board, as `papamu solve` found: `static/solved.txt`.
//!
//! ```text
//! file    = *(comment / run / board / search)   ; a line each
//! run     = "searched" DATE *OPTION         ; of the searches below it, with these options of `papamu solve`
//! board   = "board" SIZE RULES              ; of the searches below it, with at least as many columns as rows
//! search  = BLACK WHITE FIRST WINNER POSITIONS SECONDS
//!         / BLACK WHITE FIRST "-" POSITIONS     ; not decided within this many positions
//! ```
//!
//! A pair of removals represents all its images: see [`Beginning::representative`]. Without a line it has
//! not been searched.

use std::collections::HashMap;
use std::rc::Rc;

use crate::content::keyed_lines::LineError;
use basics::player::Player;
use game::{Beginning, Choices, Removal, is_size, size_named};
use konane::Rules;

#[derive(Debug)]
pub struct Solved {
    tables: Vec<SolvedTable>,
    /// The latest line of that kind.
    run: Option<Rc<Run>>,
}

/// When and how `papamu solve` ran.
#[derive(PartialEq, Eq, Debug)]
pub struct Run {
    pub date: String,
    /// The options beside those that say what is searched.
    pub options: String,
}

/// One board under one set of rules, with at least as many columns as rows.
#[derive(Debug)]
struct SolvedTable {
    rows: i32,
    columns: i32,
    rules: Rules,
    searches: HashMap<Beginning, Search>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    pub end: End,
    pub positions: u64,
    pub run: Rc<Run>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum End {
    Decided { winner: Player, seconds: f64 },
    Undecided,
}

/// The answers for a board, as seen in this orientation.
#[derive(Clone, Copy)]
pub struct SolvedBoard<'a> {
    rows: i32,
    columns: i32,
    table: &'a SolvedTable,
}

impl Solved {
    pub fn read(text: &str) -> Result<Solved, LineError> {
        let mut solved = Solved { tables: Vec::new(), run: None };
        for (line, text) in (1..).zip(text.lines()) {
            if !text.is_empty() && !text.starts_with('#') {
                solved.take(text).map_err(|expected| LineError { line, expected })?;
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
                let rules = rules.parse().map_err(|_| "rules")?;
                if self.board(rows, columns, rules).is_some() {
                    return Err("a board that no other line has");
                }
                self.tables.push(SolvedTable { rows, columns, rules, searches: HashMap::new() });
            }
            ["searched", date, ref options @ ..] => {
                let is_sign = |sign: char| sign == '-' || sign.is_ascii_digit();
                if !date.split('-').map(str::len).eq([4, 2, 2]) || !date.chars().all(is_sign) {
                    return Err("a date, as in 2026-11-22");
                }
                let run = Run { date: date.to_string(), options: options.join(" ") };
                self.run = Some(Rc::new(run));
            }
            [black, white, first, winner, positions, ref seconds @ ..] if seconds.len() <= 1 => {
                let table = self.tables.last_mut().ok_or("`board` first")?;
                let (rows, columns) = (table.rows, table.columns);
                let first = first.parse().map_err(|_| "a player")?;
                let pair = format!("{black} {white}");
                let beginning = Beginning::named(&pair, first, rows, columns)
                    .filter(|beginning| beginning.representative(rows, columns) == *beginning)
                    .ok_or("a pair that stands for its images")?;
                let end = match (winner, seconds) {
                    ("-", []) => End::Undecided,
                    (winner, [seconds]) => End::Decided {
                        winner: winner.parse().map_err(|_| "a player")?,
                        seconds: seconds.parse().map_err(|_| "a number of seconds")?,
                    },
                    _ => return Err("a winner with the seconds, or - without them"),
                };
                let positions = positions.parse().map_err(|_| "a number of positions")?;
                let run = self.run.clone().ok_or("`searched` first")?;
                let search = Search { end, positions, run };
                if table.searches.insert(beginning, search).is_some() {
                    return Err("a pair that no other line has");
                }
            }
            _ => return Err("a board, a date, or a search in five or six words"),
        }
        Ok(())
    }

    /// A board and its transpose have the same answers.
    pub fn board(&self, rows: i32, columns: i32, rules: Rules) -> Option<SolvedBoard<'_>> {
        let (fewer, more) = (rows.min(columns), rows.max(columns));
        let is_it =
            |table: &&SolvedTable| (table.rows, table.columns, table.rules) == (fewer, more, rules);
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
        self.beginnings(Removal::Anywhere).iter().all(|&beginning| self.winner(beginning).is_some())
    }

    /// The search of a beginning, or of an image of it.
    pub fn search(&self, beginning: Beginning) -> Option<Search> {
        let SolvedTable { rows, columns, searches, .. } = self.table;
        let is_same = (self.rows, self.columns) == (*rows, *columns);
        let image = if is_same { beginning } else { beginning.transposed(self.rows, self.columns) };
        let image = image.representative(*rows, *columns);
        let mut search = searches.get(&image)?.clone();
        if let End::Decided { winner, .. } = &mut search.end
            && image.first != beginning.first
        {
            *winner = winner.other();
        }
        Some(search)
    }

    pub fn winner(&self, beginning: Beginning) -> Option<Player> {
        match self.search(beginning)?.end {
            End::Decided { winner, .. } => Some(winner),
            End::Undecided => None,
        }
    }

    /// The positions of all searches that decided, and the seconds they took.
    pub fn effort(&self) -> (u64, f64) {
        let searches = self.table.searches.values();
        searches.fold((0, 0.0), |(positions, seconds), search| match search.end {
            End::Decided { seconds: its, .. } => (positions + search.positions, seconds + its),
            End::Undecided => (positions, seconds),
        })
    }

    /// The first player's choices of a stone to remove, with the known winners.
    pub fn choices(&self, removal: Removal, first: Player) -> Choices {
        let known =
            |beginning: Beginning| self.winner(beginning).map(|winner| winner == beginning.first);
        Choices::of(removal, (self.rows, self.columns), first, known)
    }
}
