//! A handle with which the pointer moves one of several things to another place in their order. Buttons do the same for
//! the keyboard.

use crate::browser::callback::closure;
use gloo::utils::document;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

/// `things` is the CSS selector of the things, `attribute` holds the index of one. `on_shift` moves a thing from
/// one index to another.
#[autoprops]
#[component]
pub fn Grip(
    things: &'static str,
    attribute: &'static str,
    place: usize,
    title: &'static str,
    on_shift: &Callback<(usize, usize)>,
) -> Html {
    // The index that the held thing has by now.
    let held = use_mut_ref(|| None::<usize>);
    let on_down = closure!(held, move |event: PointerEvent| {
        event.prevent_default();
        let grip = event.target_unchecked_into::<HtmlElement>();
        let _ = grip.set_pointer_capture(event.pointer_id());
        held.replace(Some(place));
    });
    let on_move = closure!(held, on_shift, move |event: PointerEvent| {
        let from = *held.borrow();
        if let Some(from) = from
            && let Some(to) = place_at((things, attribute), from, &event)
        {
            held.replace(Some(to));
            on_shift.emit((from, to));
        }
    });
    let on_up = move |_: PointerEvent| {
        held.take();
    };
    html! {
        <span
            class="grip"
            aria-hidden="true"
            {title}
            onpointerdown={on_down}
            onpointermove={on_move}
            onpointerup={on_up.clone()}
            onpointercancel={on_up}
        >
        </span>
    }
}

/// The index of the thing under the pointer, once the pointer has passed enough of it. Things in one line have the same
/// width, so a fifth is enough; things above each other have different heights, and before the middle they would jump
/// back and forth.
fn place_at((things, attribute): (&str, &str), from: usize, event: &PointerEvent) -> Option<usize> {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let thing = document().element_from_point(x as f32, y as f32)?.closest(things).ok()??;
    let to: usize = thing.get_attribute(attribute)?.parse().ok()?;
    let held = document().query_selector(&format!("{things}[{attribute}='{from}']")).ok()??;
    let [held, met] = [held, thing].map(|thing: Element| thing.get_bounding_client_rect());
    let (passed, enough) = match is_beside(&held, &met) {
        true => ((x - met.x()) / met.width(), 0.2),
        false => ((y - met.y()) / met.height(), 0.5),
    };
    let is_enough = if to > from { passed > enough } else { 1.0 - passed > enough };
    (to != from && is_enough).then_some(to)
}

/// Whether two things are in one line.
fn is_beside(one: &DomRect, other: &DomRect) -> bool {
    one.top() < other.bottom() && other.top() < one.bottom()
}
