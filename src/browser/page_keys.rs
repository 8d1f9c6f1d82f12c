//! Listens for the keys of [`crate::keys`].

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, KeyboardEvent};
use yew::prelude::*;

use crate::browser::storage::{OFF, SINGLE_KEYS};
use crate::browser::target::{is_in, is_typed};
use crate::keys::{Focus, KeyPress, Order, Scope};

/// Elements that use Space and Enter themselves.
const BUTTONS: &str = "button, a, summary";

/// Listens for the keys of a scope while `is_on`. If `act` returns `false`, the key goes on to other listeners.
#[hook]
pub fn use_keys<A: Clone + 'static>(
    scope: &'static Scope<A>,
    is_on: bool,
    act: impl Fn(A) -> bool + 'static,
) {
    use_presses(scope.order, is_on, move |event| read(scope, event).is_some_and(&act));
}

type Hear = Rc<dyn Fn(&KeyboardEvent) -> bool>;

/// The same for all keys that no field, no dialog and no earlier listener has taken.
/// It listens as soon as the page is drawn, and knows what was drawn last: an effect would do both later, and a key
/// pressed before it would be lost, or would act on what was drawn before.
#[hook]
pub fn use_presses(order: Order, is_on: bool, hear: impl Fn(&KeyboardEvent) -> bool + 'static) {
    let latest = use_mut_ref(|| None::<Hear>);
    latest.replace(Some(Rc::new(hear)));
    use_memo(is_on, move |&is_on| {
        is_on.then(|| {
            let (place, phase): (EventTarget, _) = match order {
                Order::BlackScreen => (window().into(), EventListenerPhase::Capture),
                Order::List => (document().into(), EventListenerPhase::Capture),
                Order::Element | Order::Hall => {
                    (document_element().into(), EventListenerPhase::Bubble)
                }
                Order::Page => (document().into(), EventListenerPhase::Bubble),
                Order::Rest => (window().into(), EventListenerPhase::Bubble),
            };
            let options = EventListenerOptions { phase, passive: false };
            EventListener::new_with_options(&place, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let hear = latest.borrow().clone().filter(|_| !event.default_prevented());
                if hear.is_some_and(|hear| !is_typed(event) && hear(event)) {
                    event.prevent_default();
                    if phase == EventListenerPhase::Capture {
                        event.stop_propagation();
                    }
                }
            })
        })
    });
}

/// What a key does, unless an earlier listener took it.
pub fn read<A: Clone>(scope: &Scope<A>, event: &KeyboardEvent) -> Option<A> {
    let is_there = match scope.focus {
        Focus::Anywhere => true,
        Focus::OnBoard => is_in(event, "[role=grid]"),
        Focus::OnGame => is_in(event, "[role=grid], #moves"),
    };
    let name = event.key();
    let press = press(event, &name);
    let presses_button =
        matches!(press.name, " " | "Enter") && !press.ctrl && is_in(event, BUTTONS);
    // A button of the speaker's window presses a key by an event of the page's own.
    let is_off = press.is_single() && event.is_trusted() && SINGLE_KEYS.load() == OFF;
    if !is_there || is_off || presses_button || event.default_prevented() {
        return None;
    }
    if is_in_hall() { scope.read_in_hall(press) } else { scope.read(press) }
}

fn is_in_hall() -> bool {
    document_element().get_attribute("data-view").as_deref() == Some("projected")
}

/// The press of the key with this name.
pub fn press<'a>(event: &KeyboardEvent, name: &'a str) -> KeyPress<'a> {
    let ctrl = event.ctrl_key() || event.meta_key();
    KeyPress { name, ctrl, alt: event.alt_key(), shift: event.shift_key() }
}

/// Whether nothing but Shift is held down.
pub fn is_plain(event: &KeyboardEvent) -> bool {
    !(event.ctrl_key() || event.alt_key() || event.meta_key())
}
