//! `generate early`: a position for each value born by day 3, from censuses, their sums, and the construction.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use clap::Args;

use crate::candidate::{Candidate, stones};
use answers::LONGEST;
use basics::budget::{Budget, Stopped};
use command::Done;
use command::answer_in_order;
use command::census::{self, Extent, Label};
use command::option::Machine;
use command::waiting::Waiting;
use game::{Origin, OriginSearch, Removal};
use konane::{Board, Colours, Edge, Rules, Square, Surroundings};
use solver::{BuiltPosition, Inequality, Solver};
use teaching::early::{self, EarlyValue, How, SmallestPosition};
use value::{Dyadic, Style, Value, Values, WriteError};

/// The first lines of a new table.
const HEAD: &str = "\
# Positions on the plane for each value born by day 3: day, value, and for ancient and for modern rules, each first with
# colours as after an opening and then on any squares: how it was found, its stones, its text, and whether a game from a
# full board ends in it. Made by `./dev generate early`: docs/dictionary.md says how.
";
const LAST_DAY: u32 = 3;
/// Sums with values born later take long to compute.
const LAST_DAY_OF_PARTS: u64 = 4;
/// Two positions side by side are as far apart as it takes for the solver to see two parts, at most this far.
const MOST_APART: i32 = 12;
/// A solver that compares large positions gets so much memory.
const BYTES: usize = 2 << 30;

/// A position for each value born by day 3
///
/// Reads files of papamu census on the plane, under ancient and under modern rules. For each of the 1,474 values it takes the
/// smallest position there, or several of them side by side if that takes fewer stones; else, under ancient rules, a large one
/// that papamu position makes. It does so once for stones on any squares, once for colours as after an opening. Writes the
/// table of the page into FILE; what FILE has already stays in it, unless something smaller is found. docs/dictionary.md says
/// more.
#[derive(Args)]
pub struct Search {
    #[arg(value_name = "FILE")]
    out: PathBuf,
    #[arg(value_name = "CENSUS", required_unless_present_any = ["steps", "games"])]
    censuses: Vec<PathBuf>,
    /// Compare each large position with its value, for at most so many thousand steps; what is confirmed is written at once,
    /// and the same command goes on behind it
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    steps: u64,
    /// Look for a game as papamu arise does, for at most so many thousand steps a position
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    games: u64,
    #[command(flatten)]
    machine: Machine,
}

/// A table, and the file in which it is.
struct EarlyTable {
    out: PathBuf,
    comments: String,
    values: Vec<EarlyValue>,
}

impl Search {
    pub fn run(self) -> Done {
        let mut table = if self.censuses.is_empty() || self.out.exists() {
            EarlyTable::read(self.out)?
        } else {
            EarlyTable { out: self.out, comments: HEAD.to_string(), values: Vec::new() }
        };
        if !self.censuses.is_empty() {
            table.add(&self.censuses)?;
        }
        table.compare(self.steps, self.machine.threads)?;
        table.find_games(self.games, self.machine.threads)
    }
}

impl EarlyTable {
    fn read(out: PathBuf) -> Result<EarlyTable, String> {
        let name = out.display();
        let text = fs::read_to_string(&out).map_err(|error| format!("{name}: {error}"))?;
        let values =
            early::read(&text).map_err(|line| format!("{name} is no table: see line {line}"))?;
        let comments = text.lines().filter(|line| line.starts_with('#'));
        let comments = comments.map(|line| format!("{line}\n")).collect();
        Ok(EarlyTable { out, comments, values })
    }

    fn write(&self) -> Done {
        let lines: String = self.values.iter().map(EarlyValue::line).collect();
        Ok(fs::write(&self.out, self.comments.clone() + &lines)?)
    }

