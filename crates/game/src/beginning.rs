//! Positions before the first jump: full boards without two neighbours.

use crate::Removal;
use basics::player::Player;
use konane::{Board, Square, square_name, square_named};

/// The two neighbours that the players have removed from a full board, and who jumps first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Beginning {
    /// The square of the removed black stone.
    pub black: Square,
    /// The square of the removed white stone.
    pub white: Square,
    /// The player who removed the first stone and has the first jump.
    pub first: Player,
}

impl Beginning {
    /// All beginnings that a rule of removal allows, with either player first. Of those that
    /// symmetries of the board turn into each other there is one: see
    /// [`Beginning::representative`].
    pub fn all(removal: Removal, rows: i32, columns: i32) -> Vec<Beginning> {
        let full = Board::full(rows, columns);
        let mut all = Vec::new();
        for first in Player::ALL {
            for one in removal.first(&full, first) {
                for other in removal.second(&full.clone().without(one), first.other(), one) {
                    let beginning = Beginning::of_pair(&full, one, other, first);
                    all.push(beginning.representative(rows, columns));
                }
            }
        }
        all.sort_by_key(|beginning| beginning.rank());
        all.dedup();
        all
    }

    /// The squares may be in either order.
    pub fn of_pair(full: &Board, one: Square, other: Square, first: Player) -> Self {
        let (black, white) =
            if full.stone(one) == Some(Player::Left) { (one, other) } else { (other, one) };
        Beginning { black, white, first }
    }

    /// The beginning with this name, if it names two neighbours on a board of this size.
    pub fn named(name: &str, first: Player, rows: i32, columns: i32) -> Option<Self> {
        let (black, white) = name.split_once(' ')?;
        let (black, white) = (square_named(black, rows)?, square_named(white, rows)?);
        let full = Board::full(rows, columns);
        let colours = [full.stone(black), full.stone(white)];
        let shift = white - black;
        let is_pair = colours == [Some(Player::Left), Some(Player::Right)]
            && shift.row.abs() + shift.column.abs() == 1;
        is_pair.then_some(Beginning { black, white, first })
    }

    /// The image that is nearest to a1: turned, mirrored, and with swapped colours if that puts
    /// black stones on white squares. The first player wins all images or none of them.
    pub fn representative(self, rows: i32, columns: i32) -> Self {
        let full = Board::full(rows, columns);
        let pairs = images(self.black, rows, columns).zip(images(self.white, rows, columns));
        let alike = pairs.map(|(black, white)| {
            let is_swapped = full.stone(black) != Some(Player::Left);
            let first = if is_swapped { self.first.other() } else { self.first };
            Beginning::of_pair(&full, black, white, first)
        });
        alike.min_by_key(|beginning| beginning.rank()).unwrap_or(self)
    }

    /// The full board of this size without the two stones.
    pub fn board(self, rows: i32, columns: i32) -> Board {
        Board::full(rows, columns).without(self.black).without(self.white)
    }

    /// The same beginning on the board with rows and columns exchanged: mirrored in the diagonal
    /// through a1, which keeps the colours.
    pub fn transposed(self, rows: i32, columns: i32) -> Self {
        let transposed =
            |square: Square| Square::new(columns - 1 - square.column, rows - 1 - square.row);
        Beginning { black: transposed(self.black), white: transposed(self.white), ..self }
    }

    /// The name of the two squares, the black one first: `a1 b1`.
    pub fn pair_name(self, rows: i32) -> String {
        format!("{} {}", square_name(self.black, rows), square_name(self.white, rows))
    }

    /// By the distance from a1. Rows are counted from the top, so the row of a1 is the last.
    fn rank(self) -> impl Ord {
        let from_a1 = |square: Square| (-square.row, square.column);
        (from_a1(self.black), from_a1(self.white), self.first)
    }
}

/// The images of a square under all symmetries of the board, always in the same order.
fn images(square: Square, rows: i32, columns: i32) -> impl Iterator<Item = Square> {
    let (row, column) = (square.row, square.column);
    let (below, right) = (rows - 1 - row, columns - 1 - column);
    let mirrored = [(row, column), (row, right), (below, column), (below, right)];
    let turned = mirrored.map(|(row, column)| (column, row));
    let turned = turned.into_iter().filter(move |_| rows == columns);
    mirrored.into_iter().chain(turned).map(|(row, column)| Square::new(row, column))
}

/// Which of the stones that the first player may remove win, as far as that is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The first player wins, whatever the other one removes.
    pub winning: Vec<Square>,
    /// The other player has an answer that wins.
    pub losing: Vec<Square>,
    /// Some beginnings are not decided, and no decided one is a loss.
    pub unknown: Vec<Square>,
}

impl Choices {
    /// `first_wins` says of each representative whether the first player wins, if that is known.
    pub fn of(
        removal: Removal,
        (rows, columns): (i32, i32),
        first: Player,
        first_wins: impl Fn(Beginning) -> Option<bool>,
    ) -> Choices {
        let full = Board::full(rows, columns);
        let mut choices = Choices::default();
        for one in removal.first(&full, first) {
            let others = removal.second(&full.clone().without(one), first.other(), one);
            let wins = |other: Square| {
                let beginning = Beginning::of_pair(&full, one, other, first);
                first_wins(beginning.representative(rows, columns))
            };
            let all: Vec<Option<bool>> = others.map(wins).collect();
            if all.is_empty() {
                continue;
            }
            let list = if all.contains(&Some(false)) {
                &mut choices.losing
            } else if all.contains(&None) {
                &mut choices.unknown
            } else {
                &mut choices.winning
            };
            list.push(one);
        }
        choices
    }

