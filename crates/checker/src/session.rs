//! What the page asks the checker, and its replies, as text.
//!
//! ```text
//! check ↵ <certificate>                  proved <claims listed> ↵ <the lines that claim it> …
//!                                        refused <line> <reason>
//! walk <claim> <winner> <places>         walk ↵ <lines>: places, joined by dots, number the loser's moves
//!                                        failed <reason>
//! ```
//!
//! The lines of a walk, from its beginning:
//!
//! ```text
//! answer <move>                          the winner's move; none stands before the first position if the loser begins
//! stand <winner> <row> <column> <stones> <value> <claims below> <lines>
//!                                        `>=` or `<=`; the window's first square, its rows joined by `/`, with all stones and
//!                                        all squares to which the loser can jump; the claims' lines, `?` where none is listed:
//!                                        `57`, or `57=12+?` for one that follows by the rule of parts, or `=12+?`
//! move <move>                            what the loser can do there
//! played <place>                         what the loser has done, if anything
//! ```
//!
//! A move is `jump <row> <column> <row> <column>` or `value <number>`.

use std::fmt::Write;

use crate::walk::{Move, Square, Standing, Walk};

/// The checker with its latest certificate.
#[derive(Default)]
pub struct Session {
    walk: Option<Walk>,
}

impl Session {
    /// Answers one question. A certificate that was checked stays for walks until the next check, which replaces it
    /// even if it fails.
    pub fn reply(&mut self, question: &str) -> String {
        let (order, text) = question.split_once('\n').unwrap_or((question, ""));
        let words: Vec<&str> = order.split(' ').collect();
        match words[..] {
            ["check"] => self.check(text),
            ["walk", claim, winner, places] => {
                let read = |text: &str| text.parse().map_err(|_| format!("{text:?} is no number"));
                let places = places.split('.').filter(|place| !place.is_empty()).map(read);
                let walked = places.collect::<Result<Vec<usize>, String>>().and_then(|places| {
                    let walk = self.walk.as_mut().ok_or("no certificate has been checked")?;
                    walked(walk, read(claim)?, read(winner)?, &places)
                });
                walked.unwrap_or_else(|reason| format!("failed {reason}"))
            }
            _ => "failed not a question".to_string(),
        }
    }

    fn check(&mut self, text: &str) -> String {
        self.walk = None;
        match Walk::of(text) {
            Ok(walk) => {
                let checked = walk.checked();
                self.walk = Some(walk);
                format!("proved {}\n{}", checked.listed, checked.claims.join("\n"))
            }
            Err(refused) => format!("refused {} {}", refused.line, refused.reason),
        }
    }
}

fn walked(
    walk: &mut Walk,
    claim: usize,
    winner: usize,
    places: &[usize],
) -> Result<String, String> {
    let (first, mut standing) = walk.begin(claim, winner)?;
    let mut reply = "walk\n".to_string();
    if let Some(first) = first {
        write_move(&mut reply, "answer", first);
    }
    stand(&mut reply, walk, &standing)?;
    for &place in places {
        let answered = walk.answer(&standing, place)?;
        reply += &format!("played {place}\n");
        write_move(&mut reply, "answer", answered.answer);
        standing = answered.after;
        stand(&mut reply, walk, &standing)?;
    }
    Ok(reply)
}

fn stand(reply: &mut String, walk: &mut Walk, standing: &Standing) -> Result<(), String> {
    let line = |line: Option<u32>| line.map_or("?".to_string(), |line| line.to_string());
    let parts: Vec<String> = walk.lines(standing).into_iter().map(line).collect();
    let whole = standing.line.map_or(String::new(), |line| line.to_string());
    let lines =
        if standing.is_sum() { format!("{whole}={}", parts.join("+")) } else { parts.concat() };
    let sign = if standing.winner { ">=" } else { "<=" };
    let (stones, moves) = (walk.stones(standing), walk.moves(standing)?);
    let (low, high) = window(walk, stones.keys(), &moves);
    let sign_at =
        |place| stones.get(&place).map_or('.', |is_left| if *is_left { 'x' } else { 'o' });
    let row = |row| (low.1..high.1).map(|column| sign_at((row, column))).collect();
    let board: Vec<String> = (low.0..high.0).map(row).collect();
    let below = walk.claims_below(standing)?;
    let (board, value) = (board.join("/"), standing.value);
    *reply += &format!("stand {sign} {} {} {board} {value} {below} {lines}\n", low.0, low.1);
    for possible in moves {
        write_move(reply, "move", possible);
    }
    Ok(())
}

/// The first square of a window with all stones and landings, and the square after its last; on the plane with a margin
/// around the certificate's window.
fn window<'a>(
    walk: &Walk,
    stones: impl Iterator<Item = &'a Square>,
    moves: &[Move],
) -> (Square, Square) {
    let game = walk.game();
    let margin = i32::from(!game.has_walls);
    let landings = moves.iter().filter_map(|it| match it {
        Move::Jump { to, .. } => Some(*to),
        Move::Value(_) => None,
    });
    let whole = ((-margin, -margin), (game.rows as i32 + margin, game.columns as i32 + margin));
    stones.copied().chain(landings).fold(whole, |(low, high), (row, column)| {
        let low = (low.0.min(row), low.1.min(column));
        (low, (high.0.max(row + 1), high.1.max(column + 1)))
    })
}

fn write_move(reply: &mut String, what: &str, made: Move) {
    let written = match made {
        Move::Jump { from, to } => {
            writeln!(reply, "{what} jump {} {} {} {}", from.0, from.1, to.0, to.1)
        }
        Move::Value(value) => writeln!(reply, "{what} value {value}"),
    };
    written.expect("a text takes all that is written");
}
