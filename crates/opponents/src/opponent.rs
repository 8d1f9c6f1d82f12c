//! The opponents.

use basics::named;

/// An opponent, characterised by what it knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// Only the rules.
    Random,
    /// The numbers of both players' jumps after its own.
    Greedy,
    /// In which part a jump gains most.
    Hottest,
    /// Knows as much as [`Opponent::Strong`], but every second jump at random is another good one.
    HalfStrong,
    /// The same for every fourth jump.
    MostlyStrong,
    /// Everything that the solver proves within the time; otherwise the result of a search many jumps
    /// ahead.
    Strong,
    /// The same, but it tries to find a proof first.
    Perfect,
}

named!(Opponent {
    Random: "random",
    Greedy: "greedy",
    Hottest: "hottest",
    HalfStrong: "half-strong",
    MostlyStrong: "mostly-strong",
    Strong: "strong",
    Perfect: "perfect",
});

impl Opponent {
    /// One choice in this many is replaced at random by another good one.
    pub(super) fn lapse(self) -> Option<u64> {
        match self {
            Opponent::HalfStrong => Some(2),
            Opponent::MostlyStrong => Some(4),
            _ => None,
        }
    }
}
