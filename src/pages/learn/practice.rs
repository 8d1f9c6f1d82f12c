//! What the reader missed in lessons that others give, and in games: a lesson of its own, whose items come back like the
//! steps of the course.

use std::rc::Rc;

use crate::link::practice_text::items;
use crate::pages::learn::progress::{Progress, names};
use teaching::content::lessons::{Chapter, Course, Item, Lesson};
use words::say;

/// Its name in links, and that of its chapter.
pub const PRACTICE: &str = "practice";

/// The course with what is stored as its last chapter.
pub fn course_with(course: &Rc<Course>, stored: &str) -> Rc<Course> {
    let named = items(stored).into_iter().map(|item| {
        let alone = Lesson { items: vec![item.clone()], ..Lesson::default() };
        Item { name: alone.fingerprint().to_lowercase(), ..item }
    });
    let items: Vec<Item> = named.collect();
    if items.is_empty() {
        return course.clone();
    }
    let mut course = Course::clone(course);
    course.chapters.push(Chapter {
        name: PRACTICE.to_string(),
        title: say::practice().to_string(),
        aim: say::practice_aim().to_string(),
        is_foreign: false,
        first: course.lessons.len(),
    });
    let title = say::practice_lesson().to_string();
    course.lessons.push(Lesson { name: PRACTICE.to_string(), title, items, ..Lesson::default() });
    course.into()
}

/// The names of those items that the reader has not had to repeat yet.
pub fn new(course: &Course, progress: &Progress) -> Vec<Vec<String>> {
    let Some(lesson) = course.lesson(PRACTICE) else { return Vec::new() };
    let is_new =
        |item: &&Item| !progress.has(lesson, item) && progress.missed(lesson, item).is_none();
    lesson.items.iter().filter(is_new).map(|item| names(lesson, item)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::practice_text::with;
    use crate::pages::learn::progress::ProgressAction;
    use crate::state::PageState;
    use basics::player::Player;
    use teaching::content::lessons::Task;

    fn stored() -> String {
        let jump = |player| Item { task: Some(Task::Jump(player)), ..Item::default() };
        with(&with("", &jump(Player::Left)), &jump(Player::Right))
    }

    #[test]
    fn what_is_kept_is_the_last_chapter() {
        let course = course_with(&Rc::default(), &stored());
        let lesson = course.lesson(PRACTICE).expect("a lesson");
        let tasks: Vec<Option<Task>> = lesson.items.iter().map(|item| item.task.clone()).collect();
        assert_eq!(tasks, [Player::Left, Player::Right].map(|player| Some(Task::Jump(player))));
        assert_eq!(course.lessons_of(0), 0..1);
        for nothing in ["", "nonsense"] {
            assert_eq!(course_with(&Rc::default(), nothing), Rc::default());
        }
    }

    #[test]
    fn what_is_new_is_to_be_repeated() {
        let course = course_with(&Rc::default(), &stored());
        let missed = new(&course, &Progress::default());
        assert_eq!(missed.len(), 2);
        let progress = Progress::default().apply(ProgressAction::Miss(missed[0].clone(), 0));
        assert_eq!(progress.to_repeat(&course, 0..1), [(0, 0)]);
        assert_eq!(new(&course, &progress), missed[1..]);
    }
}
