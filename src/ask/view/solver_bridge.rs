//! Asks workers about the position that the page shows.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::ask::view::pool::Job;
use crate::browser::callback::closure;
use worker::client::{Client, Effect, Event, Request};
pub use worker::client::{Phase, SolverState};
use worker::message::{PackedQuestion, Position};
use worker::pool::News;

/// How many milliseconds the page goes on showing an old answer before it shows that it is working.
const MOMENT: u32 = 300;

#[derive(Clone, PartialEq)]
pub struct SolverHandle {
    pub state: Rc<SolverState>,
    pub want: Callback<Request>,
    pub cancel: Callback<Request>,
    /// Resumes what was cancelled, was too hard, or failed.
    pub go_on: Callback<Request>,
}

#[hook]
pub fn use_solver(position: Position) -> SolverHandle {
    let state = use_state_eq(|| Rc::new(Client::default().state().clone()));
    let bridge = use_memo(
        (),
        closure!(show = state.setter(), move |()| SolverBridge {
            client: RefCell::default(),
            jobs: RefCell::default(),
            is_closed: Cell::default(),
            show: Callback::from(move |state| show.set(Rc::new(state))),
        }),
    );
    use_effect_with(
        position,
        closure!(bridge, move |position| bridge.handle(Event::Ask(position.clone()))),
    );
    use_effect_with((), closure!(bridge, move |()| move || bridge.close()));
    SolverHandle {
        state: (*state).clone(),
        want: use_callback(bridge.clone(), |what, bridge| bridge.handle(Event::Want(what))),
        cancel: use_callback(bridge.clone(), |what, bridge| bridge.handle(Event::Cancel(what))),
        go_on: use_callback(bridge, |what, bridge| bridge.handle(Event::GoOn(what))),
    }
}

/// Carries out the effects of the [`Client`].
struct SolverBridge {
    client: RefCell<Client>,
    /// The jobs that have not ended, by number.
    jobs: RefCell<BTreeMap<u32, Rc<Job>>>,
    is_closed: Cell<bool>,
    show: Callback<SolverState>,
}

/// Each study has its own bridge, so two are equal only if they are the same.
impl PartialEq for SolverBridge {
    fn eq(&self, other: &SolverBridge) -> bool {
        std::ptr::eq(self, other)
    }
}

impl SolverBridge {
    fn close(&self) {
        self.is_closed.set(true);
        drop(self.jobs.take());
    }

    fn handle(self: &Rc<Self>, event: Event) {
        // A timer may fire after the page has gone.
        if self.is_closed.get() {
            return;
        }
        let effects = self.client.borrow_mut().handle(event);
        for effect in effects {
            match effect {
                Effect::Begin(number, question) => self.begin(number, question),
                Effect::Cancel(number) => {
                    let job = self.jobs.borrow().get(&number).cloned();
                    if let Some(job) = job {
                        job.cancel();
                    }
                }
                Effect::Wait(begun) => self.later(Event::Waited(begun)),
            }
        }
        self.show.emit(self.client.borrow().state().clone());
    }

    fn begin(self: &Rc<Self>, number: u32, question: PackedQuestion) {
        let bridge = self.clone();
        let hear = Callback::from(move |news: News| {
            let ended = news.is_end().then(|| bridge.jobs.borrow_mut().remove(&number));
            bridge.handle(Event::Heard(number, news));
            drop(ended);
        });
        let job = Job::begin(question, hear);
        self.jobs.borrow_mut().insert(number, job.into());
    }

    fn later(self: &Rc<Self>, event: Event) {
        let bridge = self.clone();
        Timeout::new(MOMENT, move || bridge.handle(event)).forget();
    }
}
