//! The worker's global scope: reads messages and works between them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::message::{PageMessage, WorkerMessage, packed, unpacked};
use crate::runner::{Begin, JobRunner};

#[wasm_bindgen]
extern "C" {
    /// Has `worker-start.js` add the program's second part, once, and call back then. If that fails, the worker
    /// fails.
    #[wasm_bindgen(js_name = addSecondPart)]
    fn add_second_part(then: &Function);
}

/// Runs the worker. Its binary calls this once, with the way into the program's second part.
pub fn start(begin_lazy: fn() -> Begin) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let worker = Rc::new(WorkerScope {
        channel: MessageChannel::new().expect_throw("every browser has message channels"),
        runner: RefCell::new(JobRunner::in_parts(now)),
        is_called: Cell::new(false),
        scope,
    });
    let complete = listener(&worker, move |worker, _| worker.complete(begin_lazy()));
    let hear = listener(&worker, move |worker, event| {
        match unpacked(&Uint8Array::new(&event.data()).to_vec()) {
            Some(message) => {
                worker.hear(message);
                if worker.runner.borrow().needs_second_part() {
                    add_second_part(&complete);
                }
            }
            None => wasm_bindgen::throw_str("the message cannot be read"),
        }
    });
    worker.scope.set_onmessage(Some(&hear));
    let work = listener(&worker, |worker, _| worker.work());
    worker.channel.port2().set_onmessage(Some(&work));
    worker.send(&WorkerMessage::Ready);
}

/// A listener that lives as long as the worker.
fn listener(
    worker: &Rc<WorkerScope>,
    hear: impl Fn(&WorkerScope, MessageEvent) + 'static,
) -> Function {
    let worker = worker.clone();
    Closure::<dyn Fn(MessageEvent)>::new(move |event| hear(&worker, event))
        .into_js_value()
        .unchecked_into()
}

/// Milliseconds since the worker's start.
fn now() -> f64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().expect_throw("every browser has a clock").now()
}

struct WorkerScope {
    scope: DedicatedWorkerGlobalScope,
    /// A message to oneself arrives after everything that the page has sent in the meantime. (A timer
    /// would do the same, but browsers delay nested timers by 4 ms.)
    channel: MessageChannel,
    runner: RefCell<JobRunner>,
    /// Whether such a message is in transit.
    is_called: Cell<bool>,
}

impl WorkerScope {
    fn hear(&self, message: PageMessage) {
        let reply = self.runner.borrow_mut().take(message);
        reply.iter().for_each(|reply| self.send(reply));
        self.call_back();
    }

    fn complete(&self, begin_lazy: Begin) {
        let messages = self.runner.borrow_mut().complete(begin_lazy);
        messages.iter().for_each(|message| self.send(message));
        self.call_back();
    }

    fn work(&self) {
        self.is_called.set(false);
        let messages = self.runner.borrow_mut().work();
        messages.iter().for_each(|message| self.send(message));
        self.call_back();
    }

    /// Makes sure that [`WorkerScope::work`] is called while there is a job.
    fn call_back(&self) {
        if self.runner.borrow().is_busy() && !self.is_called.replace(true) {
            let sent = self.channel.port1().post_message(&JsValue::NULL);
            sent.expect_throw("a null can be sent");
        }
    }

    fn send(&self, message: &WorkerMessage) {
        let data = Uint8Array::from(&packed(message)[..]);
        let sent = self.scope.post_message(&data);
        sent.expect_throw("plain data can be sent");
    }
}
