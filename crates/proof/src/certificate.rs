//! A certificate as data, and its text.

use std::fmt;

use basics::player::{ByPlayer, Player};
use checker::HEAD;
use konane::{Board, Edge, Rules};

/// What a certificate says of a position and a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    AtLeast,
    AtMost,
    Equal,
    /// Left wins the difference, moving first.
    LeftFirst,
    /// Right wins the difference, moving first.
    RightFirst,
}

impl Relation {
    pub const ALL: [Relation; 5] = [
        Relation::AtLeast,
        Relation::AtMost,
        Relation::Equal,
        Relation::LeftFirst,
        Relation::RightFirst,
    ];

    pub fn sign(self) -> &'static str {
        match self {
            Relation::AtLeast => ">=",
            Relation::AtMost => "<=",
            Relation::Equal => "=",
            Relation::LeftFirst => "|>",
            Relation::RightFirst => "<|",
        }
    }
}

/// `board` compared with the value of this number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub board: Board,
    pub relation: Relation,
    pub value: usize,
}

/// A claim of the proof: the winner, moving second, wins `board` minus the value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub winner: Player,
    pub value: usize,
    pub board: Board,
    /// The values to which the rule of parts compares the parts; empty if the claim follows by moves.
    pub parts: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub rules: Rules,
    pub edge: Edge,
    pub rows: i32,
    pub columns: i32,
    /// How many further pairs of moves the checker plays where a claim is not listed.
    pub depth: u32,
    /// The options of each value; those of a value come before it.
    pub values: Vec<ByPlayer<Vec<usize>>>,
    /// The name of each value, for readers.
    pub names: Vec<String>,
    pub claims: Vec<Claim>,
    pub listed: Vec<Listed>,
}

impl Certificate {
    /// How many claims are listed.
    pub fn listed_claims(&self) -> usize {
        self.listed.len()
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
            writeln!(f, "claim {} {} {value}", text(board), relation.sign())?;
        }
        let mut section = None;
        for Listed { winner, value, board, parts } in &self.listed {
            if section.replace((winner, value)) != Some((winner, value)) {
                let sign = if *winner == Player::Left { ">=" } else { "<=" };
                writeln!(f, "{sign} {value}")?;
            }
            let parts =
                if parts.is_empty() { String::new() } else { format!(" {}", numbers(parts, "+")) };
            writeln!(f, "{}{parts}", text(board))?;
        }
        writeln!(f, "end {}", self.listed.len())
    }
}

fn numbers(numbers: &[usize], sign: &str) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(sign)
}

/// The whole window, with a number for each run of empty squares.
fn text(board: &Board) -> String {
    let rows: Vec<String> = board.whole_text().split('/').map(packed).collect();
    rows.join("/")
}

fn packed(row: &str) -> String {
    let mut packed = String::new();
    let mut empty = 0;
    for sign in row.chars().chain(['/']) {
        if sign == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            packed += &empty.to_string();
        }
        empty = 0;
        packed.push(sign);
    }
    packed.pop();
    packed
}
