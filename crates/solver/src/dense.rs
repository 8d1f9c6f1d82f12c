//! Boards of at most 8 × 8 squares on which a stone's square determines its colour, as in every
//! position that comes from an opening. One bit a square then describes the position.
//!
//! Crowded boards seldom fall apart, and speed depends on making, hashing and storing positions
//! quickly. So parts keep their position on the board, and only the board's own symmetries are used.

use crate::search_space::{Image, Position, SearchSpace};
use basics::player::{ByPlayer, Player};
use konane::{
    Bits, Board, EVEN, Edge, Flight, Part, Rules, Splitter, left_to_right, transposed, upside_down,
};

/// The positions of one board.
pub struct Dense {
    rules: Rules,
    rows: u32,
    columns: u32,
    splitter: Splitter<u64>,
}

/// The occupied squares; Left's stones stand on even ones.
impl Position for u64 {
    const NONE: Self = 0;

    #[inline]
    fn stones(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn mixed(self) -> u64 {
        let mixed = (self ^ self >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }
}

impl Dense {
    /// The ground for a board, or `None` if the board is not between walls or too large. `bytes`
    /// roughly limits its cache.
    pub fn of(board: &Board, rules: Rules, bytes: usize) -> Option<Self> {
        let (rows, columns) = (board.rows() as u32, board.columns() as u32);
        if board.edge() != Edge::Walls || rows.max(columns) > 8 {
            return None;
        }
        let row = 0xff >> (8 - columns);
        let squares = (row * 0x0101_0101_0101_0101) & (u64::MAX >> (64 - 8 * rows));
        Some(Dense { rules, rows, columns, splitter: Splitter::new(squares, 0, bytes) })
    }

    /// The position of a board of the same size, or `None` if colours do not follow squares on it.
    pub fn position(&self, board: &Board) -> Option<Image<u64>> {
        if (board.rows(), board.columns()) != (self.rows as i32, self.columns as i32)
            || board.edge() != Edge::Walls
        {
            return None;
        }
        let mut stones = ByPlayer::<u64>::default();
        board.stones().for_each(|(square, player)| stones[player].insert(square));
        self.image_of(stones)
    }

    /// The same for sets of stones with eight squares to a row.
    pub fn image_of(&self, stones: ByPlayer<u64>) -> Option<Image<u64>> {
        let (left, stones) = (stones.left, stones.left | stones.right);
        let is_swapped = left != stones & EVEN;
        if is_swapped && left != stones & !EVEN {
            return None;
        }
        let image = self.image(stones);
        Some(Image { is_swapped: is_swapped != image.is_swapped, ..image })
    }

    /// The least of the images under the symmetries of the board.
    #[inline]
    fn image(&self, stones: u64) -> Image<u64> {
        let (rows, columns) = (self.rows, self.columns);
        // Mirroring an even number of rows or columns swaps the colours.
        let swaps = (rows % 2 == 0, columns % 2 == 0);
        let mut least = Image { position: stones, is_swapped: false };
        let mut try_image = |stones: u64, is_swapped: bool| {
            if stones < least.position {
                least = Image { position: stones, is_swapped };
            }
        };
        let mirrored = left_to_right(stones, columns);
        try_image(mirrored, swaps.1);
        try_image(upside_down(stones, rows), swaps.0);
        try_image(upside_down(mirrored, rows), swaps.0 != swaps.1);
        if rows == columns {
            let turned = transposed(stones);
            let mirrored = left_to_right(turned, columns);
            try_image(turned, false);
            try_image(mirrored, swaps.1);
            try_image(upside_down(turned, rows), swaps.0);
            try_image(upside_down(mirrored, rows), swaps.0 != swaps.1);
        }
        least
    }
}

impl SearchSpace for Dense {
    type Position = u64;

    #[inline]
    fn key(&self, stones: u64) -> u64 {
        stones
    }

    #[inline]
    fn jumps(&self, stones: u64, player: Player, images: &mut Vec<Image<u64>>) {
        let ours = stones & squares_of(player);
        let theirs = stones & !ours;
        let free = self.splitter.squares & !stones;
        ours.any_jump(&theirs, &free, self.rules, |Flight { from, taken, to }| {
            images.push(self.image(stones ^ from ^ taken ^ to));
            false
        });
    }

    fn split(&mut self, stones: u64, parts: &mut Vec<Image<u64>>) -> bool {
        let start = parts.len();
        let part =
            |part: &Part<u64>| parts.push(Image { position: part.stones, is_swapped: false });
        let falls_apart = self.splitter.split(&stones, part);
        for part in &mut parts[start..] {
            *part = self.image(part.position);
        }
        falls_apart
    }

    #[inline]
    fn leaps(&self, stones: u64) -> ByPlayer<u32> {
        let free = self.splitter.squares & !stones;
        ByPlayer::from_fn(|player| {
            let ours = stones & squares_of(player);
            let theirs = stones & !ours;
            ours.leaps(&theirs, &free)
        })
    }

    fn can_run(&self, stones: u64, player: Player, leaps: i64, most: &mut u32) -> bool {
        if *most == 0 {
            return true;
        }
        *most -= 1;
        let ours = stones & squares_of(player);
        let theirs = stones & !ours;
        let free = self.splitter.squares & !stones;
        ours.any_jump(&theirs, &free, Rules::Modern, |Flight { from, taken, to }| {
            leaps == 0 || self.can_run(stones ^ from ^ taken ^ to, player, leaps - 1, most)
        })
    }

    fn bytes(&self) -> usize {
        self.splitter.bytes()
    }
}

fn squares_of(player: Player) -> u64 {
    if player == Player::Left { EVEN } else { !EVEN }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::dice::Dice;
    use konane::Jump;

    /// A part of a full board, in either colouring.
    fn random(dice: &mut Dice, rows: i32, columns: i32) -> Board {
        let board = Board::full(rows, columns);
        let rest =
            board.squares().filter(|_| dice.below(2) == 0).fold(board, |it, at| it.without(at));
        if dice.below(2) == 0 { rest } else { rest.swapped() }
    }

    /// By play, jump by jump: the most single jumps in a row while the opponent passes.
    fn longest_run(board: &Board, player: Player) -> i64 {
        let jumps = board.jumps(Rules::Modern, player);
        jumps.map(|jump| 1 + longest_run(&board.play_unchecked(jump), player)).max().unwrap_or(0)
    }

    #[test]
    fn positions_are_those_of_the_board_up_to_its_symmetries() {
        let mut dice = Dice(2);
        for round in 0..200 {
            let (rows, columns) = (1 + dice.below(5) as i32, 1 + dice.below(5) as i32);
            let board = random(&mut dice, rows, columns);
            let rules = Rules::ALL[round % 2];
            let space = Dense::of(&board, rules, 1 << 16).unwrap();
            let image = space.position(&board).unwrap();
            // Turned, mirrored and swapped boards are one position.
            let mut same = board.clone();
            for _ in 0..4 {
                for board in [same.clone(), same.mirrored()] {
                    if (board.rows(), board.columns()) == (rows, columns) {
                        let other = space.position(&board).unwrap();
                        assert_eq!(other.position, image.position, "{board}");
                        let swapped = space.position(&board.swapped()).unwrap();
                        assert_eq!(swapped.position, image.position, "{board}");
                        // It is the negative, unless it is its own.
                        let own = space.position(&board.swapped()) == space.position(&board);
                        assert!(own || swapped.is_swapped != other.is_swapped, "{board}");
                    }
                }
                same = same.turned();
            }
            // The player whose stones stand on the position's even squares.
            let player = |player: Player| if image.is_swapped { player.other() } else { player };
            let leaps = space.leaps(image.position);
            for by in Player::ALL {
                assert_eq!(
                    leaps[player(by)] as usize,
                    board.jumps(Rules::Modern, by).count(),
                    "{board}"
                );
                let mut found = Vec::new();
                space.jumps(image.position, player(by), &mut found);
                let mut found: Vec<u64> = found.into_iter().map(|it| it.position).collect();
                let after =
                    |jump: Jump| space.position(&board.play_unchecked(jump)).unwrap().position;
                let mut expected: Vec<u64> = board.jumps(rules, by).map(after).collect();
                found.sort();
                expected.sort();
                assert_eq!(found, expected, "{board}");
                let longest = longest_run(&board, by);
                for leaps in 0..=longest + 1 {
                    let can = space.can_run(image.position, player(by), leaps, &mut 100_000);
                    assert_eq!(can, longest > leaps, "{board} {by:?} {leaps}");
                }
                assert!(space.can_run(image.position, player(by), 0, &mut 0));
            }
        }
    }

    #[test]
    fn other_boards_have_no_position() {
        let board = Board::full(3, 4);
        let space = Dense::of(&board, Rules::Ancient, 1 << 16).unwrap();
        assert!(space.position(&Board::full(4, 3)).is_none());
        assert!(space.position(&board.clone().with_edge(Edge::Plane)).is_none());
        let mixed = Board::parse("xx../..../....", Edge::Walls).unwrap();
        assert!(space.position(&mixed).is_none());
        assert!(Dense::of(&board.with_edge(Edge::Plane), Rules::Ancient, 1 << 16).is_none());
        assert!(Dense::of(&Board::full(9, 2), Rules::Ancient, 1 << 16).is_none());
        assert!(Dense::of(&Board::full(8, 8), Rules::Ancient, 1 << 16).is_some());
    }
}
