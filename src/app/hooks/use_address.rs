//! The page's address, and which door it opens.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::Event;
use yew::prelude::*;

use crate::app::door::{Door, Visit};
use crate::app::hooks::target::is_in;
use crate::app::route::Link;

/// Browsers refuse to change the address too often.
const MILLISECONDS_BETWEEN_WRITES: f64 = 300.0;

/// The part of the page's address from `#` on.
pub fn address() -> String {
    window().location().hash().unwrap_or_default()
}

/// Puts another address in place of the present one, and opens it.
pub fn redirect(link: &str) {
    // The browser tells of it as of a link that is followed.
    let _ = window().location().replace(link);
}

/// Which door is open. `start.js` is told: it marks the door in the bar above, and starts the program
/// behind it.
#[hook]
pub fn use_door() -> UseStateHandle<Door> {
    let door = use_state_eq(|| Door::of(&address()));
    let set = door.setter();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            set.set(Door::of(&address()));
        });
        move || drop(listener)
    });
    use_effect_with(door.name(), |name| {
        if let Ok(event) = Event::new(&format!("open-{name}")) {
            let _ = window().dispatch_event(&event);
        }
    });
    door
}

/// The place in the gallery, if this program shows it, and what goes to another one without a step for
/// Back. The address follows.
#[hook]
pub fn use_visit(program: &'static str) -> (Option<Visit>, Callback<Visit>) {
    let door = use_door();
    let setter = door.setter();
    let on_visit = use_callback((), move |visit, ()| setter.set(Door::to(visit)));
    let visit = door.visit().filter(|_| door.name() == program).cloned();
    // What is to be opened on the board is on its way there.
    use_written(visit.as_ref().filter(|visit| !visit.is_on_board).map(Visit::to_string));
    (visit, on_visit)
}

/// Writes a link into the address whenever it changes.
#[hook]
pub fn use_written(link: Option<String>) {
    let written = use_memo((), |()| Cell::new(f64::NEG_INFINITY));
    use_effect_with(link, move |link| {
        let keeper = link.clone().map(|link| Keeper::new(link, written));
        move || drop(keeper)
    });
}

/// Writes a link into the address, soon, or at once if a link on the page is followed before. Its
/// drop calls it off.
struct Keeper {
    _soon: Timeout,
    _at_once: EventListener,
}

impl Keeper {
    fn new(link: String, written: Rc<Cell<f64>>) -> Self {
        let wait = written.get() + MILLISECONDS_BETWEEN_WRITES - js_sys::Date::now();
        let (leaving, before) = (link.clone(), address());
        Keeper {
            _soon: Timeout::new(wait.max(0.0) as u32, move || {
                // If the address has changed, the page is about to hear of it, and follow.
                if address() == before {
                    write(&link);
                    written.set(js_sys::Date::now());
                }
            }),
            _at_once: EventListener::new_with_options(
                &window(),
                "click",
                EventListenerOptions::run_in_capture_phase(),
                move |event| {
                    if is_in(event, "a[href]") {
                        write(&leaving);
                    }
                },
            ),
        }
    }
}

/// Leaves an address alone that already means this link, however it is written.
fn write(link: &str) {
    let address = address();
    let is_there = match Door::of(&address).visit() {
        None => Link::parse(&address).is_ok_and(|there| there.to_string() == link),
        Some(visit) => visit.to_string() == link,
    };
    if is_there {
        return;
    }
    if let Ok(history) = window().history() {
        // A browser that has had enough of this refuses; the next change tries again.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(link));
    }
}
