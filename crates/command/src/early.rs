//! `papamu early`: a position for each value born by day 3, from censuses, their sums, and the construction.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use lexopt::{Arg, Parser};

use crate::answer::LONGEST;
use crate::candidate::{Candidate, stones};
use crate::census::{self, Extent, Label};
use crate::in_order::answer_in_order;
use crate::option::{all_cores, error_text, number, threads_option};
use basics::budget::Budget;
use konane::{Board, Edge, Rules, Square};
use solver::{BuiltPosition, Inequality, Solver};
use teaching::early::{EarlyValue, How, Way};
use value::{Dyadic, Style, Value};

const USAGE: &str = "\
papamu early FILE CENSUS … [OPTION …]    a position for each value born by day 3

Reads files of papamu census on the plane, under ancient and under modern rules. For each of the 1,474 values
it takes the smallest position there, or two of them side by side if that takes fewer stones, the hotter one
is born by day 4 and not hotter than the sum; else, under ancient rules, a large one that papamu position makes. Writes the table of the page into FILE.
docs/dictionary.md says more.

--steps N                compare each large position with its value, for at most so many thousand steps (0)
--threads N              how many positions are compared at once (all cores)
--help, -h               this text
";
const OPTIONS: &str = "--steps, --threads and --help";
const LAST_DAY: u32 = 3;
/// Sums with values born later take long to compute.
const LAST_DAY_OF_PARTS: u64 = 4;
/// Two positions side by side are as far apart as it takes for the solver to see two parts, at most this far.
const MOST_APART: i32 = 12;
/// A solver that compares large positions gets so much memory.
const BYTES: usize = 2 << 30;

struct Search {
    out: PathBuf,
    censuses: Vec<PathBuf>,
    thousand_steps: u64,
    threads: usize,
}

/// Writes the table that the arguments ask for. An error describes invalid arguments; the result
/// inside, a failure to write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    match parse(arguments)? {
        Some(search) => search.write(),
        None => Ok(write!(io::stdout(), "{USAGE}")),
    }
}

fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Option<Search>, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut files, mut thousand_steps, mut threads) = (Vec::new(), 0, all_cores());
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("steps") => thousand_steps = number(&mut parser, "--steps")?,
            Arg::Long("threads") => threads = threads_option(&mut parser)?,
            Arg::Value(file) => files.push(PathBuf::from(file)),
            _ => return Err(format!("the options are {OPTIONS}")),
        }
    }
    let mut files = files.into_iter();
    let out = files.next().ok_or("give a file to write and the files of the censuses")?;
    Ok(Some(Search { out, censuses: files.collect(), thousand_steps, threads }))
}

impl Search {
    fn write(self) -> Result<io::Result<()>, String> {
        let mut text = "# A position on the plane for each value born by day 3: day, value, and for ancient and modern rules\n\
            # how it was found, its stones, and its text. Made by `papamu early`: docs/dictionary.md says how.\n"
            .to_string();
        let mut finders = Rules::ALL.map(Finder::new);
        for file in &self.censuses {
            let name = file.display();
            let (Label { extent, edge, rules, part }, lines) = census::open(file)?;
            if edge != Edge::Plane {
                return Err(format!("{name}: the census is not one of the plane"));
            }
            let extent = match extent {
                Extent::Stones(most) => format!("components of up to {most} stones"),
                Extent::Squares(most) => format!("rectangles of up to {most} squares"),
            };
            // Writing into a string cannot fail.
            let _ = writeln!(text, "# Listed, {} rules: {extent}, part {part}", rules.name());
            let [ancient, modern] = &mut finders;
            let finder = if rules == Rules::Ancient { ancient } else { modern };
            for line in lines {
                let line = line.map_err(|error| format!("{name}: {error}"))?;
                let known = finder.take(&line);
                known.ok_or_else(|| format!("{name}: this is no position and value: {line}"))?;
            }
        }
        let [ancient, modern] = finders.map(Finder::ways);
        Ok((|| {
            let values =
                ancient.into_iter().zip(modern).map(|((day, name, ancient), (_, _, modern))| {
                    EarlyValue { day, name, ways: [ancient, modern] }
                });
            let thousand_steps = self.thousand_steps;
            let compare = move || move |value: EarlyValue| with_comparison(value, thousand_steps);
            let values: Vec<EarlyValue> = values.collect();
            answer_in_order(self.threads, values.into_iter(), compare, |value: EarlyValue| {
                text += &value.line();
                Ok(())
            })?;
            fs::write(&self.out, &text)
        })())
    }
}

