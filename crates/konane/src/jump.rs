//! Jumps, which are the moves of the game.

use crate::{Board, Direction, Rules, Square};
use basics::player::Player;

/// A stone leaps over one or more enemy stones in one line, lands beyond each of them, and takes
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Jump {
    /// The square on which the stone stands before.
    pub from: Square,
    /// Where it leaps: all leaps of a jump have one direction.
    pub direction: Direction,
    /// How many stones it takes.
    pub taken: i32,
}

impl Jump {
    /// The square on which the stone ends.
    pub fn to(self) -> Square {
        self.from.step(self.direction, 2 * self.taken)
    }

    /// The same jump on a board of so many columns with left and right exchanged.
    pub fn mirrored(self, columns: i32) -> Jump {
        let direction = match self.direction {
            Direction::Left | Direction::Right => self.direction.opposite(),
            Direction::Up | Direction::Down => self.direction,
        };
        let from = Square::new(self.from.row, columns - 1 - self.from.column);
        Jump { from, direction, ..self }
    }

    /// The same jump on a board of this size that is turned by a half.
    pub fn turned_by_half(self, rows: i32, columns: i32) -> Jump {
        let from = Square::new(rows - 1 - self.from.row, columns - 1 - self.from.column);
        Jump { from, direction: self.direction.opposite(), ..self }
    }

    /// The squares of the stones that it takes.
    pub fn victims(self) -> impl Iterator<Item = Square> {
        (0..self.taken).map(move |n| self.from.step(self.direction, 2 * n + 1))
    }
}

impl Board {
    /// All jumps of a player, in the order of stones (row by row), directions and lengths.
    pub fn jumps(
        &self,
        rules: Rules,
        player: Player,
    ) -> impl ExactSizeIterator<Item = Jump> + use<> {
        // A list: as a chain of iterators in each caller, it made programs for browsers 3 % larger.
        let mut jumps = Vec::new();
        for (from, _) in self.stones().filter(|&(_, owner)| owner == player) {
            for direction in Direction::ALL {
                let jump = |taken| Jump { from, direction, taken };
                let all = (1..=rules.most_leaps()).map(jump);
                jumps.extend(all.take_while(|jump| self.can_end(jump, player)));
            }
        }
        jumps.into_iter()
    }

    /// Whether this is a jump of this player: [`Board::jumps`] contains it.
    pub fn can_jump(&self, rules: Rules, player: Player, jump: Jump) -> bool {
        self.stone(jump.from) == Some(player)
            && (1..=rules.most_leaps()).contains(&jump.taken)
            && (1..=jump.taken).all(|taken| self.can_end(&Jump { taken, ..jump }, player))
    }

    /// Whether a jump can make its last leap, if it can make the earlier ones.
    fn can_end(&self, jump: &Jump, player: Player) -> bool {
        let to = jump.to();
        self.stone(to.step(jump.direction, -1)) == Some(player.other())
            && self.stone(to).is_none()
            && self.has_square(to)
    }

    /// The board after a jump; `None` if the player has no such jump.
    pub fn play(&self, rules: Rules, player: Player, jump: Jump) -> Option<Board> {
        self.can_jump(rules, player, jump).then(|| self.play_unchecked(jump))
    }

    /// The board after a jump that is one of [`Board::jumps`]; after another one it shows what this jump would leave. On
    /// the plane the window grows if the stone leaves it.
    pub fn play_unchecked(&self, jump: Jump) -> Board {
        let to = jump.to();
        let corner = Square::new(to.row.min(0), to.column.min(0));
        let rows = (self.rows().max(to.row + 1)) - corner.row;
        let columns = (self.columns().max(to.column + 1)) - corner.column;
        let mut board = self.window(corner, rows, columns);
        let mut put = |square: Square, stone| board.set(square - corner, stone);
        let stone = self.stone(jump.from);
        put(jump.from, None);
        for victim in jump.victims() {
            put(victim, None);
        }
        put(to, stone);
        board
    }
}