    /// Whether the first player can remove any stone.
    pub fn are_any(&self) -> bool {
        [&self.winning, &self.losing, &self.unknown].iter().any(|list| !list.is_empty())
    }

    /// Whether the first player wins the whole game, if that is known.
    pub fn first_wins(&self) -> Option<bool> {
        match self {
            _ if !self.winning.is_empty() => Some(true),
            _ if !self.unknown.is_empty() || self.losing.is_empty() => None,
            _ => Some(false),
        }
    }

    /// The winner of the whole game, if it is known.
    pub fn winner(&self, first: Player) -> Option<Player> {
        self.first_wins().map(|wins| if wins { first } else { first.other() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_beginning_stands_for_all_images() {
        for (rows, columns) in [(1, 4), (2, 3), (3, 3), (4, 4), (3, 5), (5, 5)] {
            let full = Board::full(rows, columns);
            let all = Beginning::all(Removal::Anywhere, rows, columns);
            // Each pair of neighbours, with either player first, has one representative; a
            // representative has itself.
            let mut counts = vec![0; all.len()];
            for one in full.squares() {
                for shift in [Square::new(0, 1), Square::new(1, 0)] {
                    let other = one + shift;
                    if !full.has_square(other) {
                        continue;
                    }
                    for first in Player::ALL {
                        let beginning = Beginning::of_pair(&full, one, other, first);
                        let place = beginning.representative(rows, columns);
                        counts[all.iter().position(|known| *known == place).unwrap()] += 1;
                    }
                }
            }
            let pairs = rows * (columns - 1) + columns * (rows - 1);
            assert_eq!(counts.iter().sum::<i32>(), 2 * pairs);
            assert!(!counts.contains(&0));
        }
    }

    #[test]
    fn names_what_is_left_of_symmetry() {
        let names = |removal, rows, columns| {
            let all = Beginning::all(removal, rows, columns).into_iter();
            let name = |it: Beginning| format!("{} {}", it.pair_name(rows), it.first.name());
            all.map(name).collect::<Vec<_>>().join(", ")
        };
        // A reflection that swaps the colours exchanges the players.
        assert_eq!(names(Removal::Anywhere, 2, 2), "a1 b1 Left");
        assert_eq!(names(Removal::Anywhere, 1, 4), "a1 b1 Left, a1 b1 Right, c1 b1 Left");
        assert_eq!(
            names(Removal::Anywhere, 3, 3),
            "a1 b1 Left, a1 b1 Right, b2 b1 Left, b2 b1 Right"
        );
        // The corners are black, so White cannot begin.
        assert_eq!(names(Removal::Centre, 3, 3), "b2 b1 Left");
    }

    #[test]
    fn reads_the_names_of_pairs() {
        let named = |name, rows, columns| Beginning::named(name, Player::Left, rows, columns);
        let corner = named("a1 b1", 2, 3).unwrap();
        assert_eq!((corner.black, corner.white), (Square::new(1, 0), Square::new(1, 1)));
        assert_eq!(corner.pair_name(2), "a1 b1");
        for wrong in ["b1 a1", "a1 a1", "a1 c1", "a1 b3", "c1 d1", "a1", "a1b1"] {
            assert_eq!(named(wrong, 2, 3), None, "{wrong}");
        }
        assert_eq!(named("a1 b3", 3, 3), None, "not neighbours, but of different colours");
        // The square beside the corner becomes the square above it.
        assert_eq!(corner.transposed(2, 3).pair_name(3), "a1 a2");
        let other = named("c1 b1", 2, 3).unwrap();
        assert_eq!(other.transposed(2, 3).pair_name(3), "a3 a2");
    }

    #[test]
    fn weighs_the_choices() {
        let of = |known: &dyn Fn(Beginning) -> Option<bool>| {
            Choices::of(Removal::Anywhere, (2, 3), Player::Left, known)
        };
        let full = of(&|_| Some(true));
        assert_eq!((full.winning.len(), full.first_wins()), (3, Some(true)));
        assert_eq!(of(&|_| Some(false)).first_wins(), Some(false));
        assert_eq!(of(&|_| None).first_wins(), None);
        let winners =
            [Some(true), Some(false), None].map(|wins| of(&|_| wins).winner(Player::Right));
        assert_eq!(winners, [Some(Player::Right), Some(Player::Left), None]);
        // One answer that wins for the other player is enough, whatever the others do.
        let corner = of(&|it| (it.pair_name(2) == "a1 b1").then_some(false));
        assert_eq!(corner.winning, []);
        assert!(corner.losing.contains(&Square::new(1, 0)), "{corner:?}");
        let none = Choices::of(Removal::Centre, (3, 5), Player::Left, |_| Some(true));
        assert!(!none.are_any() && none.first_wins().is_none());
    }
}