    /// Adds what censuses have.
    fn add(&mut self, censuses: &[PathBuf]) -> Done {
        let mut finders = Rules::ALL.map(|rules| Finder::new(rules, &self.values));
        for file in censuses {
            let name = file.display();
            let (Label { extent, surroundings, colours, rules, part }, lines) = census::open(file)?;
            if surroundings != Surroundings::Plane {
                return Err(format!("{name}: the census is not one of the plane").into());
            }
            let extent = match extent {
                Extent::Stones(most) => format!("components of up to {most} stones"),
                Extent::Squares(most) => format!("rectangles of up to {most} squares"),
            };
            let colours = match colours {
                Colours::Opening => "colours as after an opening",
                Colours::Any => "any squares",
            };
            let comment =
                format!("# Listed, {} rules: {extent}, {colours}, part {part}\n", rules.name());
            if !self.comments.contains(&comment) {
                self.comments += &comment;
            }
            let finder = &mut finders[rules as usize];
            for line in lines {
                let line = line.map_err(|error| format!("{name}: {error}"))?;
                let known = finder.take(&line);
                known.ok_or_else(|| format!("{name}: this is no position and value: {line}"))?;
            }
        }
        let [ancient, modern] = finders.map(Finder::smallest);
        let values = ancient?.into_iter().zip(modern?);
        let values = values.map(|((day, name, ancient), (_, _, modern))| EarlyValue {
            day,
            name,
            smallest: [ancient, modern],
        });
        self.values = values.collect();
        self.write()
    }

    /// Compares what was built, and writes the table again whenever one more position has been compared: the next run goes
    /// on from there.
    fn compare(&mut self, thousand_steps: u64, threads: usize) -> Done {
        if thousand_steps == 0 {
            return Ok(());
        }
        const BUILT: (usize, usize) = (Rules::Ancient as usize, Colours::Any as usize);
        let smallest = |value: &EarlyValue| value.smallest[BUILT.0][BUILT.1].how;
        let built =
            self.values.iter().enumerate().filter(|(_, value)| smallest(value) == How::Built);
        let built: Vec<(usize, String)> =
            built.map(|(index, value)| (index, value.name.clone())).collect();
        let compare = move || {
            move |(index, name): (usize, String)| (index, is_worth(&name, thousand_steps), name)
        };
        let waiting = Waiting::of(built.len() as u64);
        answer_in_order(threads, built.into_iter(), compare, &waiting, |(index, is_worth, name)| {
            match is_worth {
                Some(true) => {
                    self.values[index].smallest[BUILT.0][BUILT.1].how = How::Compared;
                    self.write()
                }
                Some(false) => Err(format!("what was built for {name} is not worth it").into()),
                None => Ok(()),
            }
        })
    }

    /// Looks for a game that ends in each position of which that is not known, and writes the table whenever one more is.
    fn find_games(&mut self, thousand_steps: u64, threads: usize) -> Done {
        if thousand_steps == 0 {
            return Ok(());
        }
        let mut asked: Vec<(Rules, String)> = Vec::new();
        for (rules, smallest) in self.values.iter().flat_map(EarlyValue::all) {
            if let (Some(position), None) = (&smallest.position, smallest.has_game) {
                asked.push((rules, position.clone()));
            }
        }
        asked.dedup();
        let find = move || {
            move |(rules, position): (Rules, String)| {
                let has_game = has_game(rules, &position, thousand_steps);
                (rules, position, has_game)
            }
        };
        let waiting = Waiting::of(asked.len() as u64);
        answer_in_order(
            threads,
            asked.into_iter(),
            find,
            &waiting,
            |(rules, position, has_game)| {
                let smallest =
                    self.values.iter_mut().flat_map(|value| &mut value.smallest[rules as usize]);
                smallest
                    .filter(|smallest| smallest.position.as_ref() == Some(&position))
                    .for_each(|smallest| smallest.has_game = has_game);
                if has_game.is_none() { Ok(()) } else { self.write() }
            },
        )
    }
}

/// Looks for positions under one set of rules.
struct Finder<'a> {
    rules: Rules,
    solver: Solver,
    /// The table as it was.
    before: &'a [EarlyValue],
    /// In the order of [`Colours::ALL`], by name.
    found: [HashMap<String, Found>; Colours::ALL.len()],
}

/// A position: the better ones come first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    stones: u32,
    how: How,
    smallest: Candidate,
}

/// A value of which a position is known.
#[derive(Clone)]
struct Known {
    value: Value,
    mean: Dyadic,
    temperature: Dyadic,
    day: u64,
    board: Board,
    found: Found,
}

impl Found {
    fn of(how: How, board: &Board) -> Found {
        let smallest = Candidate::of(board);
        Found { stones: smallest.stones, how, smallest }
    }
}

