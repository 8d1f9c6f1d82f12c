//! Which worker does which job.
//!
//! [`Pool`] takes events and returns effects; it never touches the browser. Each job has exactly one
//! end, even if its worker is slow, does not respond or dies.

use std::collections::VecDeque;

use crate::message::*;
use words::say;

#[cfg(test)]
mod tests;

/// The most workers at a time: each may take hundreds of megabytes.
pub const MOST_WORKERS: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct WorkerId(pub u32);

/// What the page has to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    Start(WorkerId),
    End(WorkerId),
    Send(WorkerId, PageMessage),
    /// Call [`Pool::overdue`] after the time that a worker may take to stop.
    Watch(WorkerId, JobId),
    /// Say that a worker has died and another one does its work.
    TellReplaced,
    Tell(JobId, News),
}

/// News of a job. The last three end it.
#[derive(Clone, PartialEq, Debug)]
pub enum News<A = Vec<u8>> {
    /// A worker has it. Said again when another worker starts it again.
    Begun,
    Answer(A),
    Working(Cost),
    Over {
        cost: Cost,
        is_answered: bool,
    },
    Cancelled,
    /// Why the worker did not start, or died.
    Failed(String),
}

impl<A> News<A> {
    pub fn is_end(&self) -> bool {
        matches!(self, News::Over { .. } | News::Cancelled | News::Failed(_))
    }
}

impl News {
    /// With the answer unpacked.
    pub fn of<Q: Question>(self) -> News<Q::Answer> {
        match self {
            News::Begun => News::Begun,
            News::Answer(bytes) => match unpacked(&bytes) {
                Some(answer) => News::Answer(answer),
                None => News::Failed(say::worker_unread().to_string()),
            },
            News::Working(cost) => News::Working(cost),
            News::Over { cost, is_answered } => News::Over { cost, is_answered },
            News::Cancelled => News::Cancelled,
            News::Failed(reason) => News::Failed(reason),
        }
    }
}

#[derive(Default)]
pub struct Pool {
    workers: Vec<Worker>,
    last_worker: u32,
    last_job: u32,
    /// In the order in which the page has to carry them out.
    effects: VecDeque<Effect>,
}

#[derive(Default)]
struct Worker {
    id: WorkerId,
    is_ready: bool,
    jobs: Vec<Job>,
    /// The position that it examined last: it knows more about it than other workers.
    position: Option<Position>,
}

struct Job {
    id: JobId,
    question: PackedQuestion,
    is_sent: bool,
    /// The cancel has been sent but not confirmed.
    is_cancelled: bool,
    is_answered: bool,
    /// How many workers have died with it without a word.
    silences: usize,
}

impl Worker {
    fn open_jobs(&self) -> usize {
        self.jobs.iter().filter(|job| !job.is_cancelled).count()
    }

    fn job(&mut self, id: JobId) -> Option<&mut Job> {
        self.jobs.iter_mut().find(|job| job.id == id)
    }

    /// Sends the waiting jobs, unless another job has to stop first.
    fn send(&mut self, effects: &mut VecDeque<Effect>) {
        if !self.is_ready || self.jobs.iter().any(|job| job.is_cancelled) {
            return;
        }
        for job in self.jobs.iter_mut().filter(|job| !job.is_sent) {
            job.is_sent = true;
            let message = PageMessage::Ask { job: job.id, question: job.question.clone() };
            effects.push_back(Effect::Send(self.id, message));
            effects.push_back(Effect::Tell(job.id, News::Begun));
        }
    }
}

impl Pool {
    /// The page carries out one effect after the other, also where one leads to another question.
    pub fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    pub fn ask(&mut self, question: PackedQuestion) -> JobId {
        self.last_job += 1;
        let id = JobId(self.last_job);
        let (is_sent, is_cancelled, is_answered) = (false, false, false);
        self.give(Job { id, question, is_sent, is_cancelled, is_answered, silences: 0 });
        id
    }

    /// Gives a job to the worker that knows its position, to an idle one, to a new one, or to the one with
    /// the fewest jobs, where they take turns.
    fn give(&mut self, job: Job) {
        let position = job.question.position().cloned();
        let knows = |worker: &Worker| position.is_some() && worker.position == position;
        let is_idle = |worker: &Worker| worker.open_jobs() == 0;
        let place = self.workers.iter().position(knows);
        let place = place.or_else(|| self.workers.iter().position(is_idle));
        let place = place.unwrap_or_else(|| {
            if self.workers.len() < MOST_WORKERS {
                return self.start();
            }
            let places = 0..self.workers.len();
            places.min_by_key(|&place| self.workers[place].open_jobs()).unwrap_or_default()
        });
        let worker = &mut self.workers[place];
        worker.position = position.or(worker.position.take());
        worker.jobs.push(job);
        worker.send(&mut self.effects);
    }

