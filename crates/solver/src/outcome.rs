//! Who wins: a search that needs values only near the end of the game.
//!
//! It goes on where the least effort is expected to decide, and stops at one jump after which the
//! opponent loses. A table keeps what is known, up to symmetry. Values decide positions that have
//! fallen apart into small parts, but not on small boards with walls, where they were measured to
//! cost several times what they save.

mod table;
mod key;
mod leaf;
mod run;
mod book;

use crate::effort::Effort;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
pub use book::Trees;
use key::Naming;
use konane::{Board, Edge, Field, Grid, Jump, MARGIN, Rules, Square, Window, transposed};
use leaf::Leaves;
pub use run::Progress;
use run::{Run, Tools, Tree};
use table::Table;
use value::Outcome;

/// Finds out who wins, under one set of rules.
pub struct OutcomeSearch {
    tools: Tools,
    /// The search that was under way when the budget ran out.
    open: Option<Open>,
    /// With a book, the sizes of boards that have been looked up in it.
    looked_up: Option<Vec<(i32, i32)>>,
}

struct Open {
    board: Board,
    player: Player,
    run: Box<dyn Run>,
}

impl Open {
    fn is_of(&self, board: &Board, player: Player) -> bool {
        self.player == player && self.board == *board
    }
}

impl OutcomeSearch {
    /// It takes about `memory` bytes at most. A board too large to be searched in them is
    /// [`Stopped::Overflow`].
    pub fn new(rules: Rules, memory: usize) -> Self {
        // The table doubles, and needs both sizes while it does.
        let table = Table::new(memory / 2);
        let leaves = Leaves::new(rules, memory / 8);
        OutcomeSearch {
            tools: Tools { rules, table, leaves, path_bytes: memory / 8, nodes: 0 },
            open: None,
            looked_up: None,
        }
    }

    /// The same, and it knows at once who wins the openings of which that was proved beforehand.
    pub fn with_book(self) -> Self {
        OutcomeSearch { looked_up: Some(Vec::new()), ..self }
    }

    /// The number of positions whose jumps have been examined.
    pub fn positions(&self) -> u64 {
        self.tools.nodes
    }

    /// About how much memory the tables take.
    pub fn bytes(&self) -> usize {
        self.tools.table.bytes() + self.tools.leaves.bytes()
    }

    /// What the table knows: with it another search, of the same rules, goes on from there.
    pub fn entries(&self) -> impl Iterator<Item = [u64; 2]> {
        self.tools.table.entries()
    }

    /// Takes over one of another search's [`OutcomeSearch::entries`].
    pub fn learn(&mut self, entry: [u64; 2]) {
        self.tools.table.learn(entry);
    }

    /// Who wins if this player starts.
    pub fn winner(
        &mut self,
        board: &Board,
        starts: Player,
        budget: &mut Budget,
    ) -> Result<Player, Stopped> {
        let jump = self.best_jump(board, starts, budget)?;
        Ok(if jump.is_some() { starts } else { starts.other() })
    }

    /// Who wins, with each of the players starting.
    pub fn outcome(&mut self, board: &Board, budget: &mut Budget) -> Result<Outcome, Stopped> {
        // Right's search may be the one that was stopped.
        let first = self.open.as_ref().map_or(Player::Left, |open| open.player);
        let of_first = self.winner(board, first, budget)?;
        let of_second = self.winner(board, first.other(), budget)?;
        Ok(match first {
            Player::Left => Outcome::from_winners(of_first, of_second),
            Player::Right => Outcome::from_winners(of_second, of_first),
        })
    }

    /// A jump by which the player, who is to move, wins; `None` if this player loses. Any answer to
    /// it leads to a position that can be asked about again: so a win can be played out, and the
    /// table makes that quick.
    pub fn best_jump(
        &mut self,
        board: &Board,
        player: Player,
        budget: &mut Budget,
    ) -> Result<Option<Jump>, Stopped> {
        self.look_up(board);
        let mut run = match self.open.take() {
            Some(open) if open.is_of(board, player) => open.run,
            _ => begin(board, player, &self.tools),
        };
        let answer = run.go_on(&mut self.tools, budget);
        if answer.is_err() {
            self.open = Some(Open { board: board.clone(), player, run });
        }
        answer
    }

