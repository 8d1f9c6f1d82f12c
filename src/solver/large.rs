//! The value of positions that do not fit into the smallest window.
//!
//! A position falls into groups of stones that never meet. Each is moved, turned, mirrored and
//! recoloured until equal ones look alike, looked up, and if it is unknown, played out in a window
//! that is just large enough.

use std::convert::Infallible;

use crate::budget::{Budget, Stopped};
use crate::konane::{Bits, Bounds, Edge, Field, Grid, Rules, Square, Window};
use crate::memo::Memo;
use crate::player::{ByPlayer, Player};
use crate::solver::Solver;
use crate::solver::two_generations::TwoGenerations;
use crate::value::Value;

/// What is remembered of large positions.
pub struct Large {
    /// On the plane the squares around the stones are all the same: the stones alone say what a
    /// part is worth.
    edge: Edge,
    /// What has been asked last: most likely it is asked again.
    root: Option<Root>,
    parts: TwoGenerations,
    /// Positions as they stand, by the size of their window, to save splitting them.
    two: Seen<2>,
    four: Seen<4>,
    eight: Seen<8>,
    sixteen: Seen<16>,
    fields: TwoGenerations,
}

struct Root {
    asked: Window<Field>,
    /// Without the squares that no stone can ever stand on.
    tightened: Window<Field>,
}

/// By Left's stones, Right's stones and squares.
type Seen<const N: usize> = Memo<(Grid<N>, Grid<N>, Grid<N>), Value>;

impl Large {
    /// What takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        let part = bytes / 8;
        Large {
            edge: Edge::Plane,
            root: None,
            parts: TwoGenerations::new(3 * part),
            two: Memo::new(part),
            four: Memo::new(part),
            eight: Memo::new(part),
            sixteen: Memo::new(part),
            fields: TwoGenerations::new(part),
        }
    }

    pub fn bytes(&self) -> usize {
        self.parts.bytes()
            + self.two.bytes()
            + self.four.bytes()
            + self.eight.bytes()
            + self.sixteen.bytes()
            + self.fields.bytes()
    }
}

/// Windows of large positions.
trait Room: Bits {
    fn known(large: &mut Large, window: &Window<Self>) -> Option<Value>;
    fn keep(large: &mut Large, window: &Window<Self>, value: Value);
    /// The parts of a position that never meet.
    fn parts(solver: &mut Solver, window: &Window<Self>) -> Vec<Part>;
}

macro_rules! room {
    ($words:literal, $seen:ident) => {
        impl Room for Grid<$words> {
            #[inline(never)]
            fn known(large: &mut Large, window: &Window<Self>) -> Option<Value> {
                large.$seen.get((window.stones.left, window.stones.right, window.squares))
            }

            #[inline(never)]
            fn keep(large: &mut Large, window: &Window<Self>, value: Value) {
                let place = (window.stones.left, window.stones.right, window.squares);
                large.$seen.enter(place, value);
            }

            #[inline(never)]
            fn parts(solver: &mut Solver, window: &Window<Self>) -> Vec<Part> {
                let groups = solver.splitter.groups(window).into_iter();
                let part = |(stones, reach): (Self, Self)| Part {
                    stones: ByPlayer::from_fn(|player: Player| {
                        window.stones[player].and(&stones).squares()
                    }),
                    squares: reach.squares(),
                };
                groups.map(|group| part((group.stones, group.reach))).collect()
            }
        }
    };
}

room!(2, two);
room!(4, four);
room!(8, eight);
room!(16, sixteen);

impl Room for Field {
    #[inline(never)]
    fn known(large: &mut Large, window: &Window<Self>) -> Option<Value> {
        large.fields.get(&field_key(window))
    }

    #[inline(never)]
    fn keep(large: &mut Large, window: &Window<Self>, value: Value) {
        large.fields.enter(&field_key(window), value);
    }

