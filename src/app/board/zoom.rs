//! Makes what lies in a scrolling box larger and smaller.
//!
//! The factor is a number of the style sheet, `--zoom`: nothing on the board is drawn anew.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The largest factor.
const MOST: f64 = 8.0;
/// The part of the window's height that the board cannot use.
const AROUND: f64 = 200.0;

/// Zooms by a factor; the point at these coordinates of the window stays where it is.
pub fn zoom_at(slab: &HtmlElement, factor: f64, x: f64, y: f64) {
    let (before, least) = (current(slab), least(slab));
    let zoom = (before * factor).clamp(least, MOST);
    let place = slab.get_bounding_client_rect();
    let (x, y) = (x - place.left(), y - place.top());
    let (left, top) = (f64::from(slab.scroll_left()) + x, f64::from(slab.scroll_top()) + y);
    let _ = slab.style().set_property("--zoom", &zoom.to_string());
    let grown = zoom / before;
    slab.set_scroll_left((left * grown - x).round() as i32);
    slab.set_scroll_top((top * grown - y).round() as i32);
}

pub fn zoom_in_the_middle(slab: &HtmlElement, factor: f64) {
    let place = slab.get_bounding_client_rect();
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    zoom_at(slab, factor, x, y);
}

/// Shows the whole board.
pub fn fit(slab: &HtmlElement) {
    let _ = slab.style().set_property("--zoom", &least(slab).to_string());
}

fn current(slab: &HtmlElement) -> f64 {
    let zoom = slab.style().get_property_value("--zoom").unwrap_or_default();
    // Rust's own reader of such numbers would make the program a twentieth larger.
    let zoom = js_sys::parse_float(&zoom);
    if zoom.is_nan() { 1.0 } else { zoom }
}

/// The factor at which the whole board can be seen, but at most 1.
fn least(slab: &HtmlElement) -> f64 {
    let Some(Ok(picture)) = slab.first_element_child().map(JsCast::dyn_into::<Element>) else {
        return 1.0;
    };
    let (picture, zoom) = (picture.get_bounding_client_rect(), current(slab));
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    let height = height.map_or(f64::MAX, |height| (height - AROUND).max(200.0));
    let wide = f64::from(slab.client_width()) * zoom / picture.width().max(1.0);
    let high = height * zoom / picture.height().max(1.0);
    wide.min(high).min(1.0)
}
