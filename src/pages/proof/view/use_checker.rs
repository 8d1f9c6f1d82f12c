//! The page's end of the second program, which checks certificates. It starts with the first certificate.

use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker};
use yew::prelude::*;

use crate::ask::view::pool::message;
use crate::pages::proof::proving::ToCheck;
use words::say;

#[wasm_bindgen]
extern "C" {
    /// Starts the second program in a worker of its own. Calls back when the worker has ended, also without any event.
    #[wasm_bindgen(catch, js_name = startChecker)]
    fn start_checker(tell_end: &JsValue) -> Result<Worker, JsValue>;
}

/// The second program and its listeners. Dropping it ends the program.
struct Connection {
    worker: Worker,
    /// While it is there, the end of the worker is news.
    _is_open: Rc<()>,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(ErrorEvent)>,
}

impl Connection {
    fn open(hear: Callback<Result<String, String>>) -> Result<Connection, String> {
        let (is_open, ended) = (Rc::new(()), hear.clone());
        let is_still_open = Rc::downgrade(&is_open);
        let end = Closure::<dyn Fn()>::new(move || {
            if is_still_open.strong_count() > 0 {
                ended.emit(Err(say::worker_silent().to_string()));
            }
        });
        let worker = start_checker(&end.into_js_value()).map_err(|error| message(&error))?;
        let fail = hear.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hear.emit(event.data().as_string().ok_or_else(|| say::worker_unread().to_string()));
        });
        let fail = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            // The page shows the message, so the browser's console need not repeat it.
            event.prevent_default();
            fail.emit(Err(message(&event)));
        });
        let as_function = |closure: &JsValue| closure.clone().unchecked_into::<Function>();
        worker.set_onmessage(Some(&as_function(hear.as_ref())));
        worker.set_onerror(Some(&as_function(fail.as_ref())));
        Ok(Connection { worker, _is_open: is_open, _hear: hear, _fail: fail })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Asks the second program. A new certificate gets a new one, so no reply about an earlier certificate arrives.
#[hook]
pub fn use_checker(question: Option<ToCheck>, hear: Callback<Result<String, String>>) {
    let connection = use_mut_ref(|| None::<Connection>);
    use_effect_with(question, move |question| {
        let Some(question) = question else { return };
        if matches!(question, ToCheck::Certificate(_)) {
            connection.replace(None);
            match Connection::open(hear.clone()) {
                Ok(opened) => connection.replace(Some(opened)),
                Err(reason) => return hear.emit(Err(reason)),
            };
        }
        if let Some(connection) = &*connection.borrow() {
            let sent = connection.worker.post_message(&question.text().into());
            sent.expect_throw("a text can be sent");
        }
    });
}
