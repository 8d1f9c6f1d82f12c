//! Who can be played against.

/// An opponent by what it knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opponent {
    /// Nothing but the rules.
    Random,
    /// How many jumps both players have after its own.
    Greedy,
    /// In which part a jump gains most.
    Hottest,
    /// As much as [`Opponent::Strong`]; but every second jump, by chance, is another good one.
    HalfStrong,
    /// The same with every fourth jump.
    MostlyStrong,
    /// All that the solver proves in the time that there is, and else what a search of many jumps ahead expects.
    Strong,
    /// The same, looking for a proof before anything else.
    Perfect,
}

impl Opponent {
    pub const ALL: [Opponent; 7] = [
        Opponent::Random,
        Opponent::Greedy,
        Opponent::Hottest,
        Opponent::HalfStrong,
        Opponent::MostlyStrong,
        Opponent::Strong,
        Opponent::Perfect,
    ];

    /// As in links and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::Greedy => "greedy",
            Opponent::Hottest => "hottest",
            Opponent::HalfStrong => "half-strong",
            Opponent::MostlyStrong => "mostly-strong",
            Opponent::Strong => "strong",
            Opponent::Perfect => "perfect",
        }
    }

    /// The opponent of this name.
    pub fn named(name: &str) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|opponent| opponent.name() == name)
    }

    /// Of so many choices one, by chance, is another good one.
    pub(super) fn lapse(self) -> Option<u64> {
        match self {
            Opponent::HalfStrong => Some(2),
            Opponent::MostlyStrong => Some(4),
            _ => None,
        }
    }
}
