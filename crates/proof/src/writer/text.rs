//! The text of a certificate, of all that is proved.

use crate::certificate::{Certificate, Claim, ProvedRelation, numbers, position};
use crate::claims::Reason;
use crate::writer::Prover;
use basics::budget::{Budget, Stopped};
use basics::player::{ByPlayer, Player};
use konane::{Area, Edge, Square};
use value::{Style, WriteError};

/// The most characters of a value's name in a comment.
const LONGEST_NAME: usize = 200;

impl Prover {
    pub(super) fn certificate(
        &mut self,
        relation: ProvedRelation,
        value: usize,
        depth: u32,
        budget: &mut Budget,
    ) -> Result<Certificate, Stopped> {
        let listed = self.listed(depth);
        let Area { corner, rows, columns } = match self.board.edge() {
            Edge::Plane => self.area(&listed),
            Edge::Walls => Area::whole(&self.board),
        };
        let mut lines = String::new();
        let mut section = None;
        for &place in &listed {
            let claim = self.claims.packed(place);
            self.line(&mut lines, &mut section, claim, corner, (rows, columns));
            match self.claims.reason(place) {
                Reason::Answers => {}
                Reason::End => lines += " end",
                Reason::Parts => {
                    let value = |&part: &u32| {
                        self.claims.unpacker.section(self.claims.packed(part as usize)).1
                    };
                    let values: Vec<usize> = self.claims.from(place).iter().map(value).collect();
                    lines += &format!(" {}", numbers(&values, "+"));
                }
            }
            lines.push('\n');
        }
        let mut names = Vec::new();
        for &value in &self.numbered {
            match self.solver.values.write(value, Style::Plain, LONGEST_NAME, budget) {
                Err(WriteError::TooLong) => names.push("a value with a long name".to_string()),
                name => names.push(name.map_err(WriteError::stopped)?),
            }
        }
        let options =
            |[left, right]: &[Vec<usize>; 2]| ByPlayer { left: left.clone(), right: right.clone() };
        let board = self.board.window(corner, rows, columns);
        Ok(Certificate {
            rules: self.rules,
            edge: board.edge(),
            rows,
            columns,
            depth,
            ends: self.ends,
            values: self.game.values.iter().map(options).collect(),
            names,
            numbered: self.numbered.clone(),
            claims: vec![Claim { board, relation, value }],
            listed: listed.len(),
            lines,
        })
    }

    /// Writes the position of a claim, and before it the value and the winner, if they change.
    pub(super) fn line(
        &self,
        text: &mut String,
        last: &mut Option<(Player, usize)>,
        claim: &[u8],
        corner: Square,
        (rows, columns): (i32, i32),
    ) {
        let (winner, value) = self.claims.unpacker.section(claim);
        if last.replace((winner, value)) != Some((winner, value)) {
            *text += &section(winner, value);
            text.push('\n');
        }
        let stone = |square| self.claims.unpacker.stone(claim, corner + square);
        *text += &position(stone, rows, columns);
    }

    /// The claims that have to be listed, if the checker searches so deep between them: those that it would not find by
    /// itself. A claim follows from those with fewer stones, and from those with as many and an earlier value.
    fn listed(&self, depth: u32) -> Vec<usize> {
        let mut depths = vec![0u8; self.claims.len()];
        let mut listed = Vec::new();
        for place in 0..self.claims.len() {
            let from = self.claims.from(place).iter();
            let below = from.map(|&from| u32::from(depths[from as usize])).max().unwrap_or(0);
            if below < depth && self.claims.reason(place) == Reason::Answers {
                depths[place] = below as u8 + 1;
            } else {
                listed.push(place);
            }
        }
        listed.sort_by_key(|&place| self.claims.packed(place));
        listed
    }

    /// The smallest area around the stones of the board and of the listed claims.
    fn area(&self, listed: &[usize]) -> Area {
        let stones = self.board.bounding_box().unwrap_or(Area::whole(&self.board));
        self.board.squares().fold(stones, |area, square| {
            let is_used = |&place: &usize| {
                self.claims.unpacker.stone(self.claims.packed(place), square).is_some()
            };
            let is_new = !area.has(square) && listed.iter().any(is_used);
            if is_new { area.with(Area::one(square)) } else { area }
        })
    }
}

/// The line before the positions of this winner and value.
pub(super) fn section(winner: Player, value: usize) -> String {
    format!("{} {value}", if winner == Player::Left { ">=" } else { "<=" })
}
