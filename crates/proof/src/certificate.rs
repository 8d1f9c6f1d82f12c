//! A certificate as data, and its text.

use std::fmt;

use basics::named;
use basics::player::{ByPlayer, Player};
use checker::HEAD;
use konane::{Board, Edge, Rules, Square};
use value::Value;

/// What a certificate says of a position and a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvedRelation {
    AtLeast,
    AtMost,
    Equal,
    /// Left wins the difference, moving first.
    LeftFirst,
    /// Right wins the difference, moving first.
    RightFirst,
}

named!(ProvedRelation {
    AtLeast: ">=",
    AtMost: "<=",
    Equal: "=",
    LeftFirst: "|>",
    RightFirst: "<|",
});

impl ProvedRelation {
    /// What it means against 0 that this player wins.
    pub fn of_winner(winner: Player, starts: Player) -> ProvedRelation {
        match (starts, winner) {
            (Player::Left, Player::Left) => ProvedRelation::LeftFirst,
            (Player::Right, Player::Right) => ProvedRelation::RightFirst,
            (Player::Right, Player::Left) => ProvedRelation::AtLeast,
            (Player::Left, Player::Right) => ProvedRelation::AtMost,
        }
    }
}

/// `board` compared with the value of this number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub board: Board,
    pub relation: ProvedRelation,
    pub value: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub rules: Rules,
    pub edge: Edge,
    pub rows: i32,
    pub columns: i32,
    /// How many further pairs of moves the checker plays where a claim is not listed.
    pub depth: u32,
    /// How many positions the checker may look up in an end; 0 if there are no ends.
    pub ends: usize,
    /// The options of each value; those of a value come before it.
    pub values: Vec<ByPlayer<Vec<usize>>>,
    /// The name of each value, for readers.
    pub names: Vec<String>,
    /// The values themselves, in the store of the prover.
    pub numbered: Vec<Value>,
    pub claims: Vec<Claim>,
    /// How many claims are listed to prove them.
    pub listed: usize,
    /// The lines of these.
    pub lines: String,
}

impl Certificate {
    /// How many claims are listed.
    pub fn listed_claims(&self) -> usize {
        self.listed
    }

    /// The name of the value in the first claim.
    pub fn claimed_name(&self) -> &str {
        self.claims.first().map_or("", |claim| &self.names[claim.value])
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Certificate { rules, edge, rows, columns, depth, .. } = self;
        writeln!(
            f,
            "{HEAD}\nrules {}\nedge {}\nsize {rows} {columns}\ndepth {depth}",
            rules.name(),
            edge.name()
        )?;
        if self.ends > 0 {
            writeln!(f, "ends {}", self.ends)?;
        }
        for (number, (options, name)) in self.values.iter().zip(&self.names).enumerate() {
            writeln!(f, "# value {number} is {name}")?;
            writeln!(
                f,
                "value {number} {}|{}",
                numbers(&options.left, ","),
                numbers(&options.right, ",")
            )?;
        }
        for Claim { board, relation, value } in &self.claims {
            let text = position(|square| board.stone(square), *rows, *columns);
            writeln!(f, "claim {text} {} {value}", relation.name())?;
        }
        write!(f, "{}", self.lines)?;
        writeln!(f, "end {}", self.listed)
    }
}

pub fn numbers(numbers: &[usize], sign: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(sign)
}

/// The rows of a position, with a number for each run of empty squares.
pub fn position(stone: impl Fn(Square) -> Option<Player>, rows: i32, columns: i32) -> String {
    let mut text = String::new();
    for row in 0..rows {
        text += if row > 0 { "/" } else { "" };
        let mut empty = 0;
        for column in 0..columns {
            let stone = stone(Square::new(row, column));
            empty += i32::from(stone.is_none());
            if empty > 0 && (stone.is_some() || column + 1 == columns) {
                text += &empty.to_string();
                empty = 0;
            }
            text += stone.map_or("", |owner| if owner == Player::Left { "x" } else { "o" });
        }
    }
    text
}
