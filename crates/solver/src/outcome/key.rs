//! Keys of positions. Two positions share a key if a rotation, a reflection, or swapping the colours
//! and the player to move turns one into the other.

use crate::outcome::table::Key;
use basics::player::Player;
use konane::{Area, Bits, Board, Edge, Square, Window, left_to_right, transposed, upside_down};

/// How one search makes keys.
#[derive(Clone, Copy, Debug)]
pub enum KeyScheme {
    /// Between walls, at most 8 × 8, with one colour per square as in all positions that come from an
    /// opening. Left's squares are those whose row and column sum to an even (0) or odd (1) number. The
    /// key is exact.
    Squares { rows: u32, columns: u32, left: u64 },
    /// Between walls. The key is a hash of 97 bits. The probability that two different positions share
    /// one is 2⁻²⁷ for 2³⁰ positions in the table and 2⁴⁰ look-ups.
    Walls { rows: i32, columns: i32 },
    /// On the plane, where shifted positions share a key. The key is a hash as between walls.
    Plane,
}

impl KeyScheme {
    pub fn of_board(board: &Board) -> Self {
        let (rows, columns) = (board.rows(), board.columns());
        if board.edge() == Edge::Plane {
            return KeyScheme::Plane;
        }
        let parity = |(square, player): (Square, Player)| {
            (square.row + square.column + i32::from(player == Player::Right)) & 1
        };
        let left = board.stones().next().map_or(0, parity);
        if rows.max(columns) <= 8 && board.stones().all(|stone| parity(stone) == left) {
            KeyScheme::Squares { rows: rows as u32, columns: columns as u32, left: left as u64 }
        } else {
            KeyScheme::Walls { rows, columns }
        }
    }

    /// For the same positions with rows and columns exchanged.
    pub fn transposed(self) -> Self {
        match self {
            KeyScheme::Squares { rows, columns, left } => {
                KeyScheme::Squares { rows: columns, columns: rows, left }
            }
            KeyScheme::Walls { rows, columns } => KeyScheme::Walls { rows: columns, columns: rows },
            KeyScheme::Plane => KeyScheme::Plane,
        }
    }

    #[inline]
    pub fn key<B: Bits>(self, window: &Window<B>, player: Player) -> Key {
        match self {
            KeyScheme::Squares { rows, columns, left } => {
                let mover = left ^ u64::from(player == Player::Right);
                let mut stones = 0u64;
                window.occupied().copy_to(&mut stones, Square::new(0, 0));
                squares_key(stones, mover, rows, columns)
            }
            KeyScheme::Walls { rows, columns } => {
                let area = Area { corner: Square::new(0, 0), rows, columns };
                mixed_key(window, player, area, 1, rows == columns)
            }
            KeyScheme::Plane => match window.occupied().area() {
                Some(area) => mixed_key(window, player, area, 0, true),
                None => Key { first: 0, second: 0 },
            },
        }
    }
}

/// The least of all images. `mover` says on which squares the stones of the player to move stand;
/// mirroring an even number of rows or columns exchanges them.
#[inline]
fn squares_key(stones: u64, mover: u64, rows: u32, columns: u32) -> Key {
    let (by_rows, by_columns) = (u64::from(1 - rows % 2), u64::from(1 - columns % 2));
    let least = |stones: u64| {
        let mirrored = left_to_right(stones, columns);
        let images = [
            (stones, mover),
            (mirrored, mover ^ by_columns),
            (upside_down(stones, rows), mover ^ by_rows),
            (upside_down(mirrored, rows), mover ^ by_columns ^ by_rows),
        ];
        images[0].min(images[1]).min(images[2].min(images[3]))
    };
    let mut best = least(stones);
    if rows == columns {
        best = best.min(least(transposed(stones)));
    }
    let frame = u64::from(8 * (rows - 1) + columns - 1);
    Key { first: best.0, second: frame << 1 | best.1 }
}

/// The image of a position that an exact key describes, with Left to move.
pub fn exact_position(key: Key) -> Option<Board> {
    let (frame, mover) = (key.second >> 1, (key.second & 1) as i32);
    if frame >= 64 {
        return None;
    }
    let mut board = Board::empty(frame as i32 / 8 + 1, frame as i32 % 8 + 1, Edge::Walls);
    for square in key.first.squares() {
        let is_movers = (square.row + square.column) & 1 == mover;
        board.set(square, Some(if is_movers { Player::Left } else { Player::Right }));
    }
    Some(board)
}

/// Positions of more stones have keys that their images do not share: there images would cost too much
/// and hardly ever occur.
const MANY_STONES: u32 = 200;

