//! The kind of player that plays a colour.

use std::fmt;

use opponents::Opponent;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayerKind {
    #[default]
    You,
    /// Another person on the same device.
    Friend,
    /// Another person, who gets the game as a link and sends it back.
    Elsewhere,
    Program {
        opponent: Opponent,
        /// How long the program may think about a turn.
        seconds: u32,
    },
}

/// How long a program thinks if the link does not say.
pub const USUAL_SECONDS: u32 = 2;
/// The longest time that a program may think about a turn.
pub const MOST_SECONDS: u32 = 600;

const YOU: &str = "you";
const FRIEND: &str = "friend";
const ELSEWHERE: &str = "elsewhere";

impl PlayerKind {
    pub fn all() -> impl Iterator<Item = PlayerKind> {
        let programs = Opponent::ALL
            .map(|opponent| PlayerKind::Program { opponent, seconds: USUAL_SECONDS })
            .into_iter();
        [PlayerKind::You, PlayerKind::Friend, PlayerKind::Elsewhere].into_iter().chain(programs)
    }

    /// The name without the time.
    pub fn name(self) -> &'static str {
        match self {
            PlayerKind::You => YOU,
            PlayerKind::Friend => FRIEND,
            PlayerKind::Elsewhere => ELSEWHERE,
            PlayerKind::Program { opponent, .. } => opponent.name(),
        }
    }

    pub fn is_program(self) -> bool {
        matches!(self, PlayerKind::Program { .. })
    }

    /// How long the program may think, if more time makes it stronger.
    pub fn seconds(self) -> Option<u32> {
        match self {
            PlayerKind::Program { opponent: Opponent::Random | Opponent::Greedy, .. } => None,
            PlayerKind::Program { seconds, .. } => Some(seconds),
            _ => None,
        }
    }

    /// The same with this time, if time makes a difference.
    pub fn with_seconds(self, seconds: u32) -> PlayerKind {
        match self {
            PlayerKind::Program { opponent, .. } if self.seconds().is_some() => {
                PlayerKind::Program { opponent, seconds }
            }
            other => other,
        }
    }
}

/// The text in links, such as `you` or `strong.5`.
impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())?;
        match self.seconds().filter(|&seconds| seconds != USUAL_SECONDS) {
            Some(seconds) => write!(f, ".{seconds}"),
            None => Ok(()),
        }
    }
}
