//! The path of a reader through the lessons, item by item, and its links.

use std::ops::Range;

use crate::link::page_link::PageLink;
use crate::link::quiz_link::{AT, END};
use crate::pages::learn::NAME;
use crate::pages::learn::progress::{Progress, names};
use teaching::content::lessons::{Course, Drill, Item, LESSON_END, Lesson};

/// Where a reader can be, by the indices of the lesson and the item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoursePlace {
    Item(usize, usize),
    /// After the last item of a lesson.
    End(usize),
}

/// The places to which Back and Next lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CoursePath {
    /// All items, and the end of each lesson.
    #[default]
    Course,
    /// The items to repeat in one lesson, and then its end.
    LessonAgain,
    /// The items to repeat in all lessons.
    CourseAgain,
}

/// The parameter of a link to an item that is repeated.
const AGAIN: &str = "again";

impl CoursePath {
    /// The path on which a link is.
    pub fn of(link: &PageLink) -> CoursePath {
        let named = |path: &CoursePath| path.name() == link.parameter(AGAIN);
        [CoursePath::LessonAgain, CoursePath::CourseAgain]
            .into_iter()
            .find(named)
            .unwrap_or_default()
    }

    fn name(self) -> Option<&'static str> {
        match self {
            CoursePath::Course => None,
            CoursePath::LessonAgain => Some("lesson"),
            CoursePath::CourseAgain => Some("course"),
        }
    }

    /// The items that this path repeats, if it leads through this lesson.
    pub fn to_repeat(
        self,
        course: &Course,
        progress: &Progress,
        lesson: usize,
    ) -> Vec<(usize, usize)> {
        let lessons: Range<usize> = match self {
            CoursePath::Course => 0..0,
            CoursePath::LessonAgain => lesson..lesson + 1,
            CoursePath::CourseAgain => 0..course.lessons.len(),
        };
        progress.to_repeat(course, lessons)
    }

    /// The place after this one, or before it; `None` where the path begins or ends.
    pub fn neighbour(
        self,
        course: &Course,
        progress: &Progress,
        place: CoursePlace,
        is_on: bool,
    ) -> Option<CoursePlace> {
        let (CoursePlace::Item(lesson, _) | CoursePlace::End(lesson)) = place;
        match (self, place) {
            (CoursePath::LessonAgain | CoursePath::CourseAgain, CoursePlace::Item(_, item)) => {
                let here = (lesson, item);
                let items = self.to_repeat(course, progress, lesson);
                let found = match is_on {
                    true => items.iter().find(|item| **item > here),
                    false => items.iter().rfind(|item| **item < here),
                };
                let end =
                    Some(CoursePlace::End(lesson)).filter(|_| self == CoursePath::LessonAgain);
                found.map(|&(lesson, item)| CoursePlace::Item(lesson, item)).or(end)
            }
            _ => neighbour(course, place, is_on),
        }
    }

    /// The link to a place on this path; without a place, to the contents, or to the result of a quiz.
    pub fn link(self, course: &Course, progress: &Progress, place: Option<CoursePlace>) -> String {
        let quiz = course.lessons.first().and_then(|lesson| lesson.quiz.as_ref());
        match (place, quiz) {
            (Some(CoursePlace::Item(lesson, item)), _) => {
                let lesson = &course.lessons[lesson];
                let item = &lesson.items[item];
                // An item is opened again with another exercise than the one that was answered.
                let missed = progress.missed(lesson, item).filter(|_| self != CoursePath::Course);
                let seed = match (missed, progress.practised(&names(lesson, item))) {
                    (Some(seed), _) => Drill::of(seed).next(Drill::of(seed).difficulty).seed(),
                    (None, Some((seed, now))) => Drill::of(seed).next(now.difficulty).seed(),
                    (None, None) => 0,
                };
                self.item_link(lesson, item, seed)
            }
            (Some(CoursePlace::End(lesson)), _) => end_link(&course.lessons[lesson]),
            (None, Some(quiz)) => at(quiz, END),
            (None, None) => PageLink::to(NAME, &[]).to_string(),
        }
    }

    /// The link to an item on this path; the seed says which exercise is drawn.
    pub fn item_link(self, lesson: &Lesson, item: &Item, seed: u64) -> String {
        if let Some(quiz) = &lesson.quiz {
            return at(quiz, &item.name);
        }
        let place = PageLink::to(NAME, &[&lesson.name, &item.name]);
        let seed = item.drawing().is_some().then(|| seed.to_string()).filter(|_| seed > 0);
        place.with("seed", seed).with(AGAIN, self.name().map(str::to_string)).to_string()
    }
}

/// The link to a place of a lesson that is given by a link.
pub fn at(given: &str, place: &str) -> String {
    PageLink::parse(given).with(AT, Some(place.to_string())).to_string()
}

/// The link to an item on the usual path.
pub fn link(lesson: &Lesson, item: &Item, seed: u64) -> String {
    CoursePath::Course.item_link(lesson, item, seed)
}

pub fn end_link(lesson: &Lesson) -> String {
    PageLink::to(NAME, &[&lesson.name, LESSON_END]).to_string()
}

