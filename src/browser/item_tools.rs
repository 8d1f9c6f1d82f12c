//! Small buttons with signs, for what a reader can do to an item of a row.

use yew::prelude::*;

use crate::browser::focus::focus;
use crate::browser::icon::path_icon;
use words::say;

/// What a tool does; and for screen readers what it does to which thing.
pub type Labels = (&'static str, String);

/// A tool that cannot be used now stays where it is.
pub fn tool(
    id: String,
    sign: Html,
    (label, whole): Labels,
    on_click: Option<Callback<MouseEvent>>,
) -> Html {
    html! {
        <button
            {id}
            class="sign"
            type="button"
            aria-label={whole}
            aria-disabled={on_click.is_none().then_some("true")}
            title={label}
            onclick={on_click}
        >
            { sign }
        </button>
    }
}

/// The item at one place among `count`, and what can be done to it.
pub struct RowTools {
    /// The name of the item.
    pub thing: String,
    pub place: usize,
    pub count: usize,
    pub on_shift: Callback<(usize, usize)>,
    pub on_twice: Callback<usize>,
    pub on_remove: Callback<usize>,
}

/// Buttons that move an item up or down, double it or remove it. The focus follows a moved item.
pub fn row_tools(it: RowTools) -> Html {
    let RowTools { thing, place, count, on_shift, on_twice, on_remove } = it;
    let up = (say::browser_up(), say::browser_up_thing(&thing));
    let down = (say::browser_down(), say::browser_down_thing(&thing));
    let twice = (say::browser_twice(), say::browser_twice_thing(&thing));
    let remove = (say::browser_remove(), say::browser_remove_thing(&thing));
    let step = |name: &'static str, sign: &'static str, labels, to: Option<usize>| {
        let on_click = to.filter(|&to| to < count).map(|to| {
            on_shift.reform(move |_| {
                focus(&format!("{name}-{to}"));
                (place, to)
            })
        });
        tool(format!("{name}-{place}"), html! { sign }, labels, on_click)
    };
    let act = |name: &str, sign, labels, on_act: &Callback<usize>| {
        tool(format!("{name}-{place}"), sign, labels, Some(on_act.reform(move |_| place)))
    };
    let copies = path_icon("M7 7h10v10H7zM4 13H3V3h10v1");
    html! {
        <span class="row">
            { step("up", "↑", up, place.checked_sub(1)) }
            { step("down", "↓", down, Some(place + 1)) }
            { act("twice", copies, twice, &on_twice) }
            { act("remove", html! { "✕" }, remove, &on_remove) }
        </span>
    }
}
