//! Keeps the address and the position in step.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event};
use yew::prelude::*;

use crate::app::history::History;
use crate::app::model::{Action, Model};
use crate::app::route::Link;

/// Browsers refuse to change the address too often.
const MILLISECONDS_BETWEEN_WRITES: f64 = 300.0;

impl Reducible for History<Model> {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        self.apply(action).into()
    }
}

/// The model, opened from the address; each edit replaces the address, each change of the address
/// (Back, a link on the page, one typed by hand) opens it.
#[hook]
pub fn use_link() -> UseReducerHandle<History<Model>> {
    let model = use_reducer(|| History::new(Model::default().apply(Action::Open(address()))));

    let dispatcher = model.dispatcher();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            dispatcher.dispatch(Action::Open(address()));
        });
        move || drop(listener)
    });

    let written = use_memo((), |()| Cell::new(f64::NEG_INFINITY));
    // A bad link stays where one can see it, until an edit replaces it.
    let link = model.problem.is_none().then(|| model.link().to_string());
    use_effect_with(link, move |link| {
        let keeper = link.clone().map(|link| Keeper::new(link, written));
        move || drop(keeper)
    });

    model
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
        let leaving = link.clone();
        Keeper {
            _soon: Timeout::new(wait.max(0.0) as u32, move || {
                write(&link);
                written.set(js_sys::Date::now());
            }),
            _at_once: EventListener::new_with_options(
                &window(),
                "click",
                EventListenerOptions::run_in_capture_phase(),
                move |event| {
                    if is_on_link(event) {
                        write(&leaving);
                    }
                },
            ),
        }
    }
}

fn is_on_link(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest("a[href]"), Ok(Some(_))))
}

/// Leaves an address alone that already means this link, however it is written.
fn write(link: &str) {
    if Link::parse(&address()).is_ok_and(|there| there.to_string() == link) {
        return;
    }
    if let Ok(history) = window().history() {
        // A browser that has had enough of this refuses; the next edit tries again.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(link));
    }
}

/// The part of the page's address from `#` on.
fn address() -> String {
    window().location().hash().unwrap_or_default()
}
