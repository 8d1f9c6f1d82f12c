//! A student's results in a quiz.

use crate::state::PageState;

/// The result of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    pub is_solved: bool,
    /// Whether an answer was wrong.
    pub is_missed: bool,
    /// How many answers were judged until the question was solved.
    pub tries: u32,
    /// How many hints the student had before the question was solved.
    pub hints: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally(pub Vec<Mark>);

impl PageState for Tally {
    /// The mark of a question with its index; `None` begins again.
    type Action = Option<(usize, Mark)>;

    fn apply(&self, action: Self::Action) -> Tally {
        match action {
            Some((place, mark)) => self.with(place, mark),
            None => Tally::new(self.0.len()),
        }
    }
}

impl Tally {
    pub fn new(questions: usize) -> Tally {
        Tally(vec![Mark::default(); questions])
    }

    /// Combines the marks of a question; after it is solved, nothing changes its mark.
    fn with(&self, place: usize, mark: Mark) -> Tally {
        let mut next = self.clone();
        if let Some(known) = next.0.get_mut(place).filter(|known| !known.is_solved) {
            *known = Mark {
                is_solved: mark.is_solved,
                is_missed: known.is_missed || mark.is_missed,
                tries: known.tries.max(mark.tries),
                hints: known.hints.max(mark.hints),
            };
        }
        next
    }

    /// How many questions were answered correctly at once.
    pub fn right(&self) -> usize {
        self.0.iter().filter(|mark| mark.is_solved && !mark.is_missed).count()
    }

    /// How many questions were answered correctly after a wrong answer.
    pub fn later(&self) -> usize {
        self.0.iter().filter(|mark| mark.is_solved && mark.is_missed).count()
    }

    pub fn hints(&self) -> u32 {
        self.0.iter().map(|mark| mark.hints).sum()
    }

    /// A text for the browser to store: `s` for solved, `m` for missed, the hints and the tries, as in
    /// `sm0.3 2.0 s1.1`.
    pub fn text(&self) -> String {
        let word = |mark: &Mark| {
            let sign = |is_so, sign| if is_so { sign } else { "" };
            let (solved, missed) = (sign(mark.is_solved, "s"), sign(mark.is_missed, "m"));
            format!("{solved}{missed}{}.{}", mark.hints, mark.tries)
        };
        self.0.iter().map(word).collect::<Vec<_>>().join(" ")
    }

    /// Reads a stored text; `None` if it is not valid for this many questions.
    pub fn read(text: &str, questions: usize) -> Option<Tally> {
        let count = |text: &str| text.parse().ok().filter(|count: &u32| *count < 1000);
        let mark = |word: &str| {
            let (hints, tries) = word.trim_start_matches(['s', 'm']).split_once('.')?;
            Some(Mark {
                is_solved: word.contains('s'),
                is_missed: word.contains('m'),
                hints: count(hints)?,
                tries: count(tries)?,
            })
        };
        let marks: Vec<Mark> = text.split(' ').map(mark).collect::<Option<_>>()?;
        (marks.len() == questions).then_some(Tally(marks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(is_solved: bool, is_missed: bool, hints: u32) -> Mark {
        let tries = u32::from(is_solved) + 2 * u32::from(is_missed);
        Mark { is_solved, is_missed, tries, hints }
    }

    #[test]
    fn the_first_answer_counts() {
        let tally = Tally::new(4)
            .with(0, mark(true, false, 1))
            .with(1, mark(false, true, 0))
            .with(1, mark(false, false, 2))
            .with(1, mark(true, false, 0))
            .with(2, mark(false, true, 0))
            // This question is solved already.
            .with(0, mark(false, true, 3))
            .with(9, mark(true, false, 0));
        assert_eq!((tally.right(), tally.later(), tally.hints()), (1, 1, 3));
        assert_eq!(tally.text(), "s1.1 sm2.2 m0.2 0.0");
        assert_eq!(Tally::read(&tally.text(), 4), Some(tally));
    }

    #[test]
    fn what_is_kept_may_be_anything() {
        for text in ["", "s", "s1", "s1.1 x", "s1.1 1.99999999999", "s1000.1", "s1.1 s1.1"] {
            assert_eq!(Tally::read(text, 1), None, "{text}");
        }
    }
}
