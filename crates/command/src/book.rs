//! `papamu book`: proofs without their ends, for programs that must know a winner at once.

use std::ffi::OsString;
use std::io::{self, Write};

use lexopt::{Arg, Parser};

use crate::option::{bytes, error_text, number, rules_option, value};
use basics::budget::Budget;
use basics::player::Player;
use game::{Beginning, Removal, size, size_named};
use konane::{Bits, Board, Edge, Rules, Square, Window};
use solver::{OutcomeSearch, ProofTrees};

const USAGE: &str = "\
papamu book --size RxC [OPTION …]    who wins each opening, with the jumps that win

Each line is an opening, the first player, the winner, and a proof in letters, in the format that
crates/solver/src/outcome/book.rs describes. The proof ends where a search from an empty table finds a
winning jump within N steps.

--size RxC               up to 8x8, with at least as many columns as rows
--rules ancient|modern   how far a jump goes (ancient)
--steps N                for the searches at the ends (300000)
--memory MB              for the search that proves it (2048)
--help, -h               this text
";
const OPTIONS: &str = "--size, --rules, --steps, --memory and --help";
/// The memory of a search at the ends: that of the page's searches.
const MEMORY: usize = 256 << 20;

struct Book {
    rows: i32,
    columns: i32,
    rules: Rules,
    steps: u64,
    memory: usize,
}

/// Writes the book that the arguments ask for. An error describes invalid arguments; the result inside,
/// a failure to write.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<io::Result<()>, String> {
    Ok(match parse(arguments)? {
        Some(book) => book.write(),
        None => write!(io::stdout(), "{USAGE}"),
    })
}

fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Option<Book>, String> {
    let mut parser = Parser::from_args(arguments);
    let rules = Rules::default();
    let mut book = Book { rows: 0, columns: 0, rules, steps: 300_000, memory: 2048 << 20 };
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("size") => {
                let word = value(&mut parser)?;
                let sizes = size_named(&word).filter(|(rows, columns)| {
                    (1..=8).contains(rows) && (1..=8).contains(columns) && rows <= columns
                });
                (book.rows, book.columns) =
                    sizes.ok_or_else(|| format!("--size is RxC up to 8x8, not “{word}”"))?;
            }
            Arg::Long("rules") => book.rules = rules_option(&mut parser)?,
            Arg::Long("steps") => book.steps = number(&mut parser, "--steps")?,
            Arg::Long("memory") => book.memory = bytes(&mut parser, "--memory")?,
            _ => return Err(format!("the options are {OPTIONS}")),
        }
    }
    if book.rows == 0 {
        return Err("--size is missing".to_string());
    }
    Ok(Some(book))
}

impl Book {
    fn write(&self) -> io::Result<()> {
        let (rows, columns) = (self.rows, self.columns);
        let mut out = io::stdout();
        writeln!(out, "board {} {}", size(rows, columns), self.rules.name())?;
        let mut trees = ProofTrees::new(self.rules, &Board::full(rows, columns));
        let mut search = OutcomeSearch::new(self.rules, self.memory);
        for beginning in Beginning::all(Removal::Anywhere, rows, columns) {
            let (board, first) = (beginning.board(rows, columns), beginning.first);
            let winner = search.winner(&board, first, &mut Budget::unlimited());
            let winner = winner.map_err(|_| io::Error::other("the board is too large"))?;
            let mut tree = String::new();
            let grown = trees.grow(&board, first, winner, &mut |window| {
                let advice = self.winning_jump(&mut search, window, winner)?;
                tree.push(ProofTrees::letter(advice)?);
                Some(advice)
            });
            grown.ok_or_else(|| io::Error::other("a jump without a letter"))?;
            let (pair, first, winner) = (beginning.pair_name(rows), first.name(), winner.name());
            writeln!(out, "{pair} {first} {winner} {tree}")?;
        }
        Ok(())
    }

    /// The index of a winning jump; `Some(None)` if a short search finds one.
    fn winning_jump(
        &self,
        search: &mut OutcomeSearch,
        window: &Window<u64>,
        winner: Player,
    ) -> Option<Option<usize>> {
        let mut board = Board::empty(self.rows, self.columns, Edge::Walls);
        for square in board.squares() {
            let stone = Player::BOTH
                .into_iter()
                .find(|&player| window.stones[player].squares().contains(&square));
            board.set(square, stone);
        }
        let mut short = OutcomeSearch::new(self.rules, MEMORY);
        if short.best_jump(&board, winner, &mut Budget::steps(self.steps)).is_ok() {
            return Some(None);
        }
        let jump = search.best_jump(&board, winner, &mut Budget::unlimited()).ok()??;
        let after = window.after(Square::new(0, 0), jump, winner);
        ProofTrees::after(self.rules, window, winner)
            .iter()
            .position(|other| *other == after)
            .map(Some)
    }
}