    /// Starts another worker; its place.
    fn start(&mut self) -> usize {
        self.last_worker += 1;
        let id = WorkerId(self.last_worker);
        self.workers.push(Worker { id, ..Worker::default() });
        self.effects.push_back(Effect::Start(id));
        self.workers.len() - 1
    }

    /// Answers that arrive before the stop are still told.
    pub fn cancel(&mut self, id: JobId) {
        let open = self.workers.iter_mut().find_map(|worker| {
            let worker_id = worker.id;
            worker.job(id).filter(|job| !job.is_cancelled).map(|job| (worker_id, job))
        });
        let Some((worker, job)) = open else { return };
        job.is_cancelled = true;
        if job.is_sent {
            self.effects.push_back(Effect::Send(worker, PageMessage::Cancel { job: id }));
            self.effects.push_back(Effect::Watch(worker, id));
        } else {
            self.hear(worker, WorkerMessage::Stopped { job: id });
        }
    }

    pub fn hear(&mut self, from: WorkerId, message: WorkerMessage) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.id == from) else { return };
        let (id, news) = match message {
            WorkerMessage::Ready => {
                worker.is_ready = true;
                return worker.send(&mut self.effects);
            }
            WorkerMessage::Answer { job, answer } => (job, News::Answer(answer)),
            WorkerMessage::Working { job, cost } => (job, News::Working(cost)),
            WorkerMessage::Over { job, cost } => {
                let is_answered = worker.job(job).is_some_and(|job| job.is_answered);
                (job, News::Over { cost, is_answered })
            }
            WorkerMessage::Stopped { job } => (job, News::Cancelled),
        };
        let Some(job) = worker.job(id) else { return };
        job.is_answered |= matches!(news, News::Answer(_));
        if news.is_end() {
            worker.jobs.retain(|job| job.id != id);
        }
        self.effects.push_back(Effect::Tell(id, news));
        worker.send(&mut self.effects);
    }

    /// The time for a stop is over. If the worker has not confirmed it, the pool ends the worker and gives its
    /// other jobs to another one.
    pub fn overdue(&mut self, id: WorkerId, job: JobId) {
        let worker = self.workers.iter_mut().find(|worker| worker.id == id);
        if worker.is_some_and(|worker| worker.job(job).is_some()) {
            self.end(id, None);
        }
    }

    /// The worker has died without a word. It may have been dead before it got its jobs, so another one gets them.
    pub fn vanish(&mut self, id: WorkerId) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.id == id) else { return };
        // All workers may have died before they got the job, so it fails only with one more.
        let may_try_again = |job: &mut Job| !job.is_cancelled && job.silences < MOST_WORKERS;
        let again: Vec<Job> = worker.jobs.extract_if(.., may_try_again).collect();
        self.end(id, Some(say::worker_silent()));
        if !again.is_empty() {
            self.effects.push_back(Effect::TellReplaced);
        }
        for job in again {
            self.give(Job { is_sent: false, silences: job.silences + 1, ..job });
        }
    }

    /// The worker did not start, or died. Its jobs may be the reason, so the pool does not repeat them.
    pub fn fail(&mut self, id: WorkerId, reason: &str) {
        self.end(id, Some(reason));
    }

    /// Ends a worker. With a reason, the jobs that it had fail.
    fn end(&mut self, id: WorkerId, reason: Option<&str>) {
        let Some(place) = self.workers.iter().position(|worker| worker.id == id) else { return };
        let worker = self.workers.remove(place);
        self.effects.push_back(Effect::End(id));
        for job in worker.jobs {
            match reason {
                _ if job.is_cancelled => {
                    self.effects.push_back(Effect::Tell(job.id, News::Cancelled));
                }
                Some(reason) if job.is_sent || !worker.is_ready => {
                    let news = News::Failed(reason.to_string());
                    self.effects.push_back(Effect::Tell(job.id, news));
                }
                _ => self.give(Job { is_sent: false, ..job }),
            }
        }
    }
}
