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
use basics::budget::{Budget, Stopped};
use konane::{Board, Edge, Rules, Square, Surroundings};
use solver::{BuiltPosition, Inequality, Solver};
use teaching::early::{self, EarlyValue, How, Way};
use value::{Dyadic, Style, Value, Values};

const USAGE: &str = "\
papamu early FILE CENSUS …     a position for each value born by day 3
papamu early FILE --steps N    compares the large positions of such a table with their values

Reads files of papamu census on the plane, under ancient and under modern rules. For each of the 1,474 values
it takes the smallest position there, or several of them side by side if that takes fewer stones; else, under
ancient rules, a large one that papamu position makes. Writes the table of the page into FILE.
docs/dictionary.md says more.

--steps N                the solver compares each large position with its value, for at most N thousand
                         steps; what it confirms is written at once, and the same command goes on behind it
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
    let missing = "give a file, and the files of the censuses or --steps";
    let out = files.next().ok_or(missing)?;
    let censuses: Vec<PathBuf> = files.collect();
    if censuses.is_empty() && thousand_steps == 0 {
        return Err(missing.to_string());
    }
    Ok(Some(Search { out, censuses, thousand_steps, threads }))
}

impl Search {
    fn write(self) -> Result<io::Result<()>, String> {
        let table = if self.censuses.is_empty() { Ok(self.read()?) } else { self.make()? };
        Ok(table.and_then(|(comments, values)| self.compare(&comments, values)))
    }

    /// The comments and values of the table that is there.
    fn read(&self) -> Result<(String, Vec<EarlyValue>), String> {
        let name = self.out.display();
        let text = fs::read_to_string(&self.out).map_err(|error| format!("{name}: {error}"))?;
        let values =
            early::read(&text).map_err(|line| format!("{name} is no table: see line {line}"))?;
        let comments = text.lines().filter(|line| line.starts_with('#'));
        Ok((comments.map(|line| format!("{line}\n")).collect(), values))
    }

    /// The comments and values of a table from censuses.
    fn make(&self) -> Result<io::Result<(String, Vec<EarlyValue>)>, String> {
        let mut comments = "# A position on the plane for each value born by day 3: day, value, and for ancient and modern rules\n\
            # how it was found, its stones, and its text. Made by `papamu early`: docs/dictionary.md says how.\n"
            .to_string();
        let mut finders = Rules::ALL.map(Finder::new);
        for file in &self.censuses {
            let name = file.display();
            let (Label { extent, surroundings, rules, part }, lines) = census::open(file)?;
            if surroundings != Surroundings::Plane {
                return Err(format!("{name}: the census is not one of the plane"));
            }
            let extent = match extent {
                Extent::Stones(most) => format!("components of up to {most} stones"),
                Extent::Squares(most) => format!("rectangles of up to {most} squares"),
            };
            // Writing into a string cannot fail.
            let _ = writeln!(comments, "# Listed, {} rules: {extent}, part {part}", rules.name());
            let finder = &mut finders[rules as usize];
            for line in lines {
                let line = line.map_err(|error| format!("{name}: {error}"))?;
                let known = finder.take(&line);
                known.ok_or_else(|| format!("{name}: this is no position and value: {line}"))?;
            }
        }
        let [ancient, modern] = finders.map(|finder| finder.ways().map_err(io::Error::other));
        Ok((|| {
            let values = ancient?.into_iter().zip(modern?);
            let values = values.map(|((day, name, ancient), (_, _, modern))| EarlyValue {
                day,
                name,
                ways: [ancient, modern],
            });
            Ok((comments, values.collect()))
        })())
    }

