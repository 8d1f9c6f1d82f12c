//! Reads games: texts with headers, and the turns of a link. Other programs and people write
//! `D2xD4` or `d2 d4`, put remarks after `;`, count rows from the top, or name squares by two
//! numbers. The reader understands every word or reports it.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::lexer::{Word, words};
use crate::naming::{Naming, Numbers, RowsFrom};
use crate::note::{
    EDGE, LONGEST_NAME, POSITION, REMOVAL, RULES, SIZE, TURN, colour, is_free, is_header, passes_of,
};
use crate::refusal::{goes_on, is_joint, joins, squares_of};
use crate::writer::size_named;
use crate::{
    GameStage, LONGEST_SIDE, MOST_PASSES, MOST_TURNS, Record, Refusal, Removal, Setup, Start, State,
};
use basics::player::Player;
use konane::{Board, Edge, NamedBoard, Rules, square_named};

/// The longest text of a game, in characters: the largest board takes some 40,000, the most turns
/// 50,000, and all words 20,000.
pub const LONGEST_TEXT: usize = 120_000;

/// What the reader understood, and the error at which it stopped.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reading {
    /// The game, as far as it was understood.
    pub record: Record,
    /// The positions of headers and remarks that were shortened, counted in characters from 0.
    pub cut: Vec<usize>,
    /// `None` if the whole text was understood.
    pub error: Option<ParseGameError>,
    /// Whether the text gives neither the size of the board nor a position.
    pub lacks_size: bool,
    /// Whether the text names squares by two numbers.
    pub has_numbers: bool,
}

impl Reading {
    /// Whether the text is a game: its first word about one is read, possible or not.
    pub fn is_game(&self) -> bool {
        let is_read = |error: &ParseGameError| matches!(&error.fault, Fault::Turn(_, refusal) if *refusal != Refusal::Unread);
        self.record.tree.count() > 1 || self.error.as_ref().is_none_or(is_read)
    }
}

/// What is wrong in a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ParseGameError {
    /// The position in the text, counted in characters from 0.
    pub character: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// For programs; the crate `words` says it to readers.
impl fmt::Display for ParseGameError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "not a game: {:?} at character {}", self.fault, self.character + 1)
    }
}

impl Error for ParseGameError {}

/// The main line and all others of a text whose rows are counted from the bottom.
impl FromStr for Record {
    type Err = ParseGameError;

    fn from_str(text: &str) -> Result<Record, ParseGameError> {
        let Reading { record, error, .. } = read(text, RowsFrom::Bottom);
        error.map_or(Ok(record), Err)
    }
}

/// What is wrong in the text of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text has too many characters.
    TooLong,
    /// A header lacks its closing bracket or a value in quotes.
    Header,
    /// A header has a value that is not allowed: its name and the value.
    Value(String, String),
    /// A full board of this size cannot begin by this rule of removal.
    Beginning,
    /// A header does not go with the others: a full board stands between walls, and from a position
    /// no stones are removed.
    Stray(String),
    /// A bracket closes nothing, holds nothing, stays open, or has no turn before it.
    Bracket,
    /// A remark is not closed.
    Remark,
    /// There are too many turns.
    TooMany,
    /// This turn is not possible.
    Turn(String, Refusal),
}

/// The position of a header, its name and its value.
type Header<'a> = (usize, &'a str, String);

/// A text, read with every way to name squares.
#[derive(Clone, PartialEq, Debug)]
pub struct Readings {
    /// The different games that the text may describe.
    pub possible: Vec<(Naming, Reading)>,
    /// What was read before the first error, with the way that gets furthest.
    pub farthest: Reading,
}

/// Reads a whole text with every way to name squares. If the text does not give the size of the
/// board, it is `size`.
pub fn read_all(text: &str, size: Option<(i32, i32)>) -> Readings {
    let mut possible: Vec<(Naming, Reading)> = Vec::new();
    let mut farthest = Reading::default();
    let reach = |reading: &Reading| reading.error.as_ref().map_or(0, |error| error.character);
    for numbers in Numbers::ALL {
        for rows_from in [RowsFrom::Bottom, RowsFrom::Top] {
            let naming = Naming { rows_from, numbers };
            let reading = read_as(text, naming, size);
            let is_first = naming == Naming::default();
            if is_first || reach(&reading) > reach(&farthest) {
                farthest = reading.clone();
            }
            let is_new = possible.iter().all(|(_, known)| known.record != reading.record);
            if reading.error.is_none() && is_new {
                possible.push((naming, reading));
            }
        }
        if !farthest.has_numbers {
            break;
        }
    }
    Readings { possible, farthest }
}

/// Reads a whole text. If the text does not give the size of the board, it has 8 rows and columns.
pub fn read(text: &str, rows_from: RowsFrom) -> Reading {
    read_as(text, rows_from.into(), None)
}

