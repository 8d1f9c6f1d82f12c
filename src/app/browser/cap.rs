//! A key in front of a lecture hall: a cap with a word, which is a button too.

use yew::prelude::*;

/// `is_on` is said of a key that turns something on and off; `is_off` of one that has nothing to do now.
pub fn cap(
    sign: &'static str,
    word: Html,
    is_on: Option<bool>,
    is_off: bool,
    on_click: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            key={sign}
            type="button"
            class="cap"
            data-cap={sign}
            aria-pressed={is_on.map(|is_on| is_on.to_string())}
            aria-disabled={is_off.then_some("true")}
            onclick={on_click}
        >
            <kbd>{ sign }</kbd>{ " " }{ word }
        </button>
    }
}