/// Looks for positions under one set of rules.
struct Finder {
    rules: Rules,
    solver: Solver,
    /// By name.
    listed: HashMap<String, Candidate>,
}

/// A value of which a position is known.
struct Known {
    value: Value,
    mean: Dyadic,
    temperature: Dyadic,
    day: u64,
    smallest: Candidate,
}

impl Finder {
    fn new(rules: Rules) -> Finder {
        Finder { rules, solver: Solver::with_memory(rules, BYTES), listed: HashMap::new() }
    }

    /// Adds a line of a census; `None` if it is none.
    fn take(&mut self, line: &str) -> Option<()> {
        let (position, name) = line.split_once('\t')?;
        if self.listed.get(name).is_some_and(|known| known.stones < stones(position)) {
            return Some(());
        }
        let found = Candidate::of(&Board::parse(position, Edge::Plane).ok()?);
        let smallest = self.listed.entry(name.to_string()).or_insert_with(|| found.clone());
        if found < *smallest {
            *smallest = found;
        }
        Some(())
    }

    /// The day, name and position of each value born by the last day, in the order of day, mean, temperature and name.
    fn ways(mut self) -> Vec<(u64, String, Way)> {
        let known = self.known();
        let by_value: HashMap<Value, usize> =
            known.iter().enumerate().map(|(index, one)| (one.value, index)).collect();
        // The lowest temperature of a known value with this mean.
        let mut coldest: HashMap<Dyadic, Dyadic> = HashMap::new();
        for Known { mean, temperature, .. } in &known {
            let coldest = coldest.entry(*mean).or_insert(*temperature);
            *coldest = (*coldest).min(*temperature);
        }
        let budget = &mut Budget::unlimited();
        let Ok(born) = self.solver.values.born_by(LAST_DAY, budget) else { return Vec::new() };
        let mut ways = Vec::new();
        for value in born {
            let values = &mut self.solver.values;
            let day = values.birthday(value);
            let (Ok(mean), Ok(temperature), Ok(Some(name))) = (
                values.mean(value, budget),
                values.temperature(value, budget),
                values.write(value, Style::Plain, LONGEST, budget),
            ) else {
                continue;
            };
            let listed = by_value.get(&value).map(|&index| known[index].smallest.clone());
            let fewest = listed.as_ref().map(|listed| listed.stones);
            let sought = (value, mean, temperature);
            let way = match (listed, self.sum(sought, fewest, &known, &by_value, &coldest)) {
                (_, Some(sum)) => way(How::Sum, sum),
                (Some(listed), None) => way(How::Listed, listed),
                (None, None) => self.built(value),
            };
            ways.push((day, mean, temperature, name, way));
        }
        ways.sort_by(|one, two| (one.0, one.1, one.2, &one.3).cmp(&(two.0, two.1, two.2, &two.3)));
        ways.into_iter().map(|(day, _, _, name, way)| (day, name, way)).collect()
    }

    /// The listed values and their negatives, smallest positions first.
    fn known(&mut self) -> Vec<Known> {
        let budget = &mut Budget::unlimited();
        let values = &mut self.solver.values;
        let mut smallest: HashMap<Value, Candidate> = HashMap::new();
        for (name, found) in &self.listed {
            let (Ok(value), Some(board)) = (values.parse(name, budget), read(found)) else {
                continue;
            };
            let Ok(negative) = values.negative(value, budget) else { continue };
            for (value, candidate) in
                [(value, found.clone()), (negative, Candidate::of(&board.swapped()))]
            {
                let known = smallest.entry(value).or_insert_with(|| candidate.clone());
                if candidate < *known {
                    *known = candidate;
                }
            }
        }
        let known = smallest.into_iter().filter_map(|(value, smallest)| {
            let mean = values.mean(value, budget).ok()?;
            {
                let temperature = values.temperature(value, budget).ok()?;
                Some(Known { value, mean, temperature, day: values.birthday(value), smallest })
            }
        });
        let mut known: Vec<Known> = known.collect();
        known.sort_by(|one, two| one.smallest.cmp(&two.smallest));
        known
    }

