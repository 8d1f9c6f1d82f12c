//! What lessons say, with its emphasis and values.

use yew::prelude::*;

use crate::analysis::markup::{Run, runs};
use crate::analysis::view::stacked::typed;

/// `plain` draws the text between and in the marks.
pub fn worded(text: &str, plain: fn(&str) -> Html) -> Html {
    let drawn = |run| match run {
        Run::Text(text) => plain(text),
        Run::Emphasis(text) => html! { <em>{ plain(text) }</em> },
        Run::Value(text) => html! { <span class="name">{ typed(&text) }</span> },
    };
    runs(text).into_iter().map(drawn).collect()
}
