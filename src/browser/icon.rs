//! The pictures of buttons and marks, 20 × 20.

use yew::prelude::*;

pub fn icon(picture: Html) -> Html {
    html! { <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">{ picture }</svg> }
}

/// A picture of lines.
pub fn line_icon(picture: Html) -> Html {
    html! { <svg class="icon line" viewBox="0 0 20 20" aria-hidden="true">{ picture }</svg> }
}

/// A picture of one line.
pub fn path_icon(path: &'static str) -> Html {
    line_icon(html! { <path d={path} /> })
}
