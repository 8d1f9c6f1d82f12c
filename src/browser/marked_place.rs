//! Marks the wrong character of a text.

use yew::prelude::*;

use crate::link::problem::excerpt;

/// The text around a character, which is counted from 1.
pub fn marked_place(text: &str, at: usize) -> Html {
    let [before, mut here, after] = excerpt(text, at);
    if here.is_empty() {
        here.push('\u{a0}');
    }
    html! { <>{ before }<mark>{ here }</mark>{ after }</> }
}
