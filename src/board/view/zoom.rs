//! Zooms what lies in a scrolling box.
//!
//! The factor is a number of the style sheet, `--zoom`, so that nothing on the board renders again.

use web_sys::{Element, HtmlElement};

const MOST: f64 = 8.0;

/// Zooms by a factor; the point at these coordinates of the window stays where it is.
pub fn zoom_at(slab: &HtmlElement, factor: f64, x: f64, y: f64) {
    let Some(picture) = picture(slab) else { return };
    let before = picture.get_bounding_client_rect();
    let along = (x - before.left()) / before.width().max(1.0);
    let down = (y - before.top()) / before.height().max(1.0);
    let zoom = (current(slab) * factor).clamp(least(slab), MOST);
    let _ = slab.style().set_property("--zoom", &zoom.to_string());
    let after = picture.get_bounding_client_rect();
    let (right, low) = (after.left() + along * after.width(), after.top() + down * after.height());
    slab.set_scroll_left(slab.scroll_left() + (right - x).round() as i32);
    slab.set_scroll_top(slab.scroll_top() + (low - y).round() as i32);
}

pub fn zoom_in_the_middle(slab: &HtmlElement, factor: f64) {
    let place = slab.get_bounding_client_rect();
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    zoom_at(slab, factor, x, y);
}

/// Shows the whole board.
pub fn fit(slab: &HtmlElement) {
    // Scroll bars would take space that is free without them.
    let _ = slab.style().set_property("--zoom", "0.1");
    let _ = slab.style().set_property("--zoom", &least(slab).to_string());
}

fn current(slab: &HtmlElement) -> f64 {
    let zoom = slab.style().get_property_value("--zoom").unwrap_or_default();
    // Rust's own parser of such numbers would make the program 5 % larger.
    let zoom = js_sys::parse_float(&zoom);
    if zoom.is_nan() { 1.0 } else { zoom }
}

/// The factor, at most 1, at which the whole board is visible.
fn least(slab: &HtmlElement) -> f64 {
    let Some(picture) = picture(slab) else { return 1.0 };
    let (picture, zoom) = (picture.get_bounding_client_rect(), current(slab));
    let wide = f64::from(slab.client_width()) * zoom / picture.width().max(1.0);
    let high = f64::from(slab.client_height()) * zoom / picture.height().max(1.0);
    wide.min(high).min(1.0)
}

fn picture(slab: &HtmlElement) -> Option<Element> {
    slab.query_selector("[role=grid]").ok().flatten()
}
