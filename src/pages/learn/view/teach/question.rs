//! The question of an item in the making.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::board::square_name::ARROW;
use crate::browser::callback::{callback, closure};
use crate::browser::text_field::TextField;
use crate::pages::learn::teach_state::TeachAction;
use crate::pages::learn::typed_items::asked;
use crate::pages::learn::view::quiz_words::{KINDS, jumps, kind, task_of};
use basics::player::Player;
use teaching::content::lessons::{
    Comparison, Condition, DIFFICULTIES, Drawing, Item, LONGEST_SUBJECT, MOST_CHOICES, Task,
    read_task,
};
use words::{Words, say};

/// A choice of one of several words; the index of what is chosen is told.
pub fn choice(
    id: String,
    label: String,
    words: Vec<(String, bool)>,
    on_change: Callback<usize>,
) -> Html {
    let on_change = on_change.reform(|event: Event| {
        event.target_unchecked_into::<HtmlSelectElement>().selected_index().max(0) as usize
    });
    html! {
        <select {id} aria-label={label} onchange={on_change}>
            { for words.into_iter().map(|(word, selected)| html! { <option {selected}>{ word }</option> }) }
        </select>
    }
}

/// What the item asks, and what else that needs.
pub fn question(
    place: usize,
    item: &Item,
    drawn: &[(String, Item)],
    act: &Callback<TeachAction>,
) -> Html {
    html! {
        <div class="row">
            { kinds(place, item, act) }
            if let (Some(task), Some(drawing)) = (&item.task, item.drawing()) {
                { boards(place, (task, drawing), drawn, act) }
            }
            { details(place, item, act) }
        </div>
    }
}

/// No question, or one of those that fit.
fn kinds(place: usize, item: &Item, act: &Callback<TeachAction>) -> Html {
    let now = kind(item);
    let asked = asked(item).unwrap_or_else(|_| item.clone());
    let fitting =
        KINDS.iter().filter_map(|(name, label)| Some((*name, *label, task_of(name, &asked)?)));
    let fitting: Vec<(&str, Words, Task)> = fitting.collect();
    let none = (say::lesson_asks_nothing().to_string(), item.task.is_none());
    let kinds = fitting.iter().map(|(name, label, _)| (label.text().to_string(), *name == now));
    let words = [none].into_iter().chain(kinds).collect();
    let tasks: Vec<Task> = fitting.into_iter().map(|(.., task)| task).collect();
    let is_asked = item.task.is_some();
    let on_change = callback!(act, move |index: usize| {
        let task = index.checked_sub(1).and_then(|index| tasks.get(index)).cloned();
        // It may have to ask about what its link shows.
        if task.is_some() && !is_asked {
            act.emit(TeachAction::Ask);
        }
        act.emit(TeachAction::Task(task));
    });
    choice(format!("task-{place}"), say::quiz_task(place + 1), words, on_change)
}

/// The family of drawn boards, and their difficulty.
fn boards(
    place: usize,
    (task, now): (&Task, &Drawing),
    drawn: &[(String, Item)],
    act: &Callback<TeachAction>,
) -> Html {
    let family = |question: &Item| question.drawing().map(|it| it.family.clone());
    // Two questions may draw from one family.
    let is_now =
        |it: &Item| it.task.as_ref() == Some(task) && family(it).as_ref() == Some(&now.family);
    let titles = drawn.iter().map(|(title, it)| (title.clone(), is_now(it))).collect();
    let on_family = {
        // Other boards have another question.
        let others = drawn.iter().filter_map(|(_, it)| Some((it.task.clone()?, family(it)?)));
        let others: Vec<(Task, String)> = others.collect();
        let own = (task.clone(), now.family.clone());
        let difficulty = now.difficulty;
        act.reform(move |index: usize| {
            let (task, family) = others.get(index).unwrap_or(&own).clone();
            TeachAction::Draw(task, Drawing { family, difficulty })
        })
    };
    let steps = (0..DIFFICULTIES).map(|difficulty| {
        (say::learn_difficulty(DIFFICULTIES, difficulty + 1), Some(difficulty) == now.difficulty)
    });
    let on_difficulty = act.reform(closure!(task, now.family, move |index: usize| {
        let drawing = Drawing { family: family.clone(), difficulty: Some(index as u64) };
        TeachAction::Draw(task.clone(), drawing)
    }));
    html! {
        <>
            { choice(format!("family-{place}"), say::quiz_family_of(place + 1), titles, on_family) }
            { choice(format!("difficulty-{place}"), say::quiz_difficulty_of(place + 1), steps.collect(), on_difficulty) }
        </>
    }
}

