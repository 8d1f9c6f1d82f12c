//! The positions of the dictionary: patterns of squares, and the ways to colour stones on them.
//!
//! R(A) are the squares that any stone of a set A can ever stand on (see [`crate::splitter`]), here
//! always exact. Two sets *touch* if a square of the one's R is a square of the other's, or beside
//! one. A pattern is *one component* if it is not the union of two sets that do not touch.
//!
//! [`Components`] finds all of them, because those of two or more stones are the unions of two
//! smaller components that touch, and only those:
//!
//! 1. R grows with its set. Let A be part of B. Whatever jump A makes, B has, or has had, stones on
//!    all squares of A after it: if the landing square is free in B, B makes the same jump;
//!    otherwise B stays as it is.
//! 2. A union of two components that touch is a component. If it were C and D that do not touch,
//!    by 1 neither component could have stones in both, so one would be C and the other D.
//! 3. Begin with a component's stones as sets of one stone and unite sets that touch, two at a time.
//!    By 2 all sets are components. If several sets are left, no two of them touch, so none of them
//!    ever meets another, the first and the union of the rest do not touch, and the whole is no
//!    component. So one set is left, and the last step made it of two components that touch.

use std::collections::{BTreeSet, HashSet};

use crate::reach::{beyond, bound, explore};
use crate::{Area, Bits, Board, Colours, Direction, Edge, Grid, Square};
use basics::dice::Dice;
use basics::named;
use basics::player::Player;

/// What is around a position of the dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surroundings {
    /// No wall: the plane on all sides.
    Plane,
    /// One wall, where the pattern's stones could go farther without it; on the other sides the plane. It is written as a
    /// board between walls, of which no other is ever met.
    OneWall,
    /// Two such walls that meet.
    Corner,
    /// Walls on all four sides.
    Walls,
}

named!(Surroundings { Plane: "plane", OneWall: "edge", Corner: "corner", Walls: "walls" });

impl Surroundings {
    /// How the positions are written.
    pub fn edge(self) -> Edge {
        if self == Surroundings::Plane { Edge::Plane } else { Edge::Walls }
    }
}

/// Squares for stones in a rectangle: on the plane their smallest one, between walls the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pattern {
    /// The rows of the rectangle.
    pub rows: i32,
    /// The columns of the rectangle.
    pub columns: i32,
    /// Row by row.
    squares: Vec<Square>,
}

impl Pattern {
    /// The image that all images of these squares on the plane share.
    fn typical(mut squares: Vec<Square>) -> Pattern {
        let around = Area::around(&squares);
        let area = around.unwrap_or(Area::one(Square::new(0, 0)));
        squares.iter_mut().for_each(|square| *square = *square - area.corner);
        Pattern::first_image(area.rows, area.columns, squares)
    }

    /// The image that all images of a rectangle with squares share.
    fn first_image(mut rows: i32, mut columns: i32, mut squares: Vec<Square>) -> Pattern {
        if rows > columns {
            (rows, columns) = (columns, rows);
            squares.iter_mut().for_each(|square| *square = Square::new(square.column, square.row));
        }
        let images = Pattern { rows, columns, squares };
        let squares = images.images().map(sorted).min().unwrap_or_default();
        Pattern { rows, columns, squares }
    }

    /// Where a symmetry of the rectangle brings a square; from 4 on, the symmetries turn it on its
    /// side.
    fn image(&self, Square { row, column }: Square, symmetry: usize) -> Square {
        let row = if symmetry & 1 == 0 { row } else { self.rows - 1 - row };
        let column = if symmetry & 2 == 0 { column } else { self.columns - 1 - column };
        if symmetry & 4 == 0 { Square::new(row, column) } else { Square::new(column, row) }
    }

    /// The squares after each symmetry that keeps the rectangle, in the same order.
    fn images(&self) -> impl Iterator<Item = Vec<Square>> {
        let symmetries = if self.rows == self.columns { 8 } else { 4 };
        (0..symmetries)
            .map(|symmetry| self.squares.iter().map(|&at| self.image(at, symmetry)).collect())
    }

    /// Whether no image by a symmetry of the rectangle comes before it.
    fn is_first(&self) -> bool {
        self.images().all(|image| self.squares <= sorted(image))
    }

