//! The box in which a board lies and scrolls.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver, ResizeObserverEntry, WheelEvent};
use yew::prelude::*;

use crate::board::measures::extent;
use crate::board::view::zoom::zoom_at;
use crate::browser::target::is_in;
use konane::Area;

/// The reported size of a picture is rounded to this fraction of a px.
const STEPS: f64 = 32.0;

/// The numbers of rows and columns for the style sheet, as the property `style` of the slab's bed: from them it
/// computes the slab's size before the first frame. The security policy forbids the attribute `style`, but not the
/// property.
pub fn size(area: Area) -> String {
    format!("--rows: {}; --columns: {}", area.rows, area.columns)
}

/// Elements on which a finger drags, so that the browser must not scroll: walls, chalk, and stones that can be carried.
/// In some modes the style sheet stops scrolling on the whole slab.
const DRAGGED: &str =
    ".handle, .slate, :is(.cycle, .leap) :is(.square:not([data-stone='.']), .stones path)";

/// Keeps the browser from scrolling while a finger drags. On an empty square it scrolls.
#[hook]
pub fn use_touch(slab: &NodeRef) {
    use_effect_with(slab.clone(), |slab| {
        let listener = slab.cast::<HtmlElement>().map(|slab| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&slab, "touchstart", options, |event| {
                if event.cancelable() && is_in(event, DRAGGED) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Zooms with Ctrl and the wheel, which is also how browsers report two fingers on a touchpad.
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

/// Reports how many px a unit of the picture has, whenever it changes. The browser tells it with each layout; to ask after
/// each render would cost a layout.
#[hook]
pub fn use_unit(slab: &NodeRef, columns: i32, on_unit: &Callback<f64>) {
    use_effect_with((slab.clone(), columns, on_unit.clone()), |(slab, columns, on_unit)| {
        let (columns, on_unit) = (*columns, on_unit.clone());
        let tell = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
            let entry: ResizeObserverEntry = entries.get(0).unchecked_into();
            let unit = entry.content_rect().width() / f64::from(extent(columns));
            // A hidden picture has no width.
            if unit > 0.0 {
                on_unit.emit((unit * STEPS).floor().max(1.0) / STEPS);
            }
        });
        let observer = ResizeObserver::new(tell.as_ref().unchecked_ref()).ok();
        let slab = slab.cast::<HtmlElement>();
        let picture = slab.and_then(|slab| slab.query_selector("[role=grid]").ok().flatten());
        if let (Some(observer), Some(picture)) = (&observer, picture) {
            observer.observe(&picture);
        }
        move || {
            observer.iter().for_each(ResizeObserver::disconnect);
            drop(tell);
        }
    });
}
