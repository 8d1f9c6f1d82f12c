//! Values positions of any size, part by part.
//!
//! A position falls into parts: stones that never meet others. Each part is transposed, mirrored and
//! recoloured to a standard image and looked up. If it is unknown, it is played out in a window just
//! large enough.

use std::convert::Infallible;

use crate::Solver;
use crate::frame::Frame;
use crate::lazy::{Inequality, LazySearch, Tools};
use crate::recent_searches::{RecentSearches, SearchStatistics};
use crate::two_generations::TwoGenerations;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Area, Bits, Board, Edge, Field, FieldSplitter, Grid, Rules, Square, Window};
use value::Value;

/// The tables and searches for positions that are not dense.
pub struct Large {
    /// On the plane all empty squares are alike: the stones alone determine the value of a part.
    edge: Edge,
    /// Between walls, the squares of the board.
    walls: Option<Field>,
    /// The last position asked about, which is likely to be asked about again.
    root: Option<Root>,
    splitter: FieldSplitter,
    parts: TwoGenerations,
    /// Values of positions in windows that are too large for a frame, to avoid splitting them again.
    fields: TwoGenerations,
    /// Searches of parts, finished or begun.
    part_searches: RecentSearches<PartSearch>,
    /// How many positions were played in windows that are too large for a frame.
    positions: u64,
    depth: u32,
}

struct Root {
    asked: Window<Field>,
    /// Without the squares that no stone can ever reach.
    tightened: Window<Field>,
}

/// A search of a part, finished or begun. Its window may have room for other parts.
struct PartSearch {
    /// Between walls, the squares of the board: parts must keep their place on it.
    walls: Option<Field>,
    /// How parts are placed in the window: by this symmetry, then shifted so that this is their
    /// area.
    symmetry: Symmetry,
    area: Area,
    squares: Field,
    frame: Box<dyn FrameSearch>,
}

/// A frame of any size.
trait FrameSearch: SearchStatistics + Send {
    fn value(&mut self, stones: &Stones, tools: &mut Tools) -> Result<Value, Stopped>;
    fn compare(
        &mut self,
        stones: &Stones,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped>;
}

/// The squares of the stones in a frame.
type Stones = ByPlayer<Vec<Square>>;

impl<const N: usize> FrameSearch for LazySearch<Frame<N>> {
    fn value(&mut self, stones: &Stones, tools: &mut Tools) -> Result<Value, Stopped> {
        self.value(self.space.with(stones), true, tools)
    }

    fn compare(
        &mut self,
        stones: &Stones,
        inequality: Inequality,
        value: Value,
        tools: &mut Tools,
    ) -> Result<bool, Stopped> {
        self.compare(self.space.with(stones), inequality, value, tools)
    }
}

impl SearchStatistics for PartSearch {
    fn positions(&self) -> u64 {
        self.frame.positions()
    }

    fn learned(&self) -> u64 {
        self.frame.learned()
    }

    fn bytes(&self) -> usize {
        self.frame.bytes()
    }
}

impl PartSearch {
    /// The squares of a part's stones in the window, or `None` if the part does not fit. A window much
    /// larger than needed would slow every position down.
    fn stones_of(&self, part: &Part, walls: &Option<Field>) -> Option<Stones> {
        let area = part.area(self.symmetry)?;
        let (rows, columns) = (self.area.rows, self.area.columns);
        let is_much_larger = rows * columns > 4 * area.rows * area.columns;
        if self.walls != *walls || (is_much_larger && rows * columns > 64) {
            return None;
        }
        let has_room = |first: &Square| {
            let mut squares = part.squares.iter();
            squares.all(|&square| self.squares.contains(self.symmetry.square(square) - *first))
        };
        let first = if walls.is_some() {
            Some(self.area.corner).filter(has_room)
        } else {
            let ways = (0..=rows - area.rows)
                .flat_map(|row| (0..=columns - area.columns).map(move |column| (row, column)));
            ways.map(|(row, column)| area.corner - Square::new(row, column)).find(has_room)
        }?;
        let in_window = |&square: &Square| self.symmetry.square(square) - first;
        Some(ByPlayer::from_fn(|player: Player| {
            part.stones[player].iter().map(in_window).collect()
        }))
    }
}

/// Searches of fewer positions are dropped: repeating them is cheap.
const WORTH_KEEPING: u64 = 200;
/// The deepest line of jumps in windows too large for a frame: each jump needs a call.
const MOST_JUMPS: u32 = 300;

impl Large {
    /// `bytes` roughly limits the tables.
    pub fn new(bytes: usize) -> Self {
        Large {
            edge: Edge::Plane,
            walls: None,
            root: None,
            splitter: FieldSplitter::new(bytes / 8),
            parts: TwoGenerations::new(bytes / 4 * 3),
            fields: TwoGenerations::new(bytes / 4),
            part_searches: RecentSearches::new(bytes * 2),
            positions: 0,
            depth: 0,
        }
    }

