//! Finds the winner; it uses values only near the end of the game.
//!
//! The search continues wherever it expects the least effort to a decision, and stops at one jump after
//! which the opponent loses. A table stores results up to symmetry. Values decide positions that have
//! fallen apart into small parts, except on small boards with walls: there they cost several times what
//! they save.

mod table;
mod crowd;
mod key;
mod greatest;
mod leaf;
mod tree_search;
mod book;

use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use crate::effort::Effort;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
pub use book::ProofTrees;
use crowd::Crowd;
use greatest::Greatest;
use key::{KeyScheme, exact_position};
use konane::{Board, Edge, Field, Grid, Jump, MARGIN, Rules, Square, Window, transposed};
use leaf::Leaves;
use table::{Key, OutcomeTable};
pub use tree_search::Outlook;
use tree_search::{Pause, SearchThread, SearchTree, Shared, TreeSearch};
use value::Outcome;

/// A page's worker has one thread, and its program is smaller without what several need.
const HAS_THREADS: bool = cfg!(not(target_arch = "wasm32"));

/// Finds the winner of positions under one set of rules.
pub struct OutcomeSearch {
    rules: Rules,
    table: OutcomeTable,
    /// Those of each thread.
    threads: Vec<SearchThread>,
    /// The search that was running when the budget ran out.
    open: Option<OpenSearch>,
    /// The board sizes that have been looked up in the book; `None` without a book.
    book_sizes: Option<Vec<(i32, i32)>>,
}

struct OpenSearch {
    board: Board,
    player: Player,
    /// One for each thread.
    trees: Vec<Box<dyn TreeSearch>>,
    /// `None` if there is one thread.
    crowd: Option<Crowd>,
}

impl OpenSearch {
    fn is_of(&self, board: &Board, player: Player) -> bool {
        self.player == player && self.board == *board
    }
}

impl OutcomeSearch {
    /// `memory` roughly limits the memory in bytes. [`Stopped::Overflow`] means that a board is too
    /// large to be searched within it.
    pub fn new(rules: Rules, memory: usize) -> Self {
        OutcomeSearch::with_threads(rules, memory, 1)
    }

    /// A search by several threads. The winners do not depend on their number; the winning jumps and the
    /// number of positions can.
    pub fn with_threads(rules: Rules, memory: usize, threads: usize) -> Self {
        // While the table doubles, both sizes exist.
        let table = OutcomeTable::new(memory / 2);
        let bytes = memory / 8 / threads;
        let thread = |_| {
            let leaves = Leaves::new(rules, bytes);
            SearchThread {
                rules,
                leaves,
                path_bytes: bytes,
                nodes: 0,
                filled: 0,
                most_filled: 0,
                greatest: Greatest::new(0),
            }
        };
        let threads = (0..threads).map(thread).collect();
        OutcomeSearch { rules, table, threads, open: None, book_sizes: None }
    }

    /// Adds the book of openings whose winners were proved in advance.
    pub fn with_book(self) -> Self {
        OutcomeSearch { book_sizes: Some(Vec::new()), ..self }
    }

    /// How many positions have had their jumps examined.
    pub fn positions(&self) -> u64 {
        self.threads.iter().map(|thread| thread.nodes).sum()
    }

    /// Roughly how many bytes the tables take.
    pub fn bytes(&self) -> usize {
        let leaves = self.threads.iter().map(|thread| thread.leaves.bytes());
        self.table.bytes() + leaves.sum::<usize>()
    }

