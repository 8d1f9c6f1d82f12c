//! What the reader has done, missed and opened last, as a text for the browser to store and as a file.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::state::PageState;
use teaching::content::lessons::{Course, Drill, Item, LESSON_END, Lesson, Practice};

/// Items go by the names of lesson and item, such as `rules/jump`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    done: BTreeSet<String>,
    /// Items to repeat, each with the number of the exercise that was missed, if exercises are drawn.
    missed: BTreeMap<String, u64>,
    /// Items that were missed and then solved: they come back.
    returning: BTreeMap<String, Return>,
    /// Items that draw exercises, each with the number of the exercise that was answered last.
    practised: BTreeMap<String, (u64, Practice)>,
    /// The item that was opened last, or the end of a lesson, such as `rules/end`. Empty if there is none.
    last: String,
    /// The present day, counted from the beginning of 1970; it is not written.
    today: u64,
}

/// An item that comes back, with another exercise if exercises are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Return {
    /// The number of the exercise that was answered last.
    exercise: u64,
    /// From this day on it is to be repeated.
    day: u64,
    /// How often it has come back and was solved at once.
    times: usize,
}

/// After so many days an item comes back that was missed and then solved at once, and after so many more again.
const DAYS: [u64; 3] = [1, 3, 7];

/// More names than all lessons have: other programs may have changed the stored text.
pub const MOST: usize = 2_000;
/// The first line of a file.
pub const HEAD: &str = "papamu lessons 1";
/// Begins the line of an item to repeat.
const MISSED: &str = "again";
/// Begins the line of an item that comes back.
const RETURNING: &str = "later";
/// Begins the line of an item that draws exercises.
const PRACTISED: &str = "drill";
/// Begins the line of the item that was opened last.
const LAST: &str = "at";

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    Head,
    /// A line that names no item, counted from 1.
    Line(usize, String),
    Long,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ProgressAction {
    /// The reader opened an item, or the end of a lesson.
    Open(String),
    /// The reader missed an item with these names; the number says which exercise it was.
    Miss(Vec<String>, u64),
    /// The reader solved an item. If nothing was missed this time, it need not be repeated.
    Solve {
        names: Vec<String>,
        is_missed: bool,
    },
    /// The reader answered an exercise of an item that draws them. The first answer counts.
    Practise {
        names: Vec<String>,
        exercise: u64,
        is_right: bool,
    },
    /// Adds the progress of a file.
    Add(Progress),
    Forget,
}

impl PageState for Progress {
    type Action = ProgressAction;

    fn apply(&self, action: ProgressAction) -> Progress {
        let mut next = self.clone();
        match action {
            ProgressAction::Open(name) => next.last = name,
            ProgressAction::Miss(names, exercise) => {
                next.drop_repeats(&names);
                next.missed.extend(names.into_iter().take(1).map(|name| (name, exercise)));
            }
            ProgressAction::Solve { names, is_missed } => {
                if !is_missed {
                    next.put_off(&names, None);
                }
                next.done.extend(names.into_iter().take(1));
            }
            ProgressAction::Practise { names, exercise, is_right } => {
                let (last, before) = self.practised(&names).unzip();
                if last != Some(exercise) {
                    let Drill { difficulty, .. } = Drill::of(exercise);
                    let practice = before.unwrap_or_default().after(difficulty, is_right);
                    let is_done = is_right && practice.in_a_row >= Practice::DONE;
                    next.practised.retain(|name, _| !names.contains(name));
                    match is_right {
                        true => next.put_off(&names, Some(exercise)),
                        false => next.drop_repeats(&names),
                    }
                    for name in names.into_iter().take(1) {
                        next.practised.insert(name.clone(), (exercise, practice));
                        if !is_right {
                            next.missed.insert(name, exercise);
                        } else if is_done {
                            next.done.insert(name);
                        }
                    }
                }
            }
            ProgressAction::Add(other) => next = self.joined(other),
            ProgressAction::Forget => next = next.forgotten(),
        }
        next
    }
}

/// The name of an item, and then its earlier names.
pub fn names(lesson: &Lesson, item: &Item) -> Vec<String> {
    let name = format!("{}/{}", lesson.name, item.name);
    [name].into_iter().chain(item.was.iter().cloned()).collect()
}

impl Progress {
    /// The same on another day, counted from the beginning of 1970.
    pub fn on(self, today: u64) -> Progress {
        Progress { today, ..self }
    }

