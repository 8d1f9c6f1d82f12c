//! Searches for positions of a value in a worker of its own, which ends when the search is stopped. The
//! browser keeps what has been found.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use web_sys::Storage;
use yew::prelude::*;

use crate::app::doors::gallery::habitat::record::{Ledger, Query, Record};
use crate::app::workers::connection::Errand;
use crate::worker::message::{Inquiry, NameText, Sought, SoughtText, Told};

/// The name under which the browser remembers it.
const KEY: &str = "habitat";
/// While the search runs, it is written down every so many milliseconds.
const MILLISECONDS_BETWEEN_WRITES: f64 = 1_000.0;

/// A hunt that is going on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hunt {
    pub record: Record,
    /// The value's name, once it has been read.
    pub name: Option<NameText>,
    /// The last that has been heard.
    pub news: SoughtText,
    pub phase: HuntPhase,
    pub ledger: Ledger,
    /// How often a worker has been started: what an earlier one says is not heard.
    run: u32,
    /// The exhibits that it has been asked about.
    links: Rc<Vec<String>>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum HuntPhase {
    /// Nothing is looked for.
    #[default]
    Idle,
    Searching,
    Stopped,
    /// The search has been long enough, for once.
    Paused,
    Done,
    /// The text has no value: at which character, and what was expected.
    Unread(Option<u32>, String),
    /// Why the worker cannot go on.
    Failed(String),
}

#[derive(Clone, PartialEq)]
pub struct HuntHandle {
    pub hunt: Rc<Hunt>,
    pub stop: Callback<()>,
    pub go_on: Callback<()>,
    /// Forgets all that has been found.
    pub forget: Callback<()>,
}

pub enum HuntEvent {
    Begin(Query),
    Stop,
    GoOn,
    Forget,
    Ask(u32, Vec<String>),
    Heard(u32, Option<Told>),
    Failed(u32, String),
}

impl Hunt {
    fn remembered() -> Hunt {
        let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
        Hunt { ledger: Ledger::read(&text.unwrap_or_default()), ..Hunt::default() }
    }

    fn begin(&mut self, query: Query) {
        let known = self.ledger.record(&query).cloned().unwrap_or_default();
        self.phase = if query.value.is_empty() { HuntPhase::Idle } else { HuntPhase::Searching };
        self.record = Record { query, ..known };
        self.name = None;
        self.news = SoughtText { done: self.record.done, ..SoughtText::default() };
        self.run += 1;
    }

    /// Takes in what the worker tells; nothing at the end.
    fn hear(&mut self, told: Option<Told>) {
        match told {
            Some(Told::Habitat(Sought::News(news))) => {
                if news.value.is_some() {
                    self.name.clone_from(&news.value);
                }
                self.record.hear(&news, &self.links);
                self.ledger.keep(&self.record);
                self.news = news;
            }
            Some(Told::Habitat(Sought::Unread { character, expected })) => {
                self.phase = HuntPhase::Unread(character, expected);
            }
            Some(_) => {}
            None => {
                self.phase = match self.news.level {
                    None => HuntPhase::Done,
                    Some(_) => HuntPhase::Paused,
                };
            }
        }
    }
}

impl Reducible for Hunt {
    type Action = HuntEvent;

    fn reduce(self: Rc<Self>, event: HuntEvent) -> Rc<Self> {
        let mut hunt = (*self).clone();
        match event {
            HuntEvent::Begin(query) => hunt.begin(query),
            HuntEvent::Stop if hunt.phase == HuntPhase::Searching => {
                hunt.phase = HuntPhase::Stopped;
            }
            HuntEvent::GoOn => {
                hunt.phase = HuntPhase::Searching;
                hunt.run += 1;
            }
            HuntEvent::Forget => {
                hunt.ledger = Ledger::default();
                hunt.begin(Query { value: String::new(), ..hunt.record.query.clone() });
            }
            HuntEvent::Ask(run, links) if run == hunt.run => hunt.links = links.into(),
            HuntEvent::Heard(run, told) if run == hunt.run && hunt.is_searching() => {
                hunt.hear(told);
            }
            HuntEvent::Failed(run, reason) if run == hunt.run => {
                hunt.phase = HuntPhase::Failed(reason);
            }
            _ => {}
        }
        hunt.into()
    }
}

impl Hunt {
    pub fn is_searching(&self) -> bool {
        self.phase == HuntPhase::Searching
    }
}

#[hook]
pub fn use_habitat(query: Query) -> HuntHandle {
    let hunt = use_reducer_eq(Hunt::remembered);
    let dispatcher = hunt.dispatcher();
    use_effect_with(query, move |query| dispatcher.dispatch(HuntEvent::Begin(query.clone())));

    let now = hunt.clone();
    use_effect_with((hunt.run, hunt.is_searching()), move |&(_, is_open)| {
        let errand = is_open.then(|| search(&now));
        move || drop(errand)
    });

    let written = use_memo((), |()| Cell::new(0.0));
    use_effect_with((hunt.ledger.clone(), hunt.is_searching()), move |(ledger, is_searching)| {
        let time = js_sys::Date::now();
        if !is_searching || time - written.get() > MILLISECONDS_BETWEEN_WRITES {
            written.set(time);
            remember(ledger);
        }
    });
    let act = |event: fn() -> HuntEvent| {
        let dispatcher = hunt.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(event()))
    };
    HuntHandle {
        hunt: Rc::new((*hunt).clone()),
        stop: act(|| HuntEvent::Stop),
        go_on: act(|| HuntEvent::GoOn),
        forget: act(|| HuntEvent::Forget),
    }
}

/// Starts a worker and has it go on with the search.
fn search(hunt: &UseReducerHandle<Hunt>) -> Errand {
    let run = hunt.run;
    let (quest, links) = hunt.record.quest();
    hunt.dispatch(HuntEvent::Ask(run, links));
    let hear = hunt.dispatcher();
    let hear = Callback::from(move |told| hear.dispatch(HuntEvent::Heard(run, told)));
    let fail = hunt.dispatcher();
    let fail = Callback::from(move |reason| fail.dispatch(HuntEvent::Failed(run, reason)));
    Errand::begin(Inquiry::Habitat(quest), hear, fail)
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// A browser may refuse to remember: then all is there until the page is left.
fn remember(ledger: &Ledger) {
    let Some(storage) = storage() else { return };
    let _ = match ledger.records.is_empty() {
        true => storage.remove_item(KEY),
        false => storage.set_item(KEY, &ledger.text()),
    };
}
