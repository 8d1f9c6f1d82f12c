//! Exercises on paper, with their solutions.

use std::rc::Rc;

use crate::link::page_link::PageLink;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::state::PageState;
use teaching::content::lessons::{Item, Lesson};

/// The parameter of a link with how many exercises are drawn, in place of those of the lesson.
pub const COUNT: &str = "count";
/// How many exercises the page offers to draw.
pub const COUNTS: [usize; 4] = [10, 20, 50, 100];
const MOST: usize = 100;

/// The exercises with their solutions so far. Those that an action does not change stay the same in memory, so that
/// the page does not draw them again.
#[derive(Clone, PartialEq)]
pub struct SheetState(pub Vec<Rc<AttemptState>>);

/// How many exercises a link asks to draw.
pub fn count(link: &PageLink) -> Option<usize> {
    let asked: usize = link.parameter(COUNT)?.parse().ok()?;
    Some(asked.clamp(1, MOST))
}

impl PageState for SheetState {
    type Action = (usize, AttemptAction);

    fn apply(&self, (place, action): Self::Action) -> SheetState {
        let mut sheet = self.clone();
        let mut attempt = self.0[place].apply(action);
        // Solves an exercise as soon as it has a board, and a derivation stage by stage.
        let is_unsolved = !attempt.is_solved && attempt.problem.is_none();
        if is_unsolved && !attempt.awaits_worker() {
            attempt = attempt.apply(AttemptAction::Solve);
        }
        sheet.0[place] = Rc::new(attempt);
        sheet
    }
}

impl SheetState {
    /// The exercises of a lesson, or this many drawn ones with consecutive numbers, from `seed` on. A lesson with
    /// several items that draw takes them in turn.
    pub fn of(lesson: &Lesson, seed: u64, count: Option<usize>) -> SheetState {
        let attempt = |item: &Item, seed| {
            let attempt = AttemptState::new(item, seed);
            // A generated exercise needs its board first.
            Rc::new(match attempt.is_to_draw() {
                true => attempt,
                false => attempt.apply(AttemptAction::Solve),
            })
        };
        let tasks = lesson.items.iter().filter(|item| item.task.is_some());
        SheetState(match count {
            None => tasks.map(|item| attempt(item, seed)).collect(),
            Some(count) => {
                let drawn = tasks.filter(|item| item.drawing().is_some()).cycle();
                let seeds = (0..count as u64).map(|place| seed.wrapping_add(place));
                drawn.zip(seeds).map(|(item, seed)| attempt(item, seed)).collect()
            }
        })
    }

    /// The index of the first exercise with a question for the worker.
    pub fn open(&self) -> Option<usize> {
        self.0.iter().position(|attempt| attempt.awaits_worker())
    }

    pub fn solved(&self) -> usize {
        self.0.iter().filter(|attempt| attempt.is_solved).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use konane::{Board, Edge, Rules};
    use teaching::content::lessons::read;
    use teaching::lessons::Judgement;
    use worker::message::{Position, VerdictText};

    fn lesson() -> Lesson {
        let text = "lesson a\nitem a\nsays A\nitem b\nboard ancient plane xo\ntask outcome\nitem c\ndraw outcomes\n\
                    task outcome\nitem d\ndraw integers\ntask value";
        read(text).unwrap().lessons[0].clone()
    }

    fn numbers(sheet: &SheetState) -> Vec<(String, Option<u64>)> {
        sheet.0.iter().map(|attempt| (attempt.item.name.clone(), attempt.number())).collect()
    }

    #[test]
    fn numbers_of_drawn_exercises_are_consecutive() {
        let names = |numbers: &[(&str, Option<u64>)]| -> Vec<(String, Option<u64>)> {
            numbers.iter().map(|(name, number)| (name.to_string(), *number)).collect()
        };
        let own = SheetState::of(&lesson(), 7, None);
        assert_eq!(numbers(&own), names(&[("b", None), ("c", Some(7)), ("d", Some(7))]));
        let drawn = SheetState::of(&lesson(), 7, Some(3));
        assert_eq!(numbers(&drawn), names(&[("c", Some(7)), ("d", Some(8)), ("c", Some(9))]));
        let undrawn = Lesson { items: lesson().items[..2].to_vec(), ..lesson() };
        assert_eq!(numbers(&SheetState::of(&undrawn, 7, Some(3))), []);
    }

    #[test]
    fn each_exercise_is_drawn_and_then_solved() {
        let mut sheet = SheetState::of(&lesson(), 0, None);
        let board = Board::parse("xo", Edge::Plane).unwrap();
        let verdict = VerdictText {
            judgement: Judgement::Right,
            sentence: "solution-left".to_string(),
            arguments: vec![],
            line: vec![],
            board: None,
        };
        let mut places = Vec::new();
        while let Some(place) = sheet.open() {
            places.push(place);
            let before = sheet.clone();
            let action = match sheet.0[place].exercise_question() {
                Some(_) => AttemptAction::Drawn(Position::of(Rules::Ancient, &board)),
                None => AttemptAction::Heard(verdict.clone()),
            };
            sheet = sheet.apply((place, action));
            let others = (0..sheet.0.len()).filter(|&other| other != place);
            assert!(others.into_iter().all(|it| Rc::ptr_eq(&sheet.0[it], &before.0[it])));
        }
        assert_eq!((places, sheet.solved()), (vec![0, 1, 1, 2, 2], 3));
    }

    #[test]
    fn a_link_asks_for_so_many() {
        for (text, expected) in [
            ("#/learn/a?sheet=0", None),
            ("#/learn/a?sheet=0&count=20", Some(20)),
            ("#/learn/a?sheet=0&count=0", Some(1)),
            ("#/learn/a?sheet=0&count=999", Some(MOST)),
            ("#/learn/a?sheet=0&count=x", None),
        ] {
            assert_eq!(count(&PageLink::parse(text)), expected, "{text}");
        }
        assert!(COUNTS.iter().all(|count| *count <= MOST));
    }
}
