//! All positions with a number of stones in a box, each once up to turning, mirroring and swapping
//! colours.

use crate::{Bits, Board, Colours, EVEN, Edge, left_to_right, transposed, upside_down};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use basics::sorting::sort_by_number;

/// No box has a longer side.
pub const LONGEST_SIDE: i32 = 8;
/// Boxes in which the stones, or some of them, can stand in more ways than this are left out.
const MOST_WAYS: u64 = 1 << 27;
/// Patterns per step of the budget: most patterns are passed over quickly.
const PATTERNS: u32 = 16;

/// Which positions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scope {
    /// On the plane the box is just large enough for the stones; with walls it is the board.
    pub edge: Edge,
    /// On which squares stones may stand.
    pub colours: Colours,
}

/// A number of stones in a box that is no higher than wide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many stones, of both players together.
    pub stones: u32,
    /// The rows of the box.
    pub rows: i32,
    /// The columns of the box, at least as many.
    pub columns: i32,
}

impl Level {
    /// How many squares the box has.
    pub fn area(self) -> i32 {
        self.rows * self.columns
    }

    /// How many ways there are to place the stones, with every symmetric way counted.
    fn ways(self, scope: Scope) -> u64 {
        let mut ways = 1u64;
        for taken in 0..u64::from(self.stones) {
            ways = ways.saturating_mul(self.area() as u64 - taken) / (taken + 1);
            if ways > MOST_WAYS {
                return u64::MAX;
            }
        }
        match (scope.colours, self.stones) {
            (Colours::Any, 2..) => ways.saturating_mul(1 << (self.stones - 1).min(40)),
            _ => ways,
        }
    }
}

impl Level {
    /// The board with these stones, given with eight squares to a row.
    pub fn board(self, edge: Edge, stones: ByPlayer<u64>) -> Board {
        let mut board = Board::empty(self.rows, self.columns, edge);
        for player in Player::ALL {
            for square in stones[player].squares() {
                board.set(square, Some(player));
            }
        }
        board
    }
}

/// All levels, beginning with the least work: each further stone takes up to four times as much per
/// position. For each number of stones, small boxes come before large ones.
pub fn levels(scope: Scope) -> Vec<Level> {
    let mut levels = vec![(0.0, Level { stones: 0, rows: 1, columns: 1 })];
    for rows in 1..=LONGEST_SIDE {
        for columns in rows..=LONGEST_SIDE {
            for stones in 1..=(rows * columns) as u32 {
                let level = Level { stones, rows, columns };
                let ways = level.ways(scope);
                if ways <= MOST_WAYS {
                    levels.push((ways as f64 * 4f64.powi(stones as i32), level));
                }
            }
        }
    }
    sort_by_number(&mut levels, |(_, level)| level.rows.into());
    sort_by_number(&mut levels, |(_, level)| level.area().into());
    sort_by_number(&mut levels, |(_, level)| level.stones.into());
    sort_by_number(&mut levels, |&(work, _): &(f64, _)| work.to_bits() as i64);
    levels.into_iter().map(|(_, level)| level).collect()
}

/// Goes through the positions of a level.
#[derive(Clone, Debug)]
pub struct Census {
    scope: Scope,
    level: Level,
    /// The squares with stones, row by row without gaps; `None` at the end.
    pattern: Option<u64>,
    /// The colours of all stones but the first, if any colour may stand anywhere.
    colours: u64,
}

impl Census {
    /// Begins with the first position of a level, one of those that [`levels`] lists.
    pub fn new(scope: Scope, level: Level) -> Self {
        let pattern = match level.stones {
            0 => 0,
            stones => u64::MAX >> (64 - stones),
        };
        Census { scope, level, pattern: Some(pattern), colours: 0 }
    }

    /// A number that changes with every step.
    pub fn place(&self) -> u64 {
        self.pattern.unwrap_or_default().wrapping_add(self.colours)
    }

