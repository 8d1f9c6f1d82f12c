//! One question to a worker. When it is answered or dropped, the worker is kept for the next one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::Callback;

use crate::workers::connection::Connection;
use worker::message::{Answer, Inquiry, JobId, Question, Told};

/// How long a worker may take to stop, in milliseconds, before it is ended.
const PATIENCE: u32 = 200;

thread_local! {
    /// A worker without a question. More than one is not kept.
    static IDLE: RefCell<Option<Rc<Hand>>> = const { RefCell::new(None) };
}

/// A question to a worker. Dropping it cancels the question.
pub struct Errand(Rc<Hand>);

impl Errand {
    /// `hear` gets what the worker tells, nothing at the end; `fail` why it cannot.
    pub fn begin(inquiry: Inquiry, hear: Callback<Option<Told>>, fail: Callback<String>) -> Errand {
        let hear = Callback::from(move |answer| match answer {
            Answer::Told { told, .. } => hear.emit(Some(told)),
            Answer::Over { .. } => hear.emit(None),
            _ => {}
        });
        Errand::follow(inquiry, hear, fail)
    }

    /// The same with all that the worker answers, also how far it is.
    pub fn follow(inquiry: Inquiry, hear: Callback<Answer>, fail: Callback<String>) -> Errand {
        let hand = IDLE.take().unwrap_or_default();
        hand.listener.replace(Some((hear, fail)));
        hand.waiting.replace(Some(inquiry));
        let is_open = hand.connection.borrow().is_some();
        if is_open {
            hand.send()
        } else {
            hand.open()
        }
        Errand(hand)
    }
}

impl Drop for Errand {
    fn drop(&mut self) {
        let hand = &self.0;
        hand.listener.take();
        hand.waiting.take();
        if IDLE.with_borrow(Option::is_some) {
            hand.end();
        } else {
            IDLE.set(Some(hand.clone()));
            hand.stop();
        }
    }
}

/// A worker, and who hears of it.
#[derive(Default)]
struct Hand {
    connection: RefCell<Option<Connection>>,
    is_ready: Cell<bool>,
    /// The number of the latest question: answers to others are too late.
    job: Cell<u32>,
    /// Whether the worker is at work on it.
    is_busy: Cell<bool>,
    /// What is to be asked once the worker is ready and free.
    waiting: RefCell<Option<Inquiry>>,
    /// Ends a worker that has been asked to stop and does not.
    patience: RefCell<Option<Timeout>>,
    listener: RefCell<Option<(Callback<Answer>, Callback<String>)>>,
}

impl Hand {
    fn open(self: &Rc<Self>) {
        let (hear, fail) = (self.clone(), self.clone());
        let hear = Callback::from(move |answer| hear.hear(answer));
        let fail = Callback::from(move |reason| fail.fail(reason));
        match Connection::open(hear, fail) {
            Ok(connection) => drop(self.connection.replace(Some(connection))),
            Err(reason) => self.fail(reason),
        }
    }

    /// The connection's listeners hold the hand: without this, neither would ever end.
    fn end(&self) {
        self.is_ready.set(false);
        self.is_busy.set(false);
        self.patience.take();
        drop(self.connection.take());
    }

    fn send(&self) {
        let connection = self.connection.borrow();
        let is_free = self.is_ready.get() && self.patience.borrow().is_none();
        let Some(connection) = connection.as_ref().filter(|_| is_free) else { return };
        if let Some(inquiry) = self.waiting.take() {
            let job = self.job.get().wrapping_add(1);
            self.job.set(job);
            self.is_busy.set(true);
            connection.send(&Question::Ask { job: JobId(job), inquiry });
        }
    }

    fn stop(self: &Rc<Self>) {
        let connection = self.connection.borrow();
        let Some(connection) = connection.as_ref().filter(|_| self.is_busy.replace(false)) else {
            return;
        };
        connection.send(&Question::Stop { job: JobId(self.job.get()) });
        let hand = self.clone();
        let late = Timeout::new(PATIENCE, move || {
            hand.patience.take().map(Timeout::forget);
            hand.end();
            let is_asked = hand.waiting.borrow().is_some();
            if is_asked {
                hand.open();
            }
        });
        self.patience.replace(Some(late));
    }

    fn hear(&self, answer: Answer) {
        match answer {
            Answer::Ready => self.is_ready.set(true),
            Answer::Stopped { .. } => drop(self.patience.take()),
            Answer::Told { job, .. } | Answer::Working { job, .. } | Answer::Over { job, .. }
                if job.0 != self.job.get() || !self.is_busy.get() =>
            {
                return;
            }
            answer => {
                self.is_busy.set(!matches!(answer, Answer::Over { .. }));
                let listener = self.listener.borrow().clone();
                if let Some((hear, _)) = listener {
                    hear.emit(answer);
                }
            }
        }
        self.send();
    }

    fn fail(&self, reason: String) {
        self.end();
        let listener = self.listener.borrow().clone();
        if let Some((_, fail)) = listener {
            fail.emit(reason);
        }
    }
}
