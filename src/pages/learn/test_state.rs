//! The reader's results in a test, whose boards follow from a number.

use crate::pages::learn::tally::{Mark, Tally};
use crate::state::PageState;
use teaching::content::lessons::{Item, Lesson};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TestState {
    /// Says which exercises are drawn.
    pub seed: u64,
    pub tally: Tally,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TestAction {
    /// Begins the test of this number, unless it has begun.
    Begin(u64),
    /// The mark of an item with its index.
    Mark(usize, Mark),
}

impl PageState for TestState {
    type Action = TestAction;

    fn apply(&self, action: TestAction) -> TestState {
        match action {
            TestAction::Begin(seed) if seed == self.seed => self.clone(),
            TestAction::Begin(seed) => TestState::new(seed, self.tally.0.len()),
            TestAction::Mark(item, mark) => {
                TestState { seed: self.seed, tally: self.tally.apply(Some((item, mark))) }
            }
        }
    }
}

impl TestState {
    fn new(seed: u64, items: usize) -> TestState {
        TestState { seed, tally: Tally::new(items) }
    }

    /// The test that a link opens. Without a number it is the stored one, if that is not over, or a new one.
    pub fn opened(stored: &str, asked: Option<u64>, items: usize, new: u64) -> TestState {
        let is_over = |test: &TestState| test.tally.0.iter().all(|mark| mark.is_solved);
        let stored = TestState::read(stored, items).filter(|test| match asked {
            Some(asked) => asked == test.seed,
            None => !is_over(test),
        });
        stored.unwrap_or_else(|| TestState::new(asked.unwrap_or(new), items))
    }

    /// A text for the browser to store: the number, and the marks.
    pub fn text(&self) -> String {
        format!("{}\n{}", self.seed, self.tally.text())
    }

    fn read(text: &str, items: usize) -> Option<TestState> {
        let (seed, marks) = text.split_once('\n')?;
        Some(TestState { seed: seed.parse().ok()?, tally: Tally::read(marks, items)? })
    }

    /// The items that the reader did not solve by the first answer.
    pub fn unsure<'a>(&self, lesson: &'a Lesson) -> Vec<&'a Item> {
        let is_sure = |mark: &Mark| mark.is_solved && !mark.is_missed && mark.hints == 0;
        let items = lesson.items.iter().zip(&self.tally.0);
        items.filter(|(_, mark)| !is_sure(mark)).map(|(item, _)| item).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOLVED: Mark = Mark { is_solved: true, is_missed: false, tries: 1, hints: 0 };
    const MISSED: Mark = Mark { is_missed: true, ..SOLVED };

    fn marked(seed: u64, marks: &[Mark]) -> TestState {
        let begun = TestState::opened("", Some(seed), marks.len(), 1);
        (0..).zip(marks).fold(begun, |test, (item, mark)| test.apply(TestAction::Mark(item, *mark)))
    }

    #[test]
    fn goes_on_until_it_is_over_and_then_is_another() {
        let (half, over) = (marked(7, &[MISSED, Mark::default()]), marked(7, &[MISSED, SOLVED]));
        for (stored, asked, seed, is_kept) in [
            (&half, None, 7, true),
            (&half, Some(7), 7, true),
            (&half, Some(8), 8, false),
            (&over, None, 1, false),
            (&over, Some(7), 7, true),
        ] {
            let opened = TestState::opened(&stored.text(), asked, 2, 1);
            assert_eq!(opened.seed, seed, "{stored:?} {asked:?}");
            assert_eq!(opened == *stored, is_kept, "{stored:?} {asked:?}");
            assert!(is_kept || opened.tally == Tally::new(2));
        }
        for text in ["", "x\ns1", "7\ns1", "7"] {
            assert_eq!(TestState::opened(text, None, 2, 1), marked(1, &[Mark::default(); 2]));
        }
        assert_eq!(half.apply(TestAction::Begin(7)), half);
        assert_eq!(half.apply(TestAction::Begin(8)), marked(8, &[Mark::default(); 2]));
    }

    #[test]
    fn knows_where_the_reader_was_not_sure() {
        let item = |name: &str| Item { name: name.to_string(), ..Item::default() };
        let lesson = Lesson { items: ["a", "b", "c"].map(item).to_vec(), ..Lesson::default() };
        let unsure = |test: TestState| -> String {
            test.unsure(&lesson).into_iter().map(|item| item.name.as_str()).collect()
        };
        assert_eq!(unsure(marked(1, &[SOLVED, MISSED, Mark::default()])), "bc");
        assert_eq!(unsure(marked(1, &[Mark { hints: 1, ..SOLVED }, SOLVED, SOLVED])), "a");
    }
}
