//! The jumps that an item shows, and where the values they lead to stand on the board.

use crate::analysis::labels::{Rectangle, Wish, place};
use crate::board::measures::{BARE_RIM, SIDE};
use crate::pages::learn::attempt::AttemptState;
use konane::{Board, Jump};
use teaching::content::lessons::Task;

impl AttemptState {
    /// The jumps that the item shows, with the texts of their labels, as long as the board is the one
    /// on which they are made.
    pub fn leads(&self) -> Vec<(Jump, String)> {
        if self.shown() != self.board {
            return Vec::new();
        }
        let leads = self.item.leads.iter().filter_map(|lead| {
            let text = lead.worth.as_ref().map_or("", |worth| match self.shows(&worth.signs) {
                true => worth.signs.as_str(),
                false => "?",
            });
            Some((self.names().jump_named(&lead.jump)?, text.to_string()))
        });
        leads.collect()
    }

    /// The jump to which the reader finds an answer.
    pub fn given(&self) -> Option<Jump> {
        match &self.item.task {
            Some(Task::Through(_, name)) => self.names().jump_named(name),
            Some(Task::Derive(_)) => self.walked().last().copied(),
            _ => None,
        }
    }
}

/// The places of the labels, beside the squares where the jumps land: over no other label and, if there
/// is room, over no stone. Jumps without a text have no label.
pub fn places(board: &Board, leads: &[(Jump, String)]) -> Vec<Option<Rectangle>> {
    let rectangle = |row: i32, column: i32, rows: i32, columns: i32| Rectangle {
        x: f64::from(column * SIDE),
        y: f64::from(row * SIDE),
        width: f64::from(columns * SIDE),
        height: f64::from(rows * SIDE),
    };
    let stones: Vec<Rectangle> =
        board.stones().map(|(at, _)| rectangle(at.row, at.column, 1, 1)).collect();
    let wishes: Vec<Wish> = leads
        .iter()
        .map(|(jump, text)| {
            let width = match text.chars().count() {
                0 => f64::INFINITY,
                signs => 22.0 + 11.0 * signs as f64,
            };
            let beside = rectangle(jump.to().row, jump.to().column, 1, 1);
            Wish { beside, widths: [width; 2], height: 32.0, may_cover: true }
        })
        .collect();
    let whole = rectangle(0, 0, board.rows(), board.columns());
    let rim = f64::from(BARE_RIM);
    let room = Rectangle {
        y: whole.y - rim,
        width: whole.width + rim,
        height: whole.height + rim,
        ..whole
    };
    let labels = place(&wishes, &[], &stones, room);
    labels.into_iter().map(|label| label.map(|label| label.rectangle)).collect()
}
