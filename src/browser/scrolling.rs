//! Scrolls elements into view.

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Scrolls until the element is at this place of the window, or only as far as needed for [`ScrollLogicalPosition::Nearest`].
pub fn bring(element: &Element, place: ScrollLogicalPosition) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(place);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

pub fn bring_near(element: &Element) {
    bring(element, ScrollLogicalPosition::Nearest);
}
