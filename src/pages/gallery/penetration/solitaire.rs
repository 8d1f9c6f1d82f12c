//! Peg solitaire in front of a line: stones in a box, and how far one of them gets beyond it.
//!
//! Rows and columns are counted from the box's first square; the line runs above row 0.

use crate::link::corrections::Corrections;
use crate::link::line::Line;
use crate::link::problem::shorten;
use basics::player::Player;
use basics::sorting::sort_by_number;
use konane::{
    Area, Board, Direction, Edge, Jump, Square, WITNESSES, Witness, by_box, played, witness,
};
use words::{board_error, say};

/// The stones of a set-up, and the leaps played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solitaire {
    pub depth: i32,
    pub width: i32,
    /// Sorted; all lie in the box.
    start: Vec<Square>,
    pub line: Line,
}

/// No stone gets farther than this many squares from its box, on any side.
const FARTHEST: i32 = 4;

impl Solitaire {
    /// The fewest stones that get as far as the box allows, with their leaps; or a full box, if no stone gets beyond
    /// the line.
    pub fn new(depth: i32, width: i32) -> Solitaire {
        let Some(witness) = witness(depth, width) else {
            let start = box_of(depth, width).squares().collect();
            return Solitaire { depth, width, start, line: Line::default() };
        };
        let aside = (width - witness.width) / 2;
        let jumps = witness.leaps().map(|leap| image(&leap, witness.width, aside, false)).collect();
        let line = Line { jumps, step: 0 };
        Solitaire { depth, width, start: stones_of(witness, width), line }
    }

    /// These stones in the same box. The usual ones come with their leaps.
    fn with_stones(&self, start: Vec<Square>) -> Solitaire {
        let usual = Solitaire::new(self.depth, self.width);
        if start == usual.start {
            return usual;
        }
        Solitaire { start, line: Line::default(), ..*self }
    }

    /// Reads the stones of a link that lie in the box, and its leaps up to the first illegal one.
    pub fn read(
        depth: i32,
        width: i32,
        stones: Option<&str>,
        way: Option<&str>,
        corrections: &mut Corrections,
    ) -> Solitaire {
        let mut game = Solitaire::new(depth, width);
        match stones.map(|stones| Board::parse(stones, Edge::Walls)) {
            Some(Ok(board)) => {
                let stones = board.stones().map(|(square, _)| square);
                let (inside, outside): (Vec<Square>, Vec<Square>) =
                    stones.partition(|&square| box_of(depth, width).has(square));
                game = game.with_stones(inside);
                if !outside.is_empty() {
                    corrections.say(say::pen_stones_outside(outside.len()));
                }
            }
            Some(Err(error)) => corrections.say(say::pen_stones_unread(&board_error(&error))),
            None => {}
        }
        for (place, text) in way.iter().flat_map(|way| way.split('-')).enumerate() {
            match leap_of(text).and_then(|leap| game.leap(leap)) {
                Some(next) => game = next,
                None => {
                    corrections.say(say::pen_way_broken(&shorten(text, 20), place + 1));
                    break;
                }
            }
        }
        game
    }

    /// Whether the stones are the usual ones, whatever their leaps.
    pub fn is_usual(&self) -> bool {
        self.start == Solitaire::new(self.depth, self.width).start
    }

    /// Whether these are the usual stones with the leaps that get as far as the box allows.
    pub fn is_solution(&self) -> bool {
        self.at(0) == Solitaire::new(self.depth, self.width)
    }

    /// How many leaps are on the board at first: none of the solution, all of others.
    pub fn usual_step(&self) -> usize {
        if self.is_solution() { 0 } else { self.leaps().len() }
    }

    /// The set-up as text for a link, if it is not the usual one.
    pub fn stones_text(&self) -> Option<String> {
        if self.is_usual() {
            return None;
        }
        let row = |row| -> String {
            let letter = |column| {
                if self.start.contains(&Square::new(row, column)) { 'x' } else { '.' }
            };
            (0..self.width).map(letter).collect()
        };
        Some((0..self.depth).map(row).collect::<Vec<_>>().join("/"))
    }

