//! The clock of a game in links: `clock=600+5` is ten minutes for each player and five seconds more for each turn.

use std::fmt;
use std::str::FromStr;

use basics::player::{ByPlayer, Player};

/// The longest time and the largest increment, in seconds.
pub const MOST_TIME: u32 = 10 * 60 * 60;
pub const MOST_INCREMENT: u32 = 600;
/// The most that a player can have left, in tenths of a second.
pub const MOST_LEFT: u32 = 20 * MOST_TIME;
/// What the setup offers, in seconds: the time and the increment.
pub const CLOCKS: [Clock; 5] = [
    Clock::new(180, 2),
    Clock::new(300, 0),
    Clock::new(600, 0),
    Clock::new(600, 5),
    Clock::new(1800, 0),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What each player has for the whole game, in seconds.
    pub time: u32,
    /// What a player gets for each turn, in seconds.
    pub increment: u32,
    /// What each player has left, in tenths of a second.
    pub left: ByPlayer<u32>,
}

impl Clock {
    pub const fn new(time: u32, increment: u32) -> Clock {
        Clock { time, increment, left: ByPlayer { left: 10 * time, right: 10 * time } }
    }

    /// The same at the beginning of a game.
    pub fn full(self) -> Clock {
        Clock::new(self.time, self.increment)
    }

    /// The clock after a player has used so many tenths of a second, perhaps for a turn. A turn that was taken counts even
    /// if the clock was slow to say that the time is up.
    pub fn after(mut self, player: Player, spent: u32, has_played: bool) -> Clock {
        let left = self.left[player].saturating_sub(spent);
        let more = if has_played { 10 * self.increment } else { 0 };
        self.left[player] = (left.max(u32::from(has_played)) + more).min(MOST_LEFT);
        self
    }
}

/// The time and the increment; what is left is apart.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.time)?;
        if self.increment > 0 { write!(f, "+{}", self.increment) } else { Ok(()) }
    }
}

impl FromStr for Clock {
    type Err = ();

    fn from_str(text: &str) -> Result<Clock, ()> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str, least: u32, most: u32| {
            let digits = Some(text).filter(|text| text.bytes().all(|sign| sign.is_ascii_digit()));
            digits?.parse().ok().filter(|number| (least..=most).contains(number))
        };
        let time = number(time, 1, MOST_TIME).ok_or(())?;
        Ok(Clock::new(time, number(increment, 0, MOST_INCREMENT).ok_or(())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_and_turns_give_some() {
        let clock = Clock::new(60, 2);
        let left = |clock: Clock| (clock.left.left, clock.left.right);
        assert_eq!(left(clock.after(Player::Left, 105, true)), (600 - 105 + 20, 600));
        assert_eq!(left(clock.after(Player::Right, 105, false)), (600, 495));
        assert_eq!(left(clock.after(Player::Right, 700, false)), (600, 0));
        // A turn that was taken is never too late.
        assert_eq!(left(clock.after(Player::Right, 700, true)), (600, 21));
    }

    #[test]
    fn a_clock_is_text() {
        for text in ["600", "600+5", "1", "36000+600"] {
            assert_eq!(text.parse::<Clock>().map(|clock| clock.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "0", "36001", "600+601", "+5", "600+", "-5", "1e3", "600+5+5"] {
            assert_eq!(text.parse::<Clock>(), Err(()), "{text}");
        }
    }
}