    #[inline(never)]
    fn parts(solver: &mut Solver, window: &Window<Self>) -> Vec<Part> {
        let flocks = solver.splitter.flocks(&window.occupied(), &window.squares).into_iter();
        let part = |(stones, reach): (Vec<Square>, Vec<Square>)| Part {
            stones: ByPlayer::from_fn(|player: Player| {
                let ours = &window.stones[player];
                stones.iter().filter(|&&square| ours.contains(square)).copied().collect()
            }),
            squares: reach,
        };
        flocks.map(|flock| part((flock.stones, flock.reach))).collect()
    }
}

fn field_key(window: &Window<Field>) -> Vec<u64> {
    let ByPlayer { left, right } = &window.stones;
    let sets = [left, right, &window.squares].map(|set| set.words());
    let mut key = vec![window.squares.columns() as u64];
    key.extend(sets.into_iter().flatten());
    key
}

impl Solver {
    /// The value of a position in a window of any size.
    pub(super) fn whole(
        &mut self,
        window: Window<Field>,
        edge: Edge,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.large.edge = edge;
        let root = match self.large.root.take() {
            Some(root) if root.asked == window => root,
            _ => Root { tightened: self.splitter.tightened(&window), asked: window },
        };
        let value = self.large(&root.tightened, budget);
        self.large.root = Some(root);
        value
    }

    fn large<B: Room>(
        &mut self,
        window: &Window<B>,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        if let Some(known) = B::known(&mut self.large, window) {
            return Ok(known);
        }
        let mut sum = Value::ZERO;
        for part in B::parts(self, window) {
            let value = self.part(&part, budget)?;
            sum = self.values.add(sum, value, budget)?;
        }
        B::keep(&mut self.large, window, sum);
        Ok(sum)
    }

    /// The value of a part of a position.
    fn part(&mut self, part: &Part, budget: &mut Budget) -> Result<Value, Stopped> {
        let Some(bounds) = Bounds::around(part.squares.iter().copied()) else {
            return Ok(Value::ZERO);
        };
        if bounds.rows() <= 8 && bounds.columns() <= 8 {
            let window = part.window(Turn::default(), bounds, 0u64);
            return self.small_part(&window, budget);
        }
        let image = part.image(self.large.edge);
        let value = match self.large.parts.get(&image.key) {
            Some(known) => known,
            None => {
                let value = self.play_out(part, bounds, image.turn, budget)?;
                self.large.parts.enter(&image.key, value);
                value
            }
        };
        if image.turn.is_swapped { self.values.negative(value, budget) } else { Ok(value) }
    }

    /// The value of an image of a part, in a window that is just large enough.
    fn play_out(
        &mut self,
        part: &Part,
        bounds: Bounds,
        turn: Turn,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let bounds = turn.bounds(bounds);
        let (rows, columns) = (bounds.rows(), bounds.columns());
        if let Some(empty) = Grid::<2>::new(rows, columns) {
            return self.play_in(part, turn, bounds, empty, budget);
        }
        if let Some(empty) = Grid::<4>::new(rows, columns) {
            return self.play_in(part, turn, bounds, empty, budget);
        }
        if let Some(empty) = Grid::<8>::new(rows, columns) {
            return self.play_in(part, turn, bounds, empty, budget);
        }
        if let Some(empty) = Grid::<16>::new(rows, columns) {
            return self.play_in(part, turn, bounds, empty, budget);
        }
        self.play_in(part, turn, bounds, Field::new(rows, columns), budget)
    }

    /// All jumps are played before any of them is valued: lines can be long, and windows are large
    /// for a stack.
    #[inline(never)]
    fn play_in<B: Room>(
        &mut self,
        part: &Part,
        turn: Turn,
        bounds: Bounds,
        empty: B,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        self.begin(budget)?;
        let children = part.children(turn, bounds, empty, self.rules());
        let mut options = ByPlayer::<Vec<Value>>::default();
        self.depth += 1;
        let found = Player::BOTH.into_iter().try_for_each(|player| {
            children[player].iter().try_for_each(|child| {
                options[player].push(self.large(child, budget)?);
                Ok(())
            })
        });
        self.depth -= 1;
        let value = found.and_then(|()| self.values.make_from(&mut options, budget));
        self.positions += u64::from(value.is_ok());
        value
    }
}

