//! Undoes jumps, from a position back to one of several beginnings.

use crate::LONGEST_SIDE;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Board, Direction, Jump, Rules, Square};

/// What it adds to the cost of an empty square that no neighbour is empty, and takes from it for
/// each that is.
const ALONE: i32 = 20;
const NEIGHBOUR: i32 = 2;

const WORDS: usize = ((LONGEST_SIDE * LONGEST_SIDE) as usize).div_ceil(64);

/// Squares of a board, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Squares([u64; WORDS]);

impl Squares {
    pub fn of(board: &Board, squares: impl IntoIterator<Item = Square>) -> Squares {
        let mut set = Squares::default();
        for square in squares {
            let index = (square.row * board.columns() + square.column) as usize;
            set.0[index / 64] |= 1 << (index % 64);
        }
        set
    }

    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn and(&self, other: &Squares) -> Squares {
        Squares(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    fn indices(&self) -> impl Iterator<Item = usize> {
        (0..).zip(self.0).flat_map(|(word, mut rest)| {
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(64 * word + bit)
            })
        })
    }
}

/// A way from a beginning to the position.
pub struct GameBefore {
    /// The index of the beginning.
    pub beginning: usize,
    pub jumps: Vec<Jump>,
}

/// The search keeps this many positions with the same number of empty squares and the same player to
/// move, those that seem easiest to fill.
pub struct WayBack {
    beginnings: Vec<(Squares, Player)>,
    width: usize,
    jumps: ByPlayer<Vec<UndoneJump>>,
    /// For each square, how far it is from the centre, and its neighbours.
    squares: Vec<(i32, Squares)>,
    /// All positions whose jumps have been undone.
    known: Vec<Position>,
    /// Positions by the number of empty squares and the player to move.
    levels: Vec<ByPlayer<Vec<Position>>>,
    /// How many positions wait there.
    waiting: usize,
    /// The empty squares and the player to move of the positions whose jumps are now undone.
    level: (usize, Player),
    open: Vec<Position>,
    is_whole: bool,
}

/// What a jump needs and does, seen from the position after it.
struct UndoneJump {
    jump: Jump,
    /// All squares from its first to its last.
    line: Squares,
    /// The same without the last one.
    empty: Squares,
    /// The squares that change.
    changed: Squares,
    /// The same with their neighbours.
    around: Squares,
}

#[derive(Clone, Copy)]
struct Position {
    empty: Squares,
    /// How hard it seems to fill the empty squares.
    cost: i32,
    /// The index of the position after it, among the known ones.
    after: Option<u32>,
    /// The index of the jump from it to the position after it.
    jump: u32,
}

impl WayBack {
    /// Every beginning is given by its two empty squares and the player with the first jump.
    pub fn new(
        rules: Rules,
        position: &Board,
        beginnings: Vec<(Squares, Player)>,
        width: usize,
    ) -> WayBack {
        let full = Board::full(position.rows(), position.columns());
        let near = |square: Square| {
            let near = Direction::ALL.map(|direction| square.step(direction, 1));
            near.into_iter().filter(|&near| full.has_square(near))
        };
        let mut jumps: ByPlayer<Vec<UndoneJump>> = ByPlayer::default();
        for (from, player) in full.stones() {
            for direction in Direction::ALL {
                let lengths = (1..=rules.most_leaps()).map(|taken| Jump { from, direction, taken });
                for jump in lengths.take_while(|jump| full.has_square(jump.to())) {
                    let line = (0..=2 * jump.taken).map(|steps| from.step(direction, steps));
                    let changed = || [from, jump.to()].into_iter().chain(jump.victims());
                    jumps[player].push(UndoneJump {
                        jump,
                        line: Squares::of(&full, line.clone()),
                        empty: Squares::of(&full, line.filter(|&square| square != jump.to())),
                        changed: Squares::of(&full, changed()),
                        around: Squares::of(&full, changed().chain(changed().flat_map(near))),
                    });
                }
            }
        }
        let squares = full.squares().map(|square| {
            let from_middle = |place: i32, length: i32| (2 * place - length + 1).pow(2);
            let far =
                from_middle(square.row, full.rows()) + from_middle(square.column, full.columns());
            (far / 2, Squares::of(&full, near(square)))
        });
        let free = full.squares().filter(|&square| position.stone(square).is_none());
        let empty = Squares::of(&full, free);
        let count = empty.count() as usize;
        let mut levels = vec![ByPlayer::default(); count + 1];
        let start = vec![Position { empty, cost: 0, after: None, jump: 0 }];
        levels[count] = ByPlayer { left: start.clone(), right: start };
        WayBack {
            beginnings,
            width,
            jumps,
            squares: squares.collect(),
            known: Vec::new(),
            levels,
            waiting: 2,
            level: (count + 1, Player::Left),
            open: Vec::new(),
            is_whole: true,
        }
    }