    /// The stones of the next position in which enemies are neighbours, eight squares to a row. A
    /// position and its negative count as one.
    pub fn next(&mut self, budget: &mut Budget) -> Result<Option<ByPlayer<u64>>, Stopped> {
        let Level { stones, rows, columns } = self.level;
        if stones == 0 {
            return Ok(self.pattern.take().map(|_| ByPlayer::default()));
        }
        let mut passed = 0;
        while let Some(pattern) = self.pattern {
            passed += 1;
            if passed % PATTERNS == 0 {
                budget.spend()?;
            }
            let mut squares = 0;
            for row in 0..rows {
                let line = pattern >> (row * columns) & (u64::MAX >> (64 - columns));
                squares |= line << (8 * row);
            }
            if !self.is_counted(squares) {
                self.pattern = self.after(pattern);
                continue;
            }
            let left = self.left(squares);
            if self.scope.colours == Colours::Opening {
                self.pattern = self.after(pattern);
            } else {
                self.colours += 1;
                if self.colours >> (stones - 1) != 0 {
                    self.colours = 0;
                    self.pattern = self.after(pattern);
                }
            }
            if left.grown().touches(&(squares & !left)) {
                return Ok(Some(ByPlayer { left, right: squares & !left }));
            }
        }
        Ok(None)
    }

    /// The next greater number with as many bits, if it fits into the box.
    fn after(&self, pattern: u64) -> Option<u64> {
        let low = pattern & pattern.wrapping_neg();
        let carried = pattern.checked_add(low)?;
        let next = carried | ((carried ^ pattern) >> 2 >> low.trailing_zeros());
        let area = self.level.area() as u32;
        (area == 64 || next >> area == 0).then_some(next)
    }

    /// Whether the stones fill the box, neighbours are among them, and no image of them comes
    /// first.
    fn is_counted(&self, squares: u64) -> bool {
        let Level { rows, columns, .. } = self.level;
        let (rows, columns) = (rows as u32, columns as u32);
        const COLUMN: u64 = 0x0101_0101_0101_0101;
        let sides = [0xff, 0xff << (8 * (rows - 1)), COLUMN, COLUMN << (columns - 1)];
        if self.scope.edge == Edge::Plane && sides.iter().any(|side| squares & side == 0) {
            return false;
        }
        let is_first = |image: u64| {
            let upside_down = upside_down(image, rows);
            squares <= image
                && squares <= upside_down
                && squares <= left_to_right(image, columns)
                && squares <= left_to_right(upside_down, columns)
        };
        is_first(squares) && (rows != columns || is_first(transposed(squares)))
    }

    /// The stones of Left.
    fn left(&self, mut squares: u64) -> u64 {
        if self.scope.colours == Colours::Opening {
            return squares & EVEN;
        }
        let (mut left, mut colours) = (0, self.colours << 1);
        while squares != 0 {
            let first = squares & squares.wrapping_neg();
            if colours & 1 == 0 {
                left |= first;
            }
            colours >>= 1;
            squares ^= first;
        }
        left
    }
}

/// The image of a position that all its images under turning and mirroring share, and, if
/// `is_swappable`, those with swapped colours too.
pub fn typical(board: &Board, is_swappable: bool) -> Board {
    let mut image = board.clone();
    let mut images = Vec::new();
    for _ in 0..4 {
        for image in [image.clone(), image.mirrored()] {
            if is_swappable {
                images.push(image.swapped());
            }
            images.push(image);
        }
        image = image.turned();
    }
    // Wide images look best in a row of pictures; black comes before white.
    let key = |image: &Board| {
        let stones: Vec<i32> = image
            .squares()
            .map(|square| match image.stone(square) {
                Some(Player::Left) => 0,
                Some(Player::Right) => 1,
                None => 2,
            })
            .collect();
        (image.rows(), stones)
    };
    images.into_iter().min_by_key(key).unwrap_or_else(|| board.clone())
}