/// Each stone of an image contributes a number of its own. Their sum represents the image; the least
/// sum represents all images. `kind` distinguishes walls from the plane.
fn mixed_key<B: Bits>(
    window: &Window<B>,
    player: Player,
    area: Area,
    kind: u64,
    turns: bool,
) -> Key {
    let (rows, columns) = (area.rows as u64, area.columns as u64);
    let frame = if kind == 0 { 0 } else { rows << 32 | columns };
    let of_frame = number(frame.into(), 2 + kind);
    let mut sums = [of_frame; 8];
    if window.occupied().count() > MANY_STONES {
        let sums = [player, player.other()]
            .map(|owner| sum_of_rows(&window.stones[owner], area, u64::from(owner == player)));
        return mixed(sums.into_iter().fold(of_frame, u128::wrapping_add));
    }
    for owner in [player, player.other()] {
        let colour = u64::from(owner == player);
        for square in window.stones[owner].squares() {
            let row = (square.row - area.corner.row) as u64;
            let column = (square.column - area.corner.column) as u64;
            let (below, right) = (rows - 1 - row, columns - 1 - column);
            let images = [(row, column), (row, right), (below, column), (below, right)];
            for (image, (row, column)) in images.into_iter().enumerate() {
                let (plain, turned) = (row << 32 | column, column << 32 | row);
                sums[image] = sums[image].wrapping_add(number(plain.into(), colour));
                if turns {
                    sums[image + 4] = sums[image + 4].wrapping_add(number(turned.into(), colour));
                }
            }
        }
    }
    let sums = if turns { &sums[..] } else { &sums[..4] };
    mixed(sums.iter().copied().min().unwrap_or_default())
}

/// Here one number stands for 32 squares.
fn sum_of_rows<B: Bits>(stones: &B, area: Area, colour: u64) -> u128 {
    let mut sum = 0u128;
    for row in 0..area.rows {
        for column in (0..area.columns).step_by(32) {
            let squares = stones.row(area.corner.row + row, area.corner.column + column);
            let place = u128::from(squares) << 64 | (row as u128) << 32 | column as u128;
            sum = sum.wrapping_add(number(place, colour));
        }
    }
    sum
}

#[inline]
fn mixed(sum: u128) -> Key {
    // Exact keys have small second numbers: the top bit distinguishes hashes from them.
    let top = 1 << (Key::SECOND_BITS - 1);
    Key { first: sum as u64, second: (sum >> 64) as u64 & (top - 1) | top }
}

/// A hash of 128 bits.
#[inline]
fn number(place: u128, kind: u64) -> u128 {
    let seed = (place << 2 | u128::from(kind)) + 1;
    let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    let mixed = (mixed ^ mixed >> 67).wrapping_mul(0xd6e8_feb8_6659_fd93_a0b4_28db_9e6c_63ef);
    mixed ^ mixed >> 61
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use konane::Field;

    fn key(text: &str, edge: Edge, player: Player) -> Key {
        let board = Board::parse(text, edge).unwrap();
        let scheme = KeyScheme::of_board(&board);
        if edge == Edge::Plane {
            let corner = Square::new(4, 4);
            let empty = Field::new(board.rows() + 8, board.columns() + 8);
            return scheme.key(&Window::of_board(&board, empty, corner), player);
        }
        scheme.key(&Window::of_board(&board, 0u64, Square::new(0, 0)), player)
    }

    #[test]
    fn images_share_a_key() {
        let (left, right) = (Player::Left, Player::Right);
        for (edge, one, other) in [
            (Edge::Walls, "xo./o../...", ".ox/..o/..."),
            (Edge::Walls, "xx./o../...", ".ox/..x/..."),
            (Edge::Walls, "xo./...", ".../.ox"),
            (Edge::Plane, "xo./o../..x", "..../..ox/...o/.x../...."),
        ] {
            assert_eq!(key(one, edge, left), key(other, edge, left), "{one} {other}");
            assert_ne!(key(one, edge, left), key(other, edge, right), "{one} {other}");
            let board = Board::parse(other, edge).unwrap().swapped().to_string();
            assert_eq!(key(one, edge, left), key(&board, edge, right), "{one} {other}");
        }
    }

    #[test]
    fn all_images_share_a_key() {
        for text in ["xo./o../..x", "xo.x/.oo.", "x.xoo"] {
            let board = Board::parse(text, Edge::Plane).unwrap();
            let of = |board: &Board| key(&board.to_string(), Edge::Plane, Player::Left);
            for image in testing::images(&board) {
                assert_eq!(of(&image), of(&board), "{board} {image}");
            }
        }
    }

    #[test]
    fn crowded_positions_are_told_apart() {
        let crowd = |place: i32, missing: i32| {
            let mut window = Window::of_board(
                &Board::empty(1, 1, Edge::Plane),
                Field::new(40, 100),
                Square::new(20, 50),
            );
            for index in (0..300).filter(|&index| index != missing) {
                let owner = if index % 3 == 0 { Player::Left } else { Player::Right };
                window.stones[owner].insert(Square::new(index / 60 + place, index % 60 + place));
            }
            KeyScheme::Plane.key(&window, Player::Left)
        };
        assert_eq!(crowd(0, 7), crowd(5, 7), "shifted");
        let keys: HashSet<u64> = (1..299).map(|missing| crowd(0, missing).first).collect();
        assert_eq!(keys.len(), 298);
    }

    #[test]
    fn walls_tell_positions_apart() {
        let player = Player::Left;
        assert_ne!(key("xo./...", Edge::Walls, player), key("xo/..", Edge::Walls, player));
        assert_ne!(key("xo./...", Edge::Walls, player), key("xo./.../...", Edge::Walls, player));
        assert_ne!(key("xo.", Edge::Walls, player), key(".xo", Edge::Walls, player));
    }
}
