//! The value of positions of any size, part by part.
//!
//! A position falls into groups of stones that never meet. Each is moved, turned, mirrored and
//! recoloured until equal ones look alike, looked up, and if it is unknown, played out in a window
//! that is just large enough.

use std::convert::Infallible;

use crate::budget::{Budget, Stopped};
use crate::konane::{Bits, Bounds, Edge, Field, Flock, Grid, Rules, Square, Window};
use crate::player::{ByPlayer, Player};
use crate::solver::Solver;
use crate::solver::frame::{Frame, Stones};
use crate::solver::ground::Image as Position;
use crate::solver::lazy::{Lazy, Side, Tools};
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
    /// Positions as they stand in windows that are too large for a frame, to save splitting them.
    fields: TwoGenerations,
    /// Parts whose playing out was stopped, by their keys, the latest last.
    open: Vec<(Vec<u64>, Box<dyn Play>)>,
    positions: u64,
    findings: u64,
    depth: u32,
}

struct Root {
    asked: Window<Field>,
    /// Without the squares that no stone can ever stand on.
    tightened: Window<Field>,
}

/// A part that is being played out.
trait Play {
    fn value(&mut self, tools: &mut Tools) -> Result<Value, Stopped>;
    fn compare(&mut self, side: Side, value: Value, tools: &mut Tools) -> Result<bool, Stopped>;
    fn positions(&self) -> u64;
    fn findings(&self) -> u64;
    fn bytes(&self) -> usize;
}

struct Played<const N: usize> {
    frame: Lazy<Frame<N>>,
    start: Position<Stones<N>>,
}

impl<const N: usize> Play for Played<N> {
    fn value(&mut self, tools: &mut Tools) -> Result<Value, Stopped> {
        self.frame.value(self.start, true, tools)
    }

    fn compare(&mut self, side: Side, value: Value, tools: &mut Tools) -> Result<bool, Stopped> {
        self.frame.compare(self.start, side, value, tools)
    }

    fn positions(&self) -> u64 {
        self.frame.positions()
    }

    fn findings(&self) -> u64 {
        self.frame.findings()
    }

    fn bytes(&self) -> usize {
        self.frame.bytes()
    }
}

/// So many parts are kept open.
const MOST_OPEN: usize = 2;
/// The most jumps in windows too large for a frame: each takes a call.
const MOST_JUMPS: u32 = 300;

impl Large {
    /// What takes at most about so many bytes.
    pub fn new(bytes: usize) -> Self {
        Large {
            edge: Edge::Plane,
            root: None,
            parts: TwoGenerations::new(bytes / 4 * 3),
            fields: TwoGenerations::new(bytes / 4),
            open: Vec::new(),
            positions: 0,
            findings: 0,
            depth: 0,
        }
    }

    pub fn positions(&self) -> u64 {
        self.positions + self.open.iter().map(|(_, part)| part.positions()).sum::<u64>()
    }

    pub fn findings(&self) -> u64 {
        self.findings + self.open.iter().map(|(_, part)| part.findings()).sum::<u64>()
    }

    /// Keeps count of a part that is played out, or has to make room.
    fn close(&mut self, part: &dyn Play) {
        self.positions += part.positions();
        self.findings += part.findings();
    }

    pub fn bytes(&self) -> usize {
        let open = self.open.iter().map(|(_, part)| part.bytes()).sum::<usize>();
        self.parts.bytes() + self.fields.bytes() + open
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
        let root = self.root(window, edge);
        let value = self.sum(&root.tightened, budget);
        self.large.root = Some(root);
        value
    }

    /// Whether such a position is on this side of a value. A single part need not be valued for that.
    pub(super) fn compare_whole(
        &mut self,
        window: Window<Field>,
        edge: Edge,
        side: Side,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let root = self.root(window, edge);
        let parts = self.parts_of(&root.tightened);
        let answer = match &parts[..] {
            [part] => self.compare_part(part, side, value, budget),
            _ => self
                .sum(&root.tightened, budget)
                .and_then(|sum| side.holds(sum, value, &mut self.values, budget)),
        };
        self.large.root = Some(root);
        answer
    }

    /// Begins with a position anew.
    fn root(&mut self, window: Window<Field>, edge: Edge) -> Root {
        self.large.edge = edge;
        self.large.depth = 0;
        match self.large.root.take() {
            Some(root) if root.asked == window => root,
            _ => Root { tightened: self.splitter.tightened(&window), asked: window },
        }
    }

    /// The sum of a position's parts.
    fn sum(&mut self, window: &Window<Field>, budget: &mut Budget) -> Result<Value, Stopped> {
        let key = field_key(window);
        if let Some(known) = self.large.fields.get(&key) {
            return Ok(known);
        }
        let mut sum = Value::ZERO;
        for part in self.parts_of(window) {
            let value = self.part(&part, budget)?;
            sum = self.values.add(sum, value, budget)?;
        }
        self.large.fields.enter(&key, sum);
        Ok(sum)
    }

