//! A worker that is kept for one question after the other: it is started at the first one.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use crate::workers::connection::Connection;
use worker::message::{Answer, Inquiry, JobId, Question, Told};

/// What comes of a question: what was told, nothing where nothing was found, or why the worker failed.
pub type Heard = Result<Option<Told>, String>;

#[derive(Clone, Default)]
pub struct Clerk(Rc<RefCell<Office>>);

#[derive(Default)]
struct Office {
    connection: Option<Connection>,
    is_ready: bool,
    last: u32,
    open: Vec<Case>,
}

struct Case {
    job: JobId,
    inquiry: Inquiry,
    hear: Callback<Heard>,
}

/// A question that has been asked. Dropping it cancels the question.
pub struct Asked {
    clerk: Clerk,
    job: JobId,
}

impl Clerk {
    /// `hear` gets one answer, or none if the question is cancelled before.
    pub fn ask(&self, inquiry: Inquiry, hear: Callback<Heard>) -> Asked {
        let job = {
            let mut office = self.0.borrow_mut();
            office.last += 1;
            let case = Case { job: JobId(office.last), inquiry, hear };
            if office.is_ready {
                office.send(&case);
            }
            office.open.push(case);
            JobId(office.last)
        };
        self.start();
        Asked { clerk: self.clone(), job }
    }

    fn start(&self) {
        if self.0.borrow().connection.is_some() {
            return;
        }
        let (heard, failed) = (self.clone(), self.clone());
        let hear = Callback::from(move |answer| heard.hear(answer));
        let opened =
            Connection::open(hear, Callback::from(move |reason: String| failed.fail(&reason)));
        match opened {
            Ok(connection) => self.0.borrow_mut().connection = Some(connection),
            Err(reason) => self.fail(&reason),
        }
    }

    fn hear(&self, answer: Answer) {
        match answer {
            Answer::Ready => {
                let mut office = self.0.borrow_mut();
                office.is_ready = true;
                office.open.iter().for_each(|case| office.send(case));
            }
            Answer::Told { job, told } => self.end(job, Ok(Some(told))),
            Answer::Over { job, .. } => self.end(job, Ok(None)),
            Answer::Working { .. } | Answer::Stopped { .. } => {}
        }
    }

    /// What is told at last comes before the end of the job, which then is no longer open.
    fn end(&self, job: JobId, heard: Heard) {
        let case = self.0.borrow_mut().take(job);
        // Whoever hears it may ask at once.
        if let Some(case) = case {
            case.hear.emit(heard);
        }
    }

    /// The next question starts another worker.
    fn fail(&self, reason: &str) {
        let office = self.0.take();
        self.0.borrow_mut().last = office.last;
        for case in &office.open {
            case.hear.emit(Err(reason.to_string()));
        }
    }
}

impl Office {
    fn send(&self, case: &Case) {
        if let Some(connection) = &self.connection {
            let Case { job, inquiry, .. } = case;
            connection.send(&Question::Ask { job: *job, inquiry: inquiry.clone() });
        }
    }

    fn take(&mut self, job: JobId) -> Option<Case> {
        let place = self.open.iter().position(|case| case.job == job)?;
        Some(self.open.swap_remove(place))
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let mut office = self.clerk.0.borrow_mut();
        if let (Some(_), true, Some(connection)) =
            (office.take(self.job), office.is_ready, &office.connection)
        {
            connection.send(&Question::Cancel { job: self.job });
        }
    }
}
