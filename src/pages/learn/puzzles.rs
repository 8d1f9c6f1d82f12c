//! Puzzles as lessons: ten of one level each, the one of the day, and runs, which a wrong answer ends.

use crate::link::page_link::PageLink;
use crate::pages::learn::NAME;
use crate::pages::learn::progress::{Progress, ProgressAction, names};
use crate::state::PageState;
use basics::dice::Dice;
use basics::player::Player;
use konane::{Board, Rules};
use teaching::content::lessons::{Item, Lesson, SubjectKind, Task};
use teaching::content::{LEVELS, Puzzle};
use words::say;

/// The first word of links to puzzles, where others have the name of a lesson.
pub const PUZZLES: &str = "puzzles";
/// The words after it in links to the puzzle of a day, and to a run with its number.
pub const DAY: &str = "day";
pub const RUN: &str = "run";
/// How many puzzles stand in a lesson.
const GROUP: usize = 10;
/// How many puzzles of each level a run has, the easy ones first.
const EACH: usize = 5;

/// All puzzles by level, the easy ones first.
#[derive(PartialEq, Debug)]
pub struct Puzzles([Vec<Puzzle>; LEVELS]);

impl Puzzles {
    pub fn of(all: Vec<Puzzle>) -> Puzzles {
        let mut levels: [Vec<Puzzle>; LEVELS] = Default::default();
        for puzzle in all {
            levels[puzzle.level()].push(puzzle);
        }
        Puzzles(levels)
    }

    /// The lessons of a level.
    pub fn lessons(&self, level: usize) -> Vec<Lesson> {
        (0..self.0[level].len().div_ceil(GROUP)).map(|group| self.group(level, group)).collect()
    }

    /// A lesson by its level and its number in it, both counted from 1.
    pub fn lesson(&self, level: u64, group: u64) -> Option<Lesson> {
        let (level, group) = (level.checked_sub(1)? as usize, group.checked_sub(1)? as usize);
        let is_one = group < self.0.get(level)?.len().div_ceil(GROUP);
        is_one.then(|| self.group(level, group))
    }

    fn group(&self, level: usize, group: usize) -> Lesson {
        let first = group * GROUP;
        let last = self.0[level].len().min(first + GROUP);
        Lesson {
            name: format!("{PUZZLES}-{}-{}", level + 1, group + 1),
            title: say::puzzles_group(first + 1, last, level + 1),
            items: (first..last).map(|number| self.item(level, number)).collect(),
            quiz: Some(link(&[&(level + 1).to_string(), &(group + 1).to_string()])),
            ..Lesson::default()
        }
    }

    fn item(&self, level: usize, number: usize) -> Item {
        let Puzzle { player, board, .. } = &self.0[level][number];
        Item { name: (number + 1).to_string(), ..asked(*player, board.clone(), number + 1) }
    }

    /// The puzzle of a day, counted from the beginning of 1970, in its lesson, and its place there.
    pub fn of_day(&self, day: u64) -> Option<(Lesson, usize)> {
        let count: usize = self.0.iter().map(Vec::len).sum();
        let mut place = Dice(day).below(count as u64) as usize;
        for (level, puzzles) in self.0.iter().enumerate() {
            if let Some(beyond) = place.checked_sub(puzzles.len()) {
                place = beyond;
            } else {
                return Some((self.group(level, place / GROUP), place % GROUP));
            }
        }
        None
    }

    pub fn run(&self, seed: u64) -> Lesson {
        let mut dice = Dice(seed);
        let mut items = Vec::new();
        for puzzles in &self.0 {
            for _ in 0..EACH.min(puzzles.len()) {
                let Puzzle { player, board, .. } =
                    &puzzles[dice.below(puzzles.len() as u64) as usize];
                let name = (items.len() + 1).to_string();
                items.push(Item { name, ..asked(*player, board.clone(), items.len() + 1) });
            }
        }
        Lesson {
            name: RUN.to_string(),
            title: say::puzzles_run().to_string(),
            items,
            quiz: Some(link(&[RUN, &seed.to_string()])),
            ..Lesson::default()
        }
    }
}

fn link(words: &[&str]) -> String {
    PageLink::to(NAME, &[&[PUZZLES], words].concat()).to_string()
}

fn asked(player: Player, board: Board, number: usize) -> Item {
    let board = SubjectKind::Position(Rules::Ancient, board);
    Item {
        title: say::puzzles_one(number),
        asks: say::puzzles_asks(player),
        ..Item::asked(Task::Jump(player), vec![board])
    }
}

/// A run of puzzles: how many have been solved at once, and the most in any run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleRun {
    pub seed: u64,
    pub solved: usize,
    pub is_over: bool,
    pub best: usize,
}

