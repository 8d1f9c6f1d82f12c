//! `papamu census`: the values of all positions up to some size, as a file that can be continued.

use std::fmt::{self, Write as _};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::Done;
use crate::in_order::answer_in_order;
use crate::option::{Machine, colours, rules, surroundings};
use crate::safe_file::with_ending;
use crate::waiting::Waiting;
use answers::LONGEST;
use basics::budget::Budget;
use basics::checksum::Checksum;
use konane::{Board, Colours, Components, Edge, MOST_STONES, Pattern, Rules, Surroundings};
use solver::Solver;
use value::Style;

const VERSION: &str = "# papamu census 2";
/// A checksum follows this many patterns: valuing them again after a stop takes seconds.
const BLOCK: u64 = 100;
/// One pattern on a larger board has too many positions to be kept in memory.
const MOST_SQUARES: u32 = 16;
/// With colours as after an opening it has one position, but there are ever more patterns.
const MOST_SQUARES_OPENED: u32 = 25;
const MOST_PARTS: usize = 100_000;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Components.
    Stones(u32),
    /// All positions in a rectangle.
    Squares(u32),
}

/// What a census is of.
#[derive(Clone, Copy)]
pub struct Label {
    pub extent: Extent,
    pub surroundings: Surroundings,
    pub colours: Colours,
    pub rules: Rules,
    pub part: Part,
}

/// One part of a census, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Part {
    pub number: usize,
    pub of: usize,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// The values of all small positions
///
/// With --stones: of all positions of one component with up to so many stones on the plane, or beside one wall (--board edge)
/// or two that meet (corner), wherever a wall is met. With --squares: of all positions on boards of up to so many squares, or
/// in as small a rectangle on the plane.
///
/// Each line is a position, a tab and its value. Of the images of a position by turning and mirroring, and of its negatives,
/// which have the colours exchanged, one is listed. Lines that begin with # say what the file contains, and after each block
/// of work the checksum of everything before. Until it is whole the file is called FILE.unfinished; the same command
/// continues it. docs/dictionary.md says more.
#[derive(Args)]
pub struct CensusOptions {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_STONES as i64))]
    stones: Option<u32>,
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(1..=MOST_SQUARES_OPENED as i64),
        conflicts_with = "stones",
        required_unless_present = "stones"
    )]
    squares: Option<u32>,
    /// Where the components of --stones are [default: plane], or the rectangles of --squares [default: walls]
    #[arg(long = "board", value_parser = surroundings())]
    surroundings: Option<Surroundings>,
    /// Stones of any colour on any square, or only colours as after an opening
    #[arg(long, value_parser = colours(), default_value = Colours::Any.name())]
    colours: Colours,
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// The Ith of N parts, which know nothing of each other
    #[arg(long, value_name = "I/N", value_parser = read_part, default_value = "1/1")]
    part: Part,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    machine: Machine,
}

struct Census {
    label: Label,
    out: PathBuf,
    machine: Machine,
}

impl CensusOptions {
    pub fn run(self) -> Done {
        let CensusOptions { stones, squares, surroundings, colours, rules, part, out, machine } =
            self;
        let (extent, surroundings) = match (stones, squares) {
            (Some(most), _) => (Extent::Stones(most), surroundings.unwrap_or(Surroundings::Plane)),
            (None, most) => {
                let most = most.unwrap_or_default();
                (Extent::Squares(most), surroundings.unwrap_or(Surroundings::Walls))
            }
        };
        let other = match (extent, surroundings) {
            (Extent::Stones(_), Surroundings::Walls) => Some("--squares"),
            (Extent::Squares(_), Surroundings::OneWall | Surroundings::Corner) => Some("--stones"),
            _ => None,
        };
        if let Some(other) = other {
            return Err(format!("--board {} goes with {other}", surroundings.name()).into());
        }
        if matches!(extent, Extent::Squares(most) if most > MOST_SQUARES) && colours == Colours::Any
        {
            return Err(
                format!("--squares is at most {MOST_SQUARES} without --colours opening").into()
            );
        }
        let label = Label { extent, surroundings, colours, rules, part };
        Census { label, out, machine }.write()
    }
}

fn read_part(word: &str) -> Result<Part, String> {
    let read = || {
        let (number, of) = word.split_once('/')?;
        let part = Part { number: number.parse().ok()?, of: of.parse().ok()? };
        let exists = 1 <= part.number && part.number <= part.of && part.of <= MOST_PARTS;
        exists.then_some(part)
    };
    read().ok_or_else(|| format!("I/N with I from 1 to N and N up to {MOST_PARTS}, as in 2/8"))
}