    /// The leaps as text for a link, if they are not the usual ones: column, row and direction of each.
    pub fn way_text(&self) -> Option<String> {
        let text = |leap: &Jump| {
            let letter = |place: i32| char::from(b'a' + (place + FARTHEST) as u8);
            let place = Direction::ALL.iter().position(|&direction| direction == leap.direction);
            let direction = DIRECTIONS.as_bytes()[place.unwrap_or_default()];
            [letter(leap.from.column), letter(leap.from.row), direction.into()].iter().collect()
        };
        let leaps: Vec<String> = self.leaps().iter().map(text).collect();
        (!leaps.is_empty() && !self.is_solution()).then(|| leaps.join("-"))
    }

    /// All leaps, also those that are not on the board now.
    pub fn leaps(&self) -> &[Jump] {
        &self.line.jumps
    }

    /// The same set-up and leaps after this many of the leaps.
    pub fn at(&self, step: usize) -> Solitaire {
        let step = step.min(self.leaps().len());
        Solitaire { line: Line { step, ..self.line.clone() }, ..self.clone() }
    }

    fn played(&self) -> &[Jump] {
        &self.leaps()[..self.line.step]
    }

    /// All stones that are left.
    pub fn stones(&self) -> Vec<Square> {
        played(&self.start, self.played()).unwrap_or_default()
    }

    /// All leaps that a stone can make now.
    pub fn next_leaps(&self) -> Vec<Jump> {
        let stones = self.stones();
        let is_legal = |leap: &Jump| {
            stones.contains(&leap.from.step(leap.direction, 1)) && !stones.contains(&leap.to())
        };
        let leaps = stones
            .iter()
            .flat_map(|&from| Direction::ALL.map(|direction| Jump { from, direction, taken: 1 }));
        leaps.filter(is_legal).collect()
    }

    /// The game after this leap; `None` if it is not legal.
    pub fn leap(&self, leap: Jump) -> Option<Solitaire> {
        let is_legal = self.next_leaps().contains(&leap);
        is_legal.then(|| Solitaire { line: self.line.play(leap), ..self.clone() })
    }

    /// A new set-up: the stones that are left in the box, with this square changed. `None` if the
    /// square lies outside the box.
    pub fn toggled(&self, square: Square) -> Option<Solitaire> {
        let place = box_of(self.depth, self.width);
        let mut start = self.stones();
        start.retain(|&stone| stone != square && place.has(stone));
        if !self.stones().contains(&square) {
            start.push(square);
        }
        sort_by_number(&mut start, Square::number);
        place.has(square).then(|| self.with_stones(start))
    }

    /// A set-up without stones, or with a full box.
    pub fn filled(&self, is_full: bool) -> Solitaire {
        let squares = box_of(self.depth, self.width).squares();
        self.with_stones(squares.filter(|_| is_full).collect())
    }

    /// How far beyond the line a stone has come.
    pub fn distance(&self) -> i32 {
        self.played().iter().map(|leap| -leap.to().row).fold(0, i32::max)
    }

    /// How far beyond the line stones in the box can come.
    pub fn farthest(&self) -> i32 {
        by_box(self.depth, self.width)
    }

    /// Leaps that bring a stone as far as the box allows, if they are the end of a witness's
    /// solution, shifted sideways or mirrored. There may be more stones than it needs, unless they
    /// are in its way.
    pub fn known_way(&self) -> Option<Vec<Jump>> {
        let (distance, stones) = (self.farthest(), self.stones());
        let fits = |witness: &&Witness| {
            witness.distance == distance
                && witness.depth <= self.depth
                && witness.width <= self.width
        };
        let mut shortest: Option<Vec<Jump>> = None;
        for witness in WITNESSES.iter().filter(fits) {
            for place in 0..2 * (self.width - witness.width + 1) {
                let image = |leap| image(&leap, witness.width, place / 2, place % 2 == 1);
                let mut way = Vec::from_iter(witness.leaps().map(image));
                let leads = |&step: &usize| played(&stones, &way[step..]).is_some();
                let Some(step) = (0..way.len()).rev().find(leads) else { continue };
                if shortest.as_ref().is_none_or(|known| way.len() - step < known.len()) {
                    shortest = Some(way.split_off(step));
                }
            }
        }
        shortest
    }

