//! What the page asks about the position that it shows, and what it knows.
//!
//! [`Client`] takes events and returns effects; it never touches the browser. The [pool](crate::pool)
//! carries out its jobs.

mod report;
mod state;

mod event;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use crate::message::*;
use crate::pool::News;
pub use event::{Effect, Event};
use report::Rest;
pub use report::{ListedJump, Report, Request, WinnerText};
pub use state::{Phase, SolverState};
use words::say;

/// The number of previous positions whose reports are kept.
const MOST_LEFT: usize = 8;

struct Job {
    number: u32,
    position: Position,
    request: Request,
    /// Not yet added to the effort of its question.
    cost: Cost,
    /// Whether a worker has it.
    is_begun: bool,
    /// The cancel has been sent but not confirmed.
    is_cancelled: bool,
}

#[derive(Default)]
pub struct Client {
    state: SolverState,
    /// The jobs that have not ended.
    jobs: Vec<Job>,
    /// Whether the page has asked for anything yet.
    has_position: bool,
    last_job: u32,
    /// Reports of positions that the page showed before, the last one first.
    left: VecDeque<Report>,
    /// Counts questions begun, now and when the old report was put aside.
    begun: u32,
    aged: u32,
    /// Questions begun up to this number have taken long enough to show that they are running.
    waited: u32,
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
            Event::Heard(number, news) => self.hear(number, news),
            Event::Waited(begun) => {
                self.waited = self.waited.max(begun);
                self.state.old.take_if(|_| begun == self.aged);
                vec![]
            }
        };
        self.settle();
        effects
    }

    /// The job that looks for an answer.
    fn open(&self, request: Request) -> Option<&Job> {
        self.jobs.iter().find(|job| job.request == request && !job.is_cancelled)
    }

    /// Updates the phases in the state.
    fn settle(&mut self) {
        if !self.has_position {
            return;
        }
        let report = &self.state.report;
        let phases = report.efforts.iter().map(|effort| {
            let request = effort.request;
            let at_it = self.jobs.iter().filter(|job| job.request == request);
            let at_it = at_it.filter(|job| job.position == report.position);
            let spent = at_it.fold(effort.spent, |spent, job| spent.plus(job.cost));
            let phase = match (self.open(request), &effort.rest) {
                (Some(_), _) if effort.begun > self.waited => Phase::Begun,
                (Some(job), _) if !job.is_begun => Phase::Loading,
                (Some(_), _) => Phase::Working(spent),
                _ if report.is_answered(request) => Phase::Idle,
                (_, Rest::Unasked) => Phase::Idle,
                (_, Rest::Cancelled) => Phase::Cancelled(spent),
                (_, Rest::TooHard) => Phase::TooHard(spent),
                (_, Rest::Failed(reason)) => Phase::Failed(reason.clone()),
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
        let mut effects = self.cancel_jobs(|_| true);
        if is_open {
            effects.push(self.send(Request::Analysis));
        }
        effects.push(Effect::Wait(self.begun));
        effects
    }

    /// Starts a question about the current position.
    fn begin(&mut self, request: Request) -> Vec<Effect> {
        let report = &self.state.report;
        if !self.has_position || report.is_answered(request) || self.open(request).is_some() {
            return vec![];
        }
        self.begun += 1;
        let effort = self.state.report.effort(request);
        effort.begun = self.begun;
        effort.rest = Rest::Unasked;
        vec![self.send(request), Effect::Wait(self.begun)]
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
        let effects = self.cancel_jobs(|job| job.request == request);
        if !effects.is_empty() {
            self.state.report.effort(request).rest = Rest::Cancelled;
        }
        effects
    }

    fn cancel_jobs(&mut self, is_it: impl Fn(&Job) -> bool) -> Vec<Effect> {
        let jobs = self.jobs.iter_mut().filter(|job| !job.is_cancelled && is_it(job));
        jobs.map(|job| {
            job.is_cancelled = true;
            Effect::Cancel(job.number)
        })
        .collect()
    }

    fn hear(&mut self, number: u32, news: News) -> Vec<Effect> {
        let Some(place) = self.jobs.iter().position(|job| job.number == number) else {
            return vec![];
        };
        let Client { state, left, jobs, .. } = self;
        let job = &mut jobs[place];
        let request = job.request;
        let is_present = job.position == state.report.position;
        let mut reports = std::iter::once(&mut state.report).chain(left);
        let report = reports.find(|report| report.position == job.position);
        let count = |job: &mut Job| {
            if let Some(effort) = report.map(|report| report.effort(request)) {
                effort.spent = effort.spent.plus(std::mem::take(&mut job.cost));
            }
        };
        match news {
            // After another worker lost the job, the count starts again.
            News::Begun => {
                job.is_begun = true;
                count(job);
                return vec![];
            }
            News::Working(cost) => {
                job.cost = cost;
                return vec![];
            }
            News::Answer(answer) => {
                if is_present {
                    self.learn(request, &answer);
                }
                return vec![];
            }
            News::Over { cost, .. } => job.cost = cost,
            News::Cancelled | News::Failed(_) => {}
        }
        count(job);
        let job = self.jobs.remove(place);
        if !is_present || job.is_cancelled && !self.state.report.is_answered(request) {
            return vec![];
        }
        let effort = self.state.report.effort(request);
        match news {
            News::Failed(reason) if job.is_begun => {
                effort.rest = Rest::Failed(say::worker_broken(&reason));
            }
            News::Failed(reason) => effort.rest = Rest::Failed(say::worker_unloaded(&reason)),
            _ => effort.rest = Rest::TooHard,
        }
        // It may have been cancelled and begun again.
        match self.state.report.is_answered(request) {
            true => self.cancel_jobs(|job| job.request == request),
            false => vec![],
        }
    }

    fn learn(&mut self, request: Request, answer: &[u8]) {
        let report = &mut self.state.report;
        match request {
            Request::Analysis => match unpacked(answer) {
                Some(AnalysisAnswer::Found(findings)) => {
                    findings.into_iter().for_each(|finding| report.add(finding));
                }
                Some(AnalysisAnswer::End { missing, search }) => {
                    report.is_complete = missing.is_empty();
                    report.search = search;
                    report.missing = missing;
                }
                None => {}
            },
            Request::Derivation => report.why = unpacked(answer),
            Request::Incentives => report.incentives = unpacked(answer),
            Request::Contact(one, two) => {
                if let Some(contact) = unpacked(answer) {
                    report.contacts.retain(|(known, _)| *known != (one, two));
                    report.contacts.push(((one, two), contact));
                }
            }
        }
    }

    fn send(&mut self, request: Request) -> Effect {
        self.last_job += 1;
        let report = &mut self.state.report;
        let (rounds, position) = (report.effort(request).rounds, report.position.clone());
        self.jobs.push(Job {
            number: self.last_job,
            position: position.clone(),
            request,
            cost: Cost::default(),
            is_begun: false,
            is_cancelled: false,
        });
        let question = match request {
            Request::Analysis => AnalysisQuestion { rounds, position }.packed(),
            Request::Derivation => DerivationQuestion { rounds, position }.packed(),
            Request::Incentives => IncentivesQuestion { rounds, position }.packed(),
            Request::Contact(one, two) => {
                ContactQuestion { rounds, position, parts: (one, two) }.packed()
            }
        };
        Effect::Begin(self.last_job, question)
    }
}