    /// The contents of the table. Another search under the same rules can continue from them.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        self.table.entries()
    }

    /// Adds one of another search's [`OutcomeSearch::entries`].
    pub fn learn(&mut self, entry: [u64; 2]) {
        self.table.learn(entry);
    }

    /// Adds that a player wins if `player` moves first. Returns false if the table has the opposite.
    pub fn learn_winner(&mut self, board: &Board, player: Player, winner: Player) -> bool {
        let key = key(board, player);
        let effort = Effort::decided(winner == player);
        let known = self.table.get(key).filter(|known| known.is_decided());
        if known.is_none() {
            self.table.insert_with_room(key, effort, u64::MAX);
        }
        known.is_none_or(|known| known == effort)
    }

    /// From now on the search notes this many positions, those whose decision takes the greatest searches.
    pub fn note_greatest(&mut self, limit: usize) {
        for thread in &mut self.threads {
            thread.greatest = Greatest::new(limit);
        }
    }

    /// The positions noted, the greatest first, and who wins each: only those with exact keys. It ends
    /// the noting.
    pub fn take_greatest(&mut self) -> Vec<(Board, Player)> {
        let noted =
            |thread: &mut SearchThread| std::mem::replace(&mut thread.greatest, Greatest::new(0));
        let winner = |wins| if wins { Player::Left } else { Player::Right };
        let decisions = self.threads.iter_mut().flat_map(|thread| noted(thread).take());
        decisions.filter_map(|(key, wins)| Some((exact_position(key)?, winner(wins)))).collect()
    }

    /// Gives up the search that was stopped last. Its table keeps what it knows. Returns the efforts of
    /// its position, and the canonical positions after each jump with theirs.
    pub fn give_up(&mut self) -> Option<(Effort, Vec<(Board, Effort)>)> {
        let OpenSearch { mut trees, .. } = self.open.take()?;
        let shared = Shared::new(&self.table, None);
        let (effort, after) = trees[0].give_up(&mut self.threads[0], shared);
        let after =
            after.into_iter().filter_map(|(key, effort)| Some((exact_position(key)?, effort)));
        Some((effort, after.collect()))
    }

    /// Who wins if `starts` moves first.
    pub fn winner(
        &mut self,
        board: &Board,
        starts: Player,
        budget: &mut Budget,
    ) -> Result<Player, Stopped> {
        let jump = self.best_jump(board, starts, budget)?;
        Ok(if jump.is_some() { starts } else { starts.other() })
    }

    /// The outcome: who wins with each of the players starting.
    pub fn outcome(&mut self, board: &Board, budget: &mut Budget) -> Result<Outcome, Stopped> {
        // If a search was stopped, it continues first.
        let first = self.open.as_ref().map_or(Player::Left, |open| open.player);
        let of_first = self.winner(board, first, budget)?;
        let of_second = self.winner(board, first.other(), budget)?;
        Ok(match first {
            Player::Left => Outcome::from_winners(of_first, of_second),
            Player::Right => Outcome::from_winners(of_second, of_first),
        })
    }

    /// A jump by which the player to move wins; `None` if this player loses. Any reply leads to a
    /// position that can be asked about in turn, and the table answers quickly: so a caller can play a
    /// win out.
    pub fn best_jump(
        &mut self,
        board: &Board,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Stopped> {
        self.load_book(board);
        let mut open = match self.open.take() {
            Some(open) if open.is_of(board, player) => open,
            _ => {
                let tree = |_| begin(board, player, self.rules, &self.table);
                let trees: Vec<_> = self.threads.iter().map(tree).collect();
                let crowd = (trees.len() > 1).then(Crowd::new);
                OpenSearch { board: board.clone(), player, trees, crowd }
            }
        };
        let answer = self.go_on(&mut open, budget);
        if answer.is_err() {
            self.open = Some(open);
        }
        answer
    }

    fn go_on(
        &mut self,
        open: &mut OpenSearch,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Stopped> {
        loop {
            self.table.make_room();
            let room = self.table.room();
            match self.round(open, room, budget) {
                Ok(answer) => return Ok(answer),
                Err(Pause::Stopped(stopped)) => return Err(stopped),
                Err(Pause::ForNow) => {}
            }
        }
    }

    /// All threads search until one of them pauses or has the answer.
    fn round(
        &mut self,
        open: &mut OpenSearch,
        room: usize,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Pause> {
        let threads = self.threads.len();
        for thread in &mut self.threads {
            (thread.filled, thread.most_filled) = (0, room.div_ceil(threads));
        }
        let shared = Shared::new(&self.table, open.crowd.as_ref());
        let answer = match (&mut open.trees[..], &mut self.threads[..]) {
            ([tree], [thread]) => tree.go_on(thread, shared, budget),
            (trees, threads) if HAS_THREADS => together(trees, threads, shared, budget),
            _ => Err(Pause::Stopped(Stopped::Size)),
        };
        self.table.count(self.threads.iter().map(|thread| thread.filled).sum());
        answer
    }

    /// Loads the book for boards of this size, once.
    fn load_book(&mut self, board: &Board) {
        let size = (board.rows(), board.columns());
        let Some(book_sizes) = &mut self.book_sizes else { return };
        if board.edge() == Edge::Plane || book_sizes.contains(&size) {
            return;
        }
        book_sizes.push(size);
        let (rows, columns) = (size.0.min(size.1), size.0.max(size.1));
        let is_turned = size.0 > size.1;
        let scheme = KeyScheme::of_board(&Board::full(rows, columns));
        let scheme = if is_turned { scheme.transposed() } else { scheme };
        for (window, player, wins) in book::facts(self.rules, rows, columns) {
            let turned = |bits: u64| if is_turned { transposed(bits) } else { bits };
            let stones = ByPlayer::from_fn(|player: Player| turned(window.stones[player]));
            let key = scheme.key(&Window { stones, ..window }, player);
            self.table.insert_with_room(key, Effort::decided(wins), u64::MAX);
        }
    }

    /// The jumps known to lose, if the search for the best one was stopped last.
    pub fn refuted(&self, board: &Board, player: Player) -> Vec<Jump> {
        let open = self.open.as_ref().filter(|open| open.is_of(board, player));
        open.map_or(vec![], |open| open.trees[0].refuted())
    }

    /// The progress of the search that was stopped last.
    pub fn outlook(&self) -> Option<(Player, Outlook)> {
        self.open.as_ref().map(|open| (open.player, open.trees[0].outlook()))
    }

    /// Extends a line of jumps, starting with one by `starts`, to the end of the game. The winner plays
    /// winning jumps; the loser leaves the loser as many jumps and the winner as few as possible. If it
    /// is stopped, the line keeps its jumps and can be extended later.
    pub fn extend_line(
        &mut self,
        board: &Board,
        starts: Player,
        line: &mut Vec<Jump>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        // With an empty margin, no jump moves the board's corner.
        let margin = margin(board);
        let (rows, columns) = (board.rows() + 2 * margin, board.columns() + 2 * margin);
        let roomy = board.window(Square::new(-margin, -margin), rows, columns);
        let mut board =
            line.iter().fold(roomy, |board, &jump| board.play_unchecked(shifted(jump, margin)));
        let mut player = if line.len().is_multiple_of(2) { starts } else { starts.other() };
        loop {
            let winning = self.best_jump(&board, player, budget)?;
            let Some(jump) = winning.or_else(|| self.delaying_jump(&board, player)) else {
                return Ok(());
            };
            line.push(shifted(jump, -margin));
            board = board.play_unchecked(jump);
            player = player.other();
        }
    }

    fn delaying_jump(&self, board: &Board, player: Player) -> Option<Jump> {
        let jumps = |board: &Board, player| board.jumps(self.rules, player).count() as i32;
        board.jumps(self.rules, player).max_by_key(|&jump| {
            let after = board.play_unchecked(jump);
            jumps(&after, player) - 3 * jumps(&after, player.other())
        })
    }
}

/// Searches with several threads until one of them pauses or has the answer.
fn together(
    trees: &mut [Box<dyn TreeSearch>],
    threads: &mut [SearchThread],
    shared: Shared,
    budget: &mut Budget,
) -> Result<Option<Jump>, Pause> {
    let share = budget.share(threads.len());
    let tell_others = |is_over| shared.crowd().inspect(|crowd| crowd.set_over(is_over));
    tell_others(false);
    let search = |(tree, thread): (&mut Box<dyn TreeSearch>, &mut SearchThread)| {
        let mut budget = share;
        let answer = tree.go_on(thread, shared, &mut budget);
        tell_others(true);
        (answer, budget)
    };
    let answers: Vec<_> = thread::scope(|scope| {
        let spawn = |pair| scope.spawn(move || search(pair));
        let threads: Vec<_> = trees.iter_mut().zip(threads).map(spawn).collect();
        let joined = threads.into_iter().map(ScopedJoinHandle::join);
        joined.map(|joined| joined.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let mut together = Err(Pause::ForNow);
    for (answer, rest) in answers {
        budget.charge(share, rest);
        together = match (together, answer) {
            (Ok(answer), _) | (_, Ok(answer)) => Ok(answer),
            (Err(Pause::Stopped(stopped)), _) | (_, Err(Pause::Stopped(stopped))) => {
                Err(Pause::Stopped(stopped))
            }
            _ => Err(Pause::ForNow),
        };
    }
    together
}

/// Of all images of a position (turned, mirrored, or with the colours swapped) the one that stands for
/// them, in which Left is to move. Only positions whose keys are exact have it: those between walls, of
/// at most 8 × 8 squares, with each colour on its own squares as on a full board.
pub fn canonical_position(board: &Board, player: Player) -> Option<Board> {
    let scheme = KeyScheme::of_board(board);
    matches!(scheme, KeyScheme::Squares { .. }).then(|| exact_position(key(board, player)))?
}

/// The key of a position that has an exact one.
fn key(board: &Board, player: Player) -> Key {
    KeyScheme::of_board(board).key(&Window::of_board(board, 0u64, Square::new(0, 0)), player)
}

/// A new search, in the smallest window that holds all reachable squares.
fn begin(board: &Board, player: Player, rules: Rules, table: &OutcomeTable) -> Box<dyn TreeSearch> {
    let margin = margin(board);
    let (rows, columns) = (board.rows() + 2 * margin, board.columns() + 2 * margin);
    let corner = Square::new(margin, margin);
    if rows.max(columns) <= 8 {
        return Box::new(SearchTree::new(board, 0u64, corner, player, rules, table));
    }
    if let Some(empty) = Grid::<4>::new(rows, columns) {
        return Box::new(SearchTree::new(board, empty, corner, player, rules, table));
    }
    if let Some(empty) = Grid::<16>::new(rows, columns) {
        return Box::new(SearchTree::new(board, empty, corner, player, rules, table));
    }
    Box::new(SearchTree::new(board, Field::new(rows, columns), corner, player, rules, table))
}

/// How far beyond the board stones can get.
fn margin(board: &Board) -> i32 {
    if board.edge() == Edge::Plane { MARGIN } else { 0 }
}

fn shifted(jump: Jump, by: i32) -> Jump {
    Jump { from: jump.from + Square::new(by, by), ..jump }
}
