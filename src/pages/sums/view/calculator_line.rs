//! The calculator: a line for expressions, and above it earlier expressions with their results.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::ask::asked::Asked;
use crate::ask::view::use_calculations::{CalculationsAction, use_calculations};
use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::write_to_clipboard;
use crate::link::problem::cut;
use crate::pages::sums::meaning::meaning;
use crate::pages::sums::view::calculated::{covered, kind, result};
use konane::{Edge, Rules};
use teaching::calculator::{FUNCTIONS, Function, completions};
use teaching::sums::LONGEST_VALUE;
use words::say;
use worker::message::CalculationAnswer;

const EXAMPLES: &str = "Mean({4|2}), Cool({4|2}, 1), \"x.xo\" modern > 0";

/// The functions that complete the word before the caret.
#[derive(Clone, PartialEq, Default)]
struct Completion {
    length: usize,
    functions: Vec<&'static Function>,
    active: usize,
}

/// `asked` is an expression from the link. `is_covered` says whether the results are covered. `rules` and `edge` are
/// for positions that do not name theirs. `on_asked` gets each expression that the reader enters, for the link,
/// `on_put` the text of a value, or of a position in quotation marks with its rules and edge.
#[autoprops]
#[component]
pub fn CalculatorLine(
    #[prop_or_default] asked: &Option<AttrValue>,
    #[prop_or_default] is_covered: bool,
    #[prop_or_default] rules: &Rules,
    #[prop_or_default] edge: &Edge,
    #[prop_or_default] on_asked: &Callback<AttrValue>,
    on_put: &Callback<AttrValue>,
) -> Html {
    let (rules, edge) = (*rules, *edge);
    let (calculations, act) = use_calculations();
    let lines = &calculations.0;
    let completion = use_state_eq(Completion::default);
    // How many lines back the history is being looked at.
    let back = use_state_eq(|| 0usize);
    let copied = use_state_eq(|| None::<(usize, bool)>);
    // The length of a text that was not calculated because of it.
    let too_long = use_state_eq(|| None::<usize>);
    let field = use_node_ref();
    let log = use_node_ref();

    let ask = act.reform(move |text| CalculationsAction::Ask(text, rules, edge));
    use_effect_with(asked.clone(), {
        // The link says again what has just been asked on the line.
        let (ask, last) = (ask.clone(), lines.last().map(|line| line.text.clone()));
        move |asked| {
            let is_new = |text: &AttrValue| !text.trim().is_empty() && last.as_ref() != Some(text);
            if let Some(text) = asked.clone().filter(is_new) {
                ask.emit(text);
            }
        }
    });
    // What cannot be read is back in the line, selected where it goes wrong; else the line is free.
    use_effect_with((lines.last().cloned(), field.clone()), |(last, field)| {
        let (Some(line), Some(input)) = (last, field.cast::<HtmlInputElement>()) else { return };
        if let Some(CalculationAnswer::Unread(unread)) = line.asked.answer().map(|it| &**it)
            && input.value().is_empty()
        {
            input.set_value(&line.text);
            let [before, here, _] = cut(&line.text, unread.character);
            let units = |text: &str| text.encode_utf16().count() as u32;
            let start = units(before);
            let _ = input.set_selection_range(start, start + units(here));
        }
    });

    use_effect_with((lines.clone(), log.clone()), |(_, log)| {
        if let Some(log) = log.cast::<Element>() {
            log.set_scroll_top(log.scroll_height());
        }
    });

    let submit =
        callback!(field, ask, on_asked, completion, back, too_long, move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = field.cast::<HtmlInputElement>() else { return };
            let text = AttrValue::from(input.value().trim().to_string());
            let length = text.chars().count();
            too_long.set((length > LONGEST_VALUE).then_some(length));
            if (1..=LONGEST_VALUE).contains(&length) {
                input.set_value("");
                completion.set(Completion::default());
                back.set(0);
                ask.emit(text.clone());
                on_asked.emit(text);
            }
        });
    // A function takes the place of so much of the word before the caret.
    let write = closure!(field, completion, move |length: usize, function: &'static Function| {
        let Some(input) = field.cast::<HtmlInputElement>() else { return };
        let (before, after) = around_caret(&input);
        let kept = &before[..before.len().saturating_sub(length)];
        let open = if after.starts_with('(') { "" } else { "(" };
        let before = format!("{kept}{}{open}", function.name);
        let caret = before.encode_utf16().count() as u32;
        input.set_value(&format!("{before}{after}"));
        let _ = input.set_selection_range(caret, caret);
        let _ = input.focus();
        completion.set(Completion::default());
    });
    let accept = callback!(write, completion, move |index: usize| {
        if let Some(function) = completion.functions.get(index) {
            write(completion.length, function);
        }
    });
    let write = Callback::from(move |function| write(0, function));
    let on_input = callback!(completion, back, move |event: InputEvent| {
        let (before, _) = around_caret(&event.target_unchecked_into());
        let (length, functions) = completions(&before);
        completion.set(Completion { length, functions, active: 0 });
        back.set(0);
    });
    let count = completion.functions.len();
    let on_key = callback!(completion, back, accept, lines, field, move |event: KeyboardEvent| {
        let step = |by: usize| {
            let active = (completion.active + by) % count.max(1);
            completion.set(Completion { active, ..(*completion).clone() });
        };
        let recall = |to: usize| {
            let text = lines.len().checked_sub(to).and_then(|place| lines.get(place));
            if let Some(input) = field.cast::<HtmlInputElement>() {
                input.set_value(text.map_or("", |line| line.text.as_str()));
            }
            back.set(to);
        };
        if event.shift_key() || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        match (event.key().as_str(), count) {
            ("ArrowDown", 1..) => step(1),
            ("ArrowUp", 1..) => step(count - 1),
            ("Enter" | "Tab", 1..) => accept.emit(completion.active),
            ("Escape", 1..) => completion.set(Completion::default()),
            ("ArrowUp", 0) if *back < lines.len() => recall(*back + 1),
            ("ArrowDown", 0) if *back > 0 => recall(*back - 1),
            _ => return,
        }
        event.prevent_default();
    });
    let on_leave =
        callback!(completion, move |_: FocusEvent| completion.set(Completion::default()));
    let last = lines.len().saturating_sub(1);
    let stop = act.reform(move |_: MouseEvent| CalculationsAction::Ended(last, Asked::Stopped));
    let copy = closure!(copied, move |place: usize, text: &str| {
        let done = callback!(copied, move |is_done| copied.set(Some((place, is_done))));
        write_to_clipboard(text, done);
    });
    let actions = |place: usize, put: &Option<String>| {
        let Some(put) = put.clone().map(AttrValue::from) else { return html! {} };
        let (text, copy) = (put.clone(), copy.clone());
        let said = match *copied {
            Some((at, true)) if at == place => say::calc_copied(),
            Some((at, false)) if at == place => say::calc_refused(),
            _ => say::calc_copy(),
        };
        html! {
            <span class="row">
                <button type="button" data-put={put.clone()} onclick={on_put.reform(move |_| put.clone())}>
                    { say::calc_put() }
                </button>
                <button type="button" onclick={Callback::from(move |_| copy(place, &text))}>
                    { said }
                </button>
            </span>
        }
    };
    let is_working = lines.last().is_some_and(|line| line.is_working());
    let active = (count > 0).then(|| format!("completion-{}", completion.active));
    html! {
        <details class="calculator" open={asked.as_ref().is_some_and(|text| !text.is_empty()) || !lines.is_empty()}>
            <summary><h2>{ say::calc_title() }</h2></summary>
            <div
                ref={log}
                class="calculations"
                role="log"
                aria-label={say::calc_results()}
                tabindex={(!lines.is_empty()).then_some("0")}
            >
            <ol>
                { for lines.iter().enumerate().map(|(place, line)| {
                    let put = match line.asked.answer().map(|answer| &**answer) {
                        Some(CalculationAnswer::Value(_, put)) => put,
                        _ => &None,
                    };
                    match is_covered {
                        true => html! { <li key={place} data-kind="covered">{ covered(&line.text) }</li> },
                        false => html! {
                            <li key={place} data-kind={kind(&line.asked)}>
                                { result(line) }
                                { actions(place, put) }
                            </li>
                        },
                    }
                }) }
            </ol>
            </div>
            <form onsubmit={submit}>
                <label for="calculate">{ say::calc_line() }</label>
                <div class="calculator-entry">
                    <input
                        id="calculate"
                        ref={field.clone()}
                        type="text"
                        role="combobox"
                        aria-autocomplete="list"
                        aria-expanded={(count > 0).to_string()}
                        aria-controls="completions"
                        aria-activedescendant={active}
                        aria-describedby="calculator-note"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder={"\"oxo.ox\" + ^"}
                        oninput={on_input}
                        onkeydown={on_key}
                        onblur={on_leave}
                    />
                    if is_working {
                        <button id="calculator-stop" type="button" onclick={stop}>{ say::calc_stop() }</button>
                    }
                    <button type="submit">{ say::calc_do() }</button>
                    <ul id="completions" role="listbox" aria-label={say::calc_functions()} hidden={count == 0}>
                        { for completion.functions.iter().enumerate().map(|(index, function)| html! {
                            <li
                                id={format!("completion-{index}")}
                                role="option"
                                aria-selected={(index == completion.active).to_string()}
                                onpointerdown={|event: PointerEvent| event.prevent_default()}
                                onmousedown={|event: MouseEvent| event.prevent_default()}
                                onclick={accept.reform(move |_| index)}
                            >
                                <b>{ function.call() }</b>
                                <span class="note">{ meaning(function.name) }</span>
                            </li>
                        }) }
                    </ul>
                </div>
                <p id="calculator-problem" class="problem" role="alert">
                    { too_long.map(|length| say::calc_too_long(length, LONGEST_VALUE)) }
                </p>
                <p id="calculator-note" class="note">
                    { say::calc_note(html! { <code>{ EXAMPLES }</code> }) }
                </p>
            </form>
            <details class="functions">
                <summary>{ say::calc_all_functions() }</summary>
                <dl>
                    { for FUNCTIONS.iter().map(|function| html! {
                        <div>
                            <dt>
                                <button type="button" data-function={function.name} onclick={write.reform(move |_| function)}>
                                    { function.call() }
                                </button>
                            </dt>
                            <dd>{ meaning(function.name) }</dd>
                        </div>
                    }) }
                </dl>
            </details>
        </details>
    }
}

/// The text before the caret, and the text after it.
fn around_caret(input: &HtmlInputElement) -> (String, String) {
    let units: Vec<u16> = input.value().encode_utf16().collect();
    let caret = input.selection_start().ok().flatten().map_or(units.len(), |caret| caret as usize);
    let (before, after) = units.split_at(caret.min(units.len()));
    (String::from_utf16_lossy(before), String::from_utf16_lossy(after))
}
