//! A position as sets of squares, and its jumps.

use crate::konane::{Bits, Board, Direction, Edge, Field, Rules, Square};
use crate::player::{ByPlayer, Player};

/// Stones in a window, and the squares that exist in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Window<B> {
    pub stones: ByPlayer<B>,
    pub squares: B,
}

/// How far stones can get beyond their bounding box: no finite group gets five squares beyond it.
pub const MARGIN: i32 = 4;

impl<B: Bits> Window<B> {
    /// Shows each position that one of the player's jumps leads to, until there is an error.
    #[inline]
    pub fn jumps<E>(
        &self,
        rules: Rules,
        player: Player,
        mut show: impl FnMut(Window<B>) -> Result<(), E>,
    ) -> Result<(), E> {
        let (ours, theirs) = (&self.stones[player], &self.stones[player.other()]);
        let free = self.squares.minus(ours).minus(theirs);
        for direction in Direction::ALL {
            let back = direction.opposite();
            let victims = ours.shift(direction).and(theirs);
            let landings = victims.shift(direction).and(&free);
            let mut starts = landings.shift(back).shift(back);
            while !starts.is_empty() {
                let from = starts.first();
                starts = starts.minus(&from);
                let left = ours.minus(&from);
                let mut flying = from;
                let mut taken = free.none();
                loop {
                    let victim = flying.shift(direction).and(theirs);
                    flying = victim.shift(direction).and(&free);
                    if flying.is_empty() {
                        break;
                    }
                    taken = taken.or(&victim);
                    let mut after = self.clone();
                    after.stones[player] = left.or(&flying);
                    after.stones[player.other()] = theirs.minus(&taken);
                    show(after)?;
                    if rules == Rules::Modern {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    /// The same window with no other stones than these.
    pub fn only(&self, stones: &B) -> Self {
        let stones = ByPlayer::from_fn(|player: Player| self.stones[player].and(stones));
        Window { stones, squares: self.squares.clone() }
    }

    /// What fits into an empty window of another size with its top left at a square.
    pub fn cut<C: Bits>(&self, empty: C, corner: Square) -> Window<C> {
        let cut = |bits: &B| {
            let mut cut = empty.clone();
            bits.copy_to(&mut cut, corner);
            cut
        };
        let stones = ByPlayer::from_fn(|player: Player| cut(&self.stones[player]));
        Window { stones, squares: cut(&self.squares) }
    }

    pub fn occupied(&self) -> B {
        self.stones.left.or(&self.stones.right)
    }

    /// A board in an empty window that is large enough, its top left corner at this square. On the
    /// plane the squares around it exist as far as stones can get.
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
    /// A board in a window that is just large enough, and the place of its top left corner there.
    pub fn around(board: &Board) -> (Self, Square) {
        let margin = margin(board);
        let empty = Field::new(board.rows() + 2 * margin, board.columns() + 2 * margin);
        let corner = Square::new(margin, margin);
        (Window::of_board(board, empty, corner), corner)
    }
}

/// How far beyond a board's rectangle stones can get.
fn margin(board: &Board) -> i32 {
    if board.edge() == Edge::Plane { MARGIN } else { 0 }
}
