//! Has a worker search for positions of a value. The browser stores what it finds.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use crate::ask::view::use_job::use_job;
use crate::browser::callback::{callback, closure};
use crate::browser::storage::HABITATS;
use crate::browser::use_heard::use_heard;
use crate::browser::use_page_state::use_page_state;
use crate::pages::gallery::habitat::ledger::Ledger;
use crate::pages::gallery::habitat::query::Query;
use crate::pages::gallery::habitat::record::Record;
use crate::state::PageState;
use teaching::dictionary::ValueOrder;
use value::Style;
use worker::message::{HabitatAnswer, HabitatQuestion, NameText, SoughtText};
use worker::pool::News;

/// While the search runs, the browser stores the records at most this often.
const MILLISECONDS_BETWEEN_WRITES: f64 = 1_000.0;

/// The search for one value, and the stored records of all values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HabitatState {
    pub record: Record,
    /// The name of the value, once the worker has read it.
    pub name: Option<NameText>,
    /// Where the value is in the dictionary.
    pub key: Option<ValueOrder>,
    /// The last message of the worker.
    pub news: SoughtText,
    pub phase: HabitatPhase,
    pub ledger: Ledger,
    /// The number of the last question: the search ignores news about earlier ones.
    run: u32,
    /// The question, and the links of the exhibits in it.
    quest: Option<Rc<HabitatQuestion>>,
    links: Rc<Vec<String>>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub enum HabitatPhase {
    /// There is no value to search for.
    #[default]
    Idle,
    Searching,
    Stopped,
    /// The worker has used up its minute.
    Paused,
    Done,
    /// The text is not a value: the index of the wrong character, and what was expected.
    Unread(Option<u32>, String),
    /// The reason why the worker cannot go on.
    Failed(String),
}

#[derive(Clone, PartialEq)]
pub struct HabitatHandle {
    pub search: Rc<HabitatState>,
    pub stop: Callback<()>,
    pub go_on: Callback<()>,
    /// Deletes all records.
    pub forget: Callback<()>,
}

pub enum HabitatAction {
    Begin(Query),
    Stop,
    GoOn,
    Forget,
    Heard(u32, News<HabitatAnswer>),
}

impl HabitatState {
    fn remembered() -> HabitatState {
        HabitatState { ledger: Ledger::read(&HABITATS.load()), ..HabitatState::default() }
    }

    fn begin(&mut self, query: Query) {
        let known = self.ledger.record(&query).cloned().unwrap_or_default();
        self.phase = HabitatPhase::Idle;
        self.record = Record { query, ..known };
        (self.name, self.key) = (None, None);
        self.news = SoughtText { done: self.record.done, ..SoughtText::default() };
        if !self.record.query.value.is_empty() {
            self.ask();
        }
    }

    fn ask(&mut self) {
        let (quest, links) = self.record.quest();
        (self.quest, self.links) = (Some(quest.into()), links.into());
        self.phase = HabitatPhase::Searching;
        self.run += 1;
    }

    /// The question for a worker, and its number.
    fn order(&self) -> Option<(u32, HabitatQuestion)> {
        let quest = self.quest.as_ref().filter(|_| self.is_searching())?;
        Some((self.run, (**quest).clone()))
    }

    fn hear(&mut self, news: News<HabitatAnswer>) {
        match news {
            News::Answer(HabitatAnswer::News(news)) => {
                if let Some(value) = &news.value {
                    self.name = Some(value.clone());
                    let name = value.written(Style::Plain);
                    self.key = name.zip(news.mean_and_temperature).map(|(name, heat)| {
                        let (mean, temperature) = heat;
                        ValueOrder { mean, temperature, name }
                    });
                }
                self.record.hear(&news, &self.links);
                self.ledger.keep(&self.record);
                self.news = news;
            }
            News::Answer(HabitatAnswer::Unread { character, expected }) => {
                self.phase = HabitatPhase::Unread(character, expected);
            }
            News::Failed(reason) => self.phase = HabitatPhase::Failed(reason),
            News::Over { .. } => {
                self.phase = match self.news.level {
                    None => HabitatPhase::Done,
                    Some(_) => HabitatPhase::Paused,
                };
            }
            _ => {}
        }
    }
}

impl PageState for HabitatState {
    type Action = HabitatAction;

    fn apply(&self, event: HabitatAction) -> HabitatState {
        let mut search = self.clone();
        match event {
            HabitatAction::Begin(query) => search.begin(query),
            HabitatAction::Stop if search.phase == HabitatPhase::Searching => {
                search.phase = HabitatPhase::Stopped;
            }
            HabitatAction::GoOn => search.ask(),
            HabitatAction::Forget => {
                search.ledger = Ledger::default();
                search.begin(Query { value: String::new(), ..search.record.query.clone() });
            }
            HabitatAction::Heard(run, news) if run == search.run && search.is_searching() => {
                search.hear(news);
            }
            _ => {}
        }
        search
    }
}

impl HabitatState {
    pub fn is_searching(&self) -> bool {
        self.phase == HabitatPhase::Searching
    }
}

#[hook]
pub fn use_habitat(query: Query) -> HabitatHandle {
    let (search, act) = use_page_state(HabitatState::remembered);
    use_effect_with(
        query,
        closure!(act, move |query| act.emit(HabitatAction::Begin(query.clone()))),
    );
    use_job(search.order(), act.reform(|(run, news)| HabitatAction::Heard(run, news)));

    let written = use_memo((), |()| Cell::new(0.0));
    // Records that are not stored yet.
    let pending = use_memo((), |()| RefCell::new(None::<Ledger>));
    use_effect_with(
        (search.ledger.clone(), search.is_searching()),
        closure!(pending, move |(ledger, is_searching)| {
            let time = js_sys::Date::now();
            pending.replace(Some(ledger.clone()));
            if !is_searching || time - written.get() > MILLISECONDS_BETWEEN_WRITES {
                written.set(time);
                remember(&pending);
            }
        }),
    );
    // The reader goes to another page, or leaves this one.
    use_heard("pagehide", callback!(pending, move |()| remember(&pending)));
    use_effect_with((), move |()| move || remember(&pending));
    HabitatHandle {
        search,
        stop: act.reform(|()| HabitatAction::Stop),
        go_on: act.reform(|()| HabitatAction::GoOn),
        forget: act.reform(|()| HabitatAction::Forget),
    }
}

/// If the browser refuses to store the records, they last until the reader leaves the page.
fn remember(pending: &RefCell<Option<Ledger>>) {
    let Some(ledger) = pending.take() else { return };
    let text = if ledger.records.is_empty() { String::new() } else { ledger.text() };
    HABITATS.save(&text);
}
