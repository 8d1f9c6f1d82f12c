//! The exercises of the course.

use konane::Rules;
use teaching::content::lessons::{Drawing, Item, SubjectKind};
use teaching::lessons::{Exercise, Family, draw};

pub fn rules(step: &Item) -> Rules {
    let family = step
        .drawing()
        .and_then(|drawing| Family::named(&drawing.family))
        .map(|family| family.rules);
    family.or(step.position().map(|(rules, _)| rules)).unwrap_or_default()
}

/// The exercise of a step; for a family, the exercise of this number.
pub fn exercise(step: &Item, seed: u64) -> Option<Exercise> {
    let task = step.task.clone()?;
    let mut subjects: Vec<SubjectKind> =
        step.subjects().iter().map(|subject| subject.kind.clone()).collect();
    if let Some(typed) = step.typed_exercise(seed) {
        subjects = vec![typed];
    } else if let Some(Drawing { family, .. }) = step.drawing() {
        let family = Family::named(family).unwrap_or_else(|| panic!("no family {family}"));
        subjects = vec![SubjectKind::Position(family.rules, draw(family, seed))];
    }
    Some(Exercise { task, subjects })
}
