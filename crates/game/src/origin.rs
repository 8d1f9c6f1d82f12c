//! Whether a position can arise in a game that begins with a full board.
//!
//! The search goes backwards: it undoes jumps until only the two stones that the players remove
//! first are missing. To undo a jump fills more squares than it empties, so every way back ends. Of
//! the positions with equally many empty squares the search keeps the most promising, at each
//! attempt more of them. If it kept all of them and found no game, there is none.

use crate::way_back::{GameBefore, Squares, WayBack};
use crate::{LONGEST_SIDE, Record, Removal, Setup, Start, Turn};
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Area, Board, Edge, Rules, Square, survey};

/// The answer to whether a position can arise.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// A game whose last board shows it.
    Game {
        /// The game, seen from its last board.
        record: Box<Record>,
        /// Whether this board has all squares that stones can reach from then on, so that its edge changes no jump.
        has_room: bool,
    },
    /// No game shows it, for this reason.
    Never(Never),
    /// No game was found on boards up to this size.
    NotFound(i32, i32),
    /// It needs this many rows and columns; games have boards of at most [`LONGEST_SIDE`].
    TooLarge(i32, i32),
}

/// Why a position cannot arise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {
    /// This stone stands on a square of the other colour. The stone in the lower left corner of a
    /// full board is black, and jumps do not change the colour of a stone's square.
    Colour(Square),
    /// These stones would have to stand on squares of different colours if they have different
    /// colours, and of the same colour if not.
    Colours(Square, Square),
    /// There are no stones; but the stone of the last jump would stand.
    NoStones,
    /// Under the modern rules each jump takes one stone, and the players take turns. A full board
    /// has as many white stones as black ones or one less. Therefore, on a board of any size, there
    /// are at most two black stones more than white ones, and at most one white stone more.
    Numbers(ByPlayer<usize>),
    /// A board of this size has no room for the stones.
    NoRoom,
    /// Each place on the board is refused for one of these reasons.
    Places(Refused),
}

/// How many places of a position on the board are refused for each reason.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Refused {
    /// The rule of removal allows no two stones on a board of this size.
    pub by_removal: usize,
    /// Each player's jumps took the other player's missing stones, except for the one that was
    /// removed. No two numbers of jumps in turn do that.
    pub by_jumps: usize,
    /// Colour the diagonals in three colours in turn. Every leap changes the number of empty
    /// squares of each colour by one, so whether two such numbers are both even or both odd never
    /// changes. No removal of two stones agrees with the position in that.
    pub by_diagonals: usize,
    /// All ways back were searched.
    pub by_search: usize,
}

/// The search for the answer.
pub struct OriginSearch {
    rules: Rules,
    removal: Removal,
    /// The answer, if no search is necessary.
    known: Option<Origin>,
    places: Vec<PlacedPosition>,
    refused: Refused,
    is_size_free: bool,
    /// The place that is searched now, how, and how many positions the search keeps.
    at: usize,
    way_back: Option<WayBack>,
    width: usize,
}

/// The position at a place on a board between walls.
struct PlacedPosition {
    board: Board,
    /// Whether the board has all squares that stones can reach from the position on.
    has_room: bool,
    /// What the players may have removed.
    beginnings: Vec<Removed>,
    /// Whether it stands there before the first jump.
    is_beginning: bool,
    is_refused: bool,
}

/// The first turns on a full board.
#[derive(Clone)]
struct Removed {
    squares: Vec<Square>,
    first: Player,
}

/// The first attempt keeps this many positions, and each further one this many times more.
const WIDTH: usize = 10;
/// The most steps for the squares that stones can reach.
const REACH_STEPS: u64 = 200_000;
/// The shortest side of a board, unless the asker wants another.
const SHORTEST_SIDE: i32 = 4;
/// Boards of any size have at most this many rows or columns more than necessary.
const MOST_MORE: i32 = 4;

impl OriginSearch {
    /// Asks for a board of a given size, or of any size. A position between walls fills its board.
    /// One on the plane may lie anywhere on a board that has all squares that stones can reach from
    /// then on, so that the edge changes no jump. Only if there is no such place, or no game leads to
    /// one, it may lie elsewhere.
    pub fn new(
        rules: Rules,
        removal: Removal,
        position: &Board,
        size: Option<(i32, i32)>,
    ) -> OriginSearch {
        let mut search = OriginSearch {
            rules,
            removal,
            known: None,
            places: Vec::new(),
            refused: Refused::default(),
            is_size_free: false,
            at: 0,
            way_back: None,
            width: WIDTH,
        };
        search.known = match position.edge() {
            Edge::Walls => search.fill(position),
            Edge::Plane => search.place(position, size),
        };
        search
    }

