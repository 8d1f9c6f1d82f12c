//! The worker's global scope: reads questions and works between them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::message::{Answer, Question, packed, unpacked};
use crate::runner::JobRunner;

#[wasm_bindgen]
extern "C" {
    /// Has `worker-start.js` add the program's second part, once, and call back then. If that fails, the worker
    /// fails.
    #[wasm_bindgen(js_name = addSecondPart)]
    fn add_second_part(then: &Function);
}

/// Runs the worker. Its binary calls this once.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let office = Rc::new(Office {
        channel: MessageChannel::new().expect_throw("every browser has message channels"),
        runner: RefCell::new(JobRunner::in_parts(now)),
        is_called: Cell::new(false),
        scope,
    });
    let complete = listener(&office, |office, _| office.complete());
    let hear = listener(&office, move |office, event| {
        match unpacked(&Uint8Array::new(&event.data()).to_vec()) {
            Some(question) => {
                office.hear(question);
                if office.runner.borrow().needs_second_part() {
                    add_second_part(&complete);
                }
            }
            None => wasm_bindgen::throw_str("the question cannot be read"),
        }
    });
    office.scope.set_onmessage(Some(&hear));
    let work = listener(&office, |office, _| office.work());
    office.channel.port2().set_onmessage(Some(&work));
    office.send(&Answer::Ready);
}

/// A listener that lives as long as the worker.
fn listener(office: &Rc<Office>, hear: impl Fn(&Office, MessageEvent) + 'static) -> Function {
    let office = office.clone();
    Closure::<dyn Fn(MessageEvent)>::new(move |event| hear(&office, event))
        .into_js_value()
        .unchecked_into()
}

/// Milliseconds since the worker's start.
fn now() -> f64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().expect_throw("every browser has a clock").now()
}

struct Office {
    scope: DedicatedWorkerGlobalScope,
    /// A message to oneself arrives after everything that the page has sent in the meantime. (A timer
    /// would do the same, but browsers delay nested timers by 4 ms.)
    channel: MessageChannel,
    runner: RefCell<JobRunner>,
    /// Whether such a message is in transit.
    is_called: Cell<bool>,
}

impl Office {
    fn hear(&self, question: Question) {
        let answer = self.runner.borrow_mut().take(question);
        answer.iter().for_each(|answer| self.send(answer));
        self.call_back();
    }

    fn complete(&self) {
        let answers = self.runner.borrow_mut().complete();
        answers.iter().for_each(|answer| self.send(answer));
        self.call_back();
    }

    fn work(&self) {
        self.is_called.set(false);
        let answers = self.runner.borrow_mut().work();
        answers.iter().for_each(|answer| self.send(answer));
        self.call_back();
    }

    /// Makes sure that [`Office::work`] is called while there is a job.
    fn call_back(&self) {
        if self.runner.borrow().is_busy() && !self.is_called.replace(true) {
            let sent = self.channel.port1().post_message(&JsValue::NULL);
            sent.expect_throw("a null can be sent");
        }
    }

    fn send(&self, answer: &Answer) {
        let data = Uint8Array::from(&packed(answer)[..]);
        let sent = self.scope.post_message(&data);
        sent.expect_throw("plain data can be sent");
    }
}
