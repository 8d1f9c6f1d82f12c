//! How strong the programs are: the matches that `papamu match` has played between each two of them.

/// What programs may use for a turn in these matches, in steps of the search.
pub const STEPS: u32 = 20_000;

/// The matches on a square board.
pub struct Matches {
    pub side: i32,
    /// The games of each match.
    pub games: u32,
    /// How many of them each program won against each of those after it in [`Opponent::ALL`](opponents::Opponent).
    won: &'static [&'static [u32]],
}

pub const MATCHES: &[Matches] = &[
    Matches {
        side: 6,
        games: 1000,
        won: &[
            &[240, 23, 28, 5, 0, 0],
            &[175, 176, 76, 0, 0],
            &[591, 348, 0, 0],
            &[268, 27, 27],
            &[134, 134],
            &[500],
            &[],
        ],
    },
    Matches {
        side: 8,
        games: 300,
        won: &[
            &[50, 7, 2, 4, 0, 0],
            &[73, 44, 10, 0, 0],
            &[104, 26, 0, 0],
            &[55, 14, 9],
            &[46, 76],
            &[216],
            &[],
        ],
    },
];

/// A difference in strength, in points: 400 more are ten times as many games won as lost, as in the rating of chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// With the error that is exceeded once in twenty times.
    About(i32, i32),
    /// Of which no game is known that was won, or lost: at least so many points in nineteen of twenty times.
    Below(i32),
    Above(i32),
}

impl Matches {
    /// How many games one program won against the other.
    pub fn won(&self, one: usize, other: usize) -> u32 {
        if one < other {
            self.won[one][other - one - 1]
        } else {
            self.games - self.won[other][one - other - 1]
        }
    }

    /// How much stronger one program is than the other.
    pub fn points(&self, one: usize, other: usize) -> Points {
        let [won, lost] = [self.won(one, other), self.won(other, one)].map(f64::from);
        let per_fold = 400.0 / std::f64::consts::LN_10;
        // Of so many games, three can be lost on the average and still none be lost once in twenty times.
        let most = (per_fold * ((f64::from(self.games) - 3.0) / 3.0).ln()) as i32;
        match (won > 0.0, lost > 0.0) {
            (_, false) => Points::Above(most),
            (false, _) => Points::Below(-most),
            _ => {
                let error = 1.96 * per_fold * (1.0 / won + 1.0 / lost).sqrt();
                Points::About((per_fold * (won / lost).ln()).round() as i32, error.round() as i32)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_follow_from_games() {
        let matches = Matches { side: 6, games: 1000, won: &[&[240, 0], &[500], &[]] };
        // 400 log₁₀(760 / 240), with 1.96 times the standard error of that.
        assert_eq!(matches.points(1, 0), Points::About(200, 25));
        assert_eq!(matches.points(0, 1), Points::About(-200, 25));
        assert_eq!(matches.points(1, 2), Points::About(0, 22));
        // 400 log₁₀(997 / 3)
        assert_eq!(matches.points(2, 0), Points::Above(1008));
        assert_eq!(matches.points(0, 2), Points::Below(-1008));
    }

    #[test]
    fn each_two_programs_have_played() {
        for matches in MATCHES {
            let opponents = opponents::Opponent::ALL.len();
            assert_eq!(matches.won.len(), opponents, "on {0} × {0}", matches.side);
            for (one, won) in matches.won.iter().enumerate() {
                assert_eq!(won.len(), opponents - 1 - one);
                assert!(won.iter().all(|&won| won <= matches.games));
            }
        }
    }
}