    /// Continues the search. It ends with `Err` if the budget does not suffice, and goes on when it
    /// is called again.
    pub fn go_on(&mut self, budget: &mut Budget) -> Result<Origin, Stopped> {
        if let Some(origin) = &self.known {
            return Ok(origin.clone());
        }
        loop {
            let needs_room = self.places.iter().any(|place| place.has_room && !place.is_refused);
            let Some(place) = self.places.get(self.at) else {
                if self.places.iter().all(|place| place.is_refused) {
                    return Ok(self.nowhere());
                }
                self.at = 0;
                self.width = self.width.saturating_mul(WIDTH);
                continue;
            };
            if place.is_refused || needs_room && !place.has_room {
                self.at += 1;
                continue;
            }
            if place.is_beginning {
                let before = GameBefore { beginning: 0, jumps: Vec::new() };
                return Ok(self.game(place, before));
            }
            let (rules, width) = (self.rules, self.width);
            let way_back = self.way_back.get_or_insert_with(|| place.way_back(rules, width));
            if let Some(before) = way_back.go_on(budget)? {
                return Ok(self.game(place, before));
            }
            if way_back.is_whole() {
                self.places[self.at].is_refused = true;
                self.refused.by_search += 1;
            }
            self.way_back = None;
            self.at += 1;
        }
    }

    /// A position between walls.
    fn fill(&mut self, position: &Board) -> Option<Origin> {
        if position.rows() > LONGEST_SIDE || position.columns() > LONGEST_SIDE {
            return Some(Origin::TooLarge(position.rows(), position.columns()));
        }
        if let Some(stone) = wrong_stone(position) {
            return Some(Origin::Never(Never::Colour(stone)));
        }
        self.add_place(position.clone(), true);
        None
    }

    /// A position on the plane.
    fn place(&mut self, position: &Board, size: Option<(i32, i32)>) -> Option<Origin> {
        let squares = || position.stones().map(|(square, _)| square);
        let (Some(stones), Some(first)) = (Area::around(squares()), position.stones().next())
        else {
            return Some(Origin::Never(Never::NoStones));
        };
        if let Some((one, other)) = position.clash() {
            return Some(Origin::Never(Never::Colours(one, other)));
        }
        let count = |player| position.stones().filter(|&(_, owner)| owner == player).count();
        let numbers = ByPlayer { left: count(Player::Left), right: count(Player::Right) };
        let is_even = numbers.left <= numbers.right + 2 && numbers.right <= numbers.left + 1;
        if self.rules == Rules::Modern && !is_even {
            return Some(Origin::Never(Never::Numbers(numbers)));
        }
        if stones.rows > LONGEST_SIDE || stones.columns > LONGEST_SIDE {
            return Some(Origin::TooLarge(stones.rows, stones.columns));
        }
        if size.is_some_and(|(rows, columns)| stones.rows > rows || stones.columns > columns) {
            return Some(Origin::Never(Never::NoRoom));
        }
        let parts = survey(position, &mut Budget::steps(REACH_STEPS)).parts;
        let reached = parts.iter().flat_map(|part| part.penetration.all_squares());
        let reach = Area::around(squares().chain(reached)).unwrap_or(stones);
        let is_small = reach.rows <= LONGEST_SIDE && reach.columns <= LONGEST_SIDE;
        let needed = if is_small { reach } else { stones };
        let sides = |least: i32| {
            let least = least.max(SHORTEST_SIDE);
            least..=(least + MOST_MORE).min(LONGEST_SIDE)
        };
        let mut sizes: Vec<(i32, i32)> = match size {
            Some(size) => vec![size],
            None => sides(needed.rows)
                .flat_map(|rows| sides(needed.columns).map(move |columns| (rows, columns)))
                .collect(),
        };
        self.is_size_free = size.is_none();
        sizes.sort_by_key(|&(rows, columns)| rows * columns);
        for (rows, columns) in sizes {
            for up in 0..=rows - stones.rows {
                for left in 0..=columns - stones.columns {
                    let corner = stones.corner - Square::new(up, left);
                    let all = Area { corner, rows, columns };
                    let has_room = all.has(reach.corner) && all.has(reach.last());
                    let board = position.window(corner, rows, columns).with_edge(Edge::Walls);
                    let is_wanted = has_room || !is_small || size.is_some();
                    if is_wanted && wrong_stone(&board).is_none() {
                        self.add_place(board, has_room);
                    }
                }
            }
        }
        // If the stones fill the board, their only place may have black stones on white squares.
        self.places.is_empty().then_some(Origin::Never(Never::Colour(first.0)))
    }

