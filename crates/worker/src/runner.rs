//! The worker's side: works on jobs in slices and reads new questions between them.

use std::collections::VecDeque;
use std::mem;

use crate::message::{AnyTask, Cost, JobId, PackedQuestion, PageMessage, WorkerMessage};
use crate::worker_state::{MEMORY, WorkerState};
use basics::slicer::{Clock, Slicer};

#[cfg(test)]
mod tests;

/// Milliseconds from one report of the cost to the next.
const PROGRESS: f64 = 300.0;

/// Begins the task of a question.
pub type Begin = fn(&PackedQuestion, &mut WorkerState, f64) -> Option<AnyTask>;

/// Works on its jobs in turn, one slice at a time.
pub struct JobRunner {
    clock: Clock,
    state: WorkerState,
    jobs: VecDeque<Job>,
    /// The program's other part brings it.
    begin_lazy: Option<Begin>,
    /// Questions that wait for the other part.
    waiting: Vec<(JobId, PackedQuestion)>,
}

struct Job {
    id: JobId,
    task: AnyTask,
    slicer: Slicer,
    started: f64,
    /// How many positions have been examined for it.
    positions: u64,
    /// When its cost was last sent.
    reported: f64,
}

impl JobRunner {
    pub fn new(clock: Clock) -> Self {
        JobRunner::with_memory(clock, MEMORY)
    }

    /// A runner that has only the program's first part.
    pub fn in_parts(clock: Clock) -> Self {
        let state = WorkerState::new(MEMORY);
        JobRunner { clock, state, jobs: VecDeque::new(), begin_lazy: None, waiting: Vec::new() }
    }

    /// A runner with a rough memory limit in bytes for each search.
    fn with_memory(clock: Clock, bytes: usize) -> Self {
        let begin_lazy = Some(PackedQuestion::begin_lazy as Begin);
        JobRunner { state: WorkerState::new(bytes), begin_lazy, ..JobRunner::in_parts(clock) }
    }

    /// Takes a message of the page.
    pub fn take(&mut self, message: PageMessage) -> Option<WorkerMessage> {
        match message {
            PageMessage::Ask { job, question }
                if self.begin_lazy.is_none() && question.is_lazy() =>
            {
                self.waiting.push((job, question));
                None
            }
            PageMessage::Ask { job, question } => self.begin(job, question),
            PageMessage::Cancel { job } => {
                let cancelled = self.jobs.iter().position(|running| running.id == job);
                if let Some(mut cancelled) = cancelled.and_then(|place| self.jobs.remove(place)) {
                    cancelled.task.leave(&mut self.state);
                }
                self.waiting.retain(|(id, _)| *id != job);
                Some(WorkerMessage::Stopped { job })
            }
        }
    }

    fn begin(&mut self, id: JobId, question: PackedQuestion) -> Option<WorkerMessage> {
        let now = (self.clock)();
        let begin = match self.begin_lazy {
            Some(begin_lazy) if question.is_lazy() => begin_lazy,
            _ => PackedQuestion::begin_first,
        };
        let Some(task) = begin(&question, &mut self.state, now) else {
            return Some(WorkerMessage::Over { job: id, cost: Cost::default() });
        };
        self.state.turn_over();
        let slicer = Slicer::new(self.clock);
        let (started, reported) = (now, now);
        self.jobs.push_back(Job { id, task, slicer, started, positions: 0, reported });
        None
    }

    /// Whether a question waits for the program's other part.
    pub fn needs_second_part(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Begins the jobs that waited for the program's other part: it is here now.
    pub fn complete(&mut self, begin_lazy: Begin) -> Vec<WorkerMessage> {
        self.begin_lazy = Some(begin_lazy);
        let waiting = mem::take(&mut self.waiting);
        waiting.into_iter().filter_map(|(job, question)| self.begin(job, question)).collect()
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Works for one slice; returns the messages to the page.
    pub fn work(&mut self) -> Vec<WorkerMessage> {
        let Some(mut job) = self.jobs.pop_front() else { return vec![] };
        let looked_at = self.state.positions();
        let mut slice = job.slicer.begin(job.task.learned(&self.state));
        let answers = job.task.work(&mut self.state, &mut slice);
        job.slicer.end(&slice, job.task.learned(&self.state));

        let (id, now) = (job.id, slice.now());
        // Searches that forget count from 0 again.
        job.positions += self.state.positions().saturating_sub(looked_at);
        let cost = Cost {
            positions: job.positions.min(u32::MAX.into()) as u32,
            milliseconds: (now - job.started) as u32,
        };
        let mut messages: Vec<WorkerMessage> =
            answers.into_iter().map(|answer| WorkerMessage::Answer { job: id, answer }).collect();
        if job.task.is_over() {
            messages.push(WorkerMessage::Over { job: id, cost });
            return messages;
        }
        if now - job.reported >= PROGRESS {
            job.reported = now;
            messages.push(WorkerMessage::Working { job: id, cost });
        }
        self.jobs.push_back(job);
        messages
    }
}
