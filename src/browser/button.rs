//! Buttons with text, each of which does one thing.

use yew::prelude::*;

/// A button that cannot be used now stays where it is: if it went away, the focus would be lost.
pub fn button<Action: Clone + 'static>(
    id: &'static str,
    label: &'static str,
    is_off: bool,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    html! {
        <button
            {id}
            type="button"
            aria-disabled={is_off.then_some("true")}
            onclick={act.reform(move |_: MouseEvent| action.clone())}
        >
            { label }
        </button>
    }
}

/// A button that is pressed or not.
pub fn switch<Action: Clone + 'static>(
    id: impl Into<AttrValue>,
    label: impl Into<AttrValue>,
    is_on: bool,
    act: &Callback<Action>,
    action: Action,
) -> Html {
    let (id, label) = (id.into(), label.into());
    html! {
        <button
            {id}
            type="button"
            aria-pressed={is_on.to_string()}
            onclick={act.reform(move |_: MouseEvent| action.clone())}
        >
            { label }
        </button>
    }
}