    /// Adds a place, with the removals that agree with the numbers of missing stones.
    fn add_place(&mut self, board: Board, has_room: bool) {
        let full = Board::full(board.rows(), board.columns());
        let missing: Vec<Square> =
            full.squares().filter(|&square| board.stone(square).is_none()).collect();
        let possible = |removed: &Removed| jumps_agree(self.rules, &full, &missing, removed);
        let all = removals(self.removal, &full, missing.len().min(2));
        let has_removals = !all.is_empty();
        let mut beginnings: Vec<Removed> = all.into_iter().filter(possible).collect();
        let parities = diagonals(&missing);
        let agrees = |removed: &Removed| diagonals(&removed.squares) == parities;
        // Without a jump the missing stones are those that were removed.
        let is_beginning = missing.len() <= 2;
        let are_removed = |removed: &Removed| missing.iter().all(|it| removed.squares.contains(it));
        let counter = if !has_removals {
            Some(&mut self.refused.by_removal)
        } else if beginnings.is_empty() {
            Some(&mut self.refused.by_jumps)
        } else if !beginnings.iter().any(agrees) {
            Some(&mut self.refused.by_diagonals)
        } else {
            beginnings.retain(|removed| agrees(removed) && (!is_beginning || are_removed(removed)));
            beginnings.is_empty().then_some(&mut self.refused.by_search)
        };
        let is_refused = counter.is_some();
        counter.into_iter().for_each(|counter| *counter += 1);
        self.places.push(PlacedPosition { board, has_room, beginnings, is_beginning, is_refused });
    }

    /// The answer after every place was refused.
    fn nowhere(&self) -> Origin {
        let largest = self.places.last().map(|place| (place.board.rows(), place.board.columns()));
        match largest.filter(|_| self.is_size_free) {
            Some((rows, columns)) => Origin::NotFound(rows, columns),
            None => Origin::Never(Never::Places(self.refused)),
        }
    }

    fn game(&self, place: &PlacedPosition, before: GameBefore) -> Origin {
        let Removed { squares, first } = &place.beginnings[before.beginning];
        let (rows, columns) = (place.board.rows(), place.board.columns());
        let start = Start::Full { rows, columns, removal: self.removal, first: *first };
        let setup = Setup { rules: self.rules, start, passes: ByPlayer::default() };
        let removals = squares.iter().copied().map(Turn::Remove);
        let turns = removals.chain(before.jumps.into_iter().map(Turn::Jump));
        let record = turns.fold(Record::new(setup), |record, turn| record.play(turn));
        Origin::Game { record: Box::new(record), has_room: place.has_room }
    }
}

impl PlacedPosition {
    fn way_back(&self, rules: Rules, width: usize) -> WayBack {
        let empty = |removed: &Removed| {
            (Squares::of(&self.board, removed.squares.iter().copied()), removed.first)
        };
        WayBack::new(rules, &self.board, self.beginnings.iter().map(empty).collect(), width)
    }
}

/// A stone on a square of the other colour.
fn wrong_stone(board: &Board) -> Option<Square> {
    let full = Board::full(board.rows(), board.columns());
    let mut stones = board.stones();
    stones.find(|&(square, player)| full.stone(square) != Some(player)).map(|(square, _)| square)
}

/// All removals of this many stones.
fn removals(removal: Removal, full: &Board, count: usize) -> Vec<Removed> {
    let mut all = Vec::new();
    for first in Player::ALL {
        let none = Removed { squares: Vec::new(), first };
        if count == 0 {
            all.push(none);
            continue;
        }
        for one in removal.first(full, first) {
            if count == 1 {
                all.push(Removed { squares: vec![one], first });
                continue;
            }
            for other in removal.second(&full.clone().without(one), first.other(), one) {
                all.push(Removed { squares: vec![one, other], first });
            }
        }
    }
    all
}

/// Whether jumps in turn can have taken the missing stones that were not removed.
fn jumps_agree(rules: Rules, full: &Board, missing: &[Square], removed: &Removed) -> bool {
    let most_taken = ((full.rows().max(full.columns()) - 1) / 2).min(rules.most_leaps()).max(1);
    // The fewest and the most jumps of a player.
    let jumps = |player: Player| {
        let of_enemy = |square: &&Square| full.stone(**square) == Some(player.other());
        let count = |squares: &[Square]| squares.iter().filter(of_enemy).count() as i32;
        let taken = count(missing) - count(&removed.squares);
        ((taken + most_taken - 1) / most_taken, taken)
    };
    let ((fewest, most), (others_fewest, others_most)) =
        (jumps(removed.first), jumps(removed.first.other()));
    // The first player has as many jumps as the other, or one more.
    most >= 0 && others_most >= 0 && fewest.max(others_fewest) <= most.min(others_most + 1)
}

/// For each way to colour the diagonals in three colours in turn, whether of the numbers of squares of
/// the first two colours just one is odd, and whether of those of the last two.
fn diagonals(squares: &[Square]) -> [[bool; 2]; 2] {
    let falling = |square: &Square| (square.row - square.column).rem_euclid(3);
    let rising = |square: &Square| (square.row + square.column).rem_euclid(3);
    let parities = |colour: &dyn Fn(&Square) -> i32| {
        let parity = |of| squares.iter().filter(|square| colour(square) == of).count() % 2;
        [parity(0) != parity(1), parity(1) != parity(2)]
    };
    [parities(&falling), parities(&rising)]
}
