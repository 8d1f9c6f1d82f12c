//! The page's side of the conversation: what runs, what waits, what is known.
//!
//! [`Client`] is told what happens and says what to do about it; it touches no browser. Whatever
//! the worker does (be slow, be deaf, die), the client ends in a state from which the next
//! question works.

mod event;
mod report;
mod state;
#[cfg(test)]
mod tests;

use crate::worker::message::*;
pub use event::{Effect, Event};
pub use report::{ListedJump, Report, Request, WinnerText};
pub use state::{Phase, SolverState};

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
    /// What was known of the last position whose value was found.
    left: Option<Report>,
    /// How often something has been begun, and how often when the old report became old.
    begun: u32,
    aged: u32,
    /// Whether what was begun last is not done within a moment.
    is_slow: bool,
    progress: Option<Progress>,
    /// The phase once nothing is being looked for any more.
    rest: Phase,
    /// Why the worker cannot work.
    failure: Option<String>,
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
            left: None,
            begun: 0,
            aged: 0,
            is_slow: false,
            progress: None,
            rest: Phase::Idle,
            failure: None,
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
            Event::Retry if self.has_position => self.ask(self.state.report.position.clone()),
            Event::Retry => vec![],
            Event::GoOn => match self.rest {
                Phase::TooHard(_) => {
                    self.rest = Phase::Cancelled;
                    self.add(Request::Analysis { goes_on: true })
                }
                _ => vec![],
            },
            Event::Why => self.add(Request::Derivation),
            Event::Contact(one, two) => self.add(Request::Contact(one, two)),
            Event::Cancel => {
                self.waiting.clear();
                self.stop()
            }
            Event::Heard(answer) => self.hear(answer),
            Event::Overdue(overdue) if self.worker == Worker::Stopping(overdue) => self.spawn(),
            Event::Overdue(_) => vec![],
            Event::Waited(begun) => {
                self.is_slow |= begun == self.begun;
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
        let running = self.running.iter().filter(|_| !is_stopping).map(|job| job.request);
        running.chain(self.waiting.iter().copied()).collect()
    }

    /// Says in the state how things stand.
    fn settle(&mut self) {
        let open = self.open();
        let state = &mut self.state;
        let mut lost = std::mem::take(&mut state.report.lost);
        lost.extend(state.asked.drain(..).filter(|request| !open.contains(request)));
        lost.retain(|request| !state.report.is_answered(request));
        state.report.lost = lost;
        state.phase = match &self.failure {
            Some(reason) => Phase::Failed(reason.clone()),
            None if open.is_empty() => self.rest.clone(),
            None if !self.is_slow => Phase::Begun,
            None if self.worker == Worker::Starting => Phase::Loading,
            None => Phase::Working(self.progress),
        };
        state.asked = open.into_iter().filter(|request| !request.is_analysis()).collect();
        if state.report.value.is_some() || !state.phase.is_busy() {
            state.old = None;
        }
    }

    fn ask(&mut self, position: Position) -> Vec<Effect> {
        let is_same = self.has_position && self.state.report.position == position;
        // What else was asked about the position is asked again.
        let mut others = if is_same { self.open() } else { vec![] };
        others.retain(|request| !request.is_analysis());
        let state = &mut self.state;
        let wait = Effect::Wait(self.begun + 1);
        if !is_same {
            self.has_position = true;
            let is_back = |known: &mut Report| known.position == position;
            let known = self.left.take_if(is_back);
            let known = state.old.take_if(is_back).or(known);
            let report = known.unwrap_or_else(|| Report::of(position));
            let left = std::mem::replace(&mut state.report, report);
            state.asked.clear();
            if state.old.is_none() || left.value.is_some() {
                state.old = Some(left.clone());
                self.aged = self.begun + 1;
            }
            if left.value.is_some() {
                self.left = Some(left);
            }
        }
        let is_complete = state.report.is_complete;
        let analysis = (!is_complete).then_some(Request::Analysis { goes_on: false });
        self.waiting = analysis.into_iter().chain(others).collect();
        self.rest = if is_complete { Phase::Idle } else { Phase::Cancelled };
        self.begun += 1;
        self.is_slow &= self.worker == Worker::Starting;
        self.progress = None;
        self.failure = None;
        let mut effects = match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready if self.running.is_empty() => self.send_waiting(),
            Worker::Ready => self.stop(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        };
        effects.push(wait);
        effects
    }

    /// Asks something more about the same position.
    fn add(&mut self, request: Request) -> Vec<Effect> {
        let open = self.open();
        let report = &mut self.state.report;
        if !self.has_position || open.contains(&request) || report.is_answered(&request) {
            return vec![];
        }
        self.failure = None;
        report.lost.retain(|lost| *lost != request);
        self.waiting.push(request);
        let mut effects = match self.worker {
            Worker::Dead => self.spawn(),
            Worker::Ready => self.send_waiting(),
            Worker::Starting | Worker::Stopping(_) => vec![],
        };
        if open.is_empty() {
            self.begun += 1;
            self.is_slow = false;
            self.progress = None;
            effects.push(Effect::Wait(self.begun));
        }
        effects
    }

    fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        match answer {
            Answer::Ready => {
                self.worker = Worker::Ready;
                return self.send_waiting();
            }
            Answer::Stopped { job } if self.worker == Worker::Stopping(job) => {
                self.running.clear();
                self.worker = Worker::Ready;
                return self.send_waiting();
            }
            Answer::Stopped { .. } => {}
            // What was on its way when its job was to stop is still true.
            Answer::Told { job, told } => {
                if let Some(request) = self.wanted(job) {
                    self.learn(request, told);
                }
            }
            Answer::Working { job, progress } => {
                // Of several jobs the oldest says how far it is.
                let is_first = self.running.first().is_some_and(|first| first.id == job);
                if is_first && self.wanted(job).is_some() {
                    self.progress = Some(progress);
                }
            }
            Answer::Over { job, progress } => {
                if let Some(request) = self.wanted(job) {
                    self.close(request, progress);
                }
                self.running.retain(|running| running.id != job);
            }
        }
        vec![]
    }

    /// What a job is to find out, if that is about the position that the page shows.
    fn wanted(&self, job: JobId) -> Option<Request> {
        let job = self.running.iter().find(|running| running.id == job)?;
        (job.position == self.state.report.position).then_some(job.request)
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
            (Request::Contact(one, two), Told::Contact(contact)) => {
                report.contacts.retain(|(known, _)| *known != (one, two));
                report.contacts.push(((one, two), contact));
            }
            _ => {}
        }
    }

    /// A job about the position that the page shows is over.
    fn close(&mut self, request: Request, progress: Progress) {
        if !request.is_analysis() {
            return;
        }
        if self.state.report.is_complete {
            self.rest = Phase::Idle;
            // Perhaps it was to be stopped and to begin again.
            self.waiting.retain(|request| !request.is_analysis());
        } else {
            self.rest = Phase::TooHard(progress);
        }
    }

    fn bury(&mut self, reason: String) -> Vec<Effect> {
        match self.worker {
            Worker::Dead => vec![],
            Worker::Starting => {
                self.worker = Worker::Dead;
                self.waiting.clear();
                self.failure = Some(format!("The solver could not be loaded: {reason}"));
                vec![]
            }
            Worker::Ready | Worker::Stopping(_) => {
                // A position that killed a worker is not sent again unasked.
                if !self.open().is_empty() && self.waiting.is_empty() {
                    self.failure = Some(format!("The solver broke off: {reason}"));
                }
                self.spawn()
            }
        }
    }

    fn spawn(&mut self) -> Vec<Effect> {
        self.running.clear();
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
        let job = JobId(self.jobs);
        let position = self.state.report.position.clone();
        self.running.push(Job { id: job, position: position.clone(), request });
        let inquiry = match request {
            Request::Analysis { goes_on } => Inquiry::Analysis(Analyse { goes_on, position }),
            Request::Derivation => Inquiry::Derivation(Derive(position)),
            Request::Contact(one, two) => Inquiry::Contact(Compare { position, parts: (one, two) }),
        };
        Effect::Send(Question::Ask { job, inquiry })
    }
}