impl<'a> Finder<'a> {
    fn new(rules: Rules, before: &'a [EarlyValue]) -> Finder<'a> {
        let solver = Solver::with_memory(rules, BYTES);
        let mut finder = Finder { rules, solver, before, found: Default::default() };
        for EarlyValue { name, smallest, .. } in before {
            for SmallestPosition { how, position, .. } in &smallest[rules as usize] {
                let board = position.as_ref().map(|text| Board::parse(text, Edge::Plane));
                if let Some(Ok(board)) = board {
                    finder.keep(name, *how, &board);
                }
            }
        }
        finder
    }

    /// Adds a line of a census; `None` if it is none.
    fn take(&mut self, line: &str) -> Option<()> {
        let (position, name) = line.split_once('\t')?;
        let stones = stones(position);
        let is_known = |found: &HashMap<String, Found>| {
            found.get(name).is_some_and(|known| known.stones < stones)
        };
        if !self.found.iter().all(is_known) {
            self.keep(name, How::Listed, &Board::parse(position, Edge::Plane).ok()?);
        }
        Some(())
    }

    fn keep(&mut self, name: &str, how: How, board: &Board) {
        let found = Found::of(how, board);
        for (colours, known) in Colours::ALL.into_iter().zip(&mut self.found) {
            if colours.has(board) && known.get(name).is_none_or(|known| found < *known) {
                known.insert(name.to_string(), found.clone());
            }
        }
    }

    /// The day, name and positions of each value born by the last day, in the order of day, mean, temperature and name.
    fn smallest(
        mut self,
    ) -> Result<Vec<(u64, String, [SmallestPosition; Colours::ALL.len()])>, Stopped> {
        let budget = &mut Budget::unlimited();
        let born = self.solver.values.born_by(LAST_DAY, budget)?;
        let opened = self.known(&born, Colours::Opening, HashMap::new())?;
        let any = self.known(&born, Colours::Any, opened.clone())?;
        let mut all = Vec::new();
        for value in born {
            let values = &mut self.solver.values;
            let day = values.birthday(value);
            let mean = values.mean(value, budget)?;
            let temperature = values.temperature(value, budget)?;
            let name =
                values.write(value, Style::Plain, LONGEST, budget).map_err(WriteError::stopped)?;
            let before = self.before.iter().find(|before| before.name == name);
            let before = before.map(|before| &before.smallest[self.rules as usize]);
            let found_in = |known: &HashMap<Value, Known>| {
                let Known { found: Found { stones, how, smallest }, .. } = known.get(&value)?;
                let position = Some(smallest.position.clone());
                let mut before = before.into_iter().flatten();
                let same = before.find(|smallest| smallest.position == position);
                let has_game = same.and_then(|smallest| smallest.has_game);
                Some(SmallestPosition { how: *how, stones: *stones, position, has_game })
            };
            let opened = found_in(&opened).unwrap_or(SmallestPosition::UNKNOWN);
            let any = found_in(&any).or_else(|| before.map(|[_, any]| any.clone()));
            let any = any.unwrap_or_else(|| self.built(value));
            all.push((day, mean, temperature, name, [opened, any]));
        }
        all.sort_by(|one, two| (one.0, one.1, one.2, &one.3).cmp(&(two.0, two.1, two.2, &two.3)));
        Ok(all.into_iter().map(|(day, _, _, name, smallest)| (day, name, smallest)).collect())
    }

    /// What was found in these colours, the negatives, what is known besides, and sums of all that.
    fn known(
        &mut self,
        born: &[Value],
        colours: Colours,
        mut known: HashMap<Value, Known>,
    ) -> Result<HashMap<Value, Known>, Stopped> {
        for (name, found) in &self.found[colours as usize] {
            let budget = &mut Budget::unlimited();
            let values = &mut self.solver.values;
            let board = Board::parse(&found.smallest.position, Edge::Plane);
            let (Ok(value), Ok(board)) = (values.parse(name, budget), board) else { continue };
            let one = Known {
                value,
                mean: values.mean(value, budget)?,
                temperature: values.temperature(value, budget)?,
                day: values.birthday(value),
                found: Found::of(found.how, &board),
                board,
            };
            for one in [one.negative(values)?, one] {
                let known = known.entry(one.value).or_insert_with(|| one.clone());
                if one.found < known.found {
                    *known = one;
                }
            }
        }
        // Sums of sums come in the next round.
        loop {
            let sums = self.sums(born, &known, colours)?;
            if sums.is_empty() {
                return Ok(known);
            }
            known.extend(sums.into_iter().map(|sum| (sum.value, sum)));
        }
    }

    /// Two positions side by side for each of these values for which they have fewer stones than what is known.
    fn sums(
        &mut self,
        born: &[Value],
        known: &HashMap<Value, Known>,
        colours: Colours,
    ) -> Result<Vec<Known>, Stopped> {
        let budget = &mut Budget::unlimited();
        let mut by_temperature: HashMap<Dyadic, Vec<&Known>> = HashMap::new();
        for one in
            known.values().filter(|one| one.day <= LAST_DAY_OF_PARTS && one.value != Value::ZERO)
        {
            by_temperature.entry(one.temperature).or_default().push(one);
        }
        for alike in by_temperature.values_mut() {
            alike.sort_by(|one, two| one.found.cmp(&two.found));
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
            let mut fewest = known.get(&value).map(|known| known.found.stones);
            // If neither is hotter than the sum, one is as hot.
            for one in by_temperature.get(&temperature).into_iter().flatten() {
                let stones = one.found.stones;
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
                if fewest.is_some_and(|fewest| stones + other.found.stones >= fewest) {
                    continue;
                }
                let boards = [&one.board, &other.board];
                if let Some(board) = self.side_by_side(boards, value, colours) {
                    let found = Found::of(How::Sum, &board);
                    fewest = Some(found.stones);
                    let day = self.solver.values.birthday(value);
                    let sum = Known { value, mean, temperature, day, board, found };
                    sums.insert(value, sum);
                }
            }
        }
        Ok(sums.into_values().collect())
    }

    /// Two positions on one board whose value the solver finds to be the sum, as close together as may be.
    fn side_by_side(
        &mut self,
        [one, other]: [&Board; 2],
        value: Value,
        colours: Colours,
    ) -> Option<Board> {
        let mut boards: Vec<Board> = (1..=MOST_APART)
            .flat_map(|apart| {
                let beside = Square::new(0, one.columns() + apart);
                let below = Square::new(one.rows() + apart, 0);
                [together(one, other, beside), together(one, other, below)]
            })
            .collect();
        boards.sort_by_key(|board| board.rows() * board.columns());
        let is_good = |board: &Board| {
            let budget = &mut Budget::unlimited();
            colours.has(board) && self.solver.value(board, budget).is_ok_and(|found| found == value)
        };
        boards.into_iter().find(is_good)
    }

    fn built(&mut self, value: Value) -> SmallestPosition {
        if self.rules == Rules::Modern {
            return SmallestPosition::UNKNOWN;
        }
        let built = BuiltPosition::of(&mut self.solver.values, value, &mut Budget::unlimited());
        built.map_or(SmallestPosition::UNKNOWN, |built| SmallestPosition {
            how: How::Built,
            stones: built.board.stones().count() as u32,
            ..SmallestPosition::UNKNOWN
        })
    }
}

impl Known {
    fn negative(&self, values: &mut Values) -> Result<Known, Stopped> {
        let value = values.negative(self.value, &mut Budget::unlimited())?;
        let board = self.board.swapped();
        let found = Found::of(self.found.how, &board);
        Ok(Known { value, mean: -self.mean, board, found, ..self.clone() })
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

/// Whether a game from a full board ends in a position, with room for all jumps that follow; `None` if that is not known after this many steps.
fn has_game(rules: Rules, position: &str, thousand_steps: u64) -> Option<bool> {
    let board = Board::parse(position, Edge::Plane).ok()?;
    let mut search = OriginSearch::new(rules, Removal::default(), &board, None);
    let budget = &mut Budget::steps(thousand_steps.saturating_mul(1_000)).within(BYTES);
    match search.go_on(budget).ok()? {
        // Elsewhere an edge may stop a jump, and the position be worth something else.
        Origin::Game { has_room, .. } => has_room.then_some(true),
        Origin::Never(_) => Some(false),
        Origin::NotFound(..) | Origin::TooLarge(..) => None,
    }
}
