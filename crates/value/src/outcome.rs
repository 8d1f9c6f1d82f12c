//! The outcome class of a game.

use basics::player::Player;

/// Who wins a game when both players play as well as they can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// This player wins, no matter who starts.
    Wins(Player),
    /// The first player wins.
    Next,
    /// The second player wins.
    Previous,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 4] = [
        Outcome::Wins(Player::Left),
        Outcome::Wins(Player::Right),
        Outcome::Next,
        Outcome::Previous,
    ];

    /// `left_starts` is the winner if Left starts, `right_starts` the winner if Right starts.
    pub fn from_winners(left_starts: Player, right_starts: Player) -> Self {
        match (left_starts, right_starts) {
            (Player::Left, Player::Left) => Outcome::Wins(Player::Left),
            (Player::Right, Player::Right) => Outcome::Wins(Player::Right),
            (Player::Left, Player::Right) => Outcome::Next,
            (Player::Right, Player::Left) => Outcome::Previous,
        }
    }

    /// Who wins if this player starts.
    pub fn winner(self, starts: Player) -> Player {
        match self {
            Outcome::Wins(player) => player,
            Outcome::Next => starts,
            Outcome::Previous => starts.other(),
        }
    }

    /// An English word: Left, Right, Next or Previous.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Wins(Player::Left) => "Left",
            Outcome::Wins(Player::Right) => "Right",
            Outcome::Next => "Next",
            Outcome::Previous => "Previous",
        }
    }
}