    /// Learns what the book says of boards of this size, once.
    fn look_up(&mut self, board: &Board) {
        let size = (board.rows(), board.columns());
        let Some(looked_up) = &mut self.looked_up else { return };
        if board.edge() == Edge::Plane || looked_up.contains(&size) {
            return;
        }
        looked_up.push(size);
        let (rows, columns) = (size.0.min(size.1), size.0.max(size.1));
        let is_turned = size.0 > size.1;
        let naming = Naming::of_board(&Board::full(rows, columns));
        let naming = if is_turned { naming.transposed() } else { naming };
        for (window, player, wins) in book::facts(self.tools.rules, rows, columns) {
            let turned = |bits: u64| if is_turned { transposed(bits) } else { bits };
            let stones = ByPlayer::from_fn(|player: Player| turned(window.stones[player]));
            let key = naming.key(&Window { stones, ..window }, player);
            self.tools.table.insert(key, Effort::decided(wins), u64::MAX);
        }
    }

    /// The jumps that are known to lose, if the search for the best one was stopped last.
    pub fn refuted(&self, board: &Board, player: Player) -> Vec<Jump> {
        let open = self.open.as_ref().filter(|open| open.is_of(board, player));
        open.map_or(vec![], |open| open.run.refuted())
    }

    /// How far the search that was stopped last has come.
    pub fn progress(&self) -> Option<(Player, Progress)> {
        self.open.as_ref().map(|open| (open.player, open.run.progress()))
    }

    /// Extends a line of jumps, the first of them by `starts`, up to the end of the game: the
    /// winner's jumps win, and the loser's leave the loser as many jumps as possible and the winner
    /// as few. If it is stopped, the line keeps what it has, and can be extended further.
    pub fn extend_line(
        &mut self,
        board: &Board,
        starts: Player,
        line: &mut Vec<Jump>,
        budget: &mut Budget,
    ) -> Result<(), Stopped> {
        // With room around it, no jump moves the board's corner.
        let margin = margin(board);
        let (rows, columns) = (board.rows() + 2 * margin, board.columns() + 2 * margin);
        let roomy = board.window(Square::new(-margin, -margin), rows, columns);
        let mut board = line.iter().fold(roomy, |board, &jump| board.play(shifted(jump, margin)));
        let mut player = if line.len().is_multiple_of(2) { starts } else { starts.other() };
        loop {
            let winning = self.best_jump(&board, player, budget)?;
            let Some(jump) = winning.or_else(|| self.stubborn_jump(&board, player)) else {
                return Ok(());
            };
            line.push(shifted(jump, -margin));
            board = board.play(jump);
            player = player.other();
        }
    }

    fn stubborn_jump(&self, board: &Board, player: Player) -> Option<Jump> {
        let jumps = |board: &Board, player| board.jumps(self.tools.rules, player).len() as i32;
        board.jumps(self.tools.rules, player).into_iter().max_by_key(|&jump| {
            let after = board.play(jump);
            jumps(&after, player) - 3 * jumps(&after, player.other())
        })
    }
}

/// A new search, in the smallest window that holds what can be reached.
fn begin(board: &Board, player: Player, tools: &Tools) -> Box<dyn Run> {
    let margin = margin(board);
    let (rows, columns) = (board.rows() + 2 * margin, board.columns() + 2 * margin);
    let corner = Square::new(margin, margin);
    if rows.max(columns) <= 8 {
        return Box::new(Tree::new(board, 0u64, corner, player, tools));
    }
    if let Some(empty) = Grid::<4>::new(rows, columns) {
        return Box::new(Tree::new(board, empty, corner, player, tools));
    }
    Box::new(Tree::new(board, Field::new(rows, columns), corner, player, tools))
}

/// How far around the board stones can get.
fn margin(board: &Board) -> i32 {
    if board.edge() == Edge::Plane { MARGIN } else { 0 }
}

fn shifted(jump: Jump, by: i32) -> Jump {
    Jump { from: jump.from + Square::new(by, by), ..jump }
}
