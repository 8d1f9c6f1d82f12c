//! The worker's global scope: reads messages and works between them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageChannel, MessageEvent, MessagePort, WorkerGlobalScope};

use crate::message::{JobId, PageMessage, WorkerMessage, packed, unpacked};
use crate::runner::{Begin, JobRunner};

#[wasm_bindgen]
extern "C" {
    /// Has `worker-start.js` add the program's second part, once, and call back then. If that fails, the worker
    /// fails.
    #[wasm_bindgen(js_name = addSecondPart)]
    fn add_second_part(then: &Function);

    /// Has `worker-start.js` tell the port to each page, now and when it comes: the frames on a page share a worker. A
    /// page's own worker is the port itself. A page that has gone sends an empty message.
    #[wasm_bindgen(js_name = meetPorts)]
    fn meet_ports(meet: &Function);
}

/// Runs the worker. Its binary calls this once, with the way into the program's second part.
pub fn start(begin_lazy: fn() -> Begin) {
    let worker = Rc::new(WorkerScope {
        channel: MessageChannel::new().expect_throw("every browser has message channels"),
        runner: RefCell::new(JobRunner::in_parts(now)),
        asked: RefCell::default(),
        last: Cell::default(),
        is_called: Cell::new(false),
    });
    let complete = listener(&worker, move |worker, _: JsValue| worker.complete(begin_lazy()));
    let meet = listener(&worker, move |worker, port: MessagePort| {
        let (from, complete) = (port.clone(), complete.clone());
        let hear = listener(worker, move |worker, event: MessageEvent| {
            worker.hear(&from, &event.data());
            if worker.runner.borrow().needs_second_part() {
                add_second_part(&complete);
            }
        });
        port.set_onmessage(Some(&hear));
        send(&port, &WorkerMessage::Ready);
    });
    let work = listener(&worker, |worker, _: JsValue| worker.work());
    worker.channel.port2().set_onmessage(Some(&work));
    meet_ports(&meet);
}

/// A listener that lives as long as the worker.
fn listener<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    worker: &Rc<WorkerScope>,
    hear: impl Fn(&Rc<WorkerScope>, E) + 'static,
) -> Function {
    let worker = worker.clone();
    Closure::<dyn Fn(E)>::new(move |event| hear(&worker, event)).into_js_value().unchecked_into()
}

/// Milliseconds since the worker's start.
fn now() -> f64 {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().expect_throw("every browser has a clock").now()
}

fn send(port: &MessagePort, message: &WorkerMessage) {
    let data = Uint8Array::from(&packed(message)[..]);
    let sent = port.post_message(&data);
    sent.expect_throw("plain data can be sent");
}

struct WorkerScope {
    /// A message to oneself arrives after everything that the page has sent in the meantime. (A timer
    /// would do the same, but browsers delay nested timers by 4 ms.)
    channel: MessageChannel,
    runner: RefCell<JobRunner>,
    /// What runs.
    asked: RefCell<Vec<Asked>>,
    last: Cell<u32>,
    /// Whether such a message is in transit.
    is_called: Cell<bool>,
}

/// A job has another number for its page than here, where jobs of several pages meet.
struct Asked {
    port: MessagePort,
    theirs: JobId,
    ours: JobId,
}

impl WorkerScope {
    fn hear(&self, port: &MessagePort, data: &JsValue) {
        if data.is_null() {
            return self.leave(port);
        }
        let Some(mut message) = unpacked::<PageMessage>(&Uint8Array::new(data).to_vec()) else {
            wasm_bindgen::throw_str("the message cannot be read");
        };
        let job = message.job_mut();
        *job = self.number(port, *job);
        let reply = self.runner.borrow_mut().take(message);
        self.send(reply);
    }

    fn number(&self, port: &MessagePort, theirs: JobId) -> JobId {
        let mut asked = self.asked.borrow_mut();
        let known = asked.iter().find(|asked| asked.theirs == theirs && asked.port == *port);
        if let Some(known) = known {
            return known.ours;
        }
        self.last.set(self.last.get() + 1);
        let ours = JobId(self.last.get());
        asked.push(Asked { port: port.clone(), theirs, ours });
        ours
    }

    fn leave(&self, port: &MessagePort) {
        let gone: Vec<Asked> =
            self.asked.borrow_mut().extract_if(.., |asked| asked.port == *port).collect();
        for Asked { ours, .. } in gone {
            self.runner.borrow_mut().take(PageMessage::Cancel { job: ours });
        }
    }

    fn complete(&self, begin_lazy: Begin) {
        let messages = self.runner.borrow_mut().complete(begin_lazy);
        self.send(messages);
    }

    fn work(&self) {
        self.is_called.set(false);
        let messages = self.runner.borrow_mut().work();
        self.send(messages);
    }

    /// Tells each page what is said to it, and makes sure that [`WorkerScope::work`] is called while there is a job.
    fn send(&self, messages: impl IntoIterator<Item = WorkerMessage>) {
        let mut asked = self.asked.borrow_mut();
        for mut message in messages {
            let is_end =
                matches!(message, WorkerMessage::Over { .. } | WorkerMessage::Stopped { .. });
            let Some(job) = message.job_mut() else { continue };
            let Some(place) = asked.iter().position(|asked| asked.ours == *job) else { continue };
            *job = asked[place].theirs;
            send(&asked[place].port, &message);
            if is_end {
                asked.swap_remove(place);
            }
        }
        if self.runner.borrow().is_busy() && !self.is_called.replace(true) {
            let sent = self.channel.port1().post_message(&JsValue::NULL);
            sent.expect_throw("a null can be sent");
        }
    }
}
