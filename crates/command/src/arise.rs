//! `papamu arise`: a game from a full board that ends in a position.

use std::io::{self, Write};

use clap::Args;
use serde_json::json;

use crate::Done;
use crate::option::{bytes, edge, position, removal, rules, size};
use basics::budget::Budget;
use basics::player::Player;
use basics::slicer::process_clock;
use game::{LONGEST_SIDE, Never, Origin, OriginSearch, Refused, Removal};
use konane::{Board, Edge, NamedBoard, Rules, Square};

/// A game from a full board that ends in a position
///
/// The answer is such a game, or a proof that there is none (“no” and the reason), or “not found”. The stone in the lower
/// left corner of a full board is black. A position between walls fills its board. One on the plane lies where the edge of
/// the board changes no jump; if no game leads there, it may lie elsewhere, and a second line says that the edge matters.
#[derive(Args)]
pub struct Arise {
    /// How far a jump goes
    #[arg(long, value_parser = rules(), default_value = Rules::default().name())]
    rules: Rules,
    /// What surrounds the text's rectangle
    #[arg(long = "board", value_parser = edge(), default_value = Edge::default().name())]
    edge: Edge,
    /// Rows and columns of the full board, 1 to 18, for a position on the plane [default: any]
    #[arg(long, value_name = "N|RxC", value_parser = |word: &str| size(word, 1..=LONGEST_SIDE))]
    size: Option<(i32, i32)>,
    /// Which stones the players may remove first
    #[arg(long, value_parser = removal(), default_value = Removal::default().name())]
    removal: Removal,
    /// Give up after this many milliseconds
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    ms: u64,
    /// Use at most about this many megabytes
    #[arg(long, value_name = "MB", value_parser = bytes, default_value = "1024")]
    memory: usize,
    /// Answers in JSON
    #[arg(long = "json")]
    is_json: bool,
    position: String,
}

impl Arise {
    pub fn run(self) -> Done {
        let board = position(&self.position, self.edge)?;
        if self.edge == Edge::Walls && self.size.is_some() {
            return Err(
                "--size is for positions on the plane: one between walls fills its board".into()
            );
        }
        let mut search = OriginSearch::new(self.rules, self.removal, &board, self.size);
        let end = process_clock() + self.ms as f64;
        let found =
            search.go_on(&mut Budget::steps(0).until(process_clock, end).within(self.memory));
        let (arises, answer) = match found {
            Ok(Origin::Game { record, has_room }) if self.is_json => {
                let game =
                    json!({ "arises": true, "game": record.text(), "edge_matters": !has_room });
                return Ok(writeln!(io::stdout(), "{game}")?);
            }
            Ok(Origin::Game { record, has_room }) => {
                if !has_room {
                    eprintln!(
                        "The edge of this board can stop a jump that is possible on the plane."
                    );
                }
                return Ok(write!(io::stdout(), "{}", record.text())?);
            }
            Ok(Origin::Never(never)) => (Some(false), reason(never, &board)),
            Ok(Origin::NotFound(rows, columns)) => {
                (None, format!("on boards of up to {}", game::size(rows, columns)))
            }
            Ok(Origin::TooLarge(rows, columns)) => {
                let size = game::size(rows, columns);
                let most = format!("games have boards of up to {LONGEST_SIDE}x{LONGEST_SIDE}");
                (None, format!("it needs a board of {size}, and {most}"))
            }
            Err(stopped) => (None, stopped.to_string()),
        };
        let line = match arises {
            _ if self.is_json => json!({ "arises": arises, "reason": answer }).to_string(),
            Some(_) => format!("no: {answer}"),
            None => format!("not found: {answer}"),
        };
        Ok(writeln!(io::stdout(), "{line}")?)
    }
}

fn reason(never: Never, board: &Board) -> String {
    let name = |square: Square| NamedBoard::of(board).square_name(square);
    let stone = |square: Square| {
        let colour = match board.stone(square) {
            Some(Player::Left) => "black",
            _ => "white",
        };
        format!("the {colour} stone on {}", name(square))
    };
    match never {
        Never::Colour(square) => {
            let other = match board.stone(square) {
                Some(Player::Left) => "white",
                _ => "black",
            };
            format!(
                "{} stands where a full board has a {other} stone, and jumps never change the colour of a stone's square",
                stone(square)
            )
        }
        Never::Colours(one, other) => format!(
            "wherever they lie, {} or {} stands where a full board has a stone of the other colour, and jumps never \
             change the colour of a stone's square",
            stone(one),
            stone(other)
        ),
        Never::NoStones => {
            "the stone that made the last jump would still be on the board".to_string()
        }
        Never::Numbers(numbers) => format!(
            "{} black stones and {} white: a full board has as many white stones as black ones or one less, each jump \
             takes one stone, and the players take turns; so a game leaves at most two black stones more, or one white \
             stone more",
            numbers.left, numbers.right
        ),
        Never::NoRoom => "the stones need a larger board".to_string(),
        Never::Places(refused) => {
            let Refused { by_removal, by_jumps, by_diagonals, by_search } = refused;
            let mut reasons = vec![
                (by_removal, "the rule allows no removal of two stones from this board"),
                (by_jumps, "no removal and jumps in turn take these numbers of stones"),
                (
                    by_diagonals,
                    "the numbers of missing stones on every third diagonal, even or odd, agree with no removal of two \
                     stones",
                ),
                (by_search, "a search of all ways back found no game"),
            ];
            reasons.retain(|&(count, _)| count > 0);
            let is_only = reasons.len() == 1;
            let texts = reasons.iter().map(|&(count, reason)| match (is_only, count) {
                (true, _) => reason.to_string(),
                (false, 1) => format!("at one place on the board, {reason}"),
                (false, _) => format!("at {count} places on the board, {reason}"),
            });
            texts.collect::<Vec<_>>().join("; ")
        }
    }
}
