//! The number of a drawn exercise holds its difficulty, so that a link to the exercise says all.

use std::fmt;

/// The families of boards from which an exercise can be drawn, as links name them.
pub const FAMILY_NAMES: [&str; 19] = [
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
    "copying",
    "equal",
    "reversing",
    "pairing",
    "heaps",
    "parity",
    "tinies",
];

/// The families of written values from which one can be drawn. What draws them is elsewhere: who reads a lesson need not
/// load it.
pub const TYPED_FAMILY_NAMES: [&str; 10] = [
    "nim-sums",
    "arrows",
    "simplest",
    "fitting",
    "translated",
    "walls",
    "weights",
    "birthdays",
    "means",
    "reduced",
];

/// How many steps of difficulty there are.
pub const DIFFICULTIES: u64 = 5;

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

    /// The next exercise, of this difficulty.
    pub fn next(self, difficulty: u64) -> Drill {
        // After the last number comes the first.
        let next = self.place + 1;
        let place = if next < u64::MAX / DIFFICULTIES { next } else { 0 };
        Drill { place, difficulty }
    }
}

/// How a student does the exercises of a family.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Practice {
    /// The difficulty of the exercise to do next.
    pub difficulty: u64,
    /// Right and wrong answers since the difficulty changed.
    right: u64,
    wrong: u64,
    pub in_a_row: u64,
    /// Those in a row at the highest difficulty; once they are enough, they stay.
    at_highest: u64,
}

impl Practice {
    /// So many right answers in a row make an item done.
    pub const DONE: u64 = 3;
    /// So many in a row at the highest difficulty make it mastered.
    pub const MASTERED: u64 = 5;
    /// With so many right answers the difficulty rises, with so many wrong ones it falls.
    const TO_MOVE: u64 = 2;

    pub fn is_mastered(self) -> bool {
        self.at_highest >= Practice::MASTERED
    }

    /// After a first answer to an exercise of this difficulty.
    pub fn after(self, difficulty: u64, is_right: bool) -> Practice {
        const HIGHEST: u64 = DIFFICULTIES - 1;
        let is_same = self.difficulty == difficulty;
        let before = if is_same { (self.right, self.wrong) } else { (0, 0) };
        let (right, wrong) = (before.0 + u64::from(is_right), before.1 + u64::from(!is_right));
        let at_highest = match (is_right, difficulty) {
            _ if self.is_mastered() => self.at_highest,
            (true, HIGHEST) => self.at_highest + 1,
            (true, _) => self.at_highest,
            (false, _) => 0,
        };
        let in_a_row = if is_right { self.in_a_row.saturating_add(1) } else { 0 };
        let practice = Practice { difficulty, right, wrong, in_a_row, at_highest };
        let moved = |difficulty| Practice { difficulty, right: 0, wrong: 0, ..practice };
        match (right, wrong) {
            (Practice::TO_MOVE.., _) => moved((difficulty + 1).min(HIGHEST)),
            (_, Practice::TO_MOVE..) => moved(difficulty.saturating_sub(1)),
            _ => practice,
        }
    }

    /// Reads numbers as they are written.
    pub fn read(numbers: &[u64]) -> Option<Practice> {
        let &[difficulty, right, wrong, in_a_row, at_highest] = numbers else { return None };
        let is_possible = difficulty < DIFFICULTIES && right.max(wrong) < Practice::TO_MOVE;
        is_possible.then_some(Practice { difficulty, right, wrong, in_a_row, at_highest })
    }
}

/// The numbers that [`Practice::read`] reads.
impl fmt::Display for Practice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Practice { difficulty, right, wrong, in_a_row, at_highest } = self;
        write!(f, "{difficulty} {right} {wrong} {in_a_row} {at_highest}")
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

    /// Whether it draws written values, not boards.
    pub fn is_typed(&self) -> bool {
        TYPED_FAMILY_NAMES.contains(&self.family.as_str())
    }

    /// Whether such exercises can be drawn.
    pub fn is_known(&self) -> bool {
        let is_in_range = self.difficulty.is_none_or(|difficulty| difficulty < DIFFICULTIES);
        (FAMILY_NAMES.contains(&self.family.as_str()) || self.is_typed()) && is_in_range
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
            ("hot.5", Some(4), true),
            ("hot.6", Some(5), false),
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
        // Each answer, + or -, and the difficulty after it.
        for (answers, difficulties) in [
            ("++++++++", "01122334"),
            ("+-+-+-", "001110"),
            ("--+-+", "00001"),
            ("++--++++", "01100112"),
            ("+++++++++-", "0112233444"),
        ] {
            let mut practice = Practice::default();
            let told = answers.chars().map(|sign| {
                practice = practice.after(practice.difficulty, sign == '+');
                practice.difficulty.to_string()
            });
            assert_eq!(told.collect::<String>(), difficulties, "{answers}");
        }
    }

    #[test]
    fn five_in_a_row_at_the_highest_difficulty_are_mastery() {
        let after = |practice: Practice, answers: &str, difficulty| {
            answers.chars().fold(practice, |now, sign| now.after(difficulty, sign == '+'))
        };
        let easy = after(Practice::default(), "++++++", 0);
        assert!(easy.in_a_row > Practice::DONE && !easy.is_mastered());
        let nearly = after(Practice::default(), "++++-++++", DIFFICULTIES - 1);
        assert!(!nearly.is_mastered() && nearly.in_a_row == 4);
        let mastered = after(nearly, "+", DIFFICULTIES - 1);
        assert!(mastered.is_mastered() && after(mastered, "--", 2).is_mastered());
    }

    #[test]
    fn practice_is_read_as_it_is_written() {
        let practice = Practice::default().after(3, true).after(3, false);
        let numbers: Vec<u64> =
            practice.to_string().split(' ').map(|number| number.parse().unwrap()).collect();
        assert_eq!(Practice::read(&numbers), Some(practice));
        assert_eq!(Practice::read(&[5, 0, 0, 0, 0]), None);
        assert_eq!(Practice::read(&[0, 0, 0, 0]), None);
    }

    #[test]
    fn after_the_last_exercise_comes_the_first() {
        assert_eq!(Drill::of(7).next(4).seed(), 14);
        assert_eq!(Drill::of(u64::MAX).next(1).seed(), 1);
    }
}
