//! A bright dot with a short tail in place of the pointer, over the whole window.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::stillness::wants_stillness;

/// How many points the tail has, and how many milliseconds it stays after the pointer stops.
const TAIL: usize = 9;
const LASTS: u32 = 90;

/// The dot moves without a render: only attributes of its two elements change.
#[component]
pub fn Laser() -> Html {
    let (dot, tail) = (use_node_ref(), use_node_ref());
    use_effect_with(
        (),
        closure!(dot, tail, move |()| {
            let places = Rc::new(RefCell::new(VecDeque::new()));
            let waits = RefCell::new(None);
            let listener = EventListener::new(&window(), "pointermove", move |event| {
                let Some(event) = event.dyn_ref::<web_sys::PointerEvent>() else { return };
                let place = format!("{} {}", event.client_x(), event.client_y());
                set(&dot, "transform", &format!("translate({place})"));
                set(&dot, "visibility", "visible");
                if wants_stillness() {
                    return;
                }
                let mut seen = places.borrow_mut();
                seen.push_back(place);
                if seen.len() > TAIL {
                    seen.pop_front();
                }
                set(&tail, "points", &seen.make_contiguous().join(" "));
                let (places, tail) = (places.clone(), tail.clone());
                waits.replace(Some(Timeout::new(LASTS, move || {
                    places.borrow_mut().clear();
                    set(&tail, "points", "");
                })));
            });
            move || drop(listener)
        }),
    );
    html! {
        <svg class="laser" aria-hidden="true">
            <polyline ref={tail} />
            <g ref={dot} visibility="hidden">
                <circle class="glow" r="22" />
                <circle class="dot" r="9" />
            </g>
        </svg>
    }
}

fn set(node: &NodeRef, name: &str, value: &str) {
    if let Some(element) = node.cast::<Element>() {
        let _ = element.set_attribute(name, value);
    }
}
