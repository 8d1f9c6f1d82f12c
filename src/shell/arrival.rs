//! What happens when another page opens: its title, and where the focus goes.

use gloo::utils::{document, document_element, window};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Set when a page has opened: the browser itself shows the first one. The programs of all pages see it.
const HAS_ARRIVED: &str = "data-arrived";

/// Names the page, and turns to its heading when it has opened in place of another.
#[hook]
pub fn use_arrival(title: String) -> NodeRef {
    let heading = use_node_ref();
    use_effect_with(title, |title| document().set_title(title));
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            let root = document_element();
            if !root.has_attribute(HAS_ARRIVED) {
                let _ = root.set_attribute(HAS_ARRIVED, "");
                return;
            }
            let Some(heading) = heading.cast::<HtmlElement>() else { return };
            // Effects may come a while after the drawing: by then a quick reader has gone on already.
            let page = heading.closest("[data-layout]").ok().flatten();
            let focused = document().active_element();
            if page.is_some_and(|page| page.contains(focused.as_deref())) {
                return;
            }
            let _ = heading.focus();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    heading
}