fn neighbour(course: &Course, place: CoursePlace, is_on: bool) -> Option<CoursePlace> {
    let last = |lesson: usize| course.lessons[lesson].items.len().checked_sub(1);
    match (place, is_on) {
        (CoursePlace::Item(lesson, item), true) if Some(item) < last(lesson) => {
            Some(CoursePlace::Item(lesson, item + 1))
        }
        (CoursePlace::Item(lesson, item), false) if item > 0 => {
            Some(CoursePlace::Item(lesson, item - 1))
        }
        (CoursePlace::Item(lesson, _), _) if course.lessons[lesson].quiz.is_some() => {
            Some(place).filter(|_| !is_on)
        }
        (CoursePlace::Item(lesson, _), true) => Some(CoursePlace::End(lesson)),
        (CoursePlace::Item(lesson, _), false) => lesson.checked_sub(1).map(CoursePlace::End),
        (CoursePlace::End(lesson), true) => {
            Some(CoursePlace::Item(lesson + 1, 0)).filter(|_| lesson + 1 < course.lessons.len())
        }
        (CoursePlace::End(lesson), false) => Some(CoursePlace::Item(lesson, last(lesson)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use teaching::content::lessons::read;

    fn course() -> Course {
        read(
            "lesson a\nitem one\nitem two\nlesson b\nitem three\ndraw parts\nitem four\nlesson c\nitem five",
        )
        .unwrap()
    }

    /// The links of all places from the first on.
    fn walk(path: CoursePath, progress: &Progress, first: CoursePlace, is_on: bool) -> Vec<String> {
        let course = course();
        let mut place = Some(first);
        let mut links = vec![path.link(&course, progress, place)];
        while let Some(from) = place {
            place = path.neighbour(&course, progress, from, is_on);
            links.push(path.link(&course, progress, place));
            // At the end of the lesson one is on the usual path again.
            if matches!(place, Some(CoursePlace::End(_))) && path != CoursePath::Course {
                break;
            }
        }
        links
    }

    #[test]
    fn each_lesson_has_an_end() {
        let links = [
            "#/learn/a/one",
            "#/learn/a/two",
            "#/learn/a/end",
            "#/learn/b/three",
            "#/learn/b/four",
            "#/learn/b/end",
            "#/learn/c/five",
            "#/learn/c/end",
        ];
        let progress = Progress::read("again a/two 0");
        let on = walk(CoursePath::Course, &progress, CoursePlace::Item(0, 0), true);
        assert_eq!(on, [&links[..], &["#/learn"]].concat());
        let mut back = walk(CoursePath::Course, &progress, CoursePlace::End(2), false);
        assert_eq!(back.pop().as_deref(), Some("#/learn"));
        back.reverse();
        assert_eq!(back, links);
    }

    #[test]
    fn missed_steps_come_again_one_after_another() {
        let progress =
            Progress::read("again a/two 0\nagain b/three 7\nagain b/four 0\na/one c/five");
        let on = walk(CoursePath::CourseAgain, &progress, CoursePlace::Item(0, 1), true);
        let links = [
            "#/learn/a/two?again=course",
            "#/learn/b/three?seed=12&again=course",
            "#/learn/b/four?again=course",
            "#/learn",
        ];
        assert_eq!(on, links);
        let own = walk(CoursePath::LessonAgain, &progress, CoursePlace::Item(1, 0), true);
        let links = [
            "#/learn/b/three?seed=12&again=lesson",
            "#/learn/b/four?again=lesson",
            "#/learn/b/end",
        ];
        assert_eq!(own, links);
        let back = walk(CoursePath::CourseAgain, &progress, CoursePlace::Item(1, 1), false);
        assert_eq!(back.len(), 4);
        // An item that was solved meanwhile is not repeated, and need not be for its neighbours.
        let less = Progress::read("again b/four 0");
        let on = walk(CoursePath::CourseAgain, &less, CoursePlace::Item(0, 1), true);
        assert_eq!(on, ["#/learn/a/two?again=course", "#/learn/b/four?again=course", "#/learn"]);
    }

    #[test]
    fn links_say_the_path() {
        for path in [CoursePath::Course, CoursePath::LessonAgain, CoursePath::CourseAgain] {
            let course = course();
            let link = path.item_link(&course.lessons[1], &course.lessons[1].items[0], 4);
            assert_eq!(CoursePath::of(&PageLink::parse(&link)), path, "{link}");
        }
        assert_eq!(
            CoursePath::of(&PageLink::parse("#/learn/a/one?again=ever")),
            CoursePath::Course
        );
    }

    #[test]
    fn a_quiz_ends_with_its_result() {
        let mut course = Course { lessons: vec![course().lessons[0].clone()], ..Course::default() };
        course.lessons[0].quiz = Some("#/learn/q1?of=2".to_string());
        let progress = Progress::default();
        let to = |item, is_on| {
            let place = CoursePlace::Item(0, item);
            let to = CoursePath::Course.neighbour(&course, &progress, place, is_on);
            CoursePath::Course.link(&course, &progress, to)
        };
        assert_eq!(to(0, true), "#/learn/q1?of=2&at=two");
        assert_eq!(to(1, true), "#/learn/q1?of=2&at=end");
        assert_eq!(to(0, false), "#/learn/q1?of=2&at=one");
    }
}
