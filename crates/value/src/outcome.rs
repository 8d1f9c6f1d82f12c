//! The outcome class of a game.

use basics::player::Player;

/// Who wins a game when both players play as well as they can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "OutcomeName", into = "OutcomeName"))]
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

/// As an outcome is written: one word, without a player in it.
#[cfg(feature = "serde")]
#[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
enum OutcomeName {
    Left,
    Right,
    Next,
    Previous,
}

#[cfg(feature = "serde")]
impl From<Outcome> for OutcomeName {
    fn from(outcome: Outcome) -> OutcomeName {
        match outcome {
            Outcome::Wins(Player::Left) => OutcomeName::Left,
            Outcome::Wins(Player::Right) => OutcomeName::Right,
            Outcome::Next => OutcomeName::Next,
            Outcome::Previous => OutcomeName::Previous,
        }
    }
}

#[cfg(feature = "serde")]
impl From<OutcomeName> for Outcome {
    fn from(name: OutcomeName) -> Outcome {
        Outcome::ALL[name as usize]
    }
}
