//! Reading of options, shared by all commands.

use std::num::NonZero;
use std::ops::RangeInclusive;
use std::thread::available_parallelism;

use lexopt::{Parser, ValueExt};

use basics::player::Player;
use game::{Beginning, size_named};
use konane::{Edge, Rules};

/// The value of `--rules`.
pub fn rules_option(parser: &mut Parser) -> Result<Rules, String> {
    choice(parser, "--rules", &Rules::ALL.map(|rules| (rules.name(), rules)))
}

/// The value of `--board`.
pub fn edge_option(parser: &mut Parser) -> Result<Edge, String> {
    choice(parser, "--board", &Edge::ALL.map(|edge| (edge.name(), edge)))
}

/// The colour by which options name a player.
pub fn colour(player: Player) -> &'static str {
    match player {
        Player::Left => "black",
        Player::Right => "white",
    }
}

/// The value of `--first`.
pub fn first_option(parser: &mut Parser) -> Result<Player, String> {
    choice(parser, "--first", &Player::BOTH.map(|player| (colour(player), player)))
}

/// The opening that removes two neighbours, named as in `a1b1`, in either order.
pub fn opening(names: &str, first: Player, (rows, columns): (i32, i32)) -> Option<Beginning> {
    let second = names.char_indices().skip(1).find(|(_, sign)| sign.is_alphabetic());
    let (one, other) = names.split_at(second?.0);
    let named = |name: String| Beginning::named(&name, first, rows, columns);
    named(format!("{one} {other}")).or_else(|| named(format!("{other} {one}")))
}

/// The value of an option that is one of these words.
pub fn choice<T: Copy>(
    parser: &mut Parser,
    option: &str,
    choices: &[(&str, T)],
) -> Result<T, String> {
    named(&value(parser)?, option, choices)
}

pub fn named<T: Copy>(word: &str, what: &str, choices: &[(&str, T)]) -> Result<T, String> {
    let found = choices.iter().find(|(name, _)| *name == word);
    found.map(|&(_, choice)| choice).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let (last, others) = names.split_last().unwrap_or((&"", &[]));
        format!("{what} is {} or {last}, not “{word}”", others.join(", "))
    })
}

/// The value of an option that is a number.
pub fn number(parser: &mut Parser, option: &str) -> Result<u64, String> {
    let word = value(parser)?;
    word.parse().map_err(|_| format!("{option} is a whole number, not “{word}”"))
}

/// The sides of boards that a search proves: on larger ones it knows positions by hashes, which are
/// no proof.
pub const SIDES: RangeInclusive<i32> = 1..=8;

/// The value of `--size`.
pub fn size_option(parser: &mut Parser, sides: RangeInclusive<i32>) -> Result<(i32, i32), String> {
    size(&value(parser)?, sides)
}

/// The rows and columns that a word says: both, or one number for a square. Each is in this range.
pub fn size(word: &str, sides: RangeInclusive<i32>) -> Result<(i32, i32), String> {
    let read = size_named(word).or_else(|| word.parse().ok().map(|side| (side, side)));
    read.filter(|(rows, columns)| sides.contains(rows) && sides.contains(columns)).ok_or_else(
        || format!("--size is N or RxC, from {} to {}, not “{word}”", sides.start(), sides.end()),
    )
}

/// “1 claim”, “2 claims”.
pub fn counted(count: impl TryInto<u64>, what: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// The value of an option in megabytes, as bytes.
pub fn bytes(parser: &mut Parser, option: &str) -> Result<usize, String> {
    let megabytes = usize::try_from(number(parser, option)?).unwrap_or(usize::MAX);
    Ok(megabytes.saturating_mul(1 << 20))
}

const MOST_THREADS: usize = 1024;

/// The value of `--threads`.
pub fn threads_option(parser: &mut Parser) -> Result<usize, String> {
    let word = value(parser)?;
    let threads = word.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("--threads is from 1 to {MOST_THREADS}, not “{word}”"))
}

/// As many threads as this machine has cores.
pub fn all_cores() -> usize {
    available_parallelism().map_or(1, NonZero::get)
}

/// The value of the last option read.
pub fn value(parser: &mut Parser) -> Result<String, String> {
    parser.value().and_then(|word| word.string()).map_err(error_text)
}

pub fn error_text(error: lexopt::Error) -> String {
    error.to_string()
}
