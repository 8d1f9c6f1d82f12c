//! The keys at the lower edge of the page in front of a lecture hall.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::focus_back::use_focus_back;
use words::say;

/// `is_there` says whether the page is in front of a hall.
#[autoprops]
#[component]
pub fn KeyBar(is_there: bool, children: Html) -> Html {
    use_focus_back(is_there);
    use_effect_with(is_there, |&is_there| {
        if is_there {
            leave_board();
        }
    });
    html! {
        if is_there {
            <div id="lecture" class="key-bar lecture" role="toolbar" aria-label={say::projector_open()}>
                { children }
            </div>
        }
    }
}

/// A lecture begins with the focus off the board, so that the arrow keys step through the line. A speaker who tabs to
/// the board moves on it.
fn leave_board() {
    let focused = document().active_element();
    if let Some(square) = focused.filter(|it| matches!(it.closest("[role=grid]"), Ok(Some(_)))) {
        // A square is not an HTML element, but loses the focus in the same way.
        let _ = square.unchecked_into::<HtmlElement>().blur();
    }
}

/// A key with a word. `is_on` is for a key that turns something on and off; `is_off` marks a key that can do nothing
/// now.
pub fn cap(
    sign: String,
    word: Html,
    is_on: Option<bool>,
    is_off: bool,
    on_click: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            key={sign.clone()}
            type="button"
            class="cap"
            data-cap={sign.clone()}
            aria-pressed={is_on.map(|is_on| is_on.to_string())}
            aria-disabled={is_off.then_some("true")}
            onclick={on_click}
        >
            <kbd>{ sign }</kbd>{ " " }{ word }
        </button>
    }
}
