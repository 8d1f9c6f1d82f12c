//! Reads games: texts with headers, and the turns of a link. Others write them otherwise: `D2xD4`, with remarks
//! behind `;`, or with rows counted from the top.

use std::collections::BTreeMap;

use crate::game::lexer::{Word, words};
use crate::game::note::{
    EDGE, LONGEST_NAME, POSITION, REMOVAL, RULES, SIZE, TURN, colour, is_free, is_header, passes_of,
};
use crate::game::writer::size_named;
use crate::game::{
    LONGEST_SIDE, MOST_PASSES, MOST_TURNS, Record, Refusal, Removal, Setup, Start, State,
};
use crate::konane::{Board, Edge, Rules};
use crate::player::Player;

/// The longest text of a game, in characters: the largest board takes some 40,000, the most turns 50,000, and their
/// words 20,000.
pub const LONGEST_TEXT: usize = 120_000;

/// From which side rows are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowsFrom {
    #[default]
    Bottom,
    Top,
}

/// What could be read, and what ended it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reading {
    pub record: Record,
    /// Where headers and remarks stand of which not everything is kept, counted in characters from 0.
    pub cut: Vec<usize>,
    pub error: Option<ParseGameError>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseGameError {
    /// Where in the text, counted in characters from 0.
    pub character: usize,
    pub fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text has too many characters.
    TooLong,
    /// A header without its closing bracket, or without a value in quotes.
    Header,
    /// A header's value that is none: its name and the value.
    Value(String, String),
    /// A full board of this size cannot begin by this rule of removal.
    Beginning,
    /// A bracket that closes nothing, holds nothing, stays open, or has no turn before it.
    Bracket,
    /// A remark that is not closed.
    Remark,
    /// There are too many turns.
    TooMany,
    /// This turn is not possible.
    Turn(String, Refusal),
}

/// Where a header stands, its name and its value.
type Header<'a> = (usize, &'a str, String);

/// A whole text.
pub fn read(text: &str, rows_from: RowsFrom) -> Reading {
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
    match record_of(&headers) {
        Ok((record, cut)) => {
            let mut reading = read_turns(record, rest, at, rows_from);
            reading.cut.splice(0..0, cut);
            reading
        }
        Err((character, fault)) => failed(character, fault),
    }
}

/// `Name "value"]`, and what comes after it. In the value a backslash stands before `"` and `\`.
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

/// The record that the headers describe, without its turns; and where headers stand of which not everything is kept.
fn record_of(headers: &[Header]) -> Result<(Record, Vec<usize>), (usize, Fault)> {
    let find = |name: &str| headers.iter().find(|(_, known, _)| known.eq_ignore_ascii_case(name));
    let wrong = |(at, name, value): &Header| {
        (*at, Fault::Value(name.to_string(), value.chars().take(LONGEST_NAME).collect()))
    };
    let rules = match find(RULES) {
        Some(header) => Rules::named(header.2.trim()).ok_or(wrong(header))?,
        None => Rules::default(),
    };
    let mut setup = match find(POSITION) {
        Some(header) => {
            let edge = match find(EDGE) {
                Some(header) => Edge::named(header.2.trim()).ok_or(wrong(header))?,
                None => Edge::Walls,
            };
            let turn = match find(TURN) {
                Some(header) => {
                    let player = Player::BOTH
                        .into_iter()
                        .find(|player| colour(*player).eq_ignore_ascii_case(header.2.trim()));
                    player.ok_or(wrong(header))?
                }
                None => Player::Left,
            };
            let board = Board::parse(&header.2, edge).map_err(|_| wrong(header))?;
            Setup::from_position(rules, &board, turn)
        }
        None => {
            let (rows, columns) = match find(SIZE) {
                Some(header) => {
                    let size = size_named(&header.2);
                    size.filter(|&(r, c)| is_size(r) && is_size(c)).ok_or(wrong(header))?
                }
                None => (8, 8),
            };
            let removal = match find(REMOVAL) {
                Some(header) => Removal::named(header.2.trim()).ok_or(wrong(header))?,
                None => Removal::default(),
            };
            if !removal.fits(rows, columns) {
                let at = find(REMOVAL).or(find(SIZE)).map_or(0, |header| header.0);
                return Err((at, Fault::Beginning));
            }
            Setup { rules, start: Start::Full { rows, columns, removal }, ..Setup::default() }
        }
    };
    for player in Player::BOTH {
        if let Some(header) = find(&passes_of(player)) {
            let passes = header.2.trim().parse().ok().filter(|&passes| passes <= MOST_PASSES);
            setup.passes[player] = passes.ok_or(wrong(header))?;
        }
    }
    let mut record = Record::new(setup);
    let mut cut = Vec::new();
    for player in Player::BOTH {
        if let Some((at, _, name)) = find(colour(player)) {
            cut.extend((!record.set_name(player, name)).then_some(*at));
        }
    }
    for (at, name, value) in headers.iter().filter(|(_, name, _)| is_free(name)) {
        cut.extend((!record.add_header(name, value)).then_some(*at));
    }
    Ok((record, cut))
}