    /// The smallest two positions that are worth the value together, side by side, if they have fewer stones than that.
    fn sum(
        &mut self,
        (value, mean, temperature): (Value, Dyadic, Dyadic),
        mut fewest: Option<u32>,
        known: &[Known],
        by_value: &HashMap<Value, usize>,
        coldest: &HashMap<Dyadic, Dyadic>,
    ) -> Option<Candidate> {
        let budget = &mut Budget::unlimited();
        let mut best = None;
        for (index, one) in known.iter().enumerate() {
            let stones = one.smallest.stones;
            // The other has two stones at least.
            if fewest.is_some_and(|fewest| stones + 2 >= fewest) {
                break;
            }
            // The means add. If neither is hotter than the sum, one is as hot.
            let is_possible = one.day <= LAST_DAY_OF_PARTS
                && one.temperature == temperature
                && coldest.get(&mean.checked_sub(one.mean)?).is_some_and(|it| *it <= temperature);
            if !is_possible || one.value == Value::ZERO {
                continue;
            }
            let other = self.solver.values.subtract(value, one.value, budget).ok()?;
            if let Some(&other) = by_value.get(&other) {
                let sum = stones + known[other].smallest.stones;
                if fewest.is_none_or(|fewest| sum < fewest) {
                    fewest = Some(sum);
                    best = Some((index, other));
                }
            }
        }
        let (one, other) = best?;
        self.side_by_side(&read(&known[one].smallest)?, &read(&known[other].smallest)?, value)
    }

    /// Two positions on one board whose value the solver finds to be the sum, as close together as may be.
    fn side_by_side(&mut self, one: &Board, other: &Board, value: Value) -> Option<Candidate> {
        let mut boards: Vec<Board> = (1..=MOST_APART)
            .flat_map(|apart| {
                let beside = Square::new(0, one.columns() + apart);
                let below = Square::new(one.rows() + apart, 0);
                [together(one, other, beside), together(one, other, below)]
            })
            .collect();
        boards.sort_by_key(|board| board.rows() * board.columns());
        let is_good = |board: &Board| {
            self.solver.value(board, &mut Budget::unlimited()).is_ok_and(|found| found == value)
        };
        boards.into_iter().find(is_good).map(|board| Candidate::of(&board))
    }

    fn built(&mut self, value: Value) -> Way {
        let unknown = Way { how: How::Unknown, stones: 0, position: None };
        if self.rules == Rules::Modern {
            return unknown;
        }
        let built = BuiltPosition::of(&mut self.solver.values, value, &mut Budget::unlimited());
        built.map_or(unknown, |built| Way {
            how: How::Built,
            stones: built.board.stones().count() as u32,
            position: None,
        })
    }
}

fn read(candidate: &Candidate) -> Option<Board> {
    Board::parse(&candidate.position, Edge::Plane).ok()
}

fn way(how: How, Candidate { stones, position, .. }: Candidate) -> Way {
    Way { how, stones, position: Some(position) }
}

/// Both positions, the other one with its corner at this square.
fn together(one: &Board, other: &Board, corner: Square) -> Board {
    let rows = one.rows().max(corner.row + other.rows());
    let columns = one.columns().max(corner.column + other.columns());
    let mut board = Board::empty(rows, columns, Edge::Plane);
    let moved = other.stones().map(|(at, player)| (at + corner, player));
    for (at, player) in one.stones().chain(moved) {
        board.set(at, Some(player));
    }
    board
}

/// Compares a built position with its value.
fn with_comparison(mut early: EarlyValue, thousand_steps: u64) -> EarlyValue {
    let way = &mut early.ways[0];
    if way.how == How::Built && thousand_steps > 0 {
        let mut solver = Solver::with_memory(Rules::Ancient, BYTES);
        let budget = &mut Budget::steps(thousand_steps.saturating_mul(1_000));
        let is_equal = (|| {
            let value = solver.values.parse(&early.name, &mut Budget::unlimited()).ok()?;
            let built = BuiltPosition::of(&mut solver.values, value, &mut Budget::unlimited());
            let board = built.ok()?.board;
            let both = [Inequality::AtMost, Inequality::AtLeast];
            let holds = |inequality| solver.compare(&board, inequality, value, budget).ok();
            both.map(holds).into_iter().try_fold(true, |all, one| Some(all && one?))
        })();
        match is_equal {
            Some(true) => way.how = How::Compared,
            // The proof would be wrong.
            Some(false) => way.how = How::Unknown,
            None => {}
        }
    }
    early
}