    /// Whether no smaller rectangle holds the squares.
    pub fn fills_rectangle(&self) -> bool {
        let around = Area::around(&self.squares);
        around.is_some_and(|it| (it.rows, it.columns) == (self.rows, self.columns))
    }

    /// A number that says nothing about the pattern, the same in every run: work is divided by it.
    pub fn lot(&self) -> u64 {
        let size = Square::new(self.rows, self.columns);
        let numbers = [size].into_iter().chain(self.squares.iter().copied());
        numbers.fold(0, |lot, at| Dice(lot ^ at.number() as u64).roll())
    }

    /// The positions with a stone on each square in these colours, once up to turning, mirroring and swapping colours.
    pub fn positions(&self, edge: Edge, colours: Colours) -> impl Iterator<Item = Board> {
        let place = |at: &Square| self.squares.binary_search(at).ok();
        // Those symmetries that keep the pattern, as permutations of its stones.
        let symmetries: Vec<Vec<usize>> =
            self.images().filter_map(|image| image.iter().map(place).collect()).collect();
        let all = (1u64 << self.squares.len()) - 1;
        let is_first = move |white: &u64| {
            symmetries.iter().all(|places| {
                let stones = places.iter().enumerate();
                let image = stones.fold(0, |image, (from, &to)| image | (white >> from & 1) << to);
                *white <= image && *white <= all ^ image
            })
        };
        let whites = match colours {
            Colours::Any => 0..=all / 2,
            Colours::Opening => {
                let last = self.squares.last().map_or(0, |at| at.row + at.column);
                let bits = self.squares.iter().enumerate();
                let white = bits.fold(0, |white, (index, at)| {
                    white | (u64::from((at.row + at.column - last) % 2 != 0) << index)
                });
                white..=white
            }
        };
        whites.filter(is_first).map(move |white| {
            let mut board = Board::empty(self.rows, self.columns, edge);
            for (index, &square) in self.squares.iter().enumerate() {
                let is_white = white >> index & 1 == 1;
                board.set(square, Some(if is_white { Player::Right } else { Player::Left }));
            }
            board
        })
    }

    /// All patterns on all boards of this many squares, once up to symmetry.
    pub fn on_boards(squares: u32) -> impl Iterator<Item = Pattern> {
        let area = squares as i32;
        let boards = (1..=area).filter(move |rows| area % rows == 0 && rows * rows <= area);
        let patterns = boards.flat_map(move |rows| {
            (0..1u64 << squares).map(move |set| {
                let columns = area / rows;
                let places = (0..area).filter(|place| set >> place & 1 == 1);
                let at = places.map(|place| Square::new(place / columns, place % columns));
                Pattern { rows, columns, squares: at.collect() }
            })
        });
        patterns.filter(Pattern::is_first)
    }

    /// A component of the plane in these surroundings, at each distance at which it meets the walls, as boards.
    pub fn placed(self, surroundings: Surroundings) -> BTreeSet<Pattern> {
        if matches!(surroundings, Surroundings::Plane | Surroundings::Walls) {
            return BTreeSet::from([self]);
        }
        let component = Component { reach: reach(&self.squares), pattern: self };
        let mut placed = BTreeSet::new();
        for (squares, reach) in component.images() {
            let (Some(stones), Some(reach)) = (Area::around(&squares), Area::around(reach)) else {
                continue;
            };
            // How far the stones go beyond their rectangle, up and to the left.
            let beyond = stones.corner - reach.corner;
            let columns = match surroundings {
                Surroundings::Corner => 0..beyond.column,
                _ => beyond.column..beyond.column + 1,
            };
            for row in 0..beyond.row {
                for column in columns.clone() {
                    let corner = stones.corner - Square::new(row, column);
                    let size = reach.last() - corner + Square::new(1, 1);
                    let squares = squares.iter().map(|&at| at - corner).collect();
                    placed.insert(Pattern::first_image(size.row, size.column, squares));
                }
            }
        }
        placed
    }
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort_unstable();
    squares
}

/// The most stones that components are asked for.
pub const MOST_STONES: u32 = 9;

/// All components with fewer than some number of stones.
#[derive(Default)]
pub struct Components {
    /// By the number of stones, from one.
    levels: Vec<Vec<Component>>,
}

