//! Writes a game as text: headers and numbered turns, `1. d4 e4 2. d2-d4`, other lines in brackets
//! after the turn that they replace, remarks in braces; or only its turns, as in a link,
//! `d4.e4.d2-d4`.

use std::fmt::Write;

use crate::note::{EDGE, GAME, POSITION, REMOVAL, RESULT, RULES, SIZE, TURN, colour, passes_of};
use crate::{Record, Start};
use basics::player::Player;
use konane::NamedBoard;

/// How the turns are separated.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// By spaces, with numbers and remarks.
    Text,
    /// By dots.
    Link,
}

/// What remains to be written.
enum Piece {
    Turn(usize),
    /// What follows a node.
    After(usize),
    Open,
    Close,
}

/// A turn in a list of all lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The index of the turn's node in the tree.
    pub place: usize,
    /// The number of the turn, from 1; Black's and White's turns share it.
    pub number: usize,
    /// Whether it is White's turn with that number.
    pub is_second: bool,
    /// Whether the turn before it in the game stands just before it in the list, without a remark
    /// between them.
    pub follows: bool,
    /// Whether another line begins with this turn.
    pub opens: bool,
    /// How many other lines end with this turn.
    pub closes: usize,
}

impl Record {
    /// The whole record. Reading the text returns an equal record, except that nodes are numbered
    /// in the order of the text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut head = |name: &str, value: &str| {
            let value = value.replace('\\', r"\\").replace('"', r#"\""#);
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        head(GAME, "Konane");
        for (name, value) in &self.headers {
            head(name, value);
        }
        for player in Player::ALL {
            if !self.names[player].is_empty() {
                head(colour(player), &self.names[player]);
            }
        }
        head(RULES, self.setup.rules.name());
        match &self.setup.start {
            Start::Full { rows, columns, removal, first } => {
                head(SIZE, &size(*rows, *columns));
                head(REMOVAL, removal.name());
                if *first == Player::Right {
                    head(TURN, colour(*first));
                }
            }
            Start::Position { board, turn } => {
                head(EDGE, board.edge().name());
                head(POSITION, &board.whole_text());
                head(TURN, colour(*turn));
            }
        }
        for player in Player::ALL {
            let passes = self.setup.passes[player];
            if passes > 0 {
                head(&passes_of(player), &passes.to_string());
            }
        }
        let end = self.state_at(self.tree.end(0)).winner();
        head(RESULT, end.map_or(OPEN, colour));
        text.push('\n');
        let mut column = 0;
        for word in self.pieces(Form::Text) {
            let length = word.chars().count();
            match column {
                0 => {}
                _ if column + length >= WIDTH => {
                    text.push('\n');
                    column = 0;
                }
                _ => {
                    text.push(' ');
                    column += 1;
                }
            }
            text.push_str(&word);
            column += length;
        }
        text.push('\n');
        text
    }

    /// The turns as in a link.
    pub fn turns_text(&self) -> String {
        self.pieces(Form::Link).join(".")
    }

    /// The nodes in the order in which they are written, without the beginning.
    pub fn written_places(&self) -> Vec<usize> {
        self.listed().into_iter().map(|listed| listed.place).collect()
    }

    /// Visits all lines: a turn, the lines that could replace it, then what follows it.
    fn walk(&self, mut see: impl FnMut(&Piece)) {
        let mut open = vec![Piece::After(0)];
        while let Some(piece) = open.pop() {
            see(&piece);
            let Piece::After(place) = piece else { continue };
            let Some((&first, others)) = self.tree.node(place).children.split_first() else {
                continue;
            };
            open.push(Piece::After(first));
            for &other in others.iter().rev() {
                open.extend([Piece::Close, Piece::After(other), Piece::Turn(other), Piece::Open]);
            }
            open.push(Piece::Turn(first));
        }
    }

    /// The turns of all lines in the order in which they are written.
    pub fn listed(&self) -> Vec<Listed> {
        let depths = self.depths();
        let offset = usize::from(self.setup.first() == Player::Right);
        let mut turns: Vec<Listed> = Vec::new();
        // Whether the turn before has just been written.
        let mut follows = false;
        let mut opens = false;
        self.walk(|piece| match piece {
            Piece::Turn(place) => {
                let count = depths[*place] - 1 + offset;
                turns.push(Listed {
                    place: *place,
                    number: count / 2 + 1,
                    is_second: !count.is_multiple_of(2),
                    follows,
                    opens: std::mem::take(&mut opens),
                    closes: 0,
                });
                follows = self.tree.node(*place).remark.is_empty();
            }
            Piece::After(_) => {}
            Piece::Open => (opens, follows) = (true, false),
            Piece::Close => {
                if let Some(last) = turns.last_mut() {
                    last.closes += 1;
                }
                follows = false;
            }
        });
        turns
    }

    fn pieces(&self, form: Form) -> Vec<String> {
        let names = match form {
            Form::Text => NamedBoard::whole(&self.setup.begin().board),
            Form::Link => self.setup.link_names(),
        };
        let remark = |place: usize| {
            let remark = &self.tree.node(place).remark;
            let words = match (form, remark.as_str()) {
                (Form::Link, _) | (Form::Text, "") => String::new(),
                (Form::Text, remark) => format!("{{{remark}}}"),
            };
            words.split_whitespace().map(str::to_string).collect::<Vec<_>>()
        };
        let mut pieces = remark(0);
        for listed in self.listed() {
            let open = if listed.opens { "(" } else { "" };
            let number = match (form, listed.is_second, listed.follows) {
                (Form::Text, false, _) => format!("{}. ", listed.number),
                (Form::Text, true, false) => format!("{}... ", listed.number),
                _ => String::new(),
            };
            let turn = self.tree.node(listed.place).turn;
            let turn = turn.map(|turn| turn.name_on(names)).unwrap_or_default();
            pieces.push(format!("{open}{number}{turn}"));
            pieces.extend(remark(listed.place));
            if let Some(last) = pieces.last_mut() {
                last.push_str(&")".repeat(listed.closes));
            }
        }
        pieces
    }

    /// How many turns lead from the beginning to each node.
    fn depths(&self) -> Vec<usize> {
        let mut depths = vec![0; self.tree.count()];
        self.walk(|piece| {
            if let Piece::Turn(place) = piece {
                depths[*place] = depths[self.tree.node(*place).parent] + 1;
            }
        });
        depths
    }
}

/// The longest line of a text, in characters.
const WIDTH: usize = 80;

/// The result of a game that is not over.
const OPEN: &str = "*";

/// The name of a size in links and texts: rows, then columns.
pub fn size(rows: i32, columns: i32) -> String {
    format!("{rows}x{columns}")
}

/// Reads what [`size`] writes.
pub fn size_named(text: &str) -> Option<(i32, i32)> {
    let (rows, columns) = text.split_once(['x', 'X', '×'])?;
    Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
}
