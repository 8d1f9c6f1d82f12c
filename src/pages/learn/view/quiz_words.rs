//! The words for the tasks of a quiz.

use crate::analysis::stacked::with_signs;
use crate::board::square_name::ARROW;
use crate::link::quiz_link::task_text;
use basics::player::Player;
use konane::NamedBoard;
use teaching::content::lessons::{
    Comparison, Condition, Course, Drawing, Item, Lesson, Task, read_task,
};
use words::{Words, say};

/// The kinds of tasks by their first words, with the names that a teacher sees.
pub const KINDS: [(&str, Words); 14] = [
    ("outcome", say::QUIZ_KIND_OUTCOME),
    ("winner", say::QUIZ_KIND_WINNER),
    ("jump", say::QUIZ_KIND_JUMP),
    ("jumps", say::QUIZ_KIND_JUMPS),
    ("value", say::QUIZ_KIND_VALUE),
    ("derive", say::QUIZ_KIND_DERIVE),
    ("temperature", say::QUIZ_KIND_TEMPERATURE),
    ("stop", say::QUIZ_KIND_STOP),
    ("strike", say::QUIZ_KIND_STRIKE),
    ("through", say::QUIZ_KIND_THROUGH),
    ("parts", say::QUIZ_KIND_PARTS),
    ("hold", say::QUIZ_KIND_HOLD),
    ("set", say::QUIZ_KIND_SET),
    ("order", say::QUIZ_KIND_ORDER),
];

/// The first word of an item's task.
pub fn kind(item: &Item) -> String {
    task_text(item).split(' ').next().unwrap_or_default().to_string()
}

/// A task of this kind that fits a question, if there is one.
pub fn task_of(kind: &str, question: &Item) -> Option<Task> {
    let through =
        || jumps(question).into_iter().next().map(|(player, name)| Task::Through(player, name));
    let task = match kind {
        "winner" | "jump" | "jumps" | "strike" | "stop" => read_task(&format!("{kind} Left")),
        "hold" => read_task("hold Right"),
        "set" => read_task("set = 0"),
        "through" => through(),
        _ => read_task(kind),
    }?;
    let asked = Item { task: Some(task.clone()), ..question.clone() }.with_room();
    asked.error().is_none().then_some(task)
}

/// The jumps of both players on the board of a question, by name.
pub fn jumps(question: &Item) -> Vec<(Player, String)> {
    let Some((rules, board)) = question.board() else { return Vec::new() };
    let names = NamedBoard::of(board);
    let of = |player| board.jumps(rules, player).map(move |jump| (player, names.jump_name(jump)));
    Player::ALL.into_iter().flat_map(of).collect()
}

/// The questions with drawn boards, each with the lesson and the item that draw them.
pub fn drawn_questions(course: &Course) -> Vec<(String, Item)> {
    let items = course
        .lessons
        .iter()
        .filter(|lesson| !lesson.is_test())
        .flat_map(|lesson| lesson.items.iter().map(move |item| (lesson, item)));
    let question = |(lesson, item): (&Lesson, &Item)| {
        let drawing = Drawing { difficulty: Some(0), ..item.drawing()?.clone() };
        let question = Item::drawn(item.task.clone()?, drawing);
        let title = say::learn_step_title(&lesson.title, &item.title);
        question.error().is_none().then_some((title, question))
    };
    items.filter_map(question).collect()
}

/// The question for the student, unless the teacher writes another.
pub fn asking(question: &Item) -> String {
    let Some(task) = &question.task else { return String::new() };
    match task {
        Task::Winner(player) => say::quiz_ask_winner(*player),
        Task::Outcome => say::quiz_ask_outcome().to_string(),
        Task::Jump(player) => say::quiz_ask_jump(*player),
        Task::Jumps(player) => say::quiz_ask_jumps(*player),
        Task::Value(choices)
            if choices.is_empty()
                && question.board().is_none()
                && question.drawing().is_none_or(Drawing::is_typed) =>
        {
            say::quiz_ask_value_typed().to_string()
        }
        Task::Value(_) => say::quiz_ask_value().to_string(),
        Task::Derive(_) => say::quiz_ask_derive().to_string(),
        Task::Temperature(_) => say::quiz_ask_temperature().to_string(),
        Task::Walls => say::quiz_ask_walls().to_string(),
        Task::Stop(player) => say::quiz_ask_stop(*player),
        Task::Order => say::quiz_ask_order().to_string(),
        Task::Parts => say::quiz_ask_parts().to_string(),
        Task::Strike(player) => say::quiz_ask_strike(*player),
        Task::Through(player, jump) => say::quiz_ask_through(&jump.replace('-', ARROW), *player),
        Task::Hold(player) => say::quiz_ask_hold(*player),
        Task::Set(Condition::Wins(player)) => say::quiz_ask_set_wins(*player),
        Task::Set(Condition::First) => say::quiz_ask_set_first().to_string(),
        Task::Set(Condition::Second) => say::quiz_ask_set_second().to_string(),
        // No quiz asks this.
        Task::Set(Condition::Keeping(_)) | Task::Compare | Task::Measure(..) => String::new(),
        Task::Set(Condition::Compares(relation, value)) => {
            let value = with_signs(value);
            match relation {
                Comparison::Equal => say::quiz_ask_set_equal(&value),
                Comparison::Less => say::quiz_ask_set_less(&value),
                Comparison::Greater => say::quiz_ask_set_greater(&value),
                Comparison::Confused => say::quiz_ask_set_confused(&value),
            }
        }
    }
}