/// Stones that meet no others, and the squares that they can ever stand on.
struct Part {
    stones: ByPlayer<Vec<Square>>,
    squares: Vec<Square>,
}

/// A part's standard image.
struct Image {
    key: Vec<u64>,
    turn: Turn,
}

/// How to make one position of another one: transposed first, then mirrored.
#[derive(Clone, Copy, Default)]
struct Turn {
    is_transposed: bool,
    is_upside_down: bool,
    is_left_to_right: bool,
    is_swapped: bool,
}

impl Turn {
    #[inline]
    fn square(self, square: Square) -> Square {
        let Square { row, column } = square;
        let (row, column) = if self.is_transposed { (column, row) } else { (row, column) };
        Square::new(
            if self.is_upside_down { -row } else { row },
            if self.is_left_to_right { -column } else { column },
        )
    }

    fn bounds(self, bounds: Bounds) -> Bounds {
        let (one, two) = (self.square(bounds.first), self.square(bounds.last));
        Bounds {
            first: Square::new(one.row.min(two.row), one.column.min(two.column)),
            last: Square::new(one.row.max(two.row), one.column.max(two.column)),
        }
    }
}

impl Part {
    /// An image in an empty window, with the top left of `bounds` at its own.
    fn window<B: Bits>(&self, turn: Turn, bounds: Bounds, empty: B) -> Window<B> {
        let set = |squares: &[Square]| {
            let mut set = empty.clone();
            for &square in squares {
                set.insert(turn.square(square) - bounds.first);
            }
            set
        };
        let stones = ByPlayer::from_fn(|player: Player| {
            set(&self.stones[if turn.is_swapped { player.other() } else { player }])
        });
        Window { stones, squares: set(&self.squares) }
    }

    /// What the jumps lead to in an image.
    #[inline(never)]
    fn children<B: Bits>(
        &self,
        turn: Turn,
        bounds: Bounds,
        empty: B,
        rules: Rules,
    ) -> ByPlayer<Vec<Window<B>>> {
        let window = self.window(turn, bounds, empty);
        ByPlayer::from_fn(|player: Player| {
            let mut children = Vec::new();
            let Ok(()) = window.jumps::<Infallible>(rules, player, |child| {
                children.push(child);
                Ok(())
            });
            children
        })
    }

    /// The image that all images share: the one with the least key.
    #[inline(never)]
    fn image(&self, edge: Edge) -> Image {
        let ByPlayer { left, right } = &self.stones;
        let squares = match edge {
            Edge::Walls => &self.squares[..],
            Edge::Plane => &[],
        };
        let around = [left, right, squares].into_iter().flatten().copied();
        let Some(around) = Bounds::around(around) else {
            return Image { key: Vec::new(), turn: Turn::default() };
        };
        let mut least: Option<Image> = None;
        for turn in 0..8 {
            let mut turn = Turn {
                is_transposed: turn & 1 != 0,
                is_upside_down: turn & 2 != 0,
                is_left_to_right: turn & 4 != 0,
                is_swapped: false,
            };
            let bounds = turn.bounds(around);
            let (rows, columns) = (bounds.rows(), bounds.columns());
            if rows < columns {
                continue;
            }
            let words = ((rows * columns) as usize).div_ceil(64);
            let mut key = vec![0; 1 + 2 * words + if squares.is_empty() { 0 } else { words }];
            key[0] = (rows as u64) << 32 | columns as u64;
            let sets: [&[Square]; 3] = [left, right, squares];
            for (set, start) in sets.into_iter().zip((1..).step_by(words)) {
                for &square in set {
                    let Square { row, column } = turn.square(square);
                    let bit = (row - bounds.first.row) * columns + column - bounds.first.column;
                    key[start + bit as usize / 64] |= 1 << (bit % 64);
                }
            }
            let (ours, theirs) = key[1..][..2 * words].split_at_mut(words);
            if theirs < ours {
                ours.swap_with_slice(theirs);
                turn.is_swapped = true;
            }
            if least.as_ref().is_none_or(|least| key < least.key) {
                least = Some(Image { key, turn });
            }
        }
        least.unwrap_or(Image { key: Vec::new(), turn: Turn::default() })
    }
}