    fn forgotten(&self) -> Progress {
        Progress { today: self.today, ..Progress::default() }
    }

    /// An item with these names was solved at once: if it was to be repeated, it comes back later, or not any more.
    fn put_off(&mut self, names: &[String], exercise: Option<u64>) {
        let missed = names.iter().find_map(|name| self.missed.get(name)).map(|&missed| (missed, 0));
        let due = || self.due(names).map(|due| (due.exercise, due.times + 1));
        let Some((before, times)) = missed.or_else(due) else { return };
        self.drop_repeats(names);
        if let (Some(days), Some(name)) = (DAYS.get(times), names.first()) {
            let day = self.today + days;
            let back = Return { exercise: exercise.unwrap_or(before), day, times };
            self.returning.insert(name.clone(), back);
        }
    }

    fn drop_repeats(&mut self, names: &[String]) {
        self.missed.retain(|name, _| !names.contains(name));
        self.returning.retain(|name, _| !names.contains(name));
    }

    fn due(&self, names: &[String]) -> Option<Return> {
        let back = names.iter().find_map(|name| self.returning.get(name).copied())?;
        (back.day <= self.today).then_some(back)
    }

    /// How often an item with these names has come back and was solved at once.
    pub fn times(&self, names: &[String]) -> usize {
        self.due(names).map_or(0, |due| due.times + 1)
    }

