//! Boards and values as plain data, for all kinds of work.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use konane::{Area, Board, Direction, Edge, Jump, PartInfo, Rules, Square};
use value::{self, NameTree, Outcome, Style};
use words::{aloud, say};

/// A position as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Position {
    pub modern: bool,
    pub walls: bool,
    /// In the notation of `konane`.
    pub board: String,
}

impl Position {
    /// Its rules and kind of board.
    pub fn terms(&self) -> (Rules, Edge) {
        let rules = if self.modern { Rules::Modern } else { Rules::Ancient };
        let edge = if self.walls { Edge::Walls } else { Edge::Plane };
        (rules, edge)
    }

    /// Its board; `None` if the text is invalid.
    pub fn read(&self) -> Option<Board> {
        Board::parse(&self.board, self.terms().1).ok()
    }

    pub fn of(rules: Rules, board: &Board) -> Position {
        Position {
            modern: rules == Rules::Modern,
            walls: board.edge() == Edge::Walls,
            board: board.to_string(),
        }
    }
}

/// A set of squares: rows from top to bottom, joined by `/`; `+` is in the set, `?` may be, `.` is not.
/// Short rows end in squares that are not. (A text crosses the border faster than a list.)
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mask {
    /// The place of the text's first square.
    pub corner: Square,
    pub rows: String,
}

/// The name of a value, which can be written in any style that shares its names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NameText {
    pub tree: Rc<NameTree>,
    pub outcome: Outcome,
}

/// Values, and how many more there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamesText {
    pub names: Vec<NameText>,
    pub more: u32,
}

impl NameText {
    /// The longest name that is written, in characters of the plain style.
    pub const LONGEST: usize = 1 << 16;

    /// The plain text; if it is too long, a sentence that says so.
    pub fn plain(&self) -> String {
        self.short_enough().unwrap_or_else(|| self.length())
    }

    /// The whole value in a style; `None` if it is too long.
    pub fn written(&self, style: Style) -> Option<String> {
        match style {
            Style::Plain => self.short_enough(),
            _ => self.short_enough().and_then(|_| self.tree.write(style, usize::MAX)),
        }
    }

    /// The whole value as it is read aloud; `None` if it is too long.
    pub fn words(&self) -> Option<String> {
        self.short_enough().and_then(|_| aloud(&self.tree, usize::MAX))
    }

    fn short_enough(&self) -> Option<String> {
        self.tree.write(Style::Plain, NameText::LONGEST).filter(|_| self.tree.is_whole())
    }

    /// A sentence about the length of a value that is too long to write.
    pub fn length(&self) -> String {
        say::answer_long(&self.least_length().to_string())
    }

    /// A lower bound of its length in characters.
    pub fn least_length(&self) -> usize {
        // Each of its values takes at least one character.
        if self.tree.is_whole() { NameText::LONGEST } else { self.tree.count() - 1 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartText {
    /// The stones alone, in the smallest rectangle around them.
    pub board: String,
    /// The place of that rectangle.
    pub corner: Square,
    pub rows: i32,
    pub columns: i32,
    /// A position that consists of this part alone and has its value.
    pub alone: Position,
    pub reach: ReachesText,
    /// The squares that a stone of the part can reach.
    pub squares: Mask,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReachesText {
    pub up: ReachText,
    pub down: ReachText,
    pub left: ReachText,
    pub right: ReachText,
}

/// A penetration: exact if both numbers are equal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReachText {
    /// Proved: some stone gets this far by these jumps of both colours.
    pub found: i32,
    /// An upper bound.
    pub bound: i32,
    pub leaps: Vec<Jump>,
}

impl PartText {
    pub fn of(rules: Rules, board: &Board, part: &PartInfo) -> PartText {
        // Walls keep their place.
        let alone = match board.edge() {
            Edge::Plane => part.board.clone(),
            Edge::Walls => board.only(&part.stones),
        };
        let reach = |direction| {
            let reach = part.penetration.reach(direction);
            ReachText { found: reach.found, bound: reach.bound, leaps: reach.leaps.clone() }
        };
        PartText {
            board: part.board.to_string(),
            corner: part.corner,
            rows: part.board.rows(),
            columns: part.board.columns(),
            alone: Position::of(rules, &alone),
            reach: ReachesText {
                up: reach(Direction::Up),
                down: reach(Direction::Down),
                left: reach(Direction::Left),
                right: reach(Direction::Right),
            },
            squares: Mask::of(&part.penetration.squares, &part.penetration.undecided),
        }
    }
}

impl Mask {
    pub fn of(certain: &[Square], perhaps: &[Square]) -> Mask {
        let all: Vec<Square> = certain.iter().chain(perhaps).copied().collect();
        let Some(area) = Area::around(&all) else {
            return Mask { corner: Square::new(0, 0), rows: String::new() };
        };
        let first = area.corner;
        let mut rows = vec![vec![b'.'; area.columns as usize]; area.rows as usize];
        for (squares, sign) in [(certain, b'+'), (perhaps, b'?')] {
            for square in squares {
                let row = &mut rows[(square.row - first.row) as usize];
                row[(square.column - first.column) as usize] = sign;
            }
        }
        let text = |row: &Vec<u8>| {
            let text: String = row.iter().map(|&sign| char::from(sign)).collect();
            text.trim_end_matches('.').to_string()
        };
        let rows: Vec<String> = rows.iter().map(text).collect();
        Mask { corner: first, rows: rows.join("/") }
    }
}
