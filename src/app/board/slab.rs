//! The box that a board lies and scrolls in.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, WheelEvent};
use yew::prelude::*;

use crate::app::board::zoom::zoom_at;

/// Tells the style sheet how many rows and columns there are: it computes the slab's size. The
/// security policy forbids `style` attributes, but not this.
#[hook]
pub fn use_size(slab: &NodeRef, rows: i32, columns: i32) {
    use_effect_with((slab.clone(), rows, columns), |(slab, rows, columns)| {
        if let Some(slab) = slab.cast::<HtmlElement>() {
            let _ = slab.style().set_property("--rows", &rows.to_string());
            let _ = slab.style().set_property("--columns", &columns.to_string());
        }
    });
}

/// Zooms by the wheel with Ctrl, which is also what browsers make of two fingers on a touchpad.
#[hook]
pub fn use_wheel(slab: &NodeRef) {
    use_effect_with(slab.clone(), |slab| {
        let listener = slab.cast::<HtmlElement>().map(|slab| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&slab.clone(), "wheel", options, move |event| {
                if let Some(event) = event.dyn_ref::<WheelEvent>().filter(|event| event.ctrl_key())
                {
                    event.prevent_default();
                    let factor = (-event.delta_y() / 300.0).clamp(-0.5, 0.5).exp();
                    zoom_at(&slab, factor, event.client_x().into(), event.client_y().into());
                }
            })
        });
        move || drop(listener)
    });
}