    /// Reads the stored text. Earlier versions stored only the items done, all on one line.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines().take(MOST) {
            if !progress.take(line) {
                let names = line.split_whitespace().take(MOST).filter(|name| is_step(name));
                progress.done.extend(names.map(str::to_string));
            }
        }
        progress
    }

    pub fn text(&self) -> String {
        self.lines().collect::<Vec<_>>().join("\n")
    }

    fn lines(&self) -> impl Iterator<Item = String> {
        let missed =
            self.missed.iter().map(|(name, exercise)| format!("{MISSED} {name} {exercise}"));
        let returning = self.returning.iter().map(|(name, Return { exercise, day, times })| {
            format!("{RETURNING} {name} {exercise} {day} {times}")
        });
        let practised = self.practised.iter();
        let practised =
            practised.map(|(name, (last, now))| format!("{PRACTISED} {name} {last} {now}"));
        let last = Some(format!("{LAST} {}", self.last)).filter(|_| !self.last.is_empty());
        self.done.iter().cloned().chain(missed).chain(returning).chain(practised).chain(last)
    }

    /// Reads a line; returns `false` if it is not valid.
    fn take(&mut self, line: &str) -> bool {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [name] if is_step(name) => {
                self.done.insert(name.to_string());
            }
            [MISSED, name, exercise] if is_step(name) => {
                let Ok(exercise) = exercise.parse() else { return false };
                self.missed.insert(name.to_string(), exercise);
            }
            [RETURNING, name, exercise, day, times] if is_step(name) => {
                let numbers = (exercise.parse(), day.parse(), times.parse());
                let (Ok(exercise), Ok(day), Ok(times)) = numbers else { return false };
                self.returning.insert(name.to_string(), Return { exercise, day, times });
            }
            [PRACTISED, name, ref numbers @ ..] if is_step(name) => {
                let numbers: Result<Vec<u64>, _> = numbers.iter().map(|it| it.parse()).collect();
                let Ok([last, practice @ ..]) = numbers.as_deref() else { return false };
                let Some(practice) = Practice::read(practice) else { return false };
                self.practised.insert(name.to_string(), (*last, practice));
            }
            [LAST, name] if is_step(name) => self.last = name.to_string(),
            _ => return false,
        }
        true
    }

    /// Writes a file with one item on each line.
    pub fn file(&self) -> String {
        let lines = [HEAD.to_string()].into_iter().chain(self.lines());
        lines.map(|line| line + "\n").collect()
    }

    /// Reads a file. Items that no lesson has are kept, since a later edition may have them.
    pub fn read_file(text: &str) -> Result<Progress, FileProblem> {
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.lines().map(str::trim).enumerate();
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(FileProblem::Head);
        }
        let mut progress = Progress::default();
        for (place, line) in lines.filter(|(_, line)| !line.is_empty()) {
            if place > MOST {
                return Err(FileProblem::Long);
            }
            if !progress.take(line) {
                let start = line.chars().take(40).collect();
                return Err(FileProblem::Line(place + 1, start));
            }
        }
        Ok(progress)
    }

    /// The reader was last where this browser says, if it says so.
    fn joined(&self, other: Progress) -> Progress {
        let mut joined = self.clone();
        joined.done.extend(other.done);
        for (name, exercise) in other.missed {
            joined.missed.entry(name).or_insert(exercise);
        }
        for (name, back) in other.returning {
            joined.returning.entry(name).or_insert(back);
        }
        for (name, practice) in other.practised {
            joined.practised.entry(name).or_insert(practice);
        }
        if joined.last.is_empty() {
            joined.last = other.last;
        }
        joined
    }

    /// How many items are done in `other` and not here.
    pub fn new_in(&self, other: &Progress) -> usize {
        other.done.difference(&self.done).count()
    }

    pub fn has(&self, lesson: &Lesson, item: &Item) -> bool {
        names(lesson, item).iter().any(|name| self.done.contains(name))
    }

    /// The number of the exercise that was missed, if the item is to be repeated.
    pub fn missed(&self, lesson: &Lesson, item: &Item) -> Option<u64> {
        let names = names(lesson, item);
        let missed = names.iter().find_map(|name| self.missed.get(name).copied());
        missed.or_else(|| Some(self.due(&names)?.exercise))
    }

    /// The exercise that was answered last, and how the reader does, if the item with these names draws exercises.
    pub fn practised(&self, names: &[String]) -> Option<(u64, Practice)> {
        names.iter().find_map(|name| self.practised.get(name).copied())
    }

    pub fn is_empty(&self) -> bool {
        *self == self.forgotten()
    }

    /// How many items of a lesson the reader has done.
    pub fn count(&self, lesson: &Lesson) -> usize {
        lesson.items.iter().filter(|item| self.has(lesson, item)).count()
    }

    /// The index of the first item that is not done; 0 if all are.
    pub fn first_open(&self, lesson: &Lesson) -> usize {
        lesson.items.iter().position(|item| !self.has(lesson, item)).unwrap_or(0)
    }

    /// The items to repeat in some lessons, in their order.
    pub fn to_repeat(&self, course: &Course, lessons: Range<usize>) -> Vec<(usize, usize)> {
        let numbered = lessons.clone().zip(&course.lessons[lessons]);
        numbered
            .flat_map(|(number, lesson)| {
                let items = (0..).zip(&lesson.items);
                let missed = items.filter(|(_, item)| self.missed(lesson, item).is_some());
                missed.map(move |(at, _)| (number, at))
            })
            .collect()
    }

    /// The item at which to go on: the one that was opened last, or one of the lesson after the one that the reader
    /// ended. Earlier versions did not store it; then it is in the first lesson that is begun and not done.
    pub fn go_on(&self, course: &Course) -> Option<(usize, usize)> {
        let numbered = || (0..).zip(&course.lessons);
        let (number, lesson) = match self.last.split_once('/') {
            Some((ended, LESSON_END)) => {
                let (number, _) = numbered().find(|(_, lesson)| lesson.name == ended)?;
                numbered().nth(number + 1)?
            }
            Some((lesson, item)) => return course.place(lesson, item),
            None => {
                let is_begun =
                    |lesson: &Lesson| (1..lesson.items.len()).contains(&self.count(lesson));
                numbered().find(|(_, lesson)| is_begun(lesson))?
            }
        };
        Some((number, self.first_open(lesson)))
    }
}

