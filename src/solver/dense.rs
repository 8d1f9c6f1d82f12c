//! Boards of at most 8 × 8 squares on which a stone's colour follows from its square, as it does in
//! every position that comes from an opening. One bit a square then says everything.
//!
//! Crowded boards seldom fall apart, and what counts is how fast a position is made, found and
//! entered: so parts stay where they are on the board, and only the board's own symmetries are used.

use crate::budget::{Budget, Stopped};
use crate::konane::{
    Bits, Board, Direction, Edge, Rules, bound, landings, left_to_right, transposed, upside_down,
};
use crate::memo::Memo;
use crate::player::{ByPlayer, Player};
use crate::solver::table::Table;
use crate::value::{Value, Values};

/// Squares of which row and column are both even or both odd.
const EVEN: u64 = 0xaa55_aa55_aa55_aa55;
/// Groups of more stones are not searched for their reach, a bound has to do.
const MOST_STONES: u32 = 6;

/// Values positions on one board.
pub struct Dense {
    rules: Rules,
    rows: u32,
    columns: u32,
    squares: u64,
    table: Table<u64>,
    /// The squares that stones alone on the board can get to.
    reaches: Memo<u64, u64>,
    /// The jumps of all positions on the way to the one that is being valued.
    children: Vec<Child>,
    /// Lists of options that are in use only while a value is made.
    options: ByPlayer<Vec<Value>>,
    /// How much the values may take, in bytes.
    most_values: usize,
    positions: u64,
}

/// A position up to symmetry. Left has the even squares; if the colours are swapped, the value is
/// the negative.
#[derive(Clone, Copy)]
struct Image {
    stones: u64,
    is_swapped: bool,
}

#[derive(Clone, Copy)]
struct Child {
    player: Player,
    image: Image,
    value: Option<Value>,
}

impl Dense {
    /// Tables of at most about so many bytes, and as much for the values.
    pub fn new(rules: Rules, bytes: usize) -> Self {
        Dense {
            rules,
            rows: 0,
            columns: 0,
            squares: 0,
            table: Table::new(bytes),
            reaches: Memo::new(bytes / 8),
            most_values: bytes,
            children: Vec::new(),
            options: ByPlayer::default(),
            positions: 0,
        }
    }

    pub fn positions(&self) -> u64 {
        self.positions
    }

    pub fn bytes(&self) -> usize {
        self.table.bytes() + self.reaches.bytes()
    }