    /// Writes the table, and again whenever one more position has been compared: the next run goes on from there.
    fn compare(&self, comments: &str, mut values: Vec<EarlyValue>) -> io::Result<()> {
        let write = |values: &[EarlyValue]| {
            let lines: String = values.iter().map(EarlyValue::line).collect();
            fs::write(&self.out, comments.to_string() + &lines)
        };
        write(&values)?;
        let thousand_steps = self.thousand_steps;
        if thousand_steps == 0 {
            return Ok(());
        }
        let built = values.iter().enumerate().filter(|(_, value)| value.ways[0].how == How::Built);
        let built: Vec<(usize, String)> =
            built.map(|(index, value)| (index, value.name.clone())).collect();
        let compare = move || {
            move |(index, name): (usize, String)| (index, is_worth(&name, thousand_steps), name)
        };
        answer_in_order(self.threads, built.into_iter(), compare, |(index, is_worth, name)| {
            match is_worth {
                Some(true) => {
                    values[index].ways[0].how = How::Compared;
                    write(&values)
                }
                Some(false) => {
                    Err(io::Error::other(format!("what was built for {name} is not worth it")))
                }
                None => Ok(()),
            }
        })
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
#[derive(Clone)]
struct Known {
    value: Value,
    mean: Dyadic,
    temperature: Dyadic,
    day: u64,
    how: How,
    board: Board,
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
    fn ways(mut self) -> Result<Vec<(u64, String, Way)>, Stopped> {
        let budget = &mut Budget::unlimited();
        let born = self.solver.values.born_by(LAST_DAY, budget)?;
        let mut known = self.known()?;
        // Sums of sums come in the next round.
        loop {
            let sums = self.sums(&born, &known)?;
            if sums.is_empty() {
                break;
            }
            known.extend(sums.into_iter().map(|sum| (sum.value, sum)));
        }
        let mut ways = Vec::new();
        for value in born {
            let values = &mut self.solver.values;
            let day = values.birthday(value);
            let mean = values.mean(value, budget)?;
            let temperature = values.temperature(value, budget)?;
            let name = values.write(value, Style::Plain, LONGEST, budget)?.ok_or(Stopped::Size)?;
            let way = match known.get(&value) {
                Some(Known { how, smallest: Candidate { stones, position, .. }, .. }) => {
                    Way { how: *how, stones: *stones, position: Some(position.clone()) }
                }
                None => self.built(value),
            };
            ways.push((day, mean, temperature, name, way));
        }
        ways.sort_by(|one, two| (one.0, one.1, one.2, &one.3).cmp(&(two.0, two.1, two.2, &two.3)));
        Ok(ways.into_iter().map(|(day, _, _, name, way)| (day, name, way)).collect())
    }

    /// The listed values and their negatives.
    fn known(&mut self) -> Result<HashMap<Value, Known>, Stopped> {
        let mut known = HashMap::new();
        for (name, listed) in &self.listed {
            let budget = &mut Budget::unlimited();
            let values = &mut self.solver.values;
            let board = Board::parse(&listed.position, Edge::Plane);
            let (Ok(value), Ok(board)) = (values.parse(name, budget), board) else { continue };
            let one = Known {
                value,
                mean: values.mean(value, budget)?,
                temperature: values.temperature(value, budget)?,
                day: values.birthday(value),
                how: How::Listed,
                smallest: Candidate::of(&board),
                board,
            };
            for one in [one.negative(values)?, one] {
                let known = known.entry(one.value).or_insert_with(|| one.clone());
                if one.smallest < known.smallest {
                    *known = one;
                }
            }
        }
        Ok(known)
    }

    /// Two positions side by side for each of these values for which they have fewer stones than what is known.
    fn sums(
        &mut self,
        born: &[Value],
        known: &HashMap<Value, Known>,
    ) -> Result<Vec<Known>, Stopped> {
        let budget = &mut Budget::unlimited();
        let mut by_temperature: HashMap<Dyadic, Vec<&Known>> = HashMap::new();
        for one in
            known.values().filter(|one| one.day <= LAST_DAY_OF_PARTS && one.value != Value::ZERO)
        {
            by_temperature.entry(one.temperature).or_default().push(one);
        }
        for alike in by_temperature.values_mut() {
            alike.sort_by(|one, two| one.smallest.cmp(&two.smallest));
        }
        let mut sums: HashMap<Value, Known> = HashMap::new();
        for &value in born {
            let negative = self.solver.values.negative(value, budget)?;
            if let Some(sum) = sums.get(&negative) {
                let sum = sum.negative(&mut self.solver.values)?;
                sums.insert(value, sum);
                continue;
            }
            let mean = self.solver.values.mean(value, budget)?;
            let temperature = self.solver.values.temperature(value, budget)?;
            let mut fewest = known.get(&value).map(|known| known.smallest.stones);
            // If neither is hotter than the sum, one is as hot.
            for one in by_temperature.get(&temperature).into_iter().flatten() {
                let stones = one.smallest.stones;
                // The other has two stones at least.
                if fewest.is_some_and(|fewest| stones + 2 >= fewest) {
                    break;
                }
                let other = self.solver.values.subtract(value, one.value, budget)?;
                let Some(other) =
                    known.get(&other).filter(|other| other.temperature <= temperature)
                else {
                    continue;
                };
                if fewest.is_some_and(|fewest| stones + other.smallest.stones >= fewest) {
                    continue;
                }
                if let Some(board) = self.side_by_side(&one.board, &other.board, value) {
                    let smallest = Candidate::of(&board);
                    fewest = Some(smallest.stones);
                    let day = self.solver.values.birthday(value);
                    let how = How::Sum;
                    let sum = Known { value, mean, temperature, day, how, board, smallest };
                    sums.insert(value, sum);
                }
            }
        }
        Ok(sums.into_values().collect())
    }

    /// Two positions on one board whose value the solver finds to be the sum, as close together as may be.
    fn side_by_side(&mut self, one: &Board, other: &Board, value: Value) -> Option<Board> {
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
        boards.into_iter().find(is_good)
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

impl Known {
    fn negative(&self, values: &mut Values) -> Result<Known, Stopped> {
        let value = values.negative(self.value, &mut Budget::unlimited())?;
        let board = self.board.swapped();
        let smallest = Candidate::of(&board);
        Ok(Known { value, mean: self.mean.negative(), board, smallest, ..self.clone() })
    }
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

/// Whether what is built for a value is worth it; `None` if that is not known after this many steps.
fn is_worth(name: &str, thousand_steps: u64) -> Option<bool> {
    let mut solver = Solver::with_memory(Rules::Ancient, BYTES);
    let value = solver.values.parse(name, &mut Budget::unlimited()).ok()?;
    let built = BuiltPosition::of(&mut solver.values, value, &mut Budget::unlimited());
    let board = built.ok()?.board;
    let budget = &mut Budget::steps(thousand_steps.saturating_mul(1_000));
    let both = [Inequality::AtMost, Inequality::AtLeast];
    let holds = |inequality| solver.compare(&board, inequality, value, budget).ok();
    both.map(holds).into_iter().try_fold(true, |all, one| Some(all && one?))
}
