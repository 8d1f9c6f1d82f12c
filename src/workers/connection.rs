//! A worker, and what the page is told of it: its answers, or why there are none.

use js_sys::{Function, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};
use yew::Callback;

use words::say;
use worker::message::{Answer, Question, packed, unpacked};

#[wasm_bindgen]
extern "C" {
    /// A worker on the way to its program: `start.js` fetches and compiles that once for all. If
    /// something does not come, the worker gets an error.
    #[wasm_bindgen(catch, js_name = startWorker)]
    fn start_worker() -> Result<Worker, JsValue>;

    /// The line is free for what the first answer did not need: `start.js` fetches it once.
    #[wasm_bindgen(js_name = loadRest)]
    fn load_rest();
}

/// What an error says, or an event of one. A file that is missing makes an event without a message.
fn message(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).unwrap_or_default();
    let message = message.as_string().filter(|message| !message.is_empty());
    message.unwrap_or_else(|| say::worker_missing().to_string())
}

/// A worker and its listeners. Dropping it ends the worker.
pub struct Connection {
    worker: Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Connection {
    /// `hear` gets what the worker says, `fail` why it cannot.
    pub fn open(hear: Callback<Answer>, fail: Callback<String>) -> Result<Connection, String> {
        let worker = start_worker().map_err(|error| message(&error))?;
        let unread = fail.clone();
        let hear =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                match unpacked(&Uint8Array::new(&event.data()).to_vec()) {
                    Some(answer) => {
                        let is_over = matches!(answer, Answer::Over { .. });
                        hear.emit(answer);
                        if is_over {
                            load_rest();
                        }
                    }
                    None => unread.emit(say::worker_unread().to_string()),
                }
            });
        let fail = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            // The page says it; the browser's console need not say it again.
            event.prevent_default();
            fail.emit(message(&event));
        });
        let as_function = |closure: &JsValue| closure.clone().unchecked_into::<Function>();
        worker.set_onmessage(Some(&as_function(hear.as_ref())));
        worker.set_onerror(Some(&as_function(fail.as_ref())));
        Ok(Connection { worker, _hear: hear, _fail: fail })
    }

    pub fn send(&self, question: &Question) {
        let data = Uint8Array::from(&packed(question)[..]);
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
