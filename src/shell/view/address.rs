//! The address of the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{JsString, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Event;
use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::target::is_in;
use crate::browser::use_heard::use_heard;
use crate::link::encoding::decoded;
use crate::link::lesson_link::LessonLink;
use crate::link::page_link::PageLink;
use crate::link::page_names::{LIST, TEACH};
use crate::link::position_link::PositionLink;

/// Browsers refuse to change the address too often.
const MILLISECONDS_BETWEEN_WRITES: f64 = 300.0;
/// How long the page waits after a refusal.
const MILLISECONDS_AFTER_REFUSAL: u32 = 2000;

/// The page sends this event to the window after it has changed its own address: the browser reports only links.
const WRITTEN: &str = "written";

thread_local! {
    /// The address that the page opened or wrote last. The browser reports a new one a little later, and until then
    /// nothing may be written over it.
    static KNOWN: RefCell<String> = RefCell::new(present());
    /// The address that the page wrote last: it means just what it says.
    static WRITTEN_ADDRESS: RefCell<String> = RefCell::default();
    /// Counts the links to write: a later one takes the place of one that the browser has refused.
    static LATEST: Cell<u32> = const { Cell::new(0) };
}

/// No page reads so long a link. What is cut off is not even fetched, and the page says that its link is too long.
const LONGEST: u32 = 200_000;

/// The part of the page's address from `#` on.
pub fn present() -> String {
    let hash = Reflect::get(&window().location(), &"hash".into()).unwrap_or_default();
    JsString::from(hash).slice(0, LONGEST).into()
}

/// Puts another address in place of the present one, and opens it.
pub fn redirect(link: &str) {
    // The browser reports this like a link that the reader follows.
    let _ = window().location().replace(link);
}

/// The address that was opened last: by a link, by Back, or typed. Opening the same text again makes an unequal
/// address.
#[derive(Clone, PartialEq)]
pub struct Address {
    /// The part from `#` on.
    pub text: AttrValue,
    /// The item of a list that was opened, as its link in the list.
    pub item: Option<AttrValue>,
    count: u32,
}

impl Address {
    /// As if this text had been opened instead, which is what the item of a list opens.
    pub fn to(&self, text: String, item: String) -> Address {
        Address { text: text.into(), item: Some(item.into()), ..self.clone() }
    }
}

#[hook]
pub fn use_address() -> Address {
    let address = use_state(|| Address { text: learn().into(), item: None, count: 0 });
    let set = address.setter();
    use_effect_with((), move |()| {
        let mut count = 0;
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            count += 1;
            set.set(Address { text: learn().into(), item: None, count });
        });
        move || drop(listener)
    });
    (*address).clone()
}

/// Takes notice of the present address.
fn learn() -> String {
    KNOWN.replace(present());
    present()
}

/// The present address; it also follows what the page itself writes.
#[hook]
pub fn use_present() -> AttrValue {
    let text = use_state_eq(|| AttrValue::from(present()));
    let follow = callback!(set = text.setter(), move |()| set.set(present().into()));
    use_heard("hashchange", follow.clone());
    use_heard(WRITTEN, follow);
    (*text).clone()
}

/// Writes a link into the address whenever the link changes, or the address that led to it: another address may lead to
/// the same link.
#[hook]
pub fn use_written(link: Option<String>, opened: Option<Address>) {
    let written = use_memo((), |()| Cell::new(f64::NEG_INFINITY));
    use_effect_with((link, opened), move |(link, _)| {
        let keeper = link.clone().map(|link| Keeper::new(link, written));
        move || drop(keeper)
    });
}

/// Writes a link into the address after a short delay, or at once if the reader follows a link first. Dropping it
/// cancels the write.
struct Keeper {
    _soon: Timeout,
    _at_once: EventListener,
}

impl Keeper {
    fn new(link: String, written: Rc<Cell<f64>>) -> Self {
        LATEST.set(LATEST.get() + 1);
        let wait = written.get() + MILLISECONDS_BETWEEN_WRITES - js_sys::Date::now();
        let (leaving, before) = (link.clone(), KNOWN.with_borrow(String::clone));
        // If the address has changed meanwhile, the page is about to get an event for it.
        let is_present = move || present() == before;
        let is_still_present = is_present.clone();
        Keeper {
            _soon: Timeout::new(wait.max(0.0) as u32, move || {
                if is_present() {
                    write(&link);
                    written.set(js_sys::Date::now());
                }
            }),
            _at_once: EventListener::new_with_options(
                &window(),
                "click",
                EventListenerOptions::run_in_capture_phase(),
                move |event| {
                    if is_in(event, "a[href], [data-language]") && is_still_present() {
                        write(&leaving);
                    }
                },
            ),
        }
    }
}

/// Does nothing if the address already means this link, however it is written. If the address is an open item of a
/// list, it writes the link into the item.
fn write(link: &str) {
    let address = present();
    let is_own = WRITTEN_ADDRESS.with_borrow(|written| *written == address);
    let page = address.trim_start_matches("#/");
    let is_list = [LIST, TEACH].iter().any(|name| page.starts_with(name));
    // To read the address of a large board takes a while.
    if is_own && !is_list {
        if address != link {
            replace(link);
        }
        return;
    }
    let list =
        LessonLink::parse(&address).map(|(list, _)| list).filter(|list| list.opened().is_some());
    let link = match list {
        Some(list) => list.holding(link).to_string(),
        None => link.to_string(),
    };
    let is_position = PositionLink::parse(&address).is_ok_and(|there| there.to_string() == link);
    if !is_position && PageLink::parse(&address).to_string() != link {
        replace(&link);
    }
}

/// Puts another address in place of the present one, without opening it.
pub fn replace(link: &str) {
    let Ok(history) = window().history() else { return };
    let (before, state) = (present(), history.state().unwrap_or(JsValue::NULL));
    let latest = LATEST.get() + 1;
    LATEST.set(latest);
    let _ = history.replace_state_with_url(&state, "", Some(link));
    // A browser refuses changes that come too fast. Some browsers say so, and some do nothing.
    if decoded(&learn()) != decoded(link) {
        let link = link.to_string();
        let again = move || {
            if LATEST.get() == latest && present() == before {
                replace(&link);
            }
        };
        Timeout::new(MILLISECONDS_AFTER_REFUSAL, again).forget();
        return;
    }
    WRITTEN_ADDRESS.set(present());
    if let Ok(event) = Event::new(WRITTEN) {
        let _ = window().dispatch_event(&event);
    }
}