impl PuzzleRun {
    /// Reads the stored text.
    pub fn read(text: &str) -> PuzzleRun {
        let numbers: Option<Vec<u64>> = text.split(' ').map(|number| number.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[seed, solved, is_over, best]) => PuzzleRun {
                seed,
                solved: solved as usize,
                is_over: is_over > 0,
                best: best as usize,
            },
            _ => PuzzleRun::default(),
        }
    }

    pub fn text(&self) -> String {
        let PuzzleRun { seed, solved, is_over, best } = self;
        format!("{seed} {solved} {} {best}", u8::from(*is_over))
    }

    /// The run of a link: this one, or a new one.
    pub fn of(self, seed: u64) -> PuzzleRun {
        match self.seed == seed {
            true => self,
            false => PuzzleRun { seed, solved: 0, is_over: false, ..self },
        }
    }

    /// After an answer to the puzzle at this place. What is answered again changes nothing.
    pub fn after(self, place: usize, action: &ProgressAction) -> PuzzleRun {
        let is_next = !self.is_over && place == self.solved;
        match action {
            ProgressAction::Miss(..) if is_next => PuzzleRun { is_over: true, ..self },
            ProgressAction::Solve { is_missed: false, .. } if is_next => {
                let solved = self.solved + 1;
                PuzzleRun { solved, best: self.best.max(solved), ..self }
            }
            _ => self,
        }
    }

    /// What the bar of the run's puzzles shows.
    pub fn progress(&self, lesson: &Lesson) -> Progress {
        let items = lesson.items.iter().map(|item| names(lesson, item));
        let solved = items.clone().take(self.solved);
        let solved = solved.map(|names| ProgressAction::Solve { names, is_missed: false });
        let missed = items.skip(self.solved).take(usize::from(self.is_over));
        let missed = missed.map(|names| ProgressAction::Miss(names, 0));
        solved.chain(missed).fold(Progress::default(), |progress, action| progress.apply(action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzles() -> Puzzles {
        Puzzles::of(Puzzle::read_all(include_str!("../../../static/puzzles.txt")).unwrap())
    }

    fn miss() -> ProgressAction {
        ProgressAction::Miss(vec!["run/1".to_string()], 0)
    }

    fn solve(is_missed: bool) -> ProgressAction {
        ProgressAction::Solve { names: vec!["run/1".to_string()], is_missed }
    }

    #[test]
    fn the_first_wrong_answer_ends_a_run() {
        let run = PuzzleRun { best: 2, ..PuzzleRun::default() }.of(7);
        let run = run.after(0, &solve(false)).after(1, &solve(false)).after(1, &solve(false));
        assert_eq!((run.solved, run.best), (2, 2));
        let run = run.after(2, &solve(false));
        assert_eq!((run.solved, run.best, run.is_over), (3, 3, false));
        let over = run.after(3, &miss()).after(3, &solve(true)).after(4, &solve(false));
        assert_eq!(over, PuzzleRun { is_over: true, ..run });
        assert_eq!(PuzzleRun::read(&over.text()), over);
        assert_eq!(over.of(7), over);
        let next = PuzzleRun { seed: 8, solved: 0, is_over: false, best: 3 };
        assert_eq!(over.of(8), next);
        for text in ["", "1 2", "1 2 3 x"] {
            assert_eq!(PuzzleRun::read(text), PuzzleRun::default());
        }
    }

    #[test]
    fn the_bar_of_a_run_shows_it() {
        let lesson = puzzles().run(7);
        let run = PuzzleRun { seed: 7, solved: 3, is_over: true, best: 3 };
        let progress = run.progress(&lesson);
        assert_eq!(progress.count(&lesson), 3);
        assert_eq!(progress.missed(&lesson, &lesson.items[3]), Some(0));
    }

    #[test]
    fn every_puzzle_stands_in_one_lesson() {
        let puzzles = puzzles();
        let mut links = std::collections::HashSet::new();
        for level in 0..LEVELS {
            for (number, lesson) in (1..).zip(puzzles.lessons(level)) {
                assert_eq!(puzzles.lesson(level as u64 + 1, number), Some(lesson.clone()));
                for item in &lesson.items {
                    assert!(links.insert((lesson.name.clone(), item.name.clone())));
                }
            }
        }
        assert_eq!(links.len(), 1_000);
        for (level, group) in [(0, 1), (1, 0), (6, 1), (1, 21), (u64::MAX, u64::MAX)] {
            assert_eq!(puzzles.lesson(level, group), None);
        }
        assert_eq!(puzzles.run(7).items.len(), LEVELS * EACH);
    }

    /// Each day has its puzzle, and a year has many.
    #[test]
    fn days_have_different_puzzles() {
        let puzzles = puzzles();
        let of_day = |day| {
            let (lesson, place) = puzzles.of_day(day).expect("a puzzle");
            (lesson.name, place)
        };
        let year: std::collections::HashSet<(String, usize)> =
            (20_000..20_365).map(of_day).collect();
        assert!(year.len() > 250, "{}", year.len());
        assert_eq!(Puzzles::of(vec![]).of_day(1), None);
    }
}