fn read_as(text: &str, naming: Naming, size: Option<(i32, i32)>) -> Reading {
    let failed = |character, fault| Reading {
        error: Some(ParseGameError { character, fault }),
        ..Reading::default()
    };
    if text.chars().count() > LONGEST_TEXT {
        return failed(LONGEST_TEXT, Fault::TooLong);
    }
    let mut headers = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
        let at = text[..text.len() - rest.len()].chars().count();
        let Some(header) = rest.strip_prefix('[') else { break };
        let Some((name, value, after)) = header_of(header) else {
            return failed(at, Fault::Header);
        };
        headers.push((at, name, value));
        rest = after;
    }
    let at = text[..text.len() - rest.len()].chars().count();
    let has = |name: &str| find(&headers, name).is_some();
    let lacks_size = !has(SIZE) && !has(POSITION);
    match record_of(&headers, size) {
        Ok((record, names, cut)) => {
            let mut reading = turns_of(record, rest, at, (naming, names));
            reading.cut.splice(0..0, cut);
            Reading { lacks_size, ..reading }
        }
        Err((character, fault)) => Reading { lacks_size, ..failed(character, fault) },
    }
}

/// The header with this name, in small or capital letters.
fn find<'a, 'b>(headers: &'a [Header<'b>], name: &str) -> Option<&'a Header<'b>> {
    headers.iter().find(|(_, known, _)| known.eq_ignore_ascii_case(name))
}

/// Splits `Name "value"]` and what comes after it. In the value, `"` and `\` have a backslash
/// before them.
fn header_of(text: &str) -> Option<(&str, String, &str)> {
    let (name, text) = text.split_once('"')?;
    let mut value = String::new();
    let mut signs = text.char_indices();
    let end = loop {
        match signs.next()? {
            (end, '"') => break end,
            (_, '\\') if signs.as_str().starts_with(['"', '\\']) => value.push(signs.next()?.1),
            (_, sign) => value.push(sign),
        }
    };
    let after = text[end + 1..].trim_start().strip_prefix(']')?;
    let name = name.trim();
    is_header(name).then_some((name, value, after))
}

/// The record that the headers describe, without turns, where its text names squares, and the positions of headers that
/// were shortened.
fn record_of(
    headers: &[Header],
    size: Option<(i32, i32)>,
) -> Result<(Record, NamedBoard, Vec<usize>), (usize, Fault)> {
    let find = |name: &str| find(headers, name);
    let stray = |(at, name, _): &Header| Err((*at, Fault::Stray(name.to_string())));
    let wrong = |(at, name, value): &Header| {
        (*at, Fault::Value(name.to_string(), value.chars().take(LONGEST_NAME).collect()))
    };
    let rules = match find(RULES) {
        Some(header) => header.2.trim().parse().map_err(|_| wrong(header))?,
        None => Rules::default(),
    };
    let edge = match find(EDGE) {
        Some(header) => header.2.trim().parse().map_err(|_| wrong(header))?,
        None => Edge::Walls,
    };
    let turn = match find(TURN) {
        Some(header) => player_named(&header.2).ok_or(wrong(header))?,
        None => Player::Left,
    };
    let said_size = match find(SIZE) {
        Some(header) => Some(size_named(&header.2).ok_or(wrong(header))?),
        None => None,
    };
    let (mut setup, names) = match find(POSITION) {
        Some(header) => {
            let board = Board::parse(&header.2, edge).map_err(|_| wrong(header))?;
            let is_other = said_size.is_some_and(|size| size != (board.rows(), board.columns()));
            if let Some(header) = find(REMOVAL).or(find(SIZE).filter(|_| is_other)) {
                return stray(header);
            }
            let setup = Setup::from_position(rules, &board, turn);
            // A text that shows another board of the plane names squares as links do.
            let shown = NamedBoard::whole(&board);
            let is_named = NamedBoard::of(&board) == shown;
            let names = if is_named { shown } else { setup.link_names() };
            (setup, names)
        }
        None => {
            if let Some(header) = find(EDGE).filter(|_| edge != Edge::Walls) {
                return stray(header);
            }
            let (rows, columns) = said_size.or(size).unwrap_or((8, 8));
            if let Some(header) = find(SIZE).filter(|_| !is_size(rows) || !is_size(columns)) {
                return Err(wrong(header));
            }
            let removal = match find(REMOVAL) {
                Some(header) => Removal::named(header.2.trim()).ok_or(wrong(header))?,
                None => Removal::default(),
            };
            if !removal.fits(rows, columns, turn) {
                let at = find(REMOVAL).or(find(SIZE)).map_or(0, |header| header.0);
                return Err((at, Fault::Beginning));
            }
            let start = Start::Full { rows, columns, removal, first: turn };
            let setup = Setup { rules, start, ..Setup::default() };
            let names = setup.link_names();
            (setup, names)
        }
    };
    for player in Player::ALL {
        if let Some(header) = find(&passes_of(player)) {
            let passes = header.2.trim().parse().ok().filter(|&passes| passes <= MOST_PASSES);
            setup.passes[player] = passes.ok_or(wrong(header))?;
        }
    }
    let mut record = Record::new(setup);
    let mut cut = Vec::new();
    for player in Player::ALL {
        if let Some((at, _, name)) = find(colour(player)) {
            cut.extend((!record.set_name(player, name)).then_some(*at));
        }
    }
    for (at, name, value) in headers.iter().filter(|(_, name, _)| is_free(name)) {
        cut.extend((!record.add_header(name, value)).then_some(*at));
    }
    Ok((record, names, cut))
}

