//! The page's side of the conversation: what runs, what waits, what is known.
//!
//! [`Client`] is told what happens and says what to do about it; it touches no browser. Whatever
//! the worker does (be slow, be deaf, die), the client ends in a state from which the next
//! question works.

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

/// Of how many positions that the page has left it keeps what is known.
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
    /// Not counted yet in what the question has cost.
    progress: Progress,
    /// The worker has been told so and has not confirmed it.
    is_cancelled: bool,
}

pub struct Client {
    state: SolverState,
    worker: Worker,
    /// What the worker has been sent and not ended.
    running: Vec<Job>,
    /// What has to be sent about the position that the page shows.
    waiting: Vec<Request>,
    /// Whether the page has asked for anything yet.
    has_position: bool,
    jobs: u32,
    /// What was known of the positions that the page showed before, the last one first.
    left: VecDeque<Report>,
    /// How often something has been begun, and how often when the old report became old.
    begun: u32,
    aged: u32,
    /// What was begun by then, and is not done, is shown to take long.
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

    /// What the page wants to know and does not know yet.
    fn open(&self) -> Vec<Request> {
        let is_stopping = matches!(self.worker, Worker::Stopping(_));
        let running = self.running.iter().filter(|job| !is_stopping && !job.is_cancelled);
        running.map(|job| job.request).chain(self.waiting.iter().copied()).collect()
    }

    /// Says in the state how things stand.
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
        // A page that shows that its worker loads goes on doing so.
        analysis.begun = if is_loading { self.waited } else { self.begun };
        // What has been told may not all have been heard: it is told again.
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

    /// Has a question about the position answered.
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
            // What was on its way when its job was to stop is still true.
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

    /// A job, if it is about the position that the page shows.
    fn wanted(&mut self, job: JobId) -> Option<&mut Job> {
        let job = self.running.iter_mut().find(|running| running.id == job)?;
        (job.position == self.state.report.position).then_some(job)
    }

    /// Lets go of jobs, and adds what they have cost to what the questions have cost.
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

    /// A job about the position that the page shows is over.
    fn close(&mut self, request: Request, is_cancelled: bool) {
        if self.state.report.is_answered(request) {
            // Perhaps it was cancelled and to begin again.
            self.waiting.retain(|waiting| *waiting != request);
        } else if !is_cancelled {
            self.state.report.effort(request).rest = Rest::TooHard;
        }
    }

    /// Ends a worker that has not confirmed a stop in time. What else it was to do is sent again.
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
            // A position that killed a worker is not sent again unasked.
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
