//! Asks the worker for the value of whatever position the page shows.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::workers::connection::Connection;
use crate::worker::client::{Client, Effect, Event};
pub use crate::worker::client::{Phase, SolverState};
use crate::worker::message::Position;

/// How long a worker has to confirm a stop before it is replaced, in milliseconds.
const STOP: u32 = 80;
/// After how long the page says that the worker is still loading, in milliseconds.
const SLOW: u32 = 300;

#[derive(Clone, PartialEq)]
pub struct SolverHandle {
    pub state: Rc<SolverState>,
    pub cancel: Callback<()>,
    pub retry: Callback<()>,
    /// Go on where it was too hard.
    pub go_on: Callback<()>,
    /// How the value comes about.
    pub why: Callback<()>,
    /// How two parts stand to each other.
    pub contact: Callback<(u32, u32)>,
}

#[hook]
pub fn use_solver(position: Position) -> SolverHandle {
    let state = use_state_eq(|| Rc::new(Client::default().state().clone()));
    let desk = use_memo((), {
        let show = state.setter();
        move |()| Desk {
            client: RefCell::default(),
            connection: RefCell::default(),
            show: Callback::from(move |state| show.set(Rc::new(state))),
        }
    });
    use_effect_with(position, {
        let desk = desk.clone();
        move |position| desk.handle(Event::Ask(position.clone()))
    });
    // The worker's listeners hold the desk: without this neither would ever end.
    use_effect_with((), {
        let desk = desk.clone();
        move |()| move || drop(desk.connection.take())
    });
    SolverHandle {
        state: (*state).clone(),
        cancel: use_callback(desk.clone(), |(), desk| desk.handle(Event::Cancel)),
        retry: use_callback(desk.clone(), |(), desk| desk.handle(Event::Retry)),
        go_on: use_callback(desk.clone(), |(), desk| desk.handle(Event::GoOn)),
        why: use_callback(desk.clone(), |(), desk| desk.handle(Event::Why)),
        contact: use_callback(desk, |(one, two), desk| desk.handle(Event::Contact(one, two))),
    }
}

/// Carries out what the client decides.
struct Desk {
    client: RefCell<Client>,
    connection: RefCell<Option<Connection>>,
    show: Callback<SolverState>,
}

/// There is one desk a page: equal is the same.
impl PartialEq for Desk {
    fn eq(&self, other: &Desk) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Desk {
    fn handle(self: &Rc<Self>, event: Event) {
        let effects = self.client.borrow_mut().handle(event);
        for effect in effects {
            match effect {
                Effect::Spawn => self.spawn(),
                Effect::Send(question) => {
                    if let Some(connection) = &*self.connection.borrow() {
                        connection.send(&question);
                    }
                }
                Effect::Watch(job) => self.later(STOP, Event::Overdue(job)),
            }
        }
        self.show.emit(self.client.borrow().state().clone());
    }

    fn later(self: &Rc<Self>, milliseconds: u32, event: Event) {
        let desk = self.clone();
        Timeout::new(milliseconds, move || desk.handle(event)).forget();
    }

    fn spawn(self: &Rc<Self>) {
        // The old worker ends before the new one starts: two would share a phone's memory.
        self.connection.take();
        let desk = self.clone();
        let hear = Callback::from(move |answer| desk.handle(Event::Heard(answer)));
        let desk = self.clone();
        let fail = Callback::from(move |reason| desk.handle(Event::Died(reason)));
        match Connection::open(hear, fail) {
            Ok(connection) => {
                self.connection.replace(Some(connection));
                self.later(SLOW, Event::SlowStart);
            }
            Err(reason) => self.later(0, Event::Died(reason)),
        }
    }
}