    /// Whether the search has dropped no position so far.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Searches on; `None` at the end, if it has found no way.
    pub fn go_on(&mut self, budget: &mut Budget) -> Result<Option<GameBefore>, Stopped> {
        loop {
            while let Some(&position) = self.open.last() {
                let positions = self.known.len() + self.waiting;
                budget.spend_with(positions * size_of::<Position>())?;
                self.open.pop();
                if let Some(way) = self.undo_jumps(position) {
                    return Ok(Some(way));
                }
            }
            self.level = match self.level {
                (count, Player::Right) => (count, Player::Left),
                // The positions with two empty squares are the beginnings.
                (..=3, Player::Left) => return Ok(None),
                (count, Player::Left) => (count - 1, Player::Right),
            };
            self.open = std::mem::take(&mut self.levels[self.level.0][self.level.1]);
            self.waiting -= self.open.len();
            self.open.sort_by_key(|position| (position.cost, position.empty));
            self.open.dedup_by_key(|position| position.empty);
            self.is_whole &= self.open.len() <= self.width;
            self.open.truncate(self.width);
        }
    }

    /// Undoes each possible last jump.
    fn undo_jumps(&mut self, position: Position) -> Option<GameBefore> {
        let (count, turn) = self.level;
        let player = turn.other();
        let after = Some(self.known.len() as u32);
        self.known.push(position);
        for (index, jump) in self.jumps[player].iter().enumerate() {
            if position.empty.and(&jump.line) != jump.empty {
                continue;
            }
            let words = |word| position.empty.0[word] ^ jump.changed.0[word];
            let empty = Squares(std::array::from_fn(words));
            let left = count - jump.jump.taken as usize;
            let cost = position.cost + self.cost(&empty, &jump.around)
                - self.cost(&position.empty, &jump.around);
            let before = Position { empty, cost, after, jump: index as u32 };
            if left > 2 {
                self.levels[left][player].push(before);
                self.waiting += 1;
            } else if let Some(beginning) =
                self.beginnings.iter().position(|&beginning| beginning == (empty, player))
            {
                return Some(GameBefore { beginning, jumps: self.jumps_from(before, player) });
            }
        }
        None
    }

    /// The part of a position's cost that lies among some squares. Squares far from the centre are
    /// hard to fill, and those without an empty neighbour even more so.
    fn cost(&self, empty: &Squares, among: &Squares) -> i32 {
        let of_square = |index: usize| {
            let (far, near) = &self.squares[index];
            match near.and(empty).count() as i32 {
                0 => far + ALONE,
                neighbours => far - NEIGHBOUR * neighbours,
            }
        };
        empty.and(among).indices().map(of_square).sum()
    }

    /// The jumps that lead from a position to the last one.
    fn jumps_from(&self, position: Position, player: Player) -> Vec<Jump> {
        let (mut position, mut player) = (position, player);
        let mut jumps = Vec::new();
        while let Some(after) = position.after {
            jumps.push(self.jumps[player][position.jump as usize].jump);
            position = self.known[after as usize];
            player = player.other();
        }
        jumps
    }
}