struct Component {
    pattern: Pattern,
    /// R of the pattern.
    reach: Vec<Square>,
}

impl Components {
    /// Those components with one stone more that are meant.
    pub fn next(&self, is_meant: impl Fn(&Pattern) -> bool) -> BTreeSet<Pattern> {
        let stones = self.levels.len() + 1;
        let mut found = BTreeSet::new();
        let mut find = |squares| {
            let pattern = Pattern::typical(squares);
            if is_meant(&pattern) {
                found.insert(pattern);
            }
        };
        if stones == 1 {
            find(vec![Square::new(0, 0)]);
        }
        for fewer in 1..=stones / 2 {
            for small in &self.levels[fewer - 1] {
                let images = small.images();
                for large in &self.levels[stones - fewer - 1] {
                    images.iter().for_each(|image| large.unions(image, &mut find));
                }
            }
        }
        found
    }

    /// Remembers all components with one stone more.
    pub fn grow(&mut self) {
        let patterns = self.next(|_| true).into_iter();
        let component = |pattern: Pattern| Component { reach: reach(&pattern.squares), pattern };
        self.levels.push(patterns.map(component).collect());
    }
}

impl Component {
    /// The component turned and mirrored: its squares and their R, row by row.
    fn images(&self) -> HashSet<(Vec<Square>, Vec<Square>)> {
        let image = |squares: &[Square], symmetry| {
            sorted(squares.iter().map(|&at| self.pattern.image(at, symmetry)).collect())
        };
        let images =
            |symmetry| (image(&self.pattern.squares, symmetry), image(&self.reach, symmetry));
        (0..8).map(images).collect()
    }

    /// The unions with another component wherever the two touch.
    fn unions(
        &self,
        (other, other_reach): &(Vec<Square>, Vec<Square>),
        find: &mut impl FnMut(Vec<Square>),
    ) {
        let ours = &self.pattern.squares;
        let near = |at: Square| Direction::ALL.map(|direction| at.step(direction, 1));
        let near = self.reach.iter().flat_map(|&at| near(at).into_iter().chain([at]));
        let shifts = near.flat_map(|to| other_reach.iter().map(move |&from| to - from));
        for shift in shifts.collect::<HashSet<Square>>() {
            let mut union: Vec<Square> = other.iter().map(|&at| at + shift).collect();
            if !union.iter().any(|at| ours.contains(at)) {
                union.extend(ours);
                find(union);
            }
        }
    }
}

/// R of a component on the plane. Those of fewer than [`MOST_STONES`] stones fit into the larger
/// window: by the steps above, their sides are at most 18.
fn reach(stones: &[Square]) -> Vec<Square> {
    reach_in::<2>(stones).or_else(|| reach_in::<16>(stones)).unwrap_or_default()
}

