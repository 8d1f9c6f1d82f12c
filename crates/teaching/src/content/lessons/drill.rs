//! The number of a drawn exercise holds its difficulty, so that a link to the exercise says all.

use std::fmt;

/// The families of boards from which an exercise can be drawn, as links name them.
pub const FAMILY_NAMES: [&str; 12] = [
    "outcomes",
    "wins",
    "integers",
    "fractions",
    "nimbers",
    "dominated",
    "hot",
    "parts",
    "gaps",
    "comparing",
    "stops",
    "computing",
];

/// How many steps of difficulty there are.
pub const DIFFICULTIES: u64 = 3;

/// Which exercise of a family is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drill {
    /// Its place among the exercises of this difficulty.
    pub place: u64,
    /// From 0, which is easy.
    pub difficulty: u64,
}

impl Drill {
    pub fn of(seed: u64) -> Drill {
        Drill { place: seed / DIFFICULTIES, difficulty: seed % DIFFICULTIES }
    }

    pub fn seed(self) -> u64 {
        self.place * DIFFICULTIES + self.difficulty
    }

    /// The exercise to do next: a harder one after a right answer without help, an easier one if the
    /// student missed or needed hints and gave up.
    pub fn next(self, is_solved: bool, is_helped: bool) -> Drill {
        let difficulty = match (is_solved, is_helped) {
            (true, false) => (self.difficulty + 1).min(DIFFICULTIES - 1),
            (false, true) => self.difficulty.saturating_sub(1),
            _ => self.difficulty,
        };
        // After the last number comes the first.
        let next = self.place + 1;
        let place = if next < u64::MAX / DIFFICULTIES { next } else { 0 };
        Drill { place, difficulty }
    }
}

/// The boards from which one is drawn for each reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub family: String,
    /// From 0, which is easy; `None` if the reader or the reader's answers choose it.
    pub difficulty: Option<u64>,
}

impl Drawing {
    /// Reads `fractions`, or `fractions.2` with the difficulty counted from 1.
    pub fn parse(text: &str) -> Option<Drawing> {
        let (family, difficulty) = match text.split_once('.') {
            Some((family, number)) => (family, Some(number.parse::<u64>().ok()?.checked_sub(1)?)),
            None => (text, None),
        };
        Some(Drawing { family: family.to_string(), difficulty })
    }

    /// Whether such boards can be drawn.
    pub fn is_known(&self) -> bool {
        let is_in_range = self.difficulty.is_none_or(|difficulty| difficulty < DIFFICULTIES);
        FAMILY_NAMES.contains(&self.family.as_str()) && is_in_range
    }
}

/// The text that [`Drawing::parse`] reads.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.family)?;
        self.difficulty.map_or(Ok(()), |difficulty| write!(f, ".{}", difficulty + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_read_and_written() {
        for (text, difficulty, is_known) in [
            ("fractions", None, true),
            ("fractions.1", Some(0), true),
            ("hot.3", Some(2), true),
            ("hot.4", Some(3), false),
            ("halves", None, false),
        ] {
            let drawing = Drawing::parse(text).unwrap();
            assert_eq!((drawing.difficulty, drawing.is_known()), (difficulty, is_known), "{text}");
            assert_eq!(drawing.to_string(), text);
        }
        for text in ["fractions.0", "fractions.", "fractions.x", "fractions.1.1"] {
            assert_eq!(Drawing::parse(text), None, "{text}");
        }
    }

    #[test]
    fn difficulty_follows_the_student() {
        let next = |seed, is_solved, is_helped| Drill::of(seed).next(is_solved, is_helped).seed();
        for (seed, solved, struggled, given_up, passed) in
            [(0, 4, 3, 3, 3), (4, 8, 7, 6, 7), (8, 11, 11, 10, 11), (u64::MAX - 1, 2, 2, 1, 2)]
        {
            assert_eq!(next(seed, true, false), solved, "{seed}");
            assert_eq!(next(seed, true, true), struggled, "{seed}");
            assert_eq!(next(seed, false, true), given_up, "{seed}");
            assert_eq!(next(seed, false, false), passed, "{seed}");
        }
        assert_eq!(next(u64::MAX, false, false), 0);
    }
}