/// How much of a file is whole.
#[derive(Clone, Copy)]
struct WholePart {
    patterns: u64,
    positions: u64,
    /// Of the first `bytes` bytes.
    checksum: Checksum,
    bytes: u64,
    is_end: bool,
}

impl WholePart {
    const NONE: WholePart =
        WholePart { patterns: 0, positions: 0, checksum: Checksum::EMPTY, bytes: 0, is_end: false };

    fn add(&mut self, text: &str) {
        self.checksum.add_text(text);
        self.bytes += text.len() as u64;
        self.positions += text.lines().filter(|line| !line.starts_with('#')).count() as u64;
    }

    /// The line after a block, or after the last one.
    fn line(&self) -> String {
        let word = if self.is_end { "end" } else { "checksum" };
        let WholePart { patterns, positions, .. } = self;
        format!("# {word}\t{patterns}\t{positions}\t{:016x}\n", self.checksum.number())
    }

    /// Reads a file as far as it is whole; an error, if it begins otherwise.
    fn of_file(path: &Path, header: &str) -> io::Result<WholePart> {
        let mut file = BufReader::new(File::open(path)?);
        let (mut whole, mut read) = (WholePart::NONE, WholePart::NONE);
        let mut bytes = Vec::new();
        while !read.is_end && file.read_until(b'\n', &mut bytes)? > 0 {
            let Ok(line) = str::from_utf8(&bytes) else { break };
            let start = read.bytes as usize;
            let is_header = start < header.len();
            if is_header && !header[start..].starts_with(line) {
                let name = path.display();
                let problem = format!("{name} is no file of this census: move it away");
                return Err(io::Error::other(problem));
            }
            let is_end = line.starts_with("# end\t");
            if !is_header && (is_end || line.starts_with('#')) {
                let patterns = line.split('\t').nth(1).and_then(|word| word.parse().ok());
                read.patterns = patterns.unwrap_or_default();
                read.is_end = is_end;
                if read.line() != line {
                    break;
                }
            }
            read.add(line);
            if line.starts_with('#') && read.bytes >= header.len() as u64 {
                whole = read;
            }
            bytes.clear();
        }
        Ok(whole)
    }
}

impl Label {
    fn header(self) -> String {
        let (rules, board, part) = (self.rules.name(), self.surroundings.name(), self.part);
        let colours = self.colours.name();
        let (size, most) = match self.extent {
            Extent::Stones(most) => ("stones", most),
            Extent::Squares(most) => ("squares", most),
        };
        format!(
            "{VERSION}\n# rules\t{rules}\n# board\t{board}\n# colours\t{colours}\n# {size}\t{most}\n# part\t{part}\n"
        )
    }

    /// What a file says it is of.
    fn of_file(path: &Path) -> io::Result<Option<Label>> {
        let mut words = Vec::new();
        // A file of another kind may have no line feeds.
        for line in BufReader::new(File::open(path)?).take(1_000).lines().skip(1).take(5) {
            words.extend(line?.split('\t').map(str::to_string));
        }
        Ok((|| {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let [
                "# rules",
                rules,
                "# board",
                board,
                "# colours",
                colours,
                size,
                most,
                "# part",
                part,
            ] = words[..]
            else {
                return None;
            };
            let most = most.parse().ok()?;
            let extent = match size {
                "# stones" => Extent::Stones(most),
                "# squares" => Extent::Squares(most),
                _ => return None,
            };
            let (surroundings, rules) = (board.parse().ok()?, rules.parse().ok()?);
            let colours = colours.parse().ok()?;
            Some(Label { extent, surroundings, colours, rules, part: read_part(part).ok()? })
        })())
    }
}

/// The label of a whole census, and its lines: each a position, a tab and its value.
pub fn open(path: &Path) -> Result<(Label, impl Iterator<Item = io::Result<String>>), String> {
    let name = path.display();
    let opened = || {
        let problem = || io::Error::other("it is no census");
        let label = Label::of_file(path)?.ok_or_else(problem)?;
        let progress = WholePart::of_file(path, &label.header())?;
        if !progress.is_end || progress.bytes != fs::metadata(path)?.len() {
            return Err(io::Error::other("it is damaged, or not finished"));
        }
        Ok((label, BufReader::new(File::open(path)?)))
    };
    let (label, file) = opened().map_err(|error| format!("{name}: {error}"))?;
    let is_position =
        |line: &io::Result<String>| !matches!(line, Ok(line) if line.starts_with('#'));
    Ok((label, file.lines().filter(is_position)))
}