    /// The squares to show: those within two squares of any stone of the game, and the row at this
    /// distance.
    pub fn window(&self, distance: i32) -> Area {
        let landings = self.leaps().iter().map(|leap| leap.to());
        let squares = self.start.iter().copied().chain(landings);
        let near = squares.flat_map(|square| {
            [
                Square::new(square.row - 2, square.column - 2),
                Square::new(square.row + 2, square.column + 2),
            ]
        });
        let (mut first, mut last) =
            (Square::new(-distance.max(2), -1), Square::new(self.depth, self.width));
        for square in near {
            first = Square::new(first.row.min(square.row), first.column.min(square.column));
            last = Square::new(last.row.max(square.row), last.column.max(square.column));
        }
        Area::between(first, last)
    }

    /// The stones as a board with alternating colours, on which leaps of solitaire are jumps of the
    /// game.
    pub fn board(&self, window: Area) -> Board {
        let mut board = Board::empty(window.rows, window.columns, Edge::Plane);
        for stone in self.stones() {
            let is_black = (stone.row + stone.column) % 2 == 0;
            let player = if is_black { Player::Left } else { Player::Right };
            board.set(stone - window.corner, Some(player));
        }
        board
    }
}

/// In the order of [`Direction::ALL`].
const DIRECTIONS: &str = "udlr";

fn leap_of(text: &str) -> Option<Jump> {
    let [column, row, direction] = *text.as_bytes() else { return None };
    let place = |letter: u8| i32::from(letter) - i32::from(b'a') - FARTHEST;
    let direction = DIRECTIONS.bytes().position(|known| known == direction)?;
    let from = Square::new(place(row), place(column));
    Some(Jump { from, direction: Direction::ALL[direction], taken: 1 })
}

pub fn box_of(depth: i32, width: i32) -> Area {
    Area::between(Square::new(0, 0), Square::new(depth - 1, width - 1))
}

/// A leap in a box of this width, after the box is mirrored, if it is, and shifted sideways.
fn image(leap: &Jump, width: i32, aside: i32, is_mirrored: bool) -> Jump {
    let Square { row, column } = leap.from;
    let (column, direction) = match (is_mirrored, leap.direction) {
        (false, direction) => (column, direction),
        (true, Direction::Left) => (width - 1 - column, Direction::Right),
        (true, Direction::Right) => (width - 1 - column, Direction::Left),
        (true, direction) => (width - 1 - column, direction),
    };
    Jump { from: Square::new(row, column + aside), direction, ..*leap }
}

