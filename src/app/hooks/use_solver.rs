//! Asks the worker for the value of whatever position the page shows.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::document_element;
use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::prelude::*;

use crate::worker::client::{Client, Effect, Event};
pub use crate::worker::client::{Phase, SolverState};
use crate::worker::message::{Position, Question};

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
                Effect::Send(question) => self.send(&question),
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
        match Connection::open(self) {
            Ok(connection) => {
                self.connection.replace(Some(connection));
                self.later(SLOW, Event::SlowStart);
            }
            Err(error) => self.later(0, Event::Died(format!("{error:?}"))),
        }
    }

    fn send(&self, question: &Question) {
        if let Some(connection) = &*self.connection.borrow() {
            let data =
                serde_wasm_bindgen::to_value(question).expect_throw("a question is plain data");
            let sent = connection.worker.post_message(&data);
            sent.expect_throw("plain data can be sent");
        }
    }
}

/// A worker and its listeners. Dropping it ends the worker.
struct Connection {
    worker: Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Connection {
    fn open(desk: &Rc<Desk>) -> Result<Connection, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // The name of the build keeps a new page from an old worker in the browser's cache.
        let build = document_element().get_attribute("data-build").unwrap_or_default();
        let worker = Worker::new_with_options(&format!("./worker-start.js?{build}"), &options)?;
        let hear = Closure::<dyn Fn(MessageEvent)>::new({
            let desk = desk.clone();
            move |event: MessageEvent| match serde_wasm_bindgen::from_value(event.data()) {
                Ok(answer) => desk.handle(Event::Heard(answer)),
                Err(error) => desk.handle(Event::Died(error.to_string())),
            }
        });
        let fail = Closure::<dyn Fn(ErrorEvent)>::new({
            let desk = desk.clone();
            move |event: ErrorEvent| {
                // The page says it; the browser's console need not say it again.
                event.prevent_default();
                // A file that is missing makes an event without a message.
                let message = js_sys::Reflect::get(&event, &"message".into()).unwrap_or_default();
                let message = message.as_string().filter(|message| !message.is_empty());
                let unknown = || "its file did not arrive".to_string();
                desk.handle(Event::Died(message.unwrap_or_else(unknown)));
            }
        });
        let as_function = |closure: &JsValue| closure.clone().unchecked_into::<Function>();
        worker.set_onmessage(Some(&as_function(hear.as_ref())));
        worker.set_onerror(Some(&as_function(fail.as_ref())));
        Ok(Connection { worker, _hear: hear, _fail: fail })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
