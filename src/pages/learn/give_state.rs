//! What a student did in a quiz or a test, while it goes on.

use crate::pages::learn::progress::{Progress, ProgressAction, names};
use crate::state::PageState;
use teaching::content::lessons::{Giving, Item, Lesson, Mark, Reasons, Record};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GiveState {
    pub record: Record,
    giving: Giving,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GiveAction {
    /// Begins, unless what has begun has the same boards.
    Begin(Record),
    /// Begins again.
    Again(Record),
    /// What an item with its index has become.
    Mark(usize, Mark),
    /// The student sees the result.
    End,
}

impl PageState for GiveState {
    type Action = GiveAction;

    fn apply(&self, action: GiveAction) -> GiveState {
        let record = self.record.clone();
        let record = match action {
            GiveAction::Begin(new) if self.has_begun() && new.seed == record.seed => record,
            GiveAction::Begin(new) | GiveAction::Again(new) => new,
            GiveAction::Mark(place, mark) if self.has_begun() => {
                record.with(place, mark, &self.giving)
            }
            GiveAction::Mark(..) => record,
            GiveAction::End => Record { is_over: true, ..record },
        };
        GiveState { record, ..self.clone() }
    }
}

impl GiveState {
    /// A lesson that is stored or not begun yet. Without a number the stored one goes on, unless every item is solved.
    pub fn opened(stored: &str, lesson: &Lesson, asked: Option<u64>) -> GiveState {
        let is_open = |record: &Record| record.solved() < lesson.items.len();
        let record = Record::read(stored).filter(|record| {
            let has_boards = asked.map_or_else(|| is_open(record), |seed| seed == record.seed);
            record.lesson == lesson.fingerprint() && has_boards
        });
        GiveState { record: record.unwrap_or_default(), giving: lesson.giving }
    }

    pub fn has_begun(&self) -> bool {
        !self.record.start.is_empty()
    }

    /// Whether the student hears only at the end whether answers were right, and that is still to come.
    pub fn is_silent(&self) -> bool {
        self.giving.reasons == Reasons::AtEnd && !self.record.is_over
    }

    /// The solved items as done ones; those that are answered while nothing is said of them.
    pub fn done(&self, lesson: &Lesson) -> Progress {
        let is_done = |mark: &Mark| match self.is_silent() {
            true => !mark.answers.is_empty(),
            false => mark.is_solved,
        };
        let marks = self.record.marks.iter().filter(|(_, mark)| is_done(mark));
        let items = marks.filter_map(|(place, _)| lesson.items.get(*place));
        items.fold(Progress::default(), |progress, item| {
            progress.apply(ProgressAction::Solve { names: names(lesson, item), is_missed: false })
        })
    }

    /// The items that the reader did not solve by the first answer.
    pub fn unsure<'a>(&self, lesson: &'a Lesson) -> Vec<&'a Item> {
        let is_sure = |mark: Mark| mark.is_solved && !mark.is_missed && mark.hints == 0;
        let items = (0..).zip(&lesson.items);
        items
            .filter(|(place, _)| !is_sure(self.record.mark(*place)))
            .map(|(_, item)| item)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::read;

    fn mark(is_missed: bool, hints: u32) -> Mark {
        let answers = vec!["0".to_string()];
        Mark { is_solved: true, is_missed, tries: 1, hints, answers, ..Mark::default() }
    }

    fn lesson(give: &str) -> Lesson {
        let items = ["a", "b", "c"].map(|name| format!("\nitem {name}\nvalue 0\ntask value"));
        read(&format!("lesson test{give}{}", items.concat())).unwrap().lessons.swap_remove(0)
    }

    fn begun(lesson: &Lesson, seed: u64) -> GiveState {
        let record = Record {
            lesson: lesson.fingerprint(),
            seed,
            start: "2026-09-03 13:40".to_string(),
            ..Record::default()
        };
        GiveState::opened("", lesson, None).apply(GiveAction::Begin(record))
    }

    fn marked(lesson: &Lesson, seed: u64, marks: &[Mark]) -> GiveState {
        let marks = (0..).zip(marks.iter().cloned());
        marks.fold(begun(lesson, seed), |give, (place, mark)| {
            give.apply(GiveAction::Mark(place, mark))
        })
    }

    #[test]
    fn goes_on_until_it_is_over() {
        let lesson = lesson("");
        let (half, over) = (
            marked(&lesson, 7, &[mark(true, 0)]),
            marked(&lesson, 7, &[(); 3].map(|()| mark(false, 0))),
        );
        for (stored, asked, is_kept) in [
            (&half, None, true),
            (&half, Some(7), true),
            (&half, Some(8), false),
            (&over, None, false),
            (&over, Some(7), true),
        ] {
            let opened = GiveState::opened(&stored.record.to_string(), &lesson, asked);
            assert_eq!(opened == *stored, is_kept, "{stored:?} {asked:?}");
            assert_eq!(opened.has_begun(), is_kept);
        }
        let other = read("lesson\nitem\nvalue 1\ntask value").unwrap().lessons.swap_remove(0);
        assert!(!GiveState::opened(&half.record.to_string(), &other, Some(7)).has_begun());
        assert!(!GiveState::opened("7\ns1.1", &lesson, Some(7)).has_begun());
        assert_eq!(half.apply(GiveAction::Begin(begun(&lesson, 7).record)), half);
        assert_eq!(half.apply(GiveAction::Begin(begun(&lesson, 8).record)), begun(&lesson, 8));
        assert_eq!(half.apply(GiveAction::Again(begun(&lesson, 7).record)), begun(&lesson, 7));
        let waiting = GiveState::opened("", &lesson, None);
        assert_eq!(waiting.apply(GiveAction::Mark(0, mark(false, 0))), waiting);
    }

    #[test]
    fn knows_where_the_reader_was_not_sure() {
        let lesson = lesson("");
        let unsure = |marks: &[Mark]| -> String {
            let give = marked(&lesson, 1, marks);
            give.unsure(&lesson).into_iter().map(|item| item.name.as_str()).collect()
        };
        assert_eq!(unsure(&[mark(false, 0), mark(true, 0)]), "bc");
        assert_eq!(unsure(&[mark(false, 1), mark(false, 0), mark(false, 0)]), "a");
    }

    #[test]
    fn answers_are_only_noted_where_reasons_follow() {
        let lesson = lesson("\ngive reasons end");
        let wrong = Mark { is_solved: false, ..mark(true, 0) };
        let give = marked(&lesson, 1, &[wrong, mark(false, 0)]);
        let done = |give: &GiveState| -> Vec<bool> {
            let done = give.done(&lesson);
            lesson.items.iter().map(|item| done.has(&lesson, item)).collect()
        };
        assert_eq!((give.is_silent(), done(&give)), (true, vec![true, true, false]));
        let over = give.apply(GiveAction::End);
        assert_eq!((over.is_silent(), done(&over)), (false, vec![false, true, false]));
    }
}
