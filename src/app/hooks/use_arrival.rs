//! What happens when another page opens: its title, and where one begins to read.

use std::cell::Cell;

use gloo::utils::{document, window};
use web_sys::HtmlElement;
use yew::prelude::*;

pub const TITLE: &str = "Papamū: the Kōnane board that knows its values";

thread_local! {
    /// Whether no page has opened yet: the browser itself shows the first one.
    static IS_FIRST: Cell<bool> = const { Cell::new(true) };
}

/// Names the page, and turns to its heading when it has opened in place of another.
#[hook]
pub fn use_arrival(title: String) -> NodeRef {
    let heading = use_node_ref();
    use_effect_with(title, |title| document().set_title(title));
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            if IS_FIRST.replace(false) {
                return;
            }
            if let Some(heading) = heading.cast::<HtmlElement>() {
                let _ = heading.focus();
            }
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    heading
}
