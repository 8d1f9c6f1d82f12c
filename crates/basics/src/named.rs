//! Enums whose variants have a name in texts, links and files.

use std::error::Error;
use std::fmt;

/// What stands in place of one of a few names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct UnknownName {
    /// The names that there are.
    pub known: &'static [&'static str],
}

/// Which of these names it is, if `is_same` compares them; [`named!`](crate::named!) asks this.
pub fn place(
    name: &str,
    known: &'static [&'static str],
    is_same: fn(&str, &str) -> bool,
) -> Result<usize, UnknownName> {
    let place = known.iter().position(|known| is_same(known, name));
    place.ok_or(UnknownName { known })
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "is none of {}", self.known.join(", "))
    }
}

impl Error for UnknownName {}

/// Gives an enum without fields all its variants in order, and a name for each. It is written as this name and read from
/// it. `named!(str::eq_ignore_ascii_case, …)` reads small and capital letters alike.
#[macro_export]
macro_rules! named {
    ($type:ident { $($names:tt)+ }) => {
        $crate::named!(str::eq, $type { $($names)+ });
    };
    ($is_same:path, $type:ident { $($variant:ident: $name:literal),+ $(,)? }) => {
        impl $type {
            /// All variants, in order.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            /// The name in texts, links and files, from which the variant is read again.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name),+
                }
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::named::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                $crate::named::place(name, &[$($name),+], $is_same).map(|place| $type::ALL[place])
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::player::Player;

    #[test]
    fn a_name_is_read_and_another_one_refused() {
        for player in Player::ALL {
            assert_eq!(player.name().parse(), Ok(player));
        }
        for wrong in ["left", "Center", ""] {
            let refused = wrong.parse::<Player>().expect_err("no player");
            assert_eq!(refused.to_string(), "is none of Left, Right");
        }
        assert_eq!(format!("{:>6}|{:<6}|", Player::Left, Player::Right), "  Left|Right |");
    }
}