fn player_named(name: &str) -> Option<Player> {
    Player::ALL.into_iter().find(|&player| colour(player).eq_ignore_ascii_case(name.trim()))
}

/// Whether a full board may have a side of this many squares.
pub fn is_size(side: i32) -> bool {
    (1..=LONGEST_SIDE).contains(&side)
}

/// Reads the turns of a text, which begins at this character of a longer one and names squares as links do, and adds
/// them to the record's lines.
pub fn read_turns(record: Record, text: &str, begins: usize, rows_from: RowsFrom) -> Reading {
    let names = record.setup.link_names();
    turns_of(record, text, begins, (rows_from.into(), names))
}

fn turns_of(
    record: Record,
    text: &str,
    begins: usize,
    (naming, names): (Naming, NamedBoard),
) -> Reading {
    let mut reader = Reader {
        naming,
        names,
        begin: record.setup.begin(),
        reading: Reading { record, ..Reading::default() },
        open: Vec::new(),
        remarks: BTreeMap::new(),
        number: None,
        held: None,
    };
    // A remark between a bracket and its first turn.
    let mut ahead: Option<(usize, String)> = None;
    let mut at = Spot { place: 0, state: reader.begin.clone() };
    let mut before: Option<Spot> = None;
    let words = words(text);
    for (index, (character, word)) in words.iter().enumerate() {
        let character = *character;
        let begun = reader.turn_begun(word, &at);
        let fault = match word {
            _ if begun.is_some() => begun,
            Word::Open => match before.take() {
                Some(spot) => {
                    reader.open.push((std::mem::replace(&mut at, spot.clone()), spot));
                    None
                }
                None => Some((character, Fault::Bracket)),
            },
            Word::Close => match reader.open.pop() {
                // Another bracket may follow, which replaces the same turn.
                Some(went_on) if before.is_some() => {
                    let (spot, replaced) = went_on;
                    at = spot;
                    before = Some(replaced);
                    None
                }
                _ => Some((character, Fault::Bracket)),
            },
            Word::Turn(_) | Word::Number(..) => {
                let next = words.get(index + 1).map(|(_, next)| next);
                match reader.add(character, word, next, &at) {
                    Ok(Some(next)) => {
                        before = Some(std::mem::replace(&mut at, next));
                        if let Some((character, remark)) = ahead.take() {
                            reader.remark(at.place, character, &remark);
                        }
                        None
                    }
                    Ok(None) => None,
                    Err(fault) => Some(fault),
                }
            }
            Word::Remark(remark) if before.is_none() && !reader.open.is_empty() => {
                ahead = Some(match ahead.take() {
                    Some((first, text)) => (first, text + " " + remark),
                    None => (begins + character, remark.clone()),
                });
                None
            }
            Word::Remark(remark) => {
                reader.remark(at.place, begins + character, remark);
                None
            }
            Word::Unclosed => Some((character, Fault::Remark)),
        };
        if let Some((character, fault)) = fault {
            reader.reading.error = Some(ParseGameError { character: begins + character, fault });
            break;
        }
    }
    if reader.reading.error.is_none() {
        let fault = reader.begun(&at).or_else(|| {
            let is_open = !reader.open.is_empty();
            is_open.then(|| (text.chars().count(), Fault::Bracket))
        });
        let error = |(character, fault)| ParseGameError { character: begins + character, fault };
        reader.reading.error = fault.map(error);
    }
    let mut reading = reader.reading;
    for (place, (character, remark)) in reader.remarks {
        reading.cut.extend((!reading.record.set_remark(place, &remark)).then_some(character));
    }
    let end = reading.record.tree.end(0);
    Reading { record: reading.record.at(end), ..reading }
}

/// A node of the tree with its state.
#[derive(Clone)]
struct Spot {
    place: usize,
    state: State,
}

