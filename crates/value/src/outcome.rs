//! The outcome class of a game.

use basics::player::Player;

/// Who wins a game when both players play as well as they can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This player wins, no matter who starts.
    Wins(Player),
    /// The first player wins.
    Next,
    /// The second player wins.
    Previous,
}

impl Outcome {
    /// `left_starts` is the winner if Left starts, `right_starts` the winner if Right starts.
    pub fn from_winners(left_starts: Player, right_starts: Player) -> Self {
        match (left_starts, right_starts) {
            (Player::Left, Player::Left) => Outcome::Wins(Player::Left),
            (Player::Right, Player::Right) => Outcome::Wins(Player::Right),
            (Player::Left, Player::Right) => Outcome::Next,
            (Player::Right, Player::Left) => Outcome::Previous,
        }
    }
}