/// Whether a line names a lesson and an item, in the signs that such names have.
fn is_step(line: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let is_name = |name: &str| !name.is_empty() && name.len() <= 60 && name.chars().all(is_sign);
    line.split_once('/').is_some_and(|(lesson, item)| is_name(lesson) && is_name(item))
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::read as read_course;

    const RULES: &str = "rules/jump";
    const HALF: &str = "halves/half";

    fn after(actions: &[ProgressAction]) -> Progress {
        actions.iter().fold(Progress::default(), |progress, action| progress.apply(action.clone()))
    }

    fn solve(name: &str, is_missed: bool) -> ProgressAction {
        ProgressAction::Solve { names: vec![name.to_string()], is_missed }
    }

    fn miss(name: &str, exercise: u64) -> ProgressAction {
        ProgressAction::Miss(vec![name.to_string()], exercise)
    }

    fn progress() -> Progress {
        after(&[
            solve(RULES, false),
            solve(HALF, true),
            miss(HALF, 0),
            practise(9, true),
            miss("sums/alone", 7),
            ProgressAction::Open("rules/end".to_string()),
        ])
    }

    fn practise(exercise: u64, is_right: bool) -> ProgressAction {
        let names = ["sums/alone", "parts/alone"].map(str::to_string).to_vec();
        ProgressAction::Practise { names, exercise, is_right }
    }

    fn course() -> Course {
        let text = "lesson rules\nitem board\nitem jump\nlesson halves\nitem whole\nitem half\nwas numbers/half\n\
                    lesson sums\nitem alone\nwas parts/alone";
        read_course(text).unwrap()
    }

    fn to_repeat(progress: &Progress) -> Vec<(usize, usize)> {
        progress.to_repeat(&course(), 0..3)
    }

    #[test]
    fn is_read_as_it_is_written() {
        assert_eq!(Progress::read(&progress().text()), progress());
        assert_eq!(Progress::read("  "), Progress::default());
        assert!(Progress::default().is_empty() && !progress().is_empty());
        assert_eq!(Progress::read_file(&progress().file()), Ok(progress()));
        let edited = "\u{feff}papamu lessons 1\r\n\r\nhalves/half\r\nagain halves/half 0\r\nrules/jump\r\n\
                      at rules/end\r\nagain sums/alone 7\r\ndrill sums/alone 9 4 1 0 1 1";
        assert_eq!(Progress::read_file(edited), Ok(progress()));
    }

    /// What was missed comes back a day after it was solved at once, then after three days and after a week. A right
    /// answer before that changes nothing, a wrong one begins anew.
    #[test]
    fn what_was_missed_comes_back() {
        let mut progress = after(&[miss(HALF, 0)]).on(100).apply(solve(HALF, false));
        for (day, early) in [(101, 100), (104, 103), (111, 110)] {
            progress = progress.on(early).apply(solve(HALF, false));
            assert_eq!(to_repeat(&progress), []);
            progress = Progress::read(&progress.text()).on(day);
            assert_eq!(to_repeat(&progress), [(1, 1)], "{day}");
            let missed = progress.apply(miss(HALF, 0));
            let again = missed.apply(solve(HALF, false)).on(day + 1);
            assert_eq!(to_repeat(&again), [(1, 1)], "{day}");
            progress = progress.apply(solve(HALF, false));
        }
        assert_eq!(to_repeat(&progress.on(1_000)), []);
        // Of a drawn one another exercise comes back.
        let drawn = after(&[practise(9, false), practise(14, true)]);
        let course = course();
        let (lesson, item) = (&course.lessons[2], &course.lessons[2].items[0]);
        assert_eq!(drawn.missed(lesson, item), None);
        assert_eq!(drawn.on(1).missed(lesson, item), Some(14));
    }

    /// Texts and files in which there are only items that were done.
    #[test]
    fn earlier_texts_and_files_are_read() {
        let done = after(&[solve(RULES, false), solve(HALF, false)]);
        assert_eq!(Progress::read("halves/half rules/jump"), done);
        assert_eq!(Progress::read_file("papamu lessons 1\nhalves/half\nrules/jump\n"), Ok(done));
    }

    #[test]
    fn what_is_kept_may_be_anything() {
        let text = "again\nagain rules/jump many\nat\nat 1\nhalves/half ? A/b\nagain sums/alone 7";
        let read = after(&[solve(RULES, false), solve(HALF, false), miss("sums/alone", 7)]);
        assert_eq!(Progress::read(text), read);
    }

    #[test]
    fn a_file_is_added() {
        let other = after(&[
            solve(RULES, false),
            solve("zero/any", true),
            miss("zero/any", 2),
            miss("sums/alone", 1),
            ProgressAction::Open("zero/any".to_string()),
        ]);
        assert_eq!(progress().new_in(&other), 1);
        let joined = progress().apply(ProgressAction::Add(other.clone()));
        let expected = [solve("zero/any", true), miss("zero/any", 2)];
        assert_eq!(joined, expected.into_iter().fold(progress(), |all, action| all.apply(action)));
        assert_eq!(joined.new_in(&other), 0);
        assert_eq!(Progress::default().apply(ProgressAction::Add(other.clone())), other);
        assert_eq!(joined.apply(ProgressAction::Forget), Progress::default());
    }

    #[test]
    fn a_missed_step_is_repeated_until_nothing_is_missed() {
        let missed = after(&[miss(RULES, 0), solve(RULES, true)]);
        assert_eq!(to_repeat(&missed), [(0, 1)]);
        let once_more = missed.apply(miss(RULES, 0)).apply(solve(RULES, true));
        assert_eq!(to_repeat(&once_more), [(0, 1)]);
        let solved = once_more.apply(solve(RULES, false));
        assert_eq!(to_repeat(&solved), []);
        let never_missed = after(&[solve(RULES, false)]).on(9);
        assert_eq!(to_repeat(&never_missed), []);
        assert_eq!(to_repeat(&progress()), [(1, 1), (2, 0)]);
        assert_eq!(progress().to_repeat(&course(), 1..2), [(1, 1)]);
    }

    #[test]
    fn three_right_answers_in_a_row_are_done() {
        let course = course();
        let (lesson, item) = (&course.lessons[2], &course.lessons[2].items[0]);
        let now = after(&[practise(0, true), practise(5, true), practise(5, true)]);
        assert!(!now.has(lesson, item), "an exercise counts once");
        let wrong = now.apply(practise(11, false)).apply(practise(11, true));
        assert_eq!((wrong.has(lesson, item), wrong.missed(lesson, item)), (false, Some(11)));
        let again = [15, 20, 26].map(|exercise| practise(exercise, true));
        let done = again.into_iter().fold(wrong, |now, action| now.apply(action));
        assert!(done.has(lesson, item) && done.missed(lesson, item).is_none());
        let after_all = done.apply(practise(30, false));
        assert!(after_all.has(lesson, item) && after_all.missed(lesson, item) == Some(30));
        let (last, practice) = done.practised(&names(lesson, item)).unwrap();
        assert_eq!((last, practice.in_a_row, practice.difficulty), (26, 3, 1));
    }

    #[test]
    fn earlier_names_count() {
        let course = course();
        let (lesson, item) = (&course.lessons[1], &course.lessons[1].items[1]);
        let before = after(&[solve("numbers/half", true), miss("numbers/half", 3)]);
        assert!(before.has(lesson, item) && !before.has(lesson, &lesson.items[0]));
        assert_eq!((before.count(lesson), before.missed(lesson, item)), (1, Some(3)));
        let names = names(lesson, item);
        let again = before.apply(ProgressAction::Miss(names.clone(), 5));
        assert_eq!((again.missed(lesson, item), again.missed.len()), (Some(5), 1));
        let solved = again.apply(ProgressAction::Solve { names, is_missed: false });
        assert_eq!(solved.missed(lesson, item), None);
    }

    #[test]
    fn one_goes_on_where_one_was() {
        let go_on = |text: &str| Progress::read(text).go_on(&course());
        for (text, place) in [
            ("", None),
            ("at halves/half", Some((1, 1))),
            ("at parts/alone", Some((2, 0))),
            ("at rules/end", Some((1, 0))),
            ("halves/whole\nat rules/end", Some((1, 1))),
            ("at sums/end", None),
            ("at no/step", None),
            ("rules/board rules/jump halves/whole", Some((1, 1))),
            ("rules/board rules/jump", None),
        ] {
            assert_eq!(go_on(text), place, "{text}");
        }
    }

    #[test]
    fn says_what_is_wrong_with_a_file() {
        assert_eq!(Progress::read_file(""), Err(FileProblem::Head));
        assert_eq!(Progress::read_file(RULES), Err(FileProblem::Head));
        for wrong in [
            "rules",
            "Rules/jump",
            "/jump",
            "rules/",
            "a/b/c",
            "rules/jump zero/any",
            "again rules/jump",
            "again rules/jump x",
            "drill rules/jump 1 0 0 0",
            "drill rules/jump 1 9 0 0 0 0",
            "at rules",
        ] {
            let file = format!("{HEAD}\nrules/jump\n\n{wrong}\n");
            assert_eq!(Progress::read_file(&file), Err(FileProblem::Line(4, wrong.to_string())));
        }
        let long = format!("{HEAD}\n{}", "a/b\n".repeat(MOST + 1));
        assert_eq!(Progress::read_file(&long), Err(FileProblem::Long));
    }
}