    /// The value of a board, if it is one of those meant here.
    pub fn value(
        &mut self,
        board: &Board,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Option<Result<Value, Stopped>> {
        let (rows, columns) = (board.rows() as u32, board.columns() as u32);
        if board.edge() != Edge::Walls || rows.max(columns) > 8 {
            return None;
        }
        let (mut stones, mut left) = (0u64, 0u64);
        for (square, player) in board.stones() {
            stones.insert(square);
            if player == Player::Left {
                left.insert(square);
            }
        }
        let is_swapped = left != stones & EVEN;
        if is_swapped && left != stones & !EVEN {
            return None;
        }
        if (rows, columns) != (self.rows, self.columns) {
            self.rows = rows;
            self.columns = columns;
            let row = 0xff >> (8 - columns);
            self.squares = (row * 0x0101_0101_0101_0101) & (u64::MAX >> (64 - 8 * rows));
            self.table.clear();
            self.reaches.clear();
        }
        self.children.clear();
        let image = self.image(stones);
        let found = self.find(image.stones, false, values, budget);
        Some(found.and_then(|value| {
            if is_swapped != image.is_swapped { values.negative(value, budget) } else { Ok(value) }
        }))
    }

    /// The least of the images under the symmetries of the board.
    #[inline]
    fn image(&self, stones: u64) -> Image {
        let (rows, columns) = (self.rows, self.columns);
        // Mirroring an even number of rows or columns swaps the colours.
        let swaps = (rows % 2 == 0, columns % 2 == 0);
        let mut least = Image { stones, is_swapped: false };
        let mut try_image = |stones: u64, is_swapped: bool| {
            if stones < least.stones {
                least = Image { stones, is_swapped };
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

    /// The value of a position that is the least of its images, and perhaps known to be one part.
    fn find(
        &mut self,
        stones: u64,
        is_part: bool,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        if let Some(known) = self.table.get(stones) {
            return Ok(known);
        }
        let mut groups = Groups::none();
        let value = if !is_part && self.split(stones, &mut groups) {
            let mut sum = Value::ZERO;
            for group in groups.all() {
                let image = self.image(group.stones);
                let mut value = self.find(image.stones, true, values, budget)?;
                if image.is_swapped {
                    value = values.negative(value, budget)?;
                }
                sum = values.add(sum, value, budget)?;
            }
            sum
        } else {
            self.expand(stones, values, budget)?
        };
        self.table.enter(stones, value);
        Ok(value)
    }

    /// The value by what the jumps lead to.
    fn expand(
        &mut self,
        stones: u64,
        values: &mut Values,
        budget: &mut Budget,
    ) -> Result<Value, Stopped> {
        budget.spend()?;
        if values.bytes() > self.most_values {
            return Err(Stopped::Memory);
        }
        let start = self.children.len();
        for player in Player::BOTH {
            self.jumps(stones, player);
        }
        let end = self.children.len();
        for index in start..end {
            let stones = self.children[index].image.stones;
            self.children[index].value = self.table.get(stones);
        }
        for index in start..end {
            if self.children[index].value.is_none() {
                let stones = self.children[index].image.stones;
                let value = self.find(stones, false, values, budget)?;
                self.children[index].value = Some(value);
            }
        }
        for player in Player::BOTH {
            self.options[player].clear();
        }
        for child in self.children.drain(start..) {
            let value = child.value.unwrap_or(Value::ZERO);
            let value =
                if child.image.is_swapped { values.negative(value, budget)? } else { value };
            self.options[child.player].push(value);
        }
        self.positions += 1;
        values.make_from(&mut self.options, budget)
    }

    /// Notes the positions that a player's jumps lead to.
    #[inline]
    fn jumps(&mut self, stones: u64, player: Player) {
        let ours = stones & if player == Player::Left { EVEN } else { !EVEN };
        let theirs = stones & !ours;
        let free = self.squares & !stones;
        for direction in Direction::ALL {
            let back = direction.opposite();
            let landings = (ours.shift(direction) & theirs).shift(direction) & free;
            let mut starts = landings.shift(back).shift(back);
            while starts != 0 {
                let from = starts.first();
                starts ^= from;
                let mut after = stones ^ from;
                let mut flying = from;
                loop {
                    let victim = flying.shift(direction) & theirs;
                    flying = victim.shift(direction) & free;
                    if flying == 0 {
                        break;
                    }
                    after ^= victim;
                    let image = self.image(after | flying);
                    self.children.push(Child { player, image, value: None });
                    if self.rules == Rules::Modern {
                        break;
                    }
                }
            }
        }
    }

    /// Finds groups that never meet, unless all stones are in one. Stones that can neither jump nor
    /// be jumped are left out.
    fn split(&mut self, stones: u64, groups: &mut Groups) -> bool {
        let landings = landings(&stones, &self.squares);
        let near = stones | landings;
        // Stones that are in no group yet.
        let mut idle = stones;
        let mut rest = landings;
        while rest != 0 {
            let cluster = near.cluster(&rest.first());
            rest &= !cluster;
            let stones = stones & cluster;
            idle &= !stones;
            groups.push(Group { stones, reach: bound(&stones, &self.squares), is_sharp: false });
        }
        // The groups before the index are apart from each other and from idle stones.
        let mut index = 0;
        while index < groups.count {
            let group = groups.list[index];
            let near = group.reach.grown();
            let other = (0..index).find(|&other| groups.list[other].reach & near != 0);
            if other.is_none() && near & idle == 0 {
                index += 1;
                continue;
            }
            if !group.is_sharp && self.sharpen(&mut groups.list[index]) {
                continue;
            }
            let mut union = group.stones | near & idle;
            if let Some(other) = other {
                let second = &mut groups.list[other];
                if !second.is_sharp && self.sharpen(second) {
                    continue;
                }
                union |= second.stones;
                groups.count -= 1;
                groups.list[other] = groups.list[index - 1];
                groups.list[index] = groups.list[groups.count];
                index -= 1;
            }
            if union == stones {
                return false;
            }
            idle &= !union;
            groups.list[index] =
                Group { stones: union, reach: bound(&union, &self.squares), is_sharp: false };
        }
        groups.count != 1 || idle != 0
    }

    /// Finds the exact reach of a group, where that is cheap; whether it is less than before.
    fn sharpen(&mut self, group: &mut Group) -> bool {
        group.is_sharp = true;
        let before = group.reach;
        if group.stones.count() <= MOST_STONES {
            group.reach = self.reach(group.stones, before);
        }
        group.reach != before
    }

    /// All squares that a stone of these can get to if nothing else is on the board.
    fn reach(&mut self, stones: u64, bound: u64) -> u64 {
        if bound == stones {
            return bound;
        }
        if let Some(known) = self.reaches.get(stones) {
            return known;
        }
        let mut reach = stones;
        let free = self.squares & !stones;
        'search: for direction in Direction::ALL {
            let back = direction.opposite();
            let mut landings = (stones.shift(direction) & stones).shift(direction) & free;
            while landings != 0 {
                let landing = landings.first();
                landings ^= landing;
                let victim = landing.shift(back);
                let after = stones ^ victim ^ victim.shift(back) | landing;
                reach |= landing;
                let mut groups = Groups::none();
                if self.split(after, &mut groups) {
                    for group in groups.all() {
                        reach |= self.reach(group.stones, group.reach);
                    }
                } else {
                    reach |= self.reach(after, self::bound(&after, &self.squares));
                }
                if reach == bound {
                    break 'search;
                }
            }
        }
        self.reaches.enter(stones, reach);
        reach
    }
}

#[derive(Clone, Copy)]
struct Group {
    stones: u64,
    /// The squares that they can get to, and perhaps more.
    reach: u64,
    /// Whether no smaller reach can be found.
    is_sharp: bool,
}

/// There is a free square to jump to for each.
struct Groups {
    list: [Group; 32],
    count: usize,
}

impl Groups {
    fn none() -> Self {
        Groups { list: [Group { stones: 0, reach: 0, is_sharp: false }; 32], count: 0 }
    }

    fn all(&self) -> &[Group] {
        &self.list[..self.count]
    }

    fn push(&mut self, group: Group) {
        self.list[self.count] = group;
        self.count += 1;
    }
}
