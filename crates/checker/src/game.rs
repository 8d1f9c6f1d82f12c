//! Positions, values, and the rule of a proof.

const EMPTY: u8 = b'.';
const WALL: u8 = b'#';
/// In the plane no stone gets more than four squares beyond the window, however many there are: a jump is one of peg
/// solitaire.
const FARTHEST: usize = 4;
/// How many pairs of moves long a play of an end or of a sum of values may be: each takes a part of the program's stack.
pub const MOST_PAIRS: usize = 250;

/// A position: a sign for each square, row by row, with a border of walls around.
pub type Stones = Box<[u8]>;
/// Yes, no, or why that takes too long to find out.
pub type Answer = Result<bool, String>;

/// The rules of a certificate, and its values.
#[derive(Clone, Default, Debug)]
pub struct Game {
    /// Whether a jump takes exactly one stone.
    pub takes_one: bool,
    /// Whether walls surround the window; if not, the plane goes on there.
    pub has_walls: bool,
    /// The rows of the window.
    pub rows: usize,
    /// The columns of the window.
    pub columns: usize,
    /// Left's options of each value, and Right's.
    pub values: Vec<[Vec<usize>; 2]>,
}

pub fn need(is_met: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if is_met { Ok(()) } else { Err(reason()) }
}

/// The sign of a player's stones; `true` is Left.
pub fn sign(player: bool) -> u8 {
    if player { b'x' } else { b'o' }
}

impl Game {
    /// The squares around the window, walls included.
    fn margin(&self) -> usize {
        if self.has_walls { 1 } else { FARTHEST + 1 }
    }

    /// From a square to the one below.
    pub fn width(&self) -> usize {
        self.columns + 2 * self.margin()
    }

    /// Whether `test` says yes to a position after one of the player's jumps. Stones come row by row, for each the
    /// directions up, down, left and right, in each the shortest jump first.
    pub fn any_jump(
        &self,
        stones: &[u8],
        player: bool,
        test: &mut dyn FnMut(&[u8]) -> Answer,
    ) -> Answer {
        let width = self.width() as isize;
        for from in (0..stones.len()).filter(|&from| stones[from] == sign(player)) {
            for step in [-width, width, -1, 1] {
                let mut over = from.wrapping_add_signed(step);
                if stones[over] != sign(!player) {
                    continue;
                }
                let mut after = Stones::from(stones);
                after[from] = EMPTY;
                while stones[over] == sign(!player) {
                    let to = over.wrapping_add_signed(step);
                    if stones[to] != EMPTY {
                        break;
                    }
                    after[over] = EMPTY;
                    after[to] = sign(player);
                    if test(&after)? {
                        return Ok(true);
                    }
                    if self.takes_one {
                        break;
                    }
                    after[to] = EMPTY;
                    over = to.wrapping_add_signed(step);
                }
            }
        }
        Ok(false)
    }

    /// Whether `test` says yes to what one of the player's moves makes of a position minus a value.
    pub(crate) fn any_move(
        &self,
        value: usize,
        stones: &[u8],
        player: bool,
        test: &mut dyn FnMut(usize, &[u8]) -> Answer,
    ) -> Answer {
        if self.any_jump(stones, player, &mut |after| test(value, after))? {
            return Ok(true);
        }
        for &option in self.options(value, !player) {
            if test(option, stones)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A player's options of a value; `true` is Left.
    ///
    /// # Panics
    ///
    /// If the certificate has no value of this number.
    pub fn options(&self, value: usize, player: bool) -> &[usize] {
        &self.values[value][usize::from(!player)]
    }

    /// Whether the winner has an answer to every move of the loser that leads to a claim that holds.
    pub fn follows(
        &self,
        winner: bool,
        value: usize,
        stones: &[u8],
        holds: &mut dyn FnMut(usize, &[u8]) -> Answer,
    ) -> Answer {
        let is_refuted = self.any_move(value, stones, !winner, &mut |value, stones| {
            self.any_move(value, stones, winner, holds).map(|wins| !wins)
        });
        is_refuted.map(|is_refuted| !is_refuted)
    }

    /// A position without stones.
    pub fn empty(&self) -> Stones {
        let (rows, width) = (self.rows + 2 * self.margin(), self.width());
        let mut stones = vec![WALL; rows * width].into_boxed_slice();
        for row in 1..rows - 1 {
            stones[row * width + 1..(row + 1) * width - 1].fill(EMPTY);
        }
        stones
    }

    /// The row and the column of a place in a position, counted from the window's first square.
    pub(crate) fn row_and_column(&self, place: usize) -> (i32, i32) {
        let (margin, width) = (self.margin() as i32, self.width());
        ((place / width) as i32 - margin, (place % width) as i32 - margin)
    }

    /// Where a square of the window is found in a position.
    pub fn square(&self, row: usize, column: usize) -> usize {
        (row + self.margin()) * self.width() + self.margin() + column
    }
}
