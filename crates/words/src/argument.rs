//! The arguments of messages.

use crate::intl;
use basics::player::Player;

#[derive(Clone, Copy)]
pub struct Number(f64);

#[derive(Clone, Copy)]
pub enum Argument<'a> {
    Text(&'a str),
    Number(Number),
}

macro_rules! number {
    ($($whole:ty)*) => {
        $(impl From<$whole> for Number {
            fn from(number: $whole) -> Number {
                Number(number as f64)
            }
        })*
    };
}
number!(i32 u32 u64 usize f64);

impl From<Player> for Argument<'_> {
    fn from(player: Player) -> Self {
        Argument::Text(match player {
            Player::Left => "left",
            Player::Right => "right",
        })
    }
}

impl From<bool> for Argument<'_> {
    fn from(is_so: bool) -> Self {
        Argument::Text(if is_so { "yes" } else { "no" })
    }
}

impl Argument<'_> {
    pub fn add_to(self, text: &mut String, language: &str) {
        match self {
            Argument::Text(word) => text.push_str(word),
            Argument::Number(Number(number)) => text.push_str(&intl::number(language, number)),
        }
    }

    /// Whether the argument chooses the variant with this key.
    pub fn fits(self, key: &str, language: &str) -> bool {
        match self {
            Argument::Text(word) => word == key,
            Argument::Number(Number(number)) => match key.parse::<u32>() {
                Ok(exact) => f64::from(exact) == number,
                Err(_) => intl::plural(language, number) == key,
            },
        }
    }
}
