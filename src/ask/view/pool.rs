//! The workers of the page. A [`Job`] is a question to one of them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent};
use yew::Callback;

use words::say;
use worker::message::{
    JobId, PackedQuestion, PageMessage, Question, WorkerMessage, packed, unpacked,
};
use worker::pool::{Effect, News, Pool, WorkerId};

/// How many milliseconds a worker may take to stop before the page ends it.
const PATIENCE: u32 = 100;

/// The window gets this event when a worker has died and another one does its work.
pub const REPLACED: &str = "replaced";

thread_local! {
    static WORKERS: Rc<Workers> = Rc::default();
}

/// A question to a worker. Dropping it cancels the question and ends its news.
pub struct Job(JobId);

impl Job {
    pub fn ask<Q: Question>(question: &Q, hear: Callback<News<Q::Answer>>) -> Job {
        Job::begin(question.packed(), hear.reform(News::of::<Q>))
    }

    /// Hears the answers packed.
    pub fn begin(question: PackedQuestion, hear: Callback<News>) -> Job {
        let workers = WORKERS.with(Rc::clone);
        let job = workers.pool.borrow_mut().ask(question);
        workers.listeners.borrow_mut().insert(job, hear);
        workers.act();
        Job(job)
    }

    /// Until the worker stops, the listener still gets what it finds, then the end.
    pub fn cancel(&self) {
        let workers = WORKERS.with(Rc::clone);
        workers.pool.borrow_mut().cancel(self.0);
        workers.act();
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        WORKERS.with(|workers| workers.listeners.borrow_mut().remove(&self.0));
        self.cancel();
    }
}

/// Carries out the effects of the [`Pool`].
#[derive(Default)]
struct Workers {
    pool: RefCell<Pool>,
    connections: RefCell<BTreeMap<WorkerId, Connection>>,
    listeners: RefCell<BTreeMap<JobId, Callback<News>>>,
}

impl Workers {
    fn act(self: &Rc<Self>) {
        let next = || self.pool.borrow_mut().next_effect();
        while let Some(effect) = next() {
            match effect {
                Effect::Start(worker) => self.start(worker),
                Effect::End(worker) => drop(self.connections.borrow_mut().remove(&worker)),
                Effect::Send(worker, message) => {
                    if let Some(connection) = self.connections.borrow().get(&worker) {
                        connection.send(&message);
                    }
                }
                Effect::Watch(worker, job) => {
                    self.later(PATIENCE, move |pool| pool.overdue(worker, job));
                }
                Effect::TellReplaced => {
                    if let Ok(event) = Event::new(REPLACED) {
                        let _ = window().dispatch_event(&event);
                    }
                }
                Effect::Tell(job, news) => {
                    let hear = self.listeners.borrow().get(&job).cloned();
                    if news.is_end() {
                        self.listeners.borrow_mut().remove(&job);
                    }
                    if let Some(hear) = hear {
                        hear.emit(news);
                    }
                }
            }
        }
    }

    fn start(self: &Rc<Self>, worker: WorkerId) {
        let (heard, failed, ended) = (self.clone(), self.clone(), self.clone());
        let hear = Callback::from(move |message| {
            heard.pool.borrow_mut().hear(worker, message);
            heard.act();
        });
        let fail = Callback::from(move |reason: String| {
            failed.pool.borrow_mut().fail(worker, &reason);
            failed.act();
        });
        let end = Callback::from(move |()| {
            ended.pool.borrow_mut().vanish(worker);
            ended.act();
        });
        match Connection::open(hear, fail, end) {
            Ok(connection) => {
                self.connections.borrow_mut().insert(worker, connection);
            }
            Err(reason) => self.later(0, move |pool| pool.fail(worker, &reason)),
        }
    }

    fn later(self: &Rc<Self>, milliseconds: u32, event: impl FnOnce(&mut Pool) + 'static) {
        let workers = self.clone();
        Timeout::new(milliseconds, move || {
            event(&mut workers.pool.borrow_mut());
            workers.act();
        })
        .forget();
    }
}

#[wasm_bindgen]
extern "C" {
    /// Starts a worker. `start.js` fetches and compiles the worker's program once for all workers. If a file does not
    /// arrive, the worker gets an error event. Calls back when the worker has ended, also without any event.
    #[wasm_bindgen(catch, js_name = startWorker)]
    fn start_worker(tell_end: &JsValue) -> Result<web_sys::Worker, JsValue>;

    /// Has `start.js` fetch, once, what the first answer did not need.
    #[wasm_bindgen(js_name = loadRest)]
    fn load_rest();
}

/// The message of an error or of an error event. If a file is missing, the event has no message.
pub fn message(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).unwrap_or_default();
    let message = message.as_string().filter(|message| !message.is_empty());
    message.unwrap_or_else(|| say::worker_missing().to_string())
}

/// A worker and its listeners. Dropping it ends the worker.
struct Connection {
    worker: web_sys::Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Connection {
    /// `hear` gets the messages of the worker, `fail` the reason if it cannot go on; `end` hears of its end, also after that
    /// of the connection.
    fn open(
        hear: Callback<WorkerMessage>,
        fail: Callback<String>,
        end: Callback<()>,
    ) -> Result<Connection, String> {
        let end = Closure::<dyn Fn()>::new(move || end.emit(())).into_js_value();
        let worker = start_worker(&end).map_err(|error| message(&error))?;
        let unread = fail.clone();
        let hear =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                match unpacked(&Uint8Array::new(&event.data()).to_vec()) {
                    Some(message) => {
                        let is_over = matches!(message, WorkerMessage::Over { .. });
                        hear.emit(message);
                        if is_over {
                            load_rest();
                        }
                    }
                    None => unread.emit(say::worker_unread().to_string()),
                }
            });
        let fail = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            // The page shows the message, so the browser's console need not repeat it.
            event.prevent_default();
            fail.emit(message(&event));
        });
        let as_function = |closure: &JsValue| closure.clone().unchecked_into::<Function>();
        worker.set_onmessage(Some(&as_function(hear.as_ref())));
        worker.set_onerror(Some(&as_function(fail.as_ref())));
        Ok(Connection { worker, _hear: hear, _fail: fail })
    }

    fn send(&self, message: &PageMessage) {
        let data = Uint8Array::from(&packed(message)[..]);
        let sent = self.worker.post_message(&data);
        sent.expect_throw("plain data can be sent");
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
