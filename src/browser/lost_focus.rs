//! Watches the field or button that has the focus. If it goes away meanwhile, the focus goes to a neighbour. If the reader
//! was typing in it, the next keys do nothing.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document_element, window};
use js_sys::{Array, Date};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, Event, KeyboardEvent, MutationObserver, MutationObserverInit, MutationRecord, Node,
};

use crate::browser::callback::closure;
use crate::browser::drop_down::seen;
use crate::browser::focus::{is_lost, is_stand_in, stand_in};
use crate::browser::page_keys::press;
use crate::keys::hush::Hush;

/// The places where a reader types.
const TYPED_IN: &str = "input, textarea, select";
/// What is watched. A board puts the focus on another of its squares itself.
const WATCHED: &str = "button, a[href], summary, input, textarea, select";
const CONTROLS: &str = "button, a[href], summary, [tabindex], input, textarea, select";

#[derive(Default)]
struct Watch {
    /// What has the focus.
    focused: Option<Element>,
    /// Whether the last key there ended the typing: what goes away after Enter does so at the reader's wish.
    is_done: bool,
    hush: Hush,
}

/// Begins to watch, before anything else listens for keys.
pub fn watch_focus() {
    let watch = Rc::new(RefCell::new(Watch::default()));
    let on_change =
        Closure::<dyn Fn(Array)>::new(closure!(watch, move |records: Array| lost(&watch, records)));
    let observer = MutationObserver::new(on_change.as_ref().unchecked_ref());
    // The page watches as long as it is there.
    on_change.forget();
    let Ok(observer) = observer else { return };
    listen(
        "focusin",
        closure!(watch, move |event| {
            let target = element(event);
            let mut watch = watch.borrow_mut();
            if !target.as_ref().is_some_and(is_stand_in) {
                watch.hush.end();
            }
            watch.focused = target.filter(|target| target.matches(WATCHED) == Ok(true));
            watch.is_done = false;
            observer.disconnect();
            if watch.focused.is_some() {
                let what = MutationObserverInit::new();
                what.set_child_list(true);
                what.set_subtree(true);
                let _ = observer.observe_with_options(&document_element(), &what);
            }
        }),
    );
    // A press elsewhere may take the focus without giving it to anything.
    listen(
        "pointerdown",
        closure!(watch, move |event| {
            let mut watch = watch.borrow_mut();
            watch.hush.end();
            // A press on a button may hit the picture on it.
            watch.focused.take_if(|focused| !focused.contains(element(event).as_deref()));
        }),
    );
    for name in ["keydown", "keyup"] {
        let watch = watch.clone();
        listen(name, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let (key, mut watch) = (event.key(), watch.borrow_mut());
            watch.is_done = match key.as_str() {
                "Enter" => {
                    watch.focused.as_ref().is_some_and(|focused| focused.tag_name() == "INPUT")
                }
                "Escape" => true,
                _ => false,
            };
            if watch.hush.takes(press(event, &key), Date::now()) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
    }
}

/// Looks whether what had the focus is gone, and nothing else has it.
fn lost(watch: &RefCell<Watch>, records: Array) {
    let gone = watch.borrow_mut().focused.take_if(|focused| !focused.is_connected());
    let Some(gone) = gone.filter(|_| is_lost()) else { return };
    if gone.matches(TYPED_IN) == Ok(true) && !watch.borrow().is_done {
        watch.borrow_mut().hush.begin(Date::now());
    }
    let mut records = records.iter().map(JsCast::unchecked_into::<MutationRecord>);
    let place = records.find(|record| holds(record, &gone)).and_then(|record| record.target());
    let mut place = place.and_then(|place| place.dyn_into::<Element>().ok());
    // If the whole page has gone, the next one takes the focus.
    while let Some(around) =
        place.filter(|place| matches!(place.closest("[data-layout]"), Ok(Some(_))))
    {
        if let Some(control) = seen(around.query_selector_all(CONTROLS).ok()).first() {
            return stand_in(control);
        }
        place = around.parent_element();
    }
}

/// Whether the element was in what this change removed.
fn holds(record: &MutationRecord, gone: &Element) -> bool {
    let removed = record.removed_nodes();
    (0..removed.length())
        .any(|place| removed.get(place).is_some_and(|it: Node| it.contains(Some(gone))))
}

fn element(event: &Event) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

fn listen(name: &'static str, hear: impl FnMut(&Event) + 'static) {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(&window(), name, options, hear).forget();
}