fn reach_in<const N: usize>(stones: &[Square]) -> Option<Vec<Square>> {
    let limit = beyond(Area::around(stones)?, stones.len() as u32);
    let mut set = Grid::<N>::new(limit.rows, limit.columns)?;
    let mut squares = set;
    (0..limit.rows).for_each(|row| squares.add_row(row, 0, u32::MAX));
    stones.iter().for_each(|&at| set.insert(at - limit.corner));
    let found = explore(&set, &squares, &bound(&set, &squares), usize::MAX)?;
    Some(found.squares().map(|at| at + limit.corner).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Scope, typical};

    type Squares = BTreeSet<(i32, i32)>;

    /// R by playing peg solitaire on a set of squares, without bounds and windows.
    fn reach_by_play(squares: &Squares) -> Squares {
        let (mut seen, mut open) = (HashSet::new(), vec![squares.clone()]);
        while let Some(squares) = open.pop() {
            for &(row, column) in &squares {
                for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                    let victim = (row + down, column + right);
                    let landing = (row + 2 * down, column + 2 * right);
                    if squares.contains(&victim) && !squares.contains(&landing) {
                        let mut after = squares.clone();
                        after.retain(|square| ![(row, column), victim].contains(square));
                        after.insert(landing);
                        if seen.insert(after.clone()) {
                            open.push(after);
                        }
                    }
                }
            }
        }
        seen.into_iter().flatten().chain(squares.iter().copied()).collect()
    }

    /// By definition: no two sets that do not touch make up the whole.
    fn is_component(squares: &[(i32, i32)]) -> bool {
        (1..1 << (squares.len() - 1)).all(|choice: usize| {
            let side = |is_first: bool| {
                let of_side = |&index: &usize| (choice >> index & 1 == 1) == is_first;
                reach_by_play(&(0..squares.len()).filter(of_side).map(|it| squares[it]).collect())
            };
            let (one, two) = (side(true), side(false));
            let distance = |(row, column): (i32, i32), to: (i32, i32)| {
                row.abs_diff(to.0) + column.abs_diff(to.1)
            };
            one.iter().any(|&from| two.iter().any(|&to| distance(from, to) <= 1))
        })
    }

    /// All ways to choose squares of a box that touch its top and its left side.
    fn choices(stones: u32, rows: i32, columns: i32) -> impl Iterator<Item = Vec<(i32, i32)>> {
        let sets = (0u32..1 << (rows * columns)).filter(move |set| set.count_ones() == stones);
        let chosen = sets.map(move |set| {
            let places = (0..rows * columns).filter(move |place| set >> place & 1 == 1);
            places.map(|place| (place / columns, place % columns)).collect::<Vec<_>>()
        });
        let touches = |squares: &Vec<(i32, i32)>| {
            squares[0].0 == 0 && squares.iter().any(|&(_, column)| column == 0)
        };
        chosen.filter(touches)
    }

    #[test]
    fn components_are_those_of_the_definition() {
        let mut components = Components::default();
        for (stones, rows, columns) in [(1, 2, 2), (2, 3, 4), (3, 4, 5), (4, 4, 6), (5, 4, 6)] {
            let found = components.next(|_| true);
            let mut images = BTreeSet::new();
            for pattern in &found {
                assert_eq!(pattern.squares.len(), stones as usize);
                for symmetry in 0..8 {
                    let turned = pattern.squares.iter().map(|&at| pattern.image(at, symmetry));
                    let turned = sorted(turned.collect());
                    let fits = |at: &Square| at.row < rows && at.column < columns;
                    if turned.iter().all(fits) {
                        images.insert(turned.iter().map(|at| (at.row, at.column)).collect());
                    }
                }
            }
            let meant = choices(stones, rows, columns).filter(|it| is_component(it));
            let meant: BTreeSet<Vec<_>> = meant.collect();
            assert!(images == meant, "{stones}: {} and {}", images.len(), meant.len());
            components.grow();
        }
    }

    #[test]
    fn no_component_falls_into_parts() {
        let mut components = Components::default();
        for stones in 1..=5 {
            for pattern in components.next(|_| stones > 1) {
                let board = pattern.positions(Edge::Plane, Colours::Any).next().unwrap();
                let counts: Vec<usize> =
                    board.parts().iter().map(|part| part.stones.len()).collect();
                assert_eq!(counts, [stones], "{board}");
            }
            components.grow();
        }
    }

    #[test]
    fn boards_have_every_position_once() {
        let scope = Scope { edge: Edge::Walls, colours: Colours::Any };
        for squares in 1..=8 {
            let found: Vec<Board> = Pattern::on_boards(squares)
                .flat_map(|pattern| {
                    pattern.positions(Edge::Walls, Colours::Any).collect::<Vec<_>>()
                })
                .map(|board| typical(&board, true))
                .collect();
            let area = squares as i32;
            let mut meant = HashSet::new();
            for rows in (1..=area).filter(|rows| area % rows == 0 && rows * rows <= area) {
                for stones in 0..=squares {
                    let level = Level { stones, rows, columns: area / rows };
                    meant.extend(level.all_boards(scope).iter().map(|board| typical(board, true)));
                }
            }
            assert_eq!(found.len(), meant.len(), "{squares}");
            assert!(found.into_iter().collect::<HashSet<_>>() == meant, "{squares}");
        }
    }

    /// By playing without walls: the stones leave the board on one side, or on two that meet, and each other side is as far
    /// away as they go.
    #[test]
    fn components_are_placed_wherever_they_meet_walls() {
        let board_of = |rows: i32, columns: i32, squares: &[(i32, i32)]| {
            let mut board = Board::empty(rows, columns, Edge::Walls);
            for &(row, column) in squares {
                board.set(Square::new(row, column), Some(Player::Left));
            }
            typical(&board, true)
        };
        let mut components = Components::default();
        for _ in 1..=4 {
            for pattern in components.next(|_| true) {
                let mut meant = [HashSet::new(), HashSet::new()];
                for symmetry in 0..8 {
                    let turned = pattern.squares.iter().map(|&at| pattern.image(at, symmetry));
                    let squares: Vec<(i32, i32)> = turned.map(|at| (at.row, at.column)).collect();
                    let reach = reach_by_play(&squares.iter().copied().collect());
                    let top = reach.iter().map(|at| at.0).min().unwrap();
                    let left = reach.iter().map(|at| at.1).min().unwrap();
                    let bottom = reach.iter().map(|at| at.0).max().unwrap();
                    let right = reach.iter().map(|at| at.1).max().unwrap();
                    for wall in top + 1..=0 {
                        for side in left..=0 {
                            let moved: Vec<_> =
                                squares.iter().map(|at| (at.0 - wall, at.1 - side)).collect();
                            let board = board_of(bottom - wall + 1, right - side + 1, &moved);
                            if side == left {
                                meant[0].insert(board);
                            } else {
                                meant[1].insert(board);
                            }
                        }
                    }
                }
                for (meant, surroundings) in
                    meant.iter().zip([Surroundings::OneWall, Surroundings::Corner])
                {
                    let placed = pattern.clone().placed(surroundings);
                    let boards = placed.iter().map(|it| {
                        let squares: Vec<_> =
                            it.squares.iter().map(|at| (at.row, at.column)).collect();
                        board_of(it.rows, it.columns, &squares)
                    });
                    let boards: HashSet<Board> = boards.collect();
                    assert_eq!((boards.len(), &boards), (placed.len(), meant), "{pattern:?}");
                }
            }
            components.grow();
        }
    }

    #[test]
    fn components_have_every_colouring_once() {
        let mut components = Components::default();
        for stones in 1..=4usize {
            for pattern in components.next(|_| true) {
                let found: Vec<Board> = pattern.positions(Edge::Plane, Colours::Any).collect();
                let typical_ones = |boards: &[Board]| -> HashSet<Board> {
                    boards.iter().map(|board| typical(board, true)).collect()
                };
                let all = (0..1 << stones).map(|white: usize| {
                    let mut board = Board::empty(pattern.rows, pattern.columns, Edge::Plane);
                    for (index, &square) in pattern.squares.iter().enumerate() {
                        let is_white = white >> index & 1 == 1;
                        board.set(square, Player::ALL.get(usize::from(is_white)).copied());
                    }
                    board
                });
                let all = typical_ones(&all.collect::<Vec<_>>());
                let opened: Vec<Board> = pattern.positions(Edge::Plane, Colours::Opening).collect();
                let mut meant = all.clone();
                meant.retain(|board| Colours::Opening.has(board));
                assert_eq!((opened.len(), typical_ones(&opened)), (1, meant), "{pattern:?}");
                assert_eq!((found.len(), typical_ones(&found)), (all.len(), all), "{pattern:?}");
            }
            components.grow();
        }
    }

    #[test]
    fn patterns_fill_their_rectangle_or_do_not() {
        for pattern in Pattern::on_boards(6) {
            let has = |is_there: &dyn Fn(&Square) -> bool| pattern.squares.iter().any(is_there);
            let is_full = has(&|at| at.row == 0)
                && has(&|at| at.column == 0)
                && has(&|at| at.row == pattern.rows - 1)
                && has(&|at| at.column == pattern.columns - 1);
            assert_eq!(pattern.fills_rectangle(), is_full, "{pattern:?}");
        }
    }

    #[test]
    fn parts_share_the_patterns_out() {
        let mut components = Components::default();
        (0..4).for_each(|_| components.grow());
        let parts = |number| components.next(move |pattern| pattern.lot() % 3 == number);
        let parts: Vec<BTreeSet<Pattern>> = (0..3).map(parts).collect();
        assert!(parts.iter().all(|part| part.len() > 60));
        let count: usize = parts.iter().map(BTreeSet::len).sum();
        let all: BTreeSet<Pattern> = parts.into_iter().flatten().collect();
        assert_eq!((count, &all), (all.len(), &components.next(|_| true)));
    }
}