struct Reader {
    naming: Naming,
    /// Where squares have names.
    names: NamedBoard,
    begin: State,
    reading: Reading,
    /// For each open bracket, where the interrupted line continues, and the node to which the
    /// bracket goes back.
    open: Vec<(Spot, Spot)>,
    /// The remarks by their nodes, with the positions where they begin.
    remarks: BTreeMap<usize, (usize, String)>,
    /// A number that counts the next turn or is half of a square, with its position.
    number: Option<(usize, u32)>,
    /// The beginning of a jump.
    held: Option<Held>,
}

struct Held {
    /// Its position.
    character: usize,
    /// The text as it stands, and the names of its squares.
    text: String,
    name: String,
}

/// A fault with its position.
type Found = (usize, Fault);

impl Reader {
    /// The fault if this word cannot follow a turn that has only begun.
    fn turn_begun(&self, word: &Word, at: &Spot) -> Option<Found> {
        let is_right = match word {
            Word::Number(_, has_stop) => self.number.is_some() || !has_stop,
            // A number before a turn counts it.
            Word::Turn(word) => self.number.is_none() || self.held.is_none() && !is_joint(word),
            Word::Unclosed => true,
            _ => false,
        };
        if is_right { None } else { self.begun(at) }
    }

    /// The fault if the text ends within a turn.
    fn begun(&self, at: &Spot) -> Option<Found> {
        if let Some(Held { character, text, name }) = &self.held {
            let refusal = at.state.turn_named_on(name, self.names).err().unwrap_or(Refusal::Unread);
            return Some((*character, Fault::Turn(shown(text), refusal)));
        }
        let (character, number) = self.number?;
        Some((character, Fault::Turn(number.to_string(), Refusal::Unread)))
    }

    /// Adds a word to the present turn. When no further word can belong to the turn, plays it.
    fn add(
        &mut self,
        character: usize,
        word: &Word,
        next: Option<&Word>,
        at: &Spot,
    ) -> Result<Option<Spot>, Found> {
        let (character, text, name) = match word {
            &Word::Number(number, has_stop) => match self.number.take() {
                None => {
                    self.number = (!has_stop).then_some((character, number));
                    return Ok(None);
                }
                Some((character, first)) => {
                    self.reading.has_numbers = true;
                    let text = format!("{first} {number}");
                    match self.naming.numbers.square(first, number, self.names.rows) {
                        Some(name) => (character, text, name),
                        None => return Err((character, Fault::Turn(text, Refusal::OffBoard))),
                    }
                }
            },
            Word::Turn(text) => {
                self.number = None;
                (character, text.clone(), text.to_ascii_lowercase())
            }
            _ => return Ok(None),
        };
        let held = match self.held.take() {
            None => Held { character, text, name },
            Some(held) => Held {
                text: held.text + " " + &text,
                name: held.name + &name,
                character: held.character,
            },
        };
        let squares = squares_of(&held.name);
        let is_square = |name: &String| square_named(name, i32::MAX).is_some();
        let is_half = at.state.stage == GameStage::Jumps && squares.len() == 1;
        let is_joined = matches!(next, Some(Word::Turn(next)) if joins(next));
        if is_joined || goes_on(&held.name) || is_half && squares.iter().all(is_square) {
            self.held = Some(held);
            return Ok(None);
        }
        let played = match &squares[..] {
            // Both first stones in one word.
            [first, second]
                if matches!(at.state.stage, GameStage::First(_))
                    && held.name == format!("{first}{second}") =>
            {
                self.play(at, first, first).and_then(|between| self.play(&between, second, second))
            }
            _ => self.play(at, &held.text, &held.name),
        };
        played.map(Some).map_err(|fault| (held.character, fault))
    }

    fn play(&mut self, spot: &Spot, text: &str, name: &str) -> Result<Spot, Fault> {
        let name = self.naming.counted_from_bottom(name, self.names.rows);
        let turn = spot.state.turn_named_on(&name, self.names);
        let turn = turn.map_err(|refusal| Fault::Turn(shown(text), refusal))?;
        let tree = &mut self.reading.record.tree;
        if tree.count() > MOST_TURNS {
            return Err(Fault::TooMany);
        }
        Ok(Spot { place: tree.play(spot.place, turn), state: spot.state.after(turn) })
    }

    /// Adds a remark that stands at this position; it follows any earlier one about the same node.
    fn remark(&mut self, place: usize, character: usize, remark: &str) {
        let (_, text) = self.remarks.entry(place).or_insert((character, String::new()));
        *text += " ";
        *text += remark;
    }
}

/// The part of a turn that an error quotes.
fn shown(text: &str) -> String {
    text.chars().take(LONGEST_NAME).collect()
}
