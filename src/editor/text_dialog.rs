//! A position as text: the reader types or pastes it, and sees the board before opening it.

use web_sys::{HtmlDialogElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::browser::modal::Modal;
use basics::player::Player;
use konane::{Board, Edge};
use page_model::editor::elsewhere::Elsewhere;
use page_model::editor::import::{Import, ImportError};
use words::say;

#[derive(Clone, Properties, PartialEq)]
pub struct TextDialogProps {
    /// The text that the dialog begins with.
    pub text: AttrValue,
    /// The edge for a text that does not name one.
    pub edge: Edge,
    pub on_open: Callback<Import>,
    pub on_close: Callback<()>,
}

#[component]
pub fn TextDialog(props: &TextDialogProps) -> Html {
    let TextDialogProps { text: first, edge, on_open, on_close } = props;
    let text = use_state_eq(|| first.to_string());
    let is_swapped = use_state_eq(|| false);
    let field = use_node_ref();
    // A text that is dropped on the page while the dialog is open replaces the one before.
    use_effect_with(first.clone(), {
        let text = text.setter();
        move |first| text.set(first.to_string())
    });

    let read = use_memo((text.to_string(), *edge, *is_swapped), |(text, edge, is_swapped)| {
        let read = Import::parse(text, *edge);
        read.map(|import| if *is_swapped { import.swapped() } else { import })
    });
    let on_input = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        })
    };
    let on_swap = {
        let is_swapped = is_swapped.clone();
        Callback::from(move |_| is_swapped.set(!*is_swapped))
    };
    let on_press = {
        let (read, on_open, field) = (read.clone(), on_open.clone(), field.clone());
        Callback::from(move |_| {
            if let Ok(import) = &*read {
                on_open.emit(import.clone());
                close_around(&field);
            }
        })
    };
    let on_leave = {
        let field = field.clone();
        Callback::from(move |_: MouseEvent| close_around(&field))
    };
    let elsewhere = use_memo((text.to_string(), read.clone()), |(text, read)| {
        Elsewhere::of(text, read.as_ref().as_ref().is_ok_and(Import::has_stones))
    });
    html! {
        <Modal id="text" title={say::text_title()} on_close={on_close.clone()}>
            <label for="text-field">
                { say::text_what(&|words| html! { <span class="note">{ words }</span> }) }
            </label>
            <textarea
                id="text-field"
                ref={field}
                rows="7"
                autofocus=true
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                value={text.to_string()}
                aria-invalid={(read.is_err() && !text.is_empty()).to_string()}
                aria-describedby="text-read"
                oninput={on_input}
            />
            <div id="text-read" class="read" aria-live="polite">
                { match &*read {
                    _ if text.trim().is_empty() => Html::default(),
                    Ok(import) => preview(import),
                    Err(error) => problem(error, &text),
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
                    disabled={read.is_err()}
                    onclick={on_press}
                >
                    { say::text_open() }
                </button>
            </footer>
        </Modal>
    }
}

fn preview(import: &Import) -> Html {
    let board = import.stones();
    let count = |player| board.stones().filter(|(_, owner)| *owner == player).count();
    let (black, white) = (count(Player::Left), count(Player::Right));
    let size = format!("{} × {}", board.rows(), board.columns());
    html! {
        <>
            <p>
                { say::text_seen(black, import.form.name(), &size, white) }
                if import.form.is_unsure_of_colours() {
                    { " " }{ say::text_unsure() }
                }
            </p>
            { picture(board) }
        </>
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

fn problem(error: &ImportError, text: &str) -> Html {
    let [before, place, after] = error.excerpt(text);
    html! {
        <div class="problem" id="text-problem">
            <p>{ say::text_problem(&error.to_string()) }</p>
            <p><code>{ before }<mark>{ place }</mark>{ after }</code></p>
        </div>
    }
}
