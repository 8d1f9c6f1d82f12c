//! The values of options, shared by all commands.

use std::ffi::OsString;
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::thread::available_parallelism;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use basics::player::Player;
use game::{Beginning, Removal, size_named};
use konane::{Board, Colours, Edge, Readings, Rules, Surroundings};
use words::board_error;

/// What a computation may take.
#[derive(Args, Clone, Copy)]
pub struct Machine {
    /// Use at most about this many megabytes, for all threads together
    #[arg(long = "memory", value_name = "MB", value_parser = bytes, default_value = "1024")]
    pub bytes: usize,
    /// How many things are done at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = threads, default_value_t = all_cores(), hide_default_value = true)]
    pub threads: usize,
}

/// One of these words.
pub fn one_of<T: Clone + Send + Sync + 'static>(
    all: impl IntoIterator<Item = T>,
    name: fn(&T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<(&'static str, T)> = all.into_iter().map(|it| (name(&it), it)).collect();
    let names: Vec<&'static str> = all.iter().map(|(name, _)| *name).collect();
    PossibleValuesParser::new(names).try_map(move |word| {
        let mut all = all.iter();
        all.find(|(name, _)| *name == word).map(|(_, it)| it.clone()).ok_or("no such word")
    })
}

pub fn rules() -> impl TypedValueParser<Value = Rules> {
    one_of(Rules::ALL, |rules| rules.name())
}

pub fn edge() -> impl TypedValueParser<Value = Edge> {
    one_of(Edge::ALL, |edge| edge.name())
}

pub fn surroundings() -> impl TypedValueParser<Value = Surroundings> {
    one_of(Surroundings::ALL, |surroundings| surroundings.name())
}

pub fn colours() -> impl TypedValueParser<Value = Colours> {
    one_of(Colours::ALL, |colours| colours.name())
}

pub fn removal() -> impl TypedValueParser<Value = Removal> {
    one_of(Removal::ALL, |removal| removal.name())
}

/// A player, by colour.
pub fn first() -> impl TypedValueParser<Value = Player> {
    one_of(Player::ALL, |player| colour(*player))
}

/// The colour by which options name a player.
pub fn colour(player: Player) -> &'static str {
    match player {
        Player::Left => "black",
        Player::Right => "white",
    }
}

/// The opening that removes two neighbours, named as in `a1b1`, in either order.
pub fn opening(names: &str, first: Player, (rows, columns): (i32, i32)) -> Option<Beginning> {
    let second = names.char_indices().skip(1).find(|(_, sign)| sign.is_alphabetic());
    let (one, other) = names.split_at(second?.0);
    let named = |name: String| Beginning::named(&name, first, rows, columns);
    named(format!("{one} {other}")).or_else(|| named(format!("{other} {one}")))
}

/// The sides of boards that a search proves: on larger ones it knows positions by hashes, which are
/// no proof.
pub const SIDES: RangeInclusive<i32> = 1..=8;

/// The rows and columns that a word says: both, or one number for a square. Each is in this range.
pub fn size(word: &str, sides: RangeInclusive<i32>) -> Result<(i32, i32), String> {
    let read = size_named(word).or_else(|| word.parse().ok().map(|side| (side, side)));
    read.filter(|(rows, columns)| sides.contains(rows) && sides.contains(columns))
        .ok_or_else(|| format!("N or RxC, each from {} to {}", sides.start(), sides.end()))
}

/// The position that a text is.
pub fn position(text: &str, edge: Edge) -> Result<Board, String> {
    Readings::of(text, edge).sure.map_err(|error| board_error(&error))
}

/// “1 claim”, “2 claims”.
pub fn counted(count: impl TryInto<u64>, what: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// So many megabytes, and at least one.
pub fn bytes(megabytes: &str) -> Result<usize, String> {
    let megabytes: usize = megabytes.parse().map_err(|_| "a whole number")?;
    Ok(megabytes.saturating_mul(1 << 20).max(1 << 20))
}

const MOST_THREADS: usize = 1024;

fn threads(word: &str) -> Result<usize, String> {
    let threads = word.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("from 1 to {MOST_THREADS}"))
}

/// As many threads as this machine has cores.
pub fn all_cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

/// An expression that begins with a minus sign looks like an option. No argument of a program contains this sign.
const MARK: char = '\0';

/// The arguments, with a mark before each expression that begins with a minus sign.
pub fn marked(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.collect();
    let takes_values = |word: &OsString| {
        ["expr", "calc", "position", "prove", "export"].iter().any(|it| word == it)
    };
    if arguments.get(1).is_some_and(takes_values) {
        for word in &mut arguments[2..] {
            let bytes = word.as_encoded_bytes();
            if bytes.starts_with(b"-") && !bytes.starts_with(b"--") && word != "-h" {
                let mut marked = OsString::from(MARK.to_string());
                marked.push(&word);
                *word = marked;
            }
        }
    }
    arguments
}

pub fn unmarked(word: &str) -> Result<String, String> {
    Ok(word.strip_prefix(MARK).unwrap_or(word).to_string())
}
