//! The page's side of the conversation: running jobs, waiting questions, and results.
//!
//! [`Client`] takes events and returns effects; it never touches the browser. Even if the worker is
//! slow, does not respond or dies, the client reaches a state from which the next question works.

mod report;
mod state;

mod event;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use crate::message::*;
pub use event::{Effect, Event};
use report::Rest;
pub use report::{ListedJump, Report, Request, WinnerText};
pub use state::{Phase, SolverState};
use words::say;

/// The number of previous positions whose reports are kept.
const MOST_LEFT: usize = 8;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Worker {
    Dead,
    Starting,
    Ready,
    Stopping(JobId),
}

struct Job {
    id: JobId,
    position: Position,
    request: Request,
    /// Not yet added to the effort of its question.
    progress: Progress,
    /// The cancel has been sent but not confirmed.
    is_cancelled: bool,
}

pub struct Client {
    state: SolverState,
    worker: Worker,
    /// The jobs sent to the worker that have not ended.
    running: Vec<Job>,
    /// The requests about the current position that still have to be sent.
    waiting: Vec<Request>,
    /// Whether the page has asked for anything yet.
    has_position: bool,
    jobs: u32,
    /// Reports of positions that the page showed before, the last one first.
    left: VecDeque<Report>,
    /// Counts questions begun, now and when the old report was put aside.
    begun: u32,
    aged: u32,
    /// Questions begun up to this number have taken long enough to show that they are running.
    waited: u32,
}

impl Default for Client {
    fn default() -> Self {
        Client {
            state: SolverState::default(),
            worker: Worker::Dead,
            running: Vec::new(),
            waiting: Vec::new(),
            has_position: false,
            jobs: 0,
            left: VecDeque::new(),
            begun: 0,
            aged: 0,
            waited: 0,
        }
    }
}