    fn parts_of(&mut self, window: &Window<Field>) -> Vec<Part> {
        let flocks = self.splitter.flocks(&window.occupied(), &window.squares).into_iter();
        let part = |flock: Flock| {
            let stones = ByPlayer::from_fn(|player: Player| {
                let ours = &window.stones[player];
                flock.stones.iter().filter(|&&square| ours.contains(square)).copied().collect()
            });
            Part { stones, squares: flock.reach }
        };
        flocks.map(part).collect()
    }

    fn compare_part(
        &mut self,
        part: &Part,
        side: Side,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let image = part.image(self.large.edge);
        // Before the part is taken from the open ones: a stop here must not lose it.
        let (seen_from, seen_as) = if image.turn.is_swapped {
            (side.other(), self.values.negative(value, budget)?)
        } else {
            (side, value)
        };
        let is_known = self.large.parts.get(&image.key).is_some();
        let play = if is_known { None } else { self.begun(part, &image) };
        let Some(mut play) = play else {
            let known = self.part(part, budget)?;
            return side.holds(known, value, &mut self.values, budget);
        };
        let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
        let answer = play.compare(seen_from, seen_as, &mut tools);
        self.keep_open(image.key, play);
        answer
    }

    /// The value of a part of a position.
    fn part(&mut self, part: &Part, budget: &mut Budget) -> Result<Value, Stopped> {
        let image = part.image(self.large.edge);
        let value = match self.large.parts.get(&image.key) {
            Some(known) => known,
            None => {
                let value = self.play_out(part, &image, budget)?;
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
        image: &Image,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let Some(mut play) = self.begun(part, image) else {
            return self.play_in_field(part, image.turn, budget);
        };
        let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
        let value = play.value(&mut tools);
        if value == Err(Stopped::Budget) {
            self.keep_open(image.key.clone(), play);
        } else {
            self.large.close(&*play);
        }
        value
    }

    /// A part being played out, or about to be.
    fn begun(&mut self, part: &Part, image: &Image) -> Option<Box<dyn Play>> {
        match self.large.open.iter().position(|(key, _)| *key == image.key) {
            Some(open) => Some(self.large.open.remove(open).1),
            None => self.frame(part, image.turn),
        }
    }

    fn keep_open(&mut self, key: Vec<u64>, play: Box<dyn Play>) {
        if self.large.open.len() == MOST_OPEN {
            let (_, oldest) = self.large.open.remove(0);
            self.large.close(&*oldest);
        }
        self.large.open.push((key, play));
    }

    fn frame(&self, part: &Part, turn: Turn) -> Option<Box<dyn Play>> {
        let bounds = part.bounds(turn)?;
        self.play::<1>(part, bounds, turn)
            .or_else(|| self.play::<2>(part, bounds, turn))
            .or_else(|| self.play::<3>(part, bounds, turn))
            .or_else(|| self.play::<4>(part, bounds, turn))
            .or_else(|| self.play::<8>(part, bounds, turn))
            .or_else(|| self.play::<16>(part, bounds, turn))
    }

    fn play<const N: usize>(
        &self,
        part: &Part,
        bounds: Bounds,
        turn: Turn,
    ) -> Option<Box<dyn Play>> {
        let empty = Grid::<N>::new(bounds.rows(), bounds.columns())?;
        let window = part.window(turn, bounds, empty);
        let bytes = self.memory / 4;
        let frame = Frame::new(window.squares, self.large.edge, self.rules(), bytes / 8);
        let start = frame.position(window.stones);
        Some(Box::new(Played { frame: Lazy::new(frame, bytes), start }))
    }

    /// All jumps are played before any of them is valued: lines can be long, and windows are large
    /// for a stack.
    #[inline(never)]
    fn play_in_field(
        &mut self,
        part: &Part,
        turn: Turn,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        let Some(bounds) = part.bounds(turn) else { return Ok(Value::ZERO) };
        budget.spend()?;
        if self.large.depth > MOST_JUMPS {
            return Err(Stopped::Size);
        }
        if self.values.bytes() > self.memory / 4 {
            return Err(Stopped::Memory);
        }
        let empty = Field::new(bounds.rows(), bounds.columns());
        let children = part.children(turn, bounds, empty, self.rules());
        let mut options = ByPlayer::<Vec<Value>>::default();
        self.large.depth += 1;
        let found = Player::BOTH.into_iter().try_for_each(|player| {
            children[player].iter().try_for_each(|child| {
                options[player].push(self.sum(child, budget)?);
                Ok(())
            })
        });
        self.large.depth -= 1;
        found?;
        self.large.positions += 1;
        self.large.findings += 1;
        self.values.make_from(&mut options, budget)
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
    /// What an image can ever reach.
    fn bounds(&self, turn: Turn) -> Option<Bounds> {
        let squares = self.squares.iter();
        Bounds::around(squares.map(|&square| turn.square(square)))
    }

    /// An image in an empty window, with the top left of `bounds` at its own.
    fn window<B: Bits>(&self, turn: Turn, bounds: Bounds, empty: B) -> Window<B> {
        let set = |squares: &[Square]| {
            let mut set = empty.clone();
            for &square in squares {
                let Square { row, column } = turn.square(square);
                set.insert(Square::new(row - bounds.first.row, column - bounds.first.column));
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
