//! The card of a term, beside the word on which the pointer rests, that has the focus, or that was pressed. It is a Yew
//! app of its own beside the page: so words in texts need only a mark.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

use crate::analysis::view::signs::signs;
use crate::glossary::book::{Book, ask};
use crate::glossary::entry::{colours, picture, sources};
use teaching::content::glossary::Glossary;
use words::foreign;

/// The element of `index.html` that holds the card.
const PLACE: &str = "term-card";
/// How long the pointer rests on a word before its card opens, and how long the card stays after the pointer has left,
/// in milliseconds.
const BEFORE_OPENING: u32 = 350;
const BEFORE_CLOSING: u32 = 350;
/// The approximate height of most cards, in px.
const HEIGHT: f64 = 300.0;
/// The distance from the text to the card, in px.
const GAP: f64 = 6.0;

pub fn begin() {
    if let Some(place) = document().get_element_by_id(PLACE) {
        yew::Renderer::<Cards>::with_root(place).render();
    }
}

struct Cards {
    book: Option<Rc<Glossary>>,
    shown: Option<Shown>,
    /// The next action, after its delay.
    soon: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

struct Shown {
    term: String,
    spot: Spot,
    /// Whether the card stays when the pointer leaves.
    is_held: bool,
}

/// Where a card has room beside a text, in px of the page.
#[derive(Clone, Copy)]
struct Spot {
    left: f64,
    top: f64,
    is_above: bool,
    /// On a phone the card is at the other end of the screen.
    is_low: bool,
}

enum Action {
    /// The pointer is on a word, on the card, or elsewhere.
    Over(Element),
    OverCard,
    Away,
    Open(Element, bool),
    Press(Element),
    Close,
    Read(Book),
}

impl Component for Cards {
    type Message = Action;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        Cards {
            book: None,
            shown: None,
            soon: None,
            _listeners: listeners(context.link().callback(|action| action)),
        }
    }

    fn update(&mut self, context: &Context<Self>, action: Action) -> bool {
        match action {
            Action::Over(word) => {
                let is_shown = self.shows(&word).is_some();
                self.soon = (!is_shown)
                    .then(|| later(context, BEFORE_OPENING, || Action::Open(word, false)));
                return false;
            }
            Action::OverCard => {
                self.soon = None;
                return false;
            }
            Action::Away => {
                let closes = self.shown.as_ref().is_some_and(|shown| !shown.is_held);
                self.soon = closes.then(|| later(context, BEFORE_CLOSING, || Action::Close));
                return false;
            }
            Action::Open(word, is_held) => {
                self.soon = None;
                // The word may have gone meanwhile.
                if !word.is_connected() {
                    return false;
                }
                self.shown = Some(Shown { term: name(&word), spot: Spot::beside(&word), is_held });
                if self.book.is_none() {
                    ask(context.link().callback(Action::Read));
                }
            }
            Action::Press(word) => {
                let is_held = self.shows(&word).is_some_and(|shown| shown.is_held);
                let next = if is_held { Action::Close } else { Action::Open(word, true) };
                return Component::update(self, context, next);
            }
            Action::Close => {
                self.soon = None;
                return self.shown.take().is_some();
            }
            Action::Read(book) => self.book = book.glossary().cloned(),
        }
        true
    }

    /// The role makes screen readers read the card when it appears, once.
    fn view(&self, _: &Context<Self>) -> Html {
        html! { <div role="status">{ self.card() }</div> }
    }
}

fn later(
    context: &Context<Cards>,
    delay: u32,
    action: impl FnOnce() -> Action + 'static,
) -> Timeout {
    let link = context.link().clone();
    Timeout::new(delay, move || link.send_message(action()))
}

impl Cards {
    /// The card, if it shows the term of this word.
    fn shows(&self, word: &Element) -> Option<&Shown> {
        self.shown.as_ref().filter(|shown| shown.term == name(word))
    }