impl Client {
    pub fn state(&self) -> &SolverState {
        &self.state
    }

    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        let effects = match event {
            Event::Ask(position) => self.ask(position),
            Event::Want(request) => self.begin(request),
            Event::Cancel(request) => self.cancel(request),
            Event::GoOn(request) => self.go_on(request),
            Event::Heard(answer) => self.hear(answer),
            Event::Overdue(job) => self.replace(job),
            Event::Waited(begun) => {
                self.waited = self.waited.max(begun);
                self.state.old.take_if(|_| begun == self.aged);
                vec![]
            }
            Event::Died(reason) => self.bury(reason),
        };
        self.settle();
        effects
    }

    /// The questions about the current position that are not answered yet.
    fn open(&self) -> Vec<Request> {
        let is_stopping = matches!(self.worker, Worker::Stopping(_));
        let running = self.running.iter().filter(|job| !is_stopping && !job.is_cancelled);
        running.map(|job| job.request).chain(self.waiting.iter().copied()).collect()
    }

    /// Updates the phases in the state.
    fn settle(&mut self) {
        if !self.has_position {
            return;
        }
        let open = self.open();
        let report = &self.state.report;
        let phases = report.efforts.iter().map(|effort| {
            let request = effort.request;
            let at_it = self.running.iter().filter(|job| job.request == request);
            let at_it = at_it.filter(|job| job.position == report.position);
            let spent = at_it.fold(effort.spent, |spent, job| spent.plus(job.progress));
            let phase = match &effort.rest {
                _ if open.contains(&request) => match self.worker {
                    _ if effort.begun > self.waited => Phase::Begun,
                    Worker::Starting => Phase::Loading,
                    _ => Phase::Working(spent),
                },
                _ if report.is_answered(request) => Phase::Idle,
                Rest::Unasked => Phase::Idle,
                Rest::Cancelled => Phase::Cancelled(spent),
                Rest::TooHard => Phase::TooHard(spent),
                Rest::Failed(reason) => Phase::Failed(reason.clone()),
            };
            (request, phase)
        });
        self.state.phases = phases.collect();
        let is_busy = self.state.phase(Request::Analysis).is_busy();
        self.state.old.take_if(|_| self.state.report.value.is_some() || !is_busy);
    }

    fn ask(&mut self, position: Position) -> Vec<Effect> {
        if self.has_position && self.state.report.position == position {
            return self.begin(Request::Analysis);
        }
        let is_loading = *self.state.phase(Request::Analysis) == Phase::Loading;
        let state = &mut self.state;
        state.old.take_if(|old| old.position == position);
        let known = self.left.iter().position(|left| left.position == position);
        let known = known.and_then(|place| self.left.remove(place));
        let left =
            std::mem::replace(&mut state.report, known.unwrap_or_else(|| Report::of(position)));
        if self.has_position {
            if state.old.is_none() || left.value.is_some() {
                state.old = Some(left.clone());
                self.aged = self.begun + 1;
            }
            self.left.push_front(left);
            self.left.truncate(MOST_LEFT);
        }
        self.has_position = true;
        self.begun += 1;
        let analysis = state.report.effort(Request::Analysis);
        // If the page shows that its worker is loading, it goes on showing so.
        analysis.begun = if is_loading { self.waited } else { self.begun };
        // Some of the answers may have been missed: the worker sends them again.
        analysis.rounds = 0;
        analysis.rest = Rest::Unasked;
        let is_open = !state.report.is_answered(Request::Analysis);
        self.waiting = is_open.then_some(Request::Analysis).into_iter().collect();
        let mut effects = match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready if self.running.is_empty() => self.send_waiting(),
            Worker::Ready => self.stop(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        };
        effects.push(Effect::Wait(self.begun));
        effects
    }

    /// Starts a question about the current position.
    fn begin(&mut self, request: Request) -> Vec<Effect> {
        let report = &mut self.state.report;
        if !self.has_position || report.is_answered(request) || self.open().contains(&request) {
            return vec![];
        }
        self.begun += 1;
        let effort = self.state.report.effort(request);
        effort.begun = self.begun;
        effort.rest = Rest::Unasked;
        self.waiting.push(request);
        let mut effects = match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready => self.send_waiting(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        };
        effects.push(Effect::Wait(self.begun));
        effects
    }

    fn go_on(&mut self, request: Request) -> Vec<Effect> {
        let effort = self.state.report.effort(request);
        match effort.rest {
            Rest::Unasked => return vec![],
            Rest::Cancelled | Rest::TooHard => effort.rounds += 1,
            Rest::Failed(_) => {}
        }
        self.begin(request)
    }

    fn cancel(&mut self, request: Request) -> Vec<Effect> {
        if !self.open().contains(&request) {
            return vec![];
        }
        self.waiting.retain(|waiting| *waiting != request);
        self.state.report.effort(request).rest = Rest::Cancelled;
        let mut running = self.running.iter_mut().filter(|job| !job.is_cancelled);
        match running.find(|job| job.request == request) {
            Some(job) if self.worker == Worker::Ready => {
                job.is_cancelled = true;
                let job = job.id;
                vec![Effect::Send(Question::Cancel { job }), Effect::Watch(job)]
            }
            _ => vec![],
        }
    }

    fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        match answer {
            Answer::Ready => {
                self.worker = Worker::Ready;
                return self.send_waiting();
            }
            Answer::Stopped { job } if self.worker == Worker::Stopping(job) => {
                self.drop_jobs(|_| true);
                self.worker = Worker::Ready;
                return self.send_waiting();
            }
            Answer::Stopped { job } => {
                self.drop_jobs(|running| running.id == job && running.is_cancelled);
            }
            // A result that arrives after the stop is still true.
            Answer::Told { job, told } => {
                if let Some(job) = self.wanted(job) {
                    let request = job.request;
                    self.learn(request, told);
                }
            }
            Answer::Working { job, progress } => {
                if let Some(job) = self.wanted(job) {
                    job.progress = progress;
                }
            }
            Answer::Over { job, progress } => {
                if let Some(job) = self.wanted(job) {
                    job.progress = progress;
                    let (request, is_cancelled) = (job.request, job.is_cancelled);
                    self.close(request, is_cancelled);
                }
                self.drop_jobs(|running| running.id == job);
            }
        }
        vec![]
    }

    /// A running job, if it is about the current position.
    fn wanted(&mut self, job: JobId) -> Option<&mut Job> {
        let job = self.running.iter_mut().find(|running| running.id == job)?;
        (job.position == self.state.report.position).then_some(job)
    }

    /// Removes jobs and adds their costs to those of their questions.
    fn drop_jobs(&mut self, is_over: impl Fn(&Job) -> bool) {
        let Client { state, left, running, .. } = self;
        running.retain(|job| {
            let mut reports = std::iter::once(&mut state.report).chain(&mut *left);
            if let Some(report) =
                reports.find(|report| is_over(job) && report.position == job.position)
            {
                let effort = report.effort(job.request);
                effort.spent = effort.spent.plus(job.progress);
            }
            !is_over(job)
        });
    }

    fn learn(&mut self, request: Request, told: Told) {
        let report = &mut self.state.report;
        match (request, told) {
            (_, Told::Analysis(Analysed::Found(findings))) => {
                findings.into_iter().for_each(|finding| report.add(finding));
            }
            (_, Told::Analysis(Analysed::End { missing, search })) => {
                report.is_complete = missing.is_empty();
                report.search = search;
                report.missing = missing;
            }
            (_, Told::Derivation(why)) => report.why = Some(*why),
            (_, Told::Incentives(incentives)) => report.incentives = Some(incentives),
            (Request::Contact(one, two), Told::Contact(contact)) => {
                report.contacts.retain(|(known, _)| *known != (one, two));
                report.contacts.push(((one, two), contact));
            }
            _ => {}
        }
    }

    /// Handles the end of a job about the current position.
    fn close(&mut self, request: Request, is_cancelled: bool) {
        if self.state.report.is_answered(request) {
            // It may have been cancelled and queued again.
            self.waiting.retain(|waiting| *waiting != request);
        } else if !is_cancelled {
            self.state.report.effort(request).rest = Rest::TooHard;
        }
    }

    /// Replaces a worker that has not confirmed a stop in time. Its other jobs are sent again.
    fn replace(&mut self, overdue: JobId) -> Vec<Effect> {
        let is_cancelled = |job: &Job| job.id == overdue && job.is_cancelled;
        let is_deaf = match self.worker {
            Worker::Stopping(job) => job == overdue,
            Worker::Ready => self.running.iter().any(is_cancelled),
            Worker::Dead | Worker::Starting => false,
        };
        if !is_deaf {
            return vec![];
        }
        self.waiting = self.open();
        self.spawn()
    }

    fn bury(&mut self, reason: String) -> Vec<Effect> {
        let (failed, reason) = match self.worker {
            Worker::Dead => return vec![],
            Worker::Starting => {
                let reason = say::worker_unloaded(&reason);
                (std::mem::take(&mut self.waiting), reason)
            }
            // A position that killed a worker is sent again only on request.
            Worker::Ready => (self.open(), say::worker_broken(&reason)),
            Worker::Stopping(_) => (vec![], reason),
        };
        for request in failed {
            self.state.report.effort(request).rest = Rest::Failed(reason.clone());
        }
        if self.worker == Worker::Starting {
            self.worker = Worker::Dead;
            return vec![];
        }
        self.spawn()
    }

    fn spawn(&mut self) -> Vec<Effect> {
        self.drop_jobs(|_| true);
        self.worker = Worker::Starting;
        vec![Effect::Spawn]
    }

    fn stop(&mut self) -> Vec<Effect> {
        match self.running.last() {
            Some(&Job { id: job, .. }) if self.worker == Worker::Ready => {
                self.worker = Worker::Stopping(job);
                vec![Effect::Send(Question::Stop { job }), Effect::Watch(job)]
            }
            _ => vec![],
        }
    }

    fn send_waiting(&mut self) -> Vec<Effect> {
        let requests = std::mem::take(&mut self.waiting);
        requests.into_iter().map(|request| self.send(request)).collect()
    }

    fn send(&mut self, request: Request) -> Effect {
        self.jobs += 1;
        let (job, progress, is_cancelled) = (JobId(self.jobs), Progress::default(), false);
        let report = &mut self.state.report;
        let (rounds, position) = (report.effort(request).rounds, report.position.clone());
        self.running.push(Job {
            id: job,
            position: position.clone(),
            request,
            progress,
            is_cancelled,
        });
        let inquiry = match request {
            Request::Analysis => Inquiry::Analysis(Analyse { rounds, position }),
            Request::Derivation => Inquiry::Derivation(Derive { rounds, position }),
            Request::Incentives => Inquiry::Incentives(Weigh { rounds, position }),
            Request::Contact(one, two) => {
                Inquiry::Contact(Compare { rounds, position, parts: (one, two) })
            }
        };
        Effect::Send(Question::Ask { job, inquiry })
    }
}
