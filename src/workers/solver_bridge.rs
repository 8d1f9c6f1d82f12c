//! Asks the worker for the value of whatever position the page shows.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::workers::connection::Connection;
use worker::client::{Client, Effect, Event, Request};
pub use worker::client::{Phase, SolverState};
use worker::message::Position;

/// How long a worker has to confirm a stop before it is replaced, in milliseconds.
const STOP: u32 = 80;
/// After how long the page says that it is working, and no longer shows an old answer, in milliseconds.
const MOMENT: u32 = 300;

#[derive(Clone, PartialEq)]
pub struct SolverHandle {
    pub state: Rc<SolverState>,
    pub want: Callback<Request>,
    pub cancel: Callback<Request>,
    /// Go on with what was cancelled, too hard, or failed.
    pub go_on: Callback<Request>,
}

#[hook]
pub fn use_solver(position: Position) -> SolverHandle {
    let state = use_state_eq(|| Rc::new(Client::default().state().clone()));
    let bridge = use_memo((), {
        let show = state.setter();
        move |()| SolverBridge {
            client: RefCell::default(),
            connection: RefCell::default(),
            is_closed: Cell::default(),
            show: Callback::from(move |state| show.set(Rc::new(state))),
        }
    });
    use_effect_with(position, {
        let bridge = bridge.clone();
        move |position| bridge.handle(Event::Ask(position.clone()))
    });
    use_effect_with((), {
        let bridge = bridge.clone();
        move |()| move || bridge.close()
    });
    SolverHandle {
        state: (*state).clone(),
        want: use_callback(bridge.clone(), |what, bridge| bridge.handle(Event::Want(what))),
        cancel: use_callback(bridge.clone(), |what, bridge| bridge.handle(Event::Cancel(what))),
        go_on: use_callback(bridge, |what, bridge| bridge.handle(Event::GoOn(what))),
    }
}

/// Carries out what the client decides.
struct SolverBridge {
    client: RefCell<Client>,
    connection: RefCell<Option<Connection>>,
    is_closed: Cell<bool>,
    show: Callback<SolverState>,
}

/// Each study has a bridge of its own, so equal means the same one.
impl PartialEq for SolverBridge {
    fn eq(&self, other: &SolverBridge) -> bool {
        std::ptr::eq(self, other)
    }
}

impl SolverBridge {
    /// Ends the worker. Its listeners hold the bridge: without this neither would ever end.
    fn close(&self) {
        self.is_closed.set(true);
        drop(self.connection.take());
    }

    fn handle(self: &Rc<Self>, event: Event) {
        // A timer may still fire when the page has gone.
        if self.is_closed.get() {
            return;
        }
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
                Effect::Wait(begun) => self.later(MOMENT, Event::Waited(begun)),
            }
        }
        self.show.emit(self.client.borrow().state().clone());
    }

    fn later(self: &Rc<Self>, milliseconds: u32, event: Event) {
        let bridge = self.clone();
        Timeout::new(milliseconds, move || bridge.handle(event)).forget();
    }

    fn spawn(self: &Rc<Self>) {
        // The old worker ends before the new one starts: two would share a phone's memory.
        self.connection.take();
        let bridge = self.clone();
        let hear = Callback::from(move |answer| bridge.handle(Event::Heard(answer)));
        let bridge = self.clone();
        let fail = Callback::from(move |reason| bridge.handle(Event::Died(reason)));
        match Connection::open(hear, fail) {
            Ok(connection) => drop(self.connection.replace(Some(connection))),
            Err(reason) => self.later(0, Event::Died(reason)),
        }
    }
}