impl Census {
    /// The patterns of this part. A part of many, too, finds all smaller components first.
    fn patterns(&self) -> Box<dyn Iterator<Item = Pattern> + Send> {
        let part = self.label.part;
        let (number, parts) = (part.number as u64 - 1, part.of as u64);
        let is_ours = move |pattern: &Pattern| pattern.lot() % parts == number;
        match self.label.extent {
            Extent::Stones(most) => {
                let surroundings = self.label.surroundings;
                let mut components = Components::default();
                let found = (1..=most).flat_map(move |stones| {
                    // Beside walls a pattern's places are ours or not, each by itself. On the plane those of other parts
                    // are not even kept.
                    let is_meant =
                        |pattern: &Pattern| surroundings != Surroundings::Plane || is_ours(pattern);
                    let found = components.next(is_meant);
                    if stones < most {
                        components.grow();
                    }
                    found
                });
                let placed = found.flat_map(move |pattern| pattern.placed(surroundings));
                Box::new(placed.filter(is_ours))
            }
            Extent::Squares(most) => {
                let is_meant = match self.label.surroundings {
                    Surroundings::Plane => Pattern::fills_rectangle,
                    _ => |_: &Pattern| true,
                };
                let patterns = (1..=most).flat_map(Pattern::on_boards).filter(is_meant);
                Box::new(patterns.filter(is_ours))
            }
        }
    }

    fn write(&self) -> Done {
        let Label { surroundings, colours, rules, .. } = self.label;
        let header = self.label.header();
        let name = self.out.display();
        if self.out.exists() {
            let progress = WholePart::of_file(&self.out, &header)?;
            if !progress.is_end || progress.bytes != fs::metadata(&self.out)?.len() {
                let problem = format!("{name} is damaged, its checksum is wrong: move it away");
                return Err(problem.into());
            }
            return self.say(progress);
        }
        let unfinished = with_ending(&self.out, ".unfinished");
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&unfinished);
        let mut file = opened.map_err(|error| format!("{}: {error}", unfinished.display()))?;
        let mut progress = WholePart::of_file(&unfinished, &header)?;
        file.set_len(progress.bytes)?;
        file.seek(SeekFrom::End(0))?;
        let mut block = String::new();
        if progress.bytes == 0 {
            block += &header;
        }
        let mut finish_block = |block: &mut String, progress: &mut WholePart| {
            progress.add(block);
            let line = progress.line();
            progress.add(&line);
            *block += &line;
            file.write_all(block.as_bytes())?;
            block.clear();
            Ok::<(), io::Error>(())
        };
        if !progress.is_end {
            let bytes = self.machine.bytes / self.machine.threads / 2;
            let make_valuer = move || {
                let mut valuer = Valuer { solver: Solver::with_memory(rules, bytes), rules, bytes };
                move |pattern: Pattern| valuer.lines(&pattern, surroundings.edge(), colours)
            };
            let patterns = self.patterns().skip(progress.patterns as usize);
            answer_in_order(
                self.machine.threads,
                patterns,
                make_valuer,
                &Waiting::of_many(),
                |lines| {
                    block += &lines?;
                    progress.patterns += 1;
                    if progress.patterns.is_multiple_of(BLOCK) {
                        finish_block(&mut block, &mut progress)?;
                    }
                    Ok(())
                },
            )?;
            progress.is_end = true;
            finish_block(&mut block, &mut progress)?;
        }
        file.sync_all()?;
        fs::rename(&unfinished, &self.out)?;
        self.say(progress)
    }

    fn say(&self, WholePart { patterns, positions, .. }: WholePart) -> Done {
        let name = self.out.display();
        Ok(writeln!(io::stdout(), "{name}: {positions} positions on {patterns} patterns")?)
    }
}

struct Valuer {
    solver: Solver,
    rules: Rules,
    bytes: usize,
}

impl Valuer {
    /// The lines of all positions of a pattern.
    fn lines(&mut self, pattern: &Pattern, edge: Edge, colours: Colours) -> Result<String, String> {
        let mut lines = String::new();
        for board in pattern.positions(edge, colours) {
            // A solver never forgets a value, so it is replaced from time to time.
            if self.solver.bytes() > self.bytes / 3 * 2 {
                self.forget();
            }
            let name = self.name(&board).or_else(|| {
                self.forget();
                self.name(&board)
            });
            let name = name.ok_or_else(|| format!("{board} needs more memory: see --memory"))?;
            // Writing into a string cannot fail.
            let _ = writeln!(lines, "{board}\t{name}");
        }
        Ok(lines)
    }

    fn forget(&mut self) {
        self.solver = Solver::with_memory(self.rules, self.bytes);
    }

    /// The position's value in writing; `None` if it takes too much memory.
    fn name(&mut self, board: &Board) -> Option<String> {
        let budget = &mut Budget::unlimited();
        let value = self.solver.value(board, budget).ok()?;
        self.solver.values.write(value, Style::Plain, LONGEST, budget).ok()
    }
}
