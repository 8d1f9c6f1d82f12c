//! A position in words.

use basics::player::Player;
use konane::{Edge, Rules};
use value::Outcome;

use crate::say;

/// Who wins, in a few words.
pub fn who_wins(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Player::Left) => say::share_left_wins(),
        Outcome::Wins(Player::Right) => say::share_right_wins(),
        Outcome::Next => say::share_first_wins(),
        Outcome::Previous => say::share_second_wins(),
    }
}

/// A title such as “Kōnane position, value ↑∗: the first player wins”.
pub fn position_title(
    rules: Rules,
    edge: Edge,
    value: Option<&str>,
    outcome: Option<Outcome>,
) -> String {
    let mut text = say::share_described(rules == Rules::Modern, edge == Edge::Walls);
    if let Some(value) = value {
        text = say::share_described_value(&text, value);
    }
    if let Some(outcome) = outcome {
        text.push_str(": ");
        text.push_str(who_wins(outcome));
    }
    text
}