    fn card(&self) -> Option<Html> {
        let Shown { term, spot, .. } = self.shown.as_ref()?;
        let glossary = self.book.as_ref()?;
        let term = glossary.term(term)?;
        let place =
            format!("--card-left: {}px; --card-top: {}px", spot.left.round(), spot.top.round());
        let side = if spot.is_above { "above" } else { "below" };
        let end = if spot.is_low { "low" } else { "high" };
        Some(html! {
            <div class="term-card" data-card={term.name.clone()} data-side={side} data-end={end} lang={foreign(term.is_foreign)} ~style={place}>
                <p class="term-title">
                    <a href={format!("#/learn/glossary/{}", term.name)}>{ signs(&term.title) }</a>
                </p>
                <p>{ signs(&term.says) }</p>
                if let Some(shown) = &term.picture {
                    <div class="term-board">
                        { picture(shown, 18) }
                        <p>{ signs(&shown.caption) }</p>
                    </div>
                }
                { colours(glossary, term) }
                { sources(term) }
            </div>
        })
    }
}

impl Spot {
    /// Below the paragraph of the word, or above it, so that the card covers nothing that the reader is reading. In a
    /// long paragraph it covers what comes after the line of the word.
    fn beside(word: &Element) -> Spot {
        let line = word.get_bounding_client_rect();
        let block = word.closest("p, dt, li, td").ok().flatten();
        let block = block.map(|block| block.get_bounding_client_rect());
        let block = block.filter(|block| block.height() < HEIGHT / 2.0);
        let around = block.as_ref().unwrap_or(&line);
        let window = window();
        let height = window.inner_height().ok().and_then(|height| height.as_f64());
        let height = height.unwrap_or_default();
        let scrolled = window.scroll_y().unwrap_or_default();
        let below = height - around.bottom();
        let is_above = below < HEIGHT && around.top() > below;
        let top = if is_above { around.top() - GAP } else { around.bottom() + GAP };
        Spot {
            left: line.left(),
            top: top + scrolled,
            is_above,
            is_low: line.top() + line.bottom() < height,
        }
    }
}

fn name(word: &Element) -> String {
    word.get_attribute("data-term").unwrap_or_default()
}

/// The target of the event, or the nearest element around it, that matches the selector.
fn around(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

const WORD: &str = "[data-term]";
const CARD: &str = ".term-card";

fn listeners(act: Callback<Action>) -> Vec<EventListener> {
    let listen = |name: &'static str, action: fn(&Event) -> Option<Action>| {
        let act = act.clone();
        // Before the listeners of the page: Escape closes the card and nothing else.
        let options =
            EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
        EventListener::new_with_options(&document(), name, options, move |event| {
            if let Some(action) = action(event) {
                act.emit(action);
            }
        })
    };
    let leave = act.clone();
    vec![
        listen("pointerover", |event| {
            let is_touch = event.dyn_ref::<PointerEvent>()?.pointer_type() == "touch";
            if is_touch {
                return None;
            }
            let is_card = around(event, CARD).is_some();
            Some(
                around(event, WORD)
                    .map_or(if is_card { Action::OverCard } else { Action::Away }, Action::Over),
            )
        }),
        listen("focusin", |event| {
            let target: Element = event.target()?.dyn_into().ok()?;
            if around(event, CARD).is_some() {
                return None;
            }
            match around(event, WORD) {
                // Not if the pointer has set the focus.
                Some(word) => {
                    target.matches(":focus-visible").ok()?.then(|| Action::Open(word, false))
                }
                None => Some(Action::Close),
            }
        }),
        listen("click", |event| {
            let click = event.dyn_ref::<MouseEvent>()?;
            match around(event, WORD) {
                // Enter follows the link to the glossary; a click with Ctrl, Shift or Meta does what the browser does.
                Some(_)
                    if click.detail() == 0
                        || click.ctrl_key()
                        || click.meta_key()
                        || click.shift_key() =>
                {
                    None
                }
                Some(word) => {
                    event.prevent_default();
                    Some(Action::Press(word))
                }
                None => around(event, CARD).is_none().then_some(Action::Close),
            }
        }),
        listen("keydown", |event| {
            let is_escape = event.dyn_ref::<KeyboardEvent>()?.key() == "Escape";
            if !is_escape || !matches!(document().query_selector(CARD), Ok(Some(_))) {
                return None;
            }
            event.stop_propagation();
            event.prevent_default();
            Some(Action::Close)
        }),
        EventListener::new(&window(), "hashchange", move |_| leave.emit(Action::Close)),
    ]
}
