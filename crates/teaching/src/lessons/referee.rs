//! Asks the solver the questions that judging needs.

use basics::budget::{Budget, Stopped};
use basics::player::Player;
use konane::{Board, Edge, Jump, Rules, Square};
use solver::{OutcomeSearch, Solver};
use value::Value;

pub struct Referee<'a> {
    pub solver: &'a mut Solver,
    /// Under the same rules.
    pub outcomes: &'a mut OutcomeSearch,
    pub budget: &'a mut Budget,
}

/// More squares than a stone gets beyond a board on the plane in any game of a lesson.
const MARGIN: i32 = 10;

impl Referee<'_> {
    pub fn rules(&self) -> Rules {
        self.solver.rules()
    }

    pub fn value(&mut self, board: &Board) -> Result<Value, Stopped> {
        self.solver.value(board, self.budget)
    }

    pub fn jumps(&self, board: &Board, player: Player) -> Vec<Jump> {
        board.jumps(self.rules(), player).collect()
    }

    /// Whether this player wins with the opponent to move.
    pub fn wins_second(&mut self, board: &Board, player: Player) -> Result<bool, Stopped> {
        Ok(self.outcomes.winner(&board.trimmed(), player.other(), self.budget)? == player)
    }

    /// The player's winning jumps.
    pub fn winning(&mut self, board: &Board, player: Player) -> Result<Vec<Jump>, Stopped> {
        let mut winning = Vec::new();
        for jump in self.jumps(board, player) {
            if self.wins_second(&board.play_unchecked(jump), player)? {
                winning.push(jump);
            }
        }
        Ok(winning)
    }

    /// The player's move: a winning jump, or else one that leaves the player many jumps and the
    /// opponent few; `None` without jumps.
    pub fn reply(&mut self, board: &Board, player: Player) -> Result<Option<Jump>, Stopped> {
        if let Some(&winning) = self.winning(board, player)?.first() {
            return Ok(Some(winning));
        }
        let mobility = |&jump: &Jump| {
            let after = board.play_unchecked(jump);
            let count = |player| self.jumps(&after, player).len() as i32;
            count(player) - 3 * count(player.other())
        };
        Ok(self.jumps(board, player).into_iter().max_by_key(mobility))
    }

    /// The game from these jumps to its end: a player who can win does.
    pub fn line(
        &mut self,
        board: &Board,
        starts: Player,
        played: &[Jump],
    ) -> Result<Vec<Jump>, Stopped> {
        self.line_by(board, starts, played, Self::reply)
    }

    /// The game from these jumps, as long as `reply` names the next one.
    pub fn line_by(
        &mut self,
        board: &Board,
        starts: Player,
        played: &[Jump],
        reply: fn(&mut Self, &Board, Player) -> Result<Option<Jump>, Stopped>,
    ) -> Result<Vec<Jump>, Stopped> {
        // With an empty margin, no jump moves the board's corner.
        let margin = if board.edge() == Edge::Plane { MARGIN } else { 0 };
        let corner = Square::new(margin, margin);
        let mut board = with_margin(board, margin);
        let mut line = played.to_vec();
        let mut player = starts;
        for &jump in played {
            board = board.play_unchecked(Jump { from: jump.from + corner, ..jump });
            player = player.other();
        }
        while let Some(jump) = reply(self, &board, player)? {
            line.push(Jump { from: jump.from - corner, ..jump });
            board = board.play_unchecked(jump);
            player = player.other();
        }
        Ok(line)
    }
}

fn with_margin(board: &Board, margin: i32) -> Board {
    board.window(
        Square::new(-margin, -margin),
        board.rows() + 2 * margin,
        board.columns() + 2 * margin,
    )
}
