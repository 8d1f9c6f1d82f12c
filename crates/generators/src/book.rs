//! `generate book`: proofs without their ends, for programs that must know a winner at once.

use std::io::{self, Write};

use clap::Args;

use basics::budget::Budget;
use basics::player::Player;
use command::Done;
use command::answer_in_order;
use command::option::{Machine, SIDES, rules, size};
use command::waiting::Waiting;
use game::{Beginning, Removal};
use konane::{Bits, Board, Edge, Rules, Square, Window};
use solver::{OutcomeSearch, ProofTrees};

/// The memory of a search at the ends: that of the page's searches.
const MEMORY: usize = 256 << 20;

/// Which jumps win from a full board
///
/// Each line is an opening, the first player, the winner, and a proof in letters, in the format that
/// crates/solver/src/outcome/book.rs describes. The proof ends where a search from an empty table finds a winning jump within
/// so many steps.
#[derive(Args, Clone, Copy)]
pub struct Book {
    /// Rows and columns, 1 to 8, with at least as many columns as rows
    #[arg(long, value_name = "N|RxC", value_parser = |word: &str| size(word, SIDES))]
    size: (i32, i32),
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// For the searches at the ends
    #[arg(long, value_name = "N", default_value_t = 300_000)]
    steps: u64,
    #[command(flatten)]
    machine: Machine,
}

/// At each position in which an opening's winner is to jump: a winning jump, if only a long search finds it.
type Advice = Vec<(Window<u64>, Option<usize>)>;

impl Book {
    pub fn write(self) -> Done {
        let (rows, columns) = self.size;
        if rows > columns {
            return Err("a book has at least as many columns as rows".into());
        }
        let mut out = io::stdout();
        writeln!(out, "board {} {}", game::size(rows, columns), self.rules.name())?;
        let mut trees = self.trees();
        let openings = Beginning::all(Removal::Anywhere, rows, columns);
        let search = move || move |beginning| (beginning, self.search(beginning));
        let waiting = Waiting::of(openings.len() as u64);
        answer_in_order(
            self.machine.threads,
            openings.into_iter(),
            search,
            &waiting,
            |(beginning, found)| {
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
                grown.ok_or("a jump without a letter")?;
                let (pair, first, winner) =
                    (beginning.pair_name(rows), first.name(), winner.name());
                Ok(writeln!(out, "{pair} {first} {winner} {tree}")?)
            },
        )
    }

    fn trees(&self) -> ProofTrees {
        ProofTrees::new(self.rules, &Board::full(self.size.0, self.size.1))
    }

    fn new_search(&self) -> OutcomeSearch {
        OutcomeSearch::new(self.rules, self.machine.bytes / self.machine.threads)
    }

    /// Who wins an opening, with the advice for its own tree. Each opening begins with an empty table, so
    /// that the advice does not depend on what a thread has searched before.
    fn search(&self, beginning: Beginning) -> Result<(Player, Advice), &'static str> {
        let (rows, columns) = self.size;
        let (board, first) = (beginning.board(rows, columns), beginning.first);
        let mut search = self.new_search();
        let winner = search.winner(&board, first, &mut Budget::unlimited());
        let winner = winner.map_err(|_| "the board is too large")?;
        let mut advice = Advice::new();
        let grown = self.trees().grow(&board, first, winner, &mut |window| {
            let jump = self.winning_jump(&mut search, window, winner)?;
            advice.push((window.clone(), jump));
            Some(jump)
        });
        grown.ok_or("a jump that wins is missing")?;
        Ok((winner, advice))
    }

    /// The index of a winning jump; `Some(None)` if a short search finds one.
    fn winning_jump(
        &self,
        search: &mut OutcomeSearch,
        window: &Window<u64>,
        winner: Player,
    ) -> Option<Option<usize>> {
        let mut board = Board::empty(self.size.0, self.size.1, Edge::Walls);
        for square in board.squares() {
            let stone = Player::ALL
                .into_iter()
                .find(|&player| window.stones[player].squares().any(|stone| stone == square));
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