impl Level {
    /// The level by definition, for tests: every way to put the stones into the box in the colours of the scope.
    pub fn all_boards(self, scope: Scope) -> Vec<Board> {
        let filled = |code: u32| {
            let mut board = Board::empty(self.rows, self.columns, scope.edge);
            let mut rest = code;
            for square in board.squares() {
                let stones = [None, Some(Player::Left), Some(Player::Right)];
                board.set(square, stones[rest as usize % 3]);
                rest /= 3;
            }
            board
        };
        let is_meant = |board: &Board| {
            let sides = board.bounding_box().map(|area| (area.rows, area.columns));
            board.stones().count() == self.stones as usize
                && (scope.edge == Edge::Walls || sides == Some((self.rows, self.columns)))
                && scope.colours.has(board)
        };
        (0..3u32.pow(self.area() as u32)).map(filled).filter(is_meant).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Direction;
    use std::collections::HashSet;

    /// The level by definition: every way to fill the box, without those in which no enemies are
    /// neighbours.
    fn counted(scope: Scope, level: Level) -> HashSet<Board> {
        let has_enemies = |board: &Board| {
            board.stones().any(|(square, player)| {
                [Direction::Right, Direction::Down]
                    .into_iter()
                    .any(|direction| board.stone(square.step(direction, 1)) == Some(player.other()))
            })
        };
        let boards = level.all_boards(scope).into_iter().filter(has_enemies);
        boards.map(|board| typical(&board, true)).collect()
    }

    #[test]
    fn counts_every_position_once() {
        let scopes = Edge::ALL.map(|edge| Colours::ALL.map(|colours| Scope { edge, colours }));
        for scope in scopes.into_iter().flatten() {
            let edge = scope.edge;
            for (rows, columns) in [(1, 1), (1, 4), (2, 2), (2, 4), (3, 3)] {
                for stones in 1..=(rows * columns) as u32 {
                    let level = Level { stones, rows, columns };
                    let mut census = Census::new(scope, level);
                    let mut seen = Vec::new();
                    while let Some(stones) = census.next(&mut Budget::unlimited()).unwrap() {
                        seen.push(typical(&level.board(edge, stones), true));
                    }
                    let once: HashSet<Board> = seen.iter().cloned().collect();
                    assert_eq!(once, counted(scope, level), "{level:?} {scope:?}");
                    // With any colours, a symmetric pattern shows some colourings more than once.
                    let is_opened = scope.colours == Colours::Opening;
                    assert!(!is_opened || once.len() == seen.len(), "{level:?} {scope:?}");
                }
            }
        }
    }

    #[test]
    fn no_stones_stand_in_one_way() {
        let level = Level { stones: 0, rows: 1, columns: 1 };
        let mut census = Census::new(Scope::default(), level);
        let mut next = || census.next(&mut Budget::unlimited()).unwrap();
        assert_eq!([next(), next()], [Some(ByPlayer::default()), None]);
    }

    /// As wide as it can be, and black before white.
    #[test]
    fn the_typical_image_is_the_nicest() {
        let typical = |text: &str, is_swappable| {
            typical(&Board::parse(text, Edge::Plane).unwrap(), is_swappable).to_string()
        };
        for text in ["xoo", "oox", "x/o/o", "o/o/x"] {
            assert_eq!((typical(text, false), typical(text, true)), ("xoo".into(), "xxo".into()));
        }
        assert_eq!((typical("xxo", true), typical("oxx", true)), ("xxo".into(), "xxo".into()));
        assert_eq!(
            (typical("oox/o", false), typical("oox/o", true)),
            ("xoo/..o".into(), "xxo/x".into())
        );
    }

    #[test]
    fn goes_on_after_every_stop() {
        let level = Level { stones: 5, rows: 3, columns: 5 };
        let mut whole = Census::new(Scope::default(), level);
        let mut sliced = whole.clone();
        let mut places = HashSet::new();
        while let Some(stones) = whole.next(&mut Budget::unlimited()).unwrap() {
            let mut next = || sliced.next(&mut Budget::steps(1));
            let found = (0..1000).find_map(|_| next().ok());
            assert_eq!(found, Some(Some(stones)));
            assert!(places.insert(sliced.place()), "the place changes");
        }
        assert_eq!(sliced.next(&mut Budget::unlimited()), Ok(None));
    }

    #[test]
    fn levels_grow() {
        let all = levels(Scope::default());
        for stones in 0..64 {
            let areas: Vec<i32> = all
                .iter()
                .filter(|level| level.stones == stones)
                .map(|level| level.area())
                .collect();
            assert!(areas.is_sorted(), "{stones} stones: {areas:?}");
        }
        assert_eq!(all[0], Level { stones: 0, rows: 1, columns: 1 });
        // The largest box, and the last pattern in it.
        let corner = Level { stones: 2, rows: 8, columns: 8 };
        assert!(all.contains(&corner));
        let mut census = Census::new(Scope { edge: Edge::Walls, ..Scope::default() }, corner);
        let mut seen = 0;
        while census.next(&mut Budget::unlimited()).unwrap().is_some() {
            seen += 1;
        }
        // Neighbours side by side, up to the symmetries of the board: 4 columns of pairs by 4 rows.
        assert_eq!(seen, 16);
    }
}