    pub fn positions(&self) -> u64 {
        self.positions + self.part_searches.positions()
    }

    pub fn learned(&self) -> u64 {
        self.positions + self.part_searches.learned()
    }

    pub fn bytes(&self) -> usize {
        self.splitter.bytes()
            + self.parts.bytes()
            + self.fields.bytes()
            + self.part_searches.bytes()
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
    pub(super) fn value_of_window(
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

    /// Compares such a position with a value. A single part is compared without being valued.
    pub(super) fn compare_window(
        &mut self,
        window: Window<Field>,
        edge: Edge,
        inequality: Inequality,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let root = self.root(window, edge);
        let parts = self.parts_of(&root.tightened);
        let answer = match &parts[..] {
            [part] => self.compare_part(part, inequality, value, budget),
            parts => self
                .sum_of(parts, budget)
                .and_then(|sum| inequality.holds(sum, value, &mut self.values, budget)),
        };
        self.large.root = Some(root);
        answer
    }

    /// The stones of each part of a position.
    pub fn parts(&mut self, board: &Board) -> Vec<Vec<Square>> {
        let (window, corner) = Window::around(board);
        let root = self.root(window, board.edge());
        let stones = |part: Part| {
            let ByPlayer { left, right } = part.stones;
            left.into_iter().chain(right).map(|square| square - corner).collect()
        };
        let parts = self.parts_of(&root.tightened).into_iter().map(stones).collect();
        self.large.root = Some(root);
        parts
    }

    /// Starts a question about a position.
    fn root(&mut self, window: Window<Field>, edge: Edge) -> Root {
        self.large.edge = edge;
        self.large.walls = (edge == Edge::Walls).then(|| window.squares.clone());
        self.large.depth = 0;
        match self.large.root.take() {
            Some(root) if root.asked == window => root,
            _ => Root { tightened: window.tightened(), asked: window },
        }
    }

    /// The value of a position, looked up or computed and stored.
    fn sum(&mut self, window: &Window<Field>, budget: &mut Budget) -> Result<Value, Stopped> {
        let key = field_key(window);
        if let Some(known) = self.large.fields.get(&key) {
            return Ok(known);
        }
        let parts = self.parts_of(window);
        let sum = self.sum_of(&parts, budget)?;
        self.large.fields.enter(&key, sum);
        Ok(sum)
    }

    fn sum_of(&mut self, parts: &[Part], budget: &mut Budget) -> Result<Value, Stopped> {
        let mut sum = Value::ZERO;
        for part in parts {
            let value = self.part(part, budget)?;
            sum = self.values.add(sum, value, budget)?;
        }
        Ok(sum)
    }

    fn parts_of(&mut self, window: &Window<Field>) -> Vec<Part> {
        let part = |part: konane::Part<Vec<Square>>| {
            let stones = ByPlayer::from_fn(|player: Player| {
                let ours = &window.stones[player];
                part.stones.iter().filter(|&&square| ours.contains(square)).copied().collect()
            });
            Part { stones, squares: part.reach }
        };
        self.large.splitter.parts(window).into_iter().map(part).collect()
    }

    fn compare_part(
        &mut self,
        part: &Part,
        inequality: Inequality,
        value: Value,
        budget: &mut Budget,
    ) -> Result<bool, Stopped> {
        let image = part.image(self.large.edge);
        if self.large.parts.get(&image.key).is_none()
            && let Some((mut search, stones)) = self.part_search(part)
        {
            let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
            let answer = search.frame.compare(&stones, inequality, value, &mut tools);
            self.large.part_searches.put_back(search);
            return answer;
        }
        let known = self.part(part, budget)?;
        inequality.holds(known, value, &mut self.values, budget)
    }

    fn part(&mut self, part: &Part, budget: &mut Budget) -> Result<Value, Stopped> {
        let image = part.image(self.large.edge);
        if let Some(known) = self.large.parts.get(&image.key) {
            return self.value_of_image(known, image.symmetry, budget);
        }
        let value = self.play_out(part, budget)?;
        let known = self.value_of_image(value, image.symmetry, budget)?;
        self.large.parts.enter(&image.key, known);
        Ok(value)
    }

    fn value_of_image(
        &mut self,
        value: Value,
        symmetry: Symmetry,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        if symmetry.is_swapped { self.values.negative(value, budget) } else { Ok(value) }
    }

    fn play_out(&mut self, part: &Part, budget: &mut Budget) -> Result<Value, Stopped> {
        let Some((mut search, stones)) = self.part_search(part) else {
            return self.play_in_field(part, budget);
        };
        let mut tools = Tools { values: &mut self.values, budget, bytes: self.memory / 4 };
        let value = search.frame.value(&stones, &mut tools);
        if value.is_err() || search.positions() > WORTH_KEEPING {
            self.large.part_searches.put_back(search);
        } else {
            self.large.part_searches.discard(&search);
        }
        value
    }

    /// A search for a part, and the squares of the part's stones in its window; `None` if the window is
    /// too large for a frame.
    fn part_search(&mut self, part: &Part) -> Option<(PartSearch, Stones)> {
        let walls = &self.large.walls;
        if let Some(found) = self.large.part_searches.take(|search| search.stones_of(part, walls)) {
            return Some(found);
        }
        let symmetry = part.image(self.large.edge).symmetry;
        let area = part.area(symmetry)?;
        let squares = part.window(symmetry, area, Field::new(area.rows, area.columns)).squares;
        let frame = self
            .frame::<2>(&squares, area)
            .or_else(|| self.frame::<4>(&squares, area))
            .or_else(|| self.frame::<16>(&squares, area))?;
        let search = PartSearch { walls: walls.clone(), symmetry, area, squares, frame };
        let stones = search.stones_of(part, walls)?;
        Some((search, stones))
    }

    fn frame<const N: usize>(&self, squares: &Field, area: Area) -> Option<Box<dyn FrameSearch>> {
        let mut window = Grid::<N>::new(area.rows, area.columns)?;
        squares.copy_to(&mut window, Square::new(0, 0));
        let bytes = self.memory / 4;
        let frame = Frame::new(window, self.large.edge, self.rules(), bytes / 8);
        Some(Box::new(LazySearch::new(frame, bytes)))
    }

    /// Plays all jumps before it values any of them, because lines can be long and windows are too
    /// large for the stack.
    #[inline(never)]
    fn play_in_field(&mut self, part: &Part, budget: &mut Budget) -> Result<Value, Stopped> {
        let symmetry = Symmetry::default();
        let Some(area) = part.area(symmetry) else { return Ok(Value::ZERO) };
        budget.spend()?;
        if self.large.depth > MOST_JUMPS {
            return Err(Stopped::Size);
        }
        if self.values.bytes() > self.memory / 4 {
            return Err(Stopped::Memory);
        }
        let empty = Field::new(area.rows, area.columns);
        let children = part.children(symmetry, area, empty, self.rules());
        let mut options = ByPlayer::<Vec<Value>>::default();
        self.large.depth += 1;
        let found = Player::ALL.into_iter().try_for_each(|player| {
            children[player].iter().try_for_each(|child| {
                options[player].push(self.sum(child, budget)?);
                Ok(())
            })
        });
        self.large.depth -= 1;
        found?;
        self.large.positions += 1;
        self.values.make_from(&mut options, budget)
    }
}

/// Stones that never meet others, and the squares that they can ever reach.
struct Part {
    stones: ByPlayer<Vec<Square>>,
    squares: Vec<Square>,
}

/// A part's standard image.
struct Image {
    key: Vec<u64>,
    symmetry: Symmetry,
}

/// A symmetry that maps one position to another: it transposes first, then mirrors.
#[derive(Clone, Copy, Default)]
struct Symmetry {
    is_transposed: bool,
    is_upside_down: bool,
    is_left_to_right: bool,
    is_swapped: bool,
}

impl Symmetry {
    #[inline]
    fn square(self, square: Square) -> Square {
        let Square { row, column } = square;
        let (row, column) = if self.is_transposed { (column, row) } else { (row, column) };
        Square::new(
            if self.is_upside_down { -row } else { row },
            if self.is_left_to_right { -column } else { column },
        )
    }

    fn area(self, area: Area) -> Area {
        let (one, two) = (self.square(area.corner), self.square(area.last()));
        Area::between(one, two)
    }
}

impl Part {
    /// The area of the squares that the transformed part can reach.
    fn area(&self, symmetry: Symmetry) -> Option<Area> {
        let squares = self.squares.iter();
        Area::around(squares.map(|&square| symmetry.square(square)))
    }

    /// The transformed part in an empty window, shifted so that the top left of `area` is the
    /// window's.
    fn window<B: Bits>(&self, symmetry: Symmetry, area: Area, empty: B) -> Window<B> {
        let set = |squares: &[Square]| {
            let mut set = empty.clone();
            for &square in squares {
                let Square { row, column } = symmetry.square(square);
                set.insert(Square::new(row - area.corner.row, column - area.corner.column));
            }
            set
        };
        let stones = ByPlayer::from_fn(|player: Player| set(&self.stones[player]));
        Window { stones, squares: set(&self.squares) }
    }

    /// The positions after each player's jumps.
    #[inline(never)]
    fn children<B: Bits>(
        &self,
        symmetry: Symmetry,
        area: Area,
        empty: B,
        rules: Rules,
    ) -> ByPlayer<Vec<Window<B>>> {
        let window = self.window(symmetry, area, empty);
        ByPlayer::from_fn(|player: Player| {
            let mut children = Vec::new();
            let Ok(()) = window.jumps::<Infallible>(rules, player, |child| {
                children.push(child);
                Ok(())
            });
            children
        })
    }

    /// The standard image, shared by all symmetric parts: the one with the least key.
    #[inline(never)]
    fn image(&self, edge: Edge) -> Image {
        let ByPlayer { left, right } = &self.stones;
        let squares = match edge {
            Edge::Walls => &self.squares[..],
            Edge::Plane => &[],
        };
        let around = [left, right, squares].into_iter().flatten().copied();
        let Some(around) = Area::around(around) else {
            return Image { key: Vec::new(), symmetry: Symmetry::default() };
        };
        let mut least: Option<Image> = None;
        for flips in 0..8 {
            let mut symmetry = Symmetry {
                is_transposed: flips & 1 != 0,
                is_upside_down: flips & 2 != 0,
                is_left_to_right: flips & 4 != 0,
                is_swapped: false,
            };
            let area = symmetry.area(around);
            let (rows, columns) = (area.rows, area.columns);
            if rows < columns {
                continue;
            }
            let words = ((rows * columns) as usize).div_ceil(64);
            let mut key = vec![0; 1 + 2 * words + if squares.is_empty() { 0 } else { words }];
            key[0] = (rows as u64) << 32 | columns as u64;
            let sets: [&[Square]; 3] = [left, right, squares];
            for (set, start) in sets.into_iter().zip((1..).step_by(words)) {
                for &square in set {
                    let Square { row, column } = symmetry.square(square);
                    let bit = (row - area.corner.row) * columns + column - area.corner.column;
                    key[start + bit as usize / 64] |= 1 << (bit % 64);
                }
            }
            let (ours, theirs) = key[1..][..2 * words].split_at_mut(words);
            if theirs < ours {
                ours.swap_with_slice(theirs);
                symmetry.is_swapped = true;
            }
            if least.as_ref().is_none_or(|least| key < least.key) {
                least = Some(Image { key, symmetry });
            }
        }
        least.unwrap_or(Image { key: Vec::new(), symmetry: Symmetry::default() })
    }
}
