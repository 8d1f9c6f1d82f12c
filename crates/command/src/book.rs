//! `papamu book`: proofs without their ends, for programs that must know a winner at once.

use std::ffi::OsString;
use std::io::{self, Write};

use lexopt::{Arg, Parser};

use crate::in_order::answer_in_order;
use crate::option::{
    SIDES, all_cores, bytes, error_text, number, rules_option, size_option, threads_option,
};
use basics::budget::Budget;
use basics::player::Player;
use game::{Beginning, Removal, size};
use konane::{Bits, Board, Edge, Rules, Square, Window};
use solver::{OutcomeSearch, ProofTrees};

const USAGE: &str = "\
papamu book --size N|RxC [OPTION …]  who wins each opening, with the jumps that win

Each line is an opening, the first player, the winner, and a proof in letters, in the format that
crates/solver/src/outcome/book.rs describes. The proof ends where a search from an empty table finds a
winning jump within N steps.

--size N|RxC             rows and columns, 1 to 8, with at least as many columns as rows
--rules ancient|modern   how far a jump goes (ancient)
--steps N                for the searches at the ends (300000)
--memory MB              for the searches that prove it, on all threads together (2048)
--threads N              how many openings are searched at once (all cores)
--help, -h               this text
";
const OPTIONS: &str = "--size, --rules, --steps, --memory, --threads and --help";
/// The memory of a search at the ends: that of the page's searches.
const MEMORY: usize = 256 << 20;

#[derive(Clone, Copy)]
struct Book {
    rows: i32,
    columns: i32,
    rules: Rules,
    steps: u64,
    memory: usize,
    threads: usize,
}

/// At each position in which an opening's winner is to jump: a winning jump, if only a long search finds it.
type Advice = Vec<(Window<u64>, Option<usize>)>;

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
    let (memory, threads) = (2048 << 20, all_cores());
    let mut book = Book { rows: 0, columns: 0, rules, steps: 300_000, memory, threads };
    while let Some(argument) = parser.next().map_err(error_text)? {
        match argument {
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Long("size") => {
                (book.rows, book.columns) = size_option(&mut parser, SIDES)?;
                if book.rows > book.columns {
                    return Err("a book has at least as many columns as rows".to_string());
                }
            }
            Arg::Long("rules") => book.rules = rules_option(&mut parser)?,
            Arg::Long("steps") => book.steps = number(&mut parser, "--steps")?,
            Arg::Long("memory") => book.memory = bytes(&mut parser, "--memory")?,
            Arg::Long("threads") => book.threads = threads_option(&mut parser)?,
            _ => return Err(format!("the options are {OPTIONS}")),
        }
    }
    if book.rows == 0 {
        return Err("--size is missing".to_string());
    }
    Ok(Some(book))
}

impl Book {
    fn write(self) -> io::Result<()> {
        let (rows, columns) = (self.rows, self.columns);
        let mut out = io::stdout();
        writeln!(out, "board {} {}", size(rows, columns), self.rules.name())?;
        let mut trees = self.trees();
        let openings = Beginning::all(Removal::Anywhere, rows, columns);
        let search = move || move |beginning| (beginning, self.search(beginning));
        answer_in_order(self.threads, openings.into_iter(), search, |(beginning, found)| {
            let (winner, advice) = found?;
            // The openings share a proof of the positions that several of them lead to.
            let mut tree = String::new();
            let (board, first) = (beginning.board(rows, columns), beginning.first);
            let grown = trees.grow(&board, first, winner, &mut |window| {
                let known = advice.iter().find(|(known, _)| known == window);
                let advice = match known {
                    Some(&(_, jump)) => jump,
                    // The opening's own tree has this position turned or mirrored.
                    None => self.winning_jump(&mut self.new_search(), window, winner)?,
                };
                tree.push(ProofTrees::letter(advice)?);
                Some(advice)
            });
            grown.ok_or_else(|| io::Error::other("a jump without a letter"))?;
            let (pair, first, winner) = (beginning.pair_name(rows), first.name(), winner.name());
            writeln!(out, "{pair} {first} {winner} {tree}")
        })
    }

    fn trees(&self) -> ProofTrees {
        ProofTrees::new(self.rules, &Board::full(self.rows, self.columns))
    }

    fn new_search(&self) -> OutcomeSearch {
        OutcomeSearch::new(self.rules, self.memory / self.threads)
    }

    /// Who wins an opening, with the advice for its own tree. Each opening begins with an empty table, so
    /// that the advice does not depend on what a thread has searched before.
    fn search(&self, beginning: Beginning) -> io::Result<(Player, Advice)> {
        let (board, first) = (beginning.board(self.rows, self.columns), beginning.first);
        let mut search = self.new_search();
        let winner = search.winner(&board, first, &mut Budget::unlimited());
        let winner = winner.map_err(|_| io::Error::other("the board is too large"))?;
        let mut advice = Advice::new();
        let grown = self.trees().grow(&board, first, winner, &mut |window| {
            let jump = self.winning_jump(&mut search, window, winner)?;
            advice.push((window.clone(), jump));
            Some(jump)
        });
        grown.ok_or_else(|| io::Error::other("a jump that wins is missing"))?;
        Ok((winner, advice))
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