/// What else a task is made of.
fn details(place: usize, question: &Item, act: &Callback<TeachAction>) -> Html {
    let number = place + 1;
    let Some(task) = &question.task else { return html! {} };
    match task {
        Task::Winner(player) => players(place, *player, Task::Winner, act),
        Task::Jump(player) => players(place, *player, Task::Jump, act),
        Task::Jumps(player) => players(place, *player, Task::Jumps, act),
        Task::Strike(player) => players(place, *player, Task::Strike, act),
        Task::Stop(player) => players(place, *player, Task::Stop, act),
        Task::Hold(player) => players(place, *player, Task::Hold, act),
        Task::Through(player, jump) => {
            let jumps = jumps(question);
            let words = jumps.iter().map(|(other, name)| {
                let label = format!("{} {}", player_word(*other), name.replace('-', ARROW));
                (label, (other, name) == (player, jump))
            });
            let words = words.collect();
            let old = task.clone();
            let on_change = act.reform(move |index: usize| {
                let task = jumps.get(index).cloned();
                TeachAction::Task(Some(
                    task.map_or(old.clone(), |(player, name)| Task::Through(player, name)),
                ))
            });
            choice(format!("jump-{place}"), say::quiz_jumped(number), words, on_change)
        }
        // A question with drawn boards has no choices.
        Task::Value(_) | Task::Temperature(_) if question.drawing().is_some() => html! {},
        Task::Value(choices) => field(place, choices, Task::Value, act),
        Task::Temperature(choices) => field(place, choices, Task::Temperature, act),
        Task::Set(wish) => wishes(place, wish, act),
        Task::Outcome
        | Task::Compare
        | Task::Order
        | Task::Parts
        | Task::Measure(..)
        | Task::Walls
        | Task::Derive(_) => html! {},
    }
}

fn player_word(player: Player) -> &'static str {
    match player {
        Player::Left => say::quiz_left(),
        Player::Right => say::quiz_right(),
    }
}

fn players(
    place: usize,
    player: Player,
    task: fn(Player) -> Task,
    act: &Callback<TeachAction>,
) -> Html {
    let words = Player::ALL.map(|other| (player_word(other).to_string(), other == player));
    let on_change = act.reform(move |index: usize| {
        TeachAction::Task(Some(task(Player::ALL.get(index).copied().unwrap_or(player))))
    });
    choice(format!("player-{place}"), say::quiz_player(place + 1), words.to_vec(), on_change)
}

/// The answers to choose from, if the task asks for a value.
fn field(
    place: usize,
    choices: &[String],
    task: fn(Vec<String>) -> Task,
    act: &Callback<TeachAction>,
) -> Html {
    let on_text = act.reform(move |text: String| {
        let choices = text.split(';').map(|choice| choice.trim().to_string());
        TeachAction::Task(Some(task(choices.filter(|choice| !choice.is_empty()).collect())))
    });
    html! {
        <TextField
            id={format!("choices-{place}")}
            label={say::quiz_choices(place + 1)}
            placeholder={say::quiz_choices_example()}
            text={choices.join("; ")}
            longest={(LONGEST_SUBJECT + 2) * MOST_CHOICES}
            is_notation=true
            {on_text}
        />
    }
}

/// The condition that a position must meet.
fn wishes(place: usize, wish: &Condition, act: &Callback<TeachAction>) -> Html {
    const WISHES: [(&str, Words); 8] = [
        ("=", say::QUIZ_WISH_EQUAL),
        ("<", say::QUIZ_WISH_LESS),
        (">", say::QUIZ_WISH_GREATER),
        ("<>", say::QUIZ_WISH_CONFUSED),
        ("Left", say::QUIZ_WISH_LEFT),
        ("Right", say::QUIZ_WISH_RIGHT),
        ("first", say::QUIZ_WISH_FIRST),
        ("second", say::QUIZ_WISH_SECOND),
    ];
    let (now, typed) = match wish {
        Condition::Compares(relation, typed) => (relation.name().to_string(), typed.clone()),
        wish => (wish.to_string(), String::new()),
    };
    let words = WISHES.map(|(word, label)| (label.text().to_string(), word == now)).to_vec();
    let on_change = {
        let (old, kept) =
            (wish.clone(), if typed.is_empty() { "0".to_string() } else { typed.clone() });
        act.reform(move |index: usize| {
            let word = WISHES.get(index).map_or("", |(word, _)| *word);
            let task =
                read_task(&format!("set {word}")).or(read_task(&format!("set {word} {kept}")));
            TeachAction::Task(Some(task.unwrap_or(Task::Set(old.clone()))))
        })
    };
    let on_value = {
        let relation = match wish {
            Condition::Compares(relation, _) => *relation,
            _ => Comparison::Equal,
        };
        act.reform(move |text: String| {
            let wish = Condition::Compares(relation, text.trim().to_string());
            TeachAction::Task(Some(Task::Set(wish)))
        })
    };
    html! {
        <>
            { choice(format!("wish-{place}"), say::quiz_wish(place + 1), words, on_change) }
            if matches!(wish, Condition::Compares(..)) {
                <TextField
                    id={format!("wanted-{place}")}
                    label={say::quiz_wish_value(place + 1)}
                    text={typed}
                    longest={LONGEST_SUBJECT}
                    is_notation=true
                    on_text={on_value}
                />
            }
        </>
    }
}