/// The stones of a witness in the middle of a box that may be wider than its own.
fn stones_of(witness: &Witness, width: i32) -> Vec<Square> {
    let board = Board::parse(witness.text, Edge::Walls).ok();
    let aside = (width - witness.width) / 2;
    let stones = board.iter().flat_map(Board::stones);
    stones.map(|(square, _)| square.step(Direction::Right, aside)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(depth: i32, width: i32, stones: Option<&str>, way: Option<&str>) -> Solitaire {
        Solitaire::read(depth, width, stones, way, &mut Corrections::default())
    }
    fn solved(depth: i32, width: i32) -> Solitaire {
        let game = Solitaire::new(depth, width);
        game.at(game.leaps().len())
    }
    use konane::{Rules, TABLE};

    fn square(row: i32, column: i32) -> Square {
        Square::new(row, column)
    }

    #[test]
    fn leaps_over_one_stone_onto_an_empty_square() {
        let game = read(2, 3, Some("xx./x.."), None);
        let landings = |row, column| -> Vec<Square> {
            let leaps = game.next_leaps().into_iter();
            leaps.filter(|leap| leap.from == square(row, column)).map(|leap| leap.to()).collect()
        };
        assert_eq!(landings(1, 0), [square(-1, 0)]);
        assert_eq!(landings(0, 0), [square(2, 0), square(0, 2)]);
        assert_eq!(landings(1, 1), []);
        let up = Jump { from: square(1, 0), direction: Direction::Up, taken: 1 };
        // A leap over an empty square, from one, or twice as far is illegal.
        for illegal in [
            Jump { direction: Direction::Right, ..up },
            Jump { from: square(1, 1), ..up },
            Jump { taken: 2, ..up },
        ] {
            assert_eq!(game.leap(illegal), None);
        }
        let next = game.leap(up).unwrap();
        assert_eq!(next.stones(), [square(-1, 0), square(0, 1)]);
        assert_eq!((next.distance(), game.distance()), (1, 0));
        // The leap can be made again after it is taken back, and another one replaces it.
        let back = next.at(0);
        assert_eq!((back.stones(), back.leap(up)), (game.stones(), Some(next)));
        let down = Jump { from: square(0, 0), direction: Direction::Down, taken: 1 };
        assert_eq!(back.leap(down).unwrap().leaps(), [down]);
    }

    #[test]
    fn every_entry_is_reached_by_jumps_of_the_game() {
        for (depth, row) in (1..).zip(TABLE) {
            for (width, distance) in (1..).zip(row) {
                let way = solved(depth, width);
                assert_eq!(way.distance(), distance, "{depth} × {width}");
                let window = way.window(distance);
                let mut board = way.at(0).board(window);
                for leap in way.leaps() {
                    let from = leap.from - window.corner;
                    let jump = Jump { from, ..*leap };
                    let mover = board.stone(from).unwrap();
                    assert!(board.can_jump(Rules::Modern, mover, jump));
                    board = board.play_unchecked(jump);
                }
                assert_eq!(board, way.board(window), "nothing leaves the window");
            }
        }
    }

    #[test]
    fn a_link_is_read_as_it_is_written() {
        let way = Solitaire::new(3, 13);
        assert_eq!((way.stones_text(), way.way_text()), (None, None));
        assert_eq!(read(3, 13, None, None), way);
        let begun = read(2, 1, None, Some("efu"));
        assert_eq!((begun.stones_text(), begun.line.step), (None, 1));
        let own = way.at(0).toggled(square(2, 0)).unwrap();
        assert_eq!(read(3, 13, own.stones_text().as_deref(), None), own);
        // An illegal leap ends the solution, and stones outside the box do not count.
        assert_eq!(read(2, 1, None, Some("efu-zzz")), begun);
        for nonsense in ["é", "----", "aaaa", "egu-", "\u{7f}\0u"] {
            assert_eq!(read(2, 1, Some("?"), Some(nonsense)), Solitaire::new(2, 1));
        }
        assert_eq!(read(2, 1, Some("xx/x/x"), None).start, [square(0, 0), square(1, 0)]);
    }

    #[test]
    fn stones_are_set_up_in_the_box_only() {
        let game = Solitaire::new(2, 3);
        assert_eq!(game.toggled(square(-1, 0)), None);
        let fewer = game.toggled(square(0, 0)).unwrap();
        assert_eq!(fewer.toggled(square(0, 0)).unwrap().stones(), game.stones());
        // The usual stones come with their leaps.
        assert_eq!(fewer.toggled(square(0, 0)), Some(game.clone()));
        assert_eq!(game.filled(true).stones().len(), 6);
        assert!(game.filled(false).stones().is_empty());
    }

    #[test]
    fn knows_the_way_from_any_place_on_it() {
        let way = Solitaire::new(4, 3);
        for step in 0..way.leaps().len() {
            assert_eq!(way.at(step).known_way().unwrap(), way.leaps()[step..]);
        }
        assert_eq!(way.at(0).filled(false).known_way(), None);
    }

    #[test]
    fn knows_a_way_from_full_boxes() {
        for (depth, row) in (1..).zip(TABLE) {
            for (width, distance) in (1..).zip(row).filter(|&(_, distance)| distance > 0) {
                let full = Solitaire::new(depth, width).filled(true);
                let way = full.known_way().unwrap_or_default();
                let leap = |game: Solitaire, leap: &Jump| game.leap(*leap).unwrap();
                let end = way.iter().fold(full, leap);
                assert_eq!(end.distance(), distance, "{depth} × {width}");
            }
        }
        // Mirrored, and already begun.
        let first = read(2, 4, Some("xxxx/...x"), Some("hfu"));
        assert_eq!(first.known_way().map(|way| way.len()), Some(2));
    }
}
