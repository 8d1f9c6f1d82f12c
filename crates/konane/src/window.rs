//! Positions as sets of squares, and their jumps.

use crate::{Bits, Board, Direction, Edge, Field, Flight, Jump, Rules, Square};
use basics::player::{ByPlayer, Player};

/// Stones in a window, and the squares that exist in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Window<B> {
    /// Each player's stones.
    pub stones: ByPlayer<B>,
    /// The squares that exist, empty or not.
    pub squares: B,
}

/// How far stones can get beyond their bounding box: no finite number of stones gets five squares
/// beyond it.
pub const MARGIN: i32 = 4;

impl<B: Bits> Window<B> {
    /// Calls `show` with each position to which one of the player's jumps leads, until it returns
    /// an error.
    #[inline]
    pub fn jumps<E>(
        &self,
        rules: Rules,
        player: Player,
        mut show: impl FnMut(Window<B>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (ours, theirs) = (&self.stones[player], &self.stones[player.other()]);
        let free = self.squares.minus(ours).minus(theirs);
        let mut shown = Ok(());
        ours.any_jump(theirs, &free, rules, |Flight { from, taken, to }| {
            let mut after = self.clone();
            after.stones[player] = ours.minus(&from).or(&to);
            after.stones[player.other()] = theirs.minus(&taken);
            shown = show(after);
            shown.is_err()
        });
        shown
    }

    /// The position after a jump of a board whose first square is at `corner`.
    pub fn after(&self, corner: Square, jump: Jump, player: Player) -> Self {
        let set = |squares: &mut dyn Iterator<Item = Square>| {
            let mut set = self.squares.none();
            squares.for_each(|at| set.insert(at + corner));
            set
        };
        let mut after = self.clone();
        let (from, to) = (set(&mut [jump.from].into_iter()), set(&mut [jump.to()].into_iter()));
        after.stones[player] = after.stones[player].minus(&from).or(&to);
        after.stones[player.other()] =
            after.stones[player.other()].minus(&set(&mut jump.victims()));
        after
    }

    /// Whether a player has a jump.
    #[inline]
    pub fn can_jump(&self, player: Player) -> bool {
        let (ours, theirs) = (&self.stones[player], &self.stones[player.other()]);
        let free = self.squares.minus(ours).minus(theirs);
        let [up, down, left, right] = Direction::ALL;
        let lands = |direction| !ours.leap(theirs, &free, direction).is_empty();
        lands(up) || lands(down) || lands(left) || lands(right)
    }

    /// How many jumps a player has.
    #[inline]
    pub fn mobility(&self, rules: Rules, player: Player) -> u64 {
        let (ours, theirs) = (&self.stones[player], &self.stones[player.other()]);
        let free = self.squares.minus(ours).minus(theirs);
        // Written out so that the compiler knows each direction.
        let [up, down, left, right] = Direction::ALL;
        leaps(ours, theirs, &free, rules, up)
            + leaps(ours, theirs, &free, rules, down)
            + leaps(ours, theirs, &free, rules, left)
            + leaps(ours, theirs, &free, rules, right)
    }

    /// The same window with these stones only.
    pub fn only(&self, stones: &B) -> Self {
        let stones = ByPlayer::from_fn(|player: Player| self.stones[player].and(stones));
        Window { stones, squares: self.squares.clone() }
    }

    /// The part that fits into an empty window of another size, whose top left square is at
    /// `corner`.
    pub fn cut<C: Bits>(&self, empty: C, corner: Square) -> Window<C> {
        let cut = |bits: &B| {
            let mut cut = empty.clone();
            bits.copy_to(&mut cut, corner);
            cut
        };
        let stones = ByPlayer::from_fn(|player: Player| cut(&self.stones[player]));
        Window { stones, squares: cut(&self.squares) }
    }

    /// The squares of both players' stones.
    pub fn occupied(&self) -> B {
        self.stones.left.or(&self.stones.right)
    }

    /// A board in an empty window that is large enough; its top left square is at `corner`. On the
    /// plane the squares around the board exist as far as stones can get.
    pub fn of_board(board: &Board, empty: B, corner: Square) -> Self {
        let margin = margin(board);
        let mut squares = empty.none();
        for row in -margin..board.rows() + margin {
            for column in -margin..board.columns() + margin {
                squares.insert(Square::new(row, column) + corner);
            }
        }
        let mut stones = ByPlayer { left: empty.none(), right: empty.none() };
        for (square, player) in board.stones() {
            stones[player].insert(square + corner);
        }
        Window { stones, squares }
    }
}

impl Window<Field> {
    /// A board in a window that is just large enough, and the square of its top left corner there.
    pub fn around(board: &Board) -> (Self, Square) {
        let margin = margin(board);
        let empty = Field::new(board.rows() + 2 * margin, board.columns() + 2 * margin);
        let corner = Square::new(margin, margin);
        (Window::of_board(board, empty, corner), corner)
    }
}

#[inline(always)]
fn leaps<B: Bits>(ours: &B, theirs: &B, free: &B, rules: Rules, direction: Direction) -> u64 {
    let mut flying = ours.leap(theirs, free, direction);
    let mut jumps = u64::from(flying.count());
    while rules == Rules::Ancient && !flying.is_empty() {
        flying = flying.leap(theirs, free, direction);
        if flying.is_empty() {
            break;
        }
        jumps += u64::from(flying.count());
    }
    jumps
}

/// How far beyond a board's rectangle stones can get.
fn margin(board: &Board) -> i32 {
    if board.edge() == Edge::Plane { MARGIN } else { 0 }
}
