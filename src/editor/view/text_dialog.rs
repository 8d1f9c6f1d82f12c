//! A position as text: the reader types or pastes it, and sees the board before opening it.

use web_sys::{HtmlDialogElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::marked_place::marked_place;
use crate::browser::modal::Modal;
use crate::editor::elsewhere::Elsewhere;
use crate::editor::import::{Content, Import, guess_name};
use crate::link::problem::TextError;
use basics::player::Player;
use konane::{Board, Edge, Guess};
use words::say;

#[derive(Clone, Properties, PartialEq)]
pub struct TextDialogProps {
    /// The text that the dialog begins with.
    pub text: AttrValue,
    /// The edge for a text that does not name one.
    pub edge: Edge,
    pub on_open: Callback<Content>,
    pub on_close: Callback<()>,
}

#[component]
pub fn TextDialog(props: &TextDialogProps) -> Html {
    let TextDialogProps { text: first, edge, on_open, on_close } = props;
    let text = use_state_eq(|| first.to_string());
    let is_swapped = use_state_eq(|| false);
    // The board that the reader has chosen of those that the text may be, and the text.
    let choice = use_state_eq(|| (AttrValue::default(), 0));
    let field = use_node_ref();
    // A text that is dropped on the page while the dialog is open replaces the one before.
    use_effect_with(first.clone(), closure!(text, move |first| text.set(first.to_string())));

    let import = use_memo((text.to_string(), *edge), |(text, edge)| Import::read(text, *edge));
    let boards = use_memo((import.clone(), *is_swapped), |(import, is_swapped)| {
        let sure = import.sure.iter().map(|content| (None, content));
        let others = import.others.iter().map(|(guess, content)| (Some(*guess), content));
        let seen = |content: &Content| match is_swapped {
            true => content.clone().swapped(),
            false => content.clone(),
        };
        let boards = sure.chain(others).map(|(guess, content)| (guess, seen(content)));
        boards.collect::<Vec<(Option<Guess>, Content)>>()
    });
    let on_input = callback!(text, move |event: InputEvent| {
        text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    let on_swap = callback!(is_swapped, move |_| is_swapped.set(!*is_swapped));
    // What the text surely is comes first; another board is opened only when it has been chosen.
    let chosen = match &*choice {
        (of, index) if *of == *text => Some(*index),
        _ => import.sure.is_ok().then_some(0),
    };
    let on_choose =
        callback!(choice, text, move |index| choice.set((text.to_string().into(), index)));
    let on_press = callback!(boards, on_open, field, move |_| {
        if let Some((_, content)) = chosen.and_then(|chosen| boards.get(chosen)) {
            on_open.emit(content.clone());
            close_around(&field);
        }
    });
    let on_leave = callback!(field, move |_: MouseEvent| close_around(&field));
    let elsewhere = use_memo((text.to_string(), import.clone()), |(text, import)| {
        Elsewhere::of(text, import.has_stones())
    });
    html! {
        <Modal id="text" title={say::text_title()} on_close={on_close.clone()}>
            <label for="text-field">
                { say::text_what(&|words| html! { <span class="note">{ words }</span> }) }
            </label>
            <textarea
                id="text-field"
                ref={field}
                rows="4"
                autofocus=true
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                value={text.to_string()}
                aria-invalid={(import.sure.is_err() && !text.is_empty()).to_string()}
                aria-describedby="text-read"
                oninput={on_input}
            />
            <div id="text-read" class="read" aria-live="polite">
                { match &import.sure {
                    Err(error) if !text.trim().is_empty() => problem(error, &text),
                    _ => Html::default(),
                } }
                { match &**boards {
                    [] => Html::default(),
                    [(None, content)] => preview(content),
                    boards => choices(boards, chosen, &on_choose),
                } }
                if let Some(elsewhere) = &*elsewhere {
                    { ways(elsewhere, &on_leave) }
                }
            </div>
            <footer>
                <label class="check">
                    <input
                        id="text-swap"
                        type="checkbox"
                        checked={*is_swapped}
                        onchange={on_swap}
                    />
                    { say::transform_swap() }
                </label>
                <button
                    id="text-open"
                    class="main"
                    type="button"
                    disabled={chosen.is_none()}
                    onclick={on_press}
                >
                    { say::text_open() }
                </button>
            </footer>
        </Modal>
    }
}

fn preview(content: &Content) -> Html {
    let form = match content {
        Content::Link(..) => say::text_link(),
        Content::Board(_) => say::text_board(),
    };
    html! {
        <>
            <p>{ described(content, form, say::text_seen) }</p>
            { picture(content.stones()) }
        </>
    }
}

/// A sentence with the form of a board, its size and the numbers of its stones.
fn described(
    content: &Content,
    form: &str,
    sentence: impl Fn(usize, &str, &str, usize) -> String,
) -> String {
    let board = content.stones();
    let count = |player| board.stones().filter(|(_, owner)| *owner == player).count();
    let size = format!("{} × {}", board.rows(), board.columns());
    sentence(count(Player::Left), form, &size, count(Player::Right))
}

/// The boards that a text may be, of which the reader chooses one.
fn choices(
    boards: &[(Option<Guess>, Content)],
    chosen: Option<usize>,
    on_choose: &Callback<usize>,
) -> Html {
    html! {
        <fieldset id="text-choices">
            <legend>{ say::text_which() }</legend>
            { for boards.iter().enumerate().map(|(index, (guess, content))| html! {
                <label class="choice">
                    <span>
                        <input
                            type="radio"
                            name="text-choice"
                            checked={chosen == Some(index)}
                            onchange={on_choose.reform(move |_| index)}
                        />
                        { described(content, guess.map_or(say::text_runs(), guess_name), say::text_read_as) }
                    </span>
                    { picture(content.stones()) }
                </label>
            }) }
        </fieldset>
    }
}

/// A picture of the stones.
fn picture(board: &Board) -> Html {
    html! {
        <svg
            class="preview"
            viewBox={format!("-.2 -.2 {}.4 {}.4", board.columns(), board.rows())}
            role="img"
            aria-label={say::text_picture()}
        >
            <rect
                class="frame"
                width={board.columns().to_string()}
                height={board.rows().to_string()}
            />
            { for board.stones().map(|(square, player)| html! {
                <circle
                    class={if player == Player::Left { "stone black" } else { "stone white" }}
                    cx={format!("{}.5", square.column)}
                    cy={format!("{}.5", square.row)}
                    r=".42"
                />
            }) }
        </svg>
    }
}

/// Links to other pages that can open the text.
fn ways(elsewhere: &Elsewhere, on_leave: &Callback<MouseEvent>) -> Html {
    html! {
        <div id="text-elsewhere">
            <p><strong>{ elsewhere.seems() }</strong></p>
            <p class="row">
                { for elsewhere.ways().into_iter().map(|(label, link)| html! {
                    <a class="button" href={link} onclick={on_leave}>{ label }</a>
                }) }
            </p>
        </div>
    }
}

fn close_around(field: &NodeRef) {
    let dialog = field.cast::<HtmlTextAreaElement>();
    let dialog = dialog.and_then(|field| field.closest("dialog").ok().flatten());
    if let Some(dialog) = dialog {
        wasm_bindgen::JsCast::unchecked_into::<HtmlDialogElement>(dialog).close();
    }
}

fn problem(error: &TextError, text: &str) -> Html {
    html! {
        <div class="problem" id="text-problem">
            <p>{ say::text_problem(&error.in_lines(text)) }</p>
            <p><code>{ marked_place(text, error.at) }</code></p>
        </div>
    }
}
