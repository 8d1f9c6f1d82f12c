//! The controls for answers, beside the board.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::stacked::with_signs;
use crate::analysis::view::signs::signs;
use crate::board::square_name::ARROW;
use crate::browser::callback::{callback, closure};
use crate::browser::page_keys::{is_plain, use_presses};
use crate::browser::target::is_in;
use crate::keys::Order;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use basics::player::Player;
use teaching::content::lessons::{Comparison, Task};
use words::say;

pub fn controls(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let Some(task) = &attempt.item.task else { return html! {} };
    match task {
        _ if !choices(task).is_empty() => words(attempt, act, &choices(task)),
        Task::Value(_) | Task::Temperature(_) | Task::Measure(..) | Task::Stop(_) => {
            html! { <ValueField word={attempt.word.clone()} act={act.clone()} /> }
        }
        Task::Order => order(attempt, act),
        Task::Hold(_) | Task::Set(_) | Task::Parts | Task::Derive(_) | Task::Walls => html! {},
        _ => jumps(attempt, act),
    }
}

/// Signs of values that the keyboard of a phone lacks.
const SIGNS: [&str; 4] = ["↑", "↓", "∗", "½"];
/// The signs with which a typed value can begin.
const BEGINNINGS: &str = "0123456789.,-−+±*∗^↑v↓½¼¾{(";

/// A field for a value. What is typed elsewhere on the page begins an answer: the heading keeps the focus at first,
/// so that the task is read aloud and the arrows lead on.
#[autoprops]
#[component]
pub fn ValueField(word: &String, act: &Callback<AttemptAction>) -> Html {
    let field = use_node_ref();
    let tell = act.reform(|field: HtmlInputElement| AttemptAction::Word(field.value()));
    let insert = callback!(field, tell, move |sign: &'static str| {
        let Some(field) = field.cast::<HtmlInputElement>() else { return };
        let _ = field.set_range_text(sign);
        let end = field.selection_start().ok().flatten().map(|at| at + 1);
        let _ = field.set_selection_start(end);
        tell.emit(field);
    });
    use_presses(
        Order::Page,
        true,
        closure!(field, move |event| {
            let begins = BEGINNINGS.contains(&event.key()) && is_plain(event);
            if begins
                && !is_in(event, "[role=grid]")
                && let Some(field) = field.cast::<HtmlInputElement>()
            {
                let _ = field.focus();
            }
            // The field gets the sign.
            false
        }),
    );
    html! {
        <div class="value-field">
            <input
                ref={field}
                id="answer"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-label={say::learn_answer()}
                value={word.clone()}
                oninput={tell.reform(|event: InputEvent| event.target_unchecked_into())}
            />
            { for SIGNS.map(|sign| html! {
                <button type="button" class="sign-key" onclick={insert.reform(move |_| sign)}>{ sign }</button>
            }) }
        </div>
    }
}

/// The choices of a task: the answer for the judge, and its words.
pub fn choices(task: &Task) -> Vec<(String, String)> {
    let said = |word: &str, said: &str| (word.to_string(), said.to_string());
    match task {
        Task::Winner(_) => {
            Player::ALL.map(|player| said(player.name(), &say::learn_player(player))).into()
        }
        Task::Outcome => [
            ("Left", say::answer_left_wins()),
            ("Right", say::answer_right_wins()),
            ("first", say::answer_first_wins()),
            ("second", say::answer_second_wins()),
        ]
        .map(|(word, text)| said(word, text.trim_end_matches('.')))
        .into(),
        Task::Compare => [
            (Comparison::Greater, say::learn_greater()),
            (Comparison::Less, say::learn_less()),
            (Comparison::Equal, say::learn_equal()),
            (Comparison::Confused, say::learn_confused()),
        ]
        .map(|(relation, text)| said(relation.name(), text))
        .into(),
        Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices) => {
            choices.iter().map(|choice| (choice.clone(), with_signs(choice))).collect()
        }
        _ => Vec::new(),
    }
}

/// An answer in words; nothing if the board shows it.
pub fn answer_words(task: &Task, answer: &str) -> String {
    let label = choices(task).into_iter().find(|(word, _)| word == answer).map(|(_, label)| label);
    label.unwrap_or_else(|| match task {
        Task::Set(_) | Task::Parts | Task::Walls => String::new(),
        Task::Value(_) | Task::Temperature(_) | Task::Stop(_) | Task::Measure(..) => {
            with_signs(answer)
        }
        _ if answer.is_empty() => say::quiz_answer_none().to_string(),
        _ => answer.replace('-', ARROW),
    })
}

/// Buttons with words, to choose one.
pub fn words(
    attempt: &AttemptState,
    act: &Callback<AttemptAction>,
    choices: &[(String, String)],
) -> Html {
    html! {
        <div class="choices" role="group" aria-label={say::learn_answer()}>
            { for choices.iter().map(|(word, label)| {
                let chosen = word.clone();
                html! {
                    <button
                        type="button"
                        data-answer={word.clone()}
                        aria-pressed={(attempt.word == *word).to_string()}
                        onclick={act.reform(move |_| AttemptAction::Word(chosen.clone()))}
                    >
                        { signs(label) }
                    </button>
                }
            }) }
        </div>
    }
}

fn jumps(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    html! {
        <div class="choices" role="group" aria-label={say::learn_jumps()}>
            { for attempt.possible().into_iter().map(|jump| {
                let name = attempt.name(&jump);
                html! {
                    <button
                        type="button"
                        data-answer={name.clone()}
                        aria-pressed={attempt.jumps.contains(&jump).to_string()}
                        onclick={act.reform(move |_| AttemptAction::Choose(jump))}
                    >
                        { name.replace('-', ARROW) }
                    </button>
                }
            }) }
        </div>
    }
}

/// Puts the letters in order, from the least to the greatest.
fn order(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    html! {
        <ol class="order">
            { for attempt.word.split(' ').enumerate().map(|(place, letter)| html! {
                <li>
                    <b>{ letter.to_string() }</b>
                    <button
                        type="button"
                        data-raise={letter.to_string()}
                        aria-label={say::learn_raise(letter)}
                        aria-disabled={(place == 0).then_some("true")}
                        onclick={act.reform(move |_| AttemptAction::Raise(place))}
                    >
                        { "↑" }
                    </button>
                </li>
            }) }
        </ol>
    }
}
