//! The results of classes as the browser stores them.

use crate::browser::storage::{RESULTS, class_results};
use crate::link::lesson_code::given;
use crate::pages::learn::results_state::{ResultsAction, ResultsState};
use crate::shell::view::own_lessons::{own_lesson, own_lessons};

pub fn stored() -> ResultsState {
    ResultsState::stored(&RESULTS.load(), |lesson| class_results(lesson).load())
}

pub fn save(state: &ResultsState) {
    RESULTS.save(&state.index());
    for class in &state.classes {
        class_results(&class.lesson).save(&class.codes());
    }
}

/// Takes the codes in a text; the lessons of the teacher are known.
pub fn add(text: String) -> ResultsAction {
    let own = own_lessons().into_iter().filter_map(|id| own_lesson(&id));
    let own = own.map(|lesson| given(&lesson).to_string()).collect::<Vec<_>>().join("\n");
    ResultsAction::Add { text, own }
}
