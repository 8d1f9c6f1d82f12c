//! `papamu arise`: a game from a full board that ends in a position.

use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::OnceLock;
use std::time::Instant;

use lexopt::{Arg, Parser, ValueExt};

use crate::option::{bytes, choice, edge_option, error_text, number, rules_option, size_option};
use basics::budget::Budget;
use basics::player::Player;
use game::{LONGEST_SIDE, Never, Origin, OriginSearch, Refused, Removal, size};
use konane::{Board, Edge, NamedBoard, Readings, Rules, Square};
use words::board_error;

const USAGE: &str = "\
papamu arise [OPTION …] POSITION     a game from a full board that ends in this position

The answer is such a game, or a proof that there is none (“no” and the reason), or “not found”. The stone in
the lower left corner of a full board is black. A position between walls fills its board. One on the plane
lies where the edge of the board changes no jump; if no game leads there, it may lie elsewhere, and a second
line says that the edge matters.

--rules ancient|modern   how far a jump goes (ancient)
--board plane|walls      what surrounds the text's rectangle (plane)
--size N|RxC             rows and columns of the full board, 1 to 18, for a position on the plane (any)
--removal tournament|centre|anywhere|H-M|V-M|H-C|V-C
                         which stones the players may remove first (tournament)
--ms N                   give up after N milliseconds (10000)
--mb N                   use at most about N megabytes (1024)
--help, -h               this text
";
const OPTIONS: &str = "--rules, --board, --size, --removal, --ms, --mb and --help";

/// Writes the answer. An error describes invalid arguments; the result inside, a failure to write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut rules, mut edge, mut removal) =
        (Rules::default(), Edge::default(), Removal::default());
    let (mut wanted, mut text) = (None, None);
    let (mut milliseconds, mut memory) = (10_000, 1024 << 20);
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(write!(io::stdout(), "{USAGE}")),
            Arg::Long("rules") => rules = rules_option(&mut parser)?,
            Arg::Long("board") => edge = edge_option(&mut parser)?,
            Arg::Long("removal") => {
                removal =
                    choice(&mut parser, "--removal", &Removal::ALL.map(|it| (it.name(), it)))?;
            }
            Arg::Long("size") => wanted = Some(size_option(&mut parser, 1..=LONGEST_SIDE)?),
            Arg::Long("ms") => milliseconds = number(&mut parser, "--ms")?,
            Arg::Long("mb") => memory = bytes(&mut parser, "--mb")?,
            Arg::Value(word) if text.is_none() => text = Some(word.string().map_err(error_text)?),
            _ => return Err(format!("one position, and the options {OPTIONS}")),
        }
    }
    let text = text.ok_or_else(|| format!("one position, and the options {OPTIONS}"))?;
    let board = Readings::of(&text, edge).sure.map_err(|error| board_error(&error))?;
    if edge == Edge::Walls && wanted.is_some() {
        return Err(
            "--size is for positions on the plane: one between walls fills its board".to_string()
        );
    }
    let mut search = OriginSearch::new(rules, removal, &board, wanted);
    let end = clock() + milliseconds as f64;
    let found = search.go_on(&mut Budget::steps(0).until(clock, end).within(memory));
    let answer = match found {
        Ok(Origin::Game { record, has_room }) => {
            if !has_room {
                eprintln!("The edge of this board can stop a jump that is possible on the plane.");
            }
            record.text()
        }
        Ok(Origin::Never(never)) => format!("no: {}\n", reason(never, &board)),
        Ok(Origin::NotFound(rows, columns)) => {
            format!("not found on boards of up to {}\n", size(rows, columns))
        }
        Ok(Origin::TooLarge(rows, columns)) => format!(
            "not found: it needs a board of {}, and games have boards of up to {LONGEST_SIDE}x{LONGEST_SIDE}\n",
            size(rows, columns)
        ),
        Err(stopped) => format!("not found: {stopped}\n"),
    };
    Ok(write!(io::stdout(), "{answer}"))
}

/// Milliseconds since the first call.
fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

fn reason(never: Never, board: &Board) -> String {
    let name = |square: Square| NamedBoard::of(board).square_name(square);
    let stone = |square: Square| {
        let colour = match board.stone(square) {
            Some(Player::Left) => "black",
            _ => "white",
        };
        format!("the {colour} stone on {}", name(square))
    };
    match never {
        Never::Colour(square) => {
            let other = match board.stone(square) {
                Some(Player::Left) => "white",
                _ => "black",
            };
            format!(
                "{} stands where a full board has a {other} stone, and jumps never change the colour of a stone's square",
                stone(square)
            )
        }
        Never::Colours(one, other) => format!(
            "wherever they lie, {} or {} stands where a full board has a stone of the other colour, and jumps never \
             change the colour of a stone's square",
            stone(one),
            stone(other)
        ),
        Never::NoStones => {
            "the stone that made the last jump would still be on the board".to_string()
        }
        Never::Numbers(numbers) => format!(
            "{} black stones and {} white: a full board has as many white stones as black ones or one less, each jump \
             takes one stone, and the players take turns; so a game leaves at most two black stones more, or one white \
             stone more",
            numbers.left, numbers.right
        ),
        Never::NoRoom => "the stones need a larger board".to_string(),
        Never::Places(refused) => {
            let Refused { by_removal, by_jumps, by_diagonals, by_search } = refused;
            let mut reasons = vec![
                (by_removal, "the rule allows no removal of two stones from this board"),
                (by_jumps, "no removal and jumps in turn take these numbers of stones"),
                (
                    by_diagonals,
                    "the numbers of missing stones on every third diagonal, even or odd, agree with no removal of two \
                     stones",
                ),
                (by_search, "a search of all ways back found no game"),
            ];
            reasons.retain(|&(count, _)| count > 0);
            let is_only = reasons.len() == 1;
            let texts = reasons.iter().map(|&(count, reason)| match (is_only, count) {
                (true, _) => reason.to_string(),
                (false, 1) => format!("at one place on the board, {reason}"),
                (false, _) => format!("at {count} places on the board, {reason}"),
            });
            texts.collect::<Vec<_>>().join("; ")
        }
    }
}