pub fn is_size(side: i32) -> bool {
    (1..=LONGEST_SIDE).contains(&side)
}

/// The turns of a text, which begins at this character of a longer one. They go behind the beginning of the
/// record, whose other turns stay.
pub fn read_turns(record: Record, text: &str, begins: usize, rows_from: RowsFrom) -> Reading {
    let mut reader = Reader {
        begin: record.setup.begin(),
        reading: Reading { record, ..Reading::default() },
        open: Vec::new(),
        remarks: BTreeMap::new(),
    };
    // A remark between a bracket and its first turn.
    let mut ahead: Option<(usize, String)> = None;
    let mut at = Spot { place: 0, state: reader.begin.clone() };
    let mut before: Option<Spot> = None;
    for (character, word) in words(text) {
        let fault = match word {
            Word::Open => match before.take() {
                Some(spot) => {
                    reader.open.push((std::mem::replace(&mut at, spot.clone()), spot));
                    None
                }
                None => Some(Fault::Bracket),
            },
            Word::Close => match reader.open.pop() {
                // Another bracket may follow: it replaces the same turn.
                Some(went_on) if before.is_some() => {
                    let (spot, replaced) = went_on;
                    at = spot;
                    before = Some(replaced);
                    None
                }
                _ => Some(Fault::Bracket),
            },
            Word::Turn(word) => match reader.play(&at, &word, rows_from) {
                Ok(next) => {
                    before = Some(std::mem::replace(&mut at, next));
                    if let Some((character, remark)) = ahead.take() {
                        reader.remark(at.place, character, &remark);
                    }
                    None
                }
                Err(fault) => Some(fault),
            },
            Word::Remark(remark) if before.is_none() && !reader.open.is_empty() => {
                ahead = Some(match ahead.take() {
                    Some((first, text)) => (first, text + " " + &remark),
                    None => (begins + character, remark),
                });
                None
            }
            Word::Remark(remark) => {
                reader.remark(at.place, begins + character, &remark);
                None
            }
            Word::Unclosed => Some(Fault::Remark),
        };
        if let Some(fault) = fault {
            reader.reading.error = Some(ParseGameError { character: begins + character, fault });
            break;
        }
    }
    if !reader.open.is_empty() && reader.reading.error.is_none() {
        let character = begins + text.chars().count();
        reader.reading.error = Some(ParseGameError { character, fault: Fault::Bracket });
    }
    let Reading { mut record, mut cut, error } = reader.reading;
    for (place, (character, remark)) in reader.remarks {
        cut.extend((!record.set_remark(place, &remark)).then_some(character));
    }
    let end = record.tree.end(0);
    Reading { record: record.at(end), cut, error }
}

/// A place of the tree with its state.
#[derive(Clone)]
struct Spot {
    place: usize,
    state: State,
}

struct Reader {
    begin: State,
    reading: Reading,
    /// Where the lines go on that brackets have interrupted, and the places that the brackets go back to.
    open: Vec<(Spot, Spot)>,
    /// By their places, with the characters where they begin.
    remarks: BTreeMap<usize, (usize, String)>,
}

impl Reader {
    fn play(&mut self, spot: &Spot, word: &str, rows_from: RowsFrom) -> Result<Spot, Fault> {
        let rows = spot.state.board.rows();
        let ours = match rows_from {
            RowsFrom::Bottom => word.to_string(),
            RowsFrom::Top => from_top(word, rows),
        };
        let shown: String = word.chars().take(LONGEST_NAME).collect();
        let turn = spot.state.turn_named(&ours).map_err(|refusal| Fault::Turn(shown, refusal))?;
        let tree = &mut self.reading.record.tree;
        if tree.count() > MOST_TURNS {
            return Err(Fault::TooMany);
        }
        Ok(Spot { place: tree.play(spot.place, turn), state: spot.state.after(turn) })
    }

    /// A remark that stands at this character. Another one to the same place follows it.
    fn remark(&mut self, place: usize, character: usize, remark: &str) {
        let (_, text) = self.remarks.entry(place).or_insert((character, String::new()));
        *text += " ";
        *text += remark;
    }
}

/// The same squares with rows counted from the other side.
fn from_top(word: &str, rows: i32) -> String {
    let mut text = String::new();
    let mut rest = word;
    while let Some(begin) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let digits = rest[begin..].find(|sign: char| !sign.is_ascii_digit());
        let end = digits.map_or(rest.len(), |length| begin + length);
        let number = rest[begin..end].parse().ok().filter(|number| (1..=rows).contains(number));
        text += &rest[..begin];
        text +=
            &number.map_or(rest[begin..end].to_string(), |row: i32| (rows + 1 - row).to_string());
        rest = &rest[end..];
    }
    text + rest
}
