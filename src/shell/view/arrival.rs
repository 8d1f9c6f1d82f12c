//! Sets the title and the focus when another page opens.

use crate::browser::callback::closure;
use gloo::utils::{document, document_element, window};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The attribute of the root once a page has opened: the browser itself brings the first page into view. All pages
/// look at it there.
const HAS_ARRIVED: &str = "data-arrived";

/// Sets the title of the window. If this page replaces another, it also focuses the heading.
#[hook]
pub fn use_arrival(title: String) -> NodeRef {
    let heading = use_node_ref();
    use_effect_with(title, |title| document().set_title(title));
    use_effect_with(
        (),
        closure!(heading, move |()| {
            let root = document_element();
            if !root.has_attribute(HAS_ARRIVED) {
                let _ = root.set_attribute(HAS_ARRIVED, "");
                return;
            }
            let Some(heading) = heading.cast::<HtmlElement>() else { return };
            // Effects may run a while after the render: by then a quick reader may have moved the focus into the page.
            let page = heading.closest("[data-layout]").ok().flatten();
            let focused = document().active_element();
            if page.is_some_and(|page| page.contains(focused.as_deref())) {
                return;
            }
            let _ = heading.focus();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }),
    );
    heading
}
