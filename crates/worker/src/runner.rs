//! The worker's side: works on jobs in slices and reads new questions between them.

use std::collections::VecDeque;

use crate::lazy;
use crate::message::{Answer, AnyTask, Inquiry, JobId, Progress, Question};
use crate::worker_state::{MEMORY, WorkerState};
use basics::slicer::{Clock, Slicer};

#[cfg(test)]
mod tests;

/// Milliseconds from one progress report to the next.
const PROGRESS: f64 = 300.0;

/// Works on its jobs in turn, one slice at a time.
pub struct JobRunner {
    clock: Clock,
    state: WorkerState,
    jobs: VecDeque<Job>,
    /// Questions that wait for the program's second part; `None` if that is here.
    waiting: Option<Vec<(JobId, Inquiry)>>,
}

struct Job {
    id: JobId,
    task: AnyTask,
    slicer: Slicer,
    started: f64,
    /// How many positions have been examined for it.
    positions: u64,
    /// When its progress was last sent.
    told: f64,
}

impl JobRunner {
    pub fn new(clock: Clock) -> Self {
        JobRunner::with_memory(clock, MEMORY)
    }

    /// A runner that has only the program's first part.
    pub fn in_parts(clock: Clock) -> Self {
        JobRunner { waiting: Some(Vec::new()), ..JobRunner::new(clock) }
    }

    /// A runner with a rough memory limit in bytes for each search.
    fn with_memory(clock: Clock, bytes: usize) -> Self {
        JobRunner { clock, state: WorkerState::new(bytes), jobs: VecDeque::new(), waiting: None }
    }

    /// Takes a question.
    pub fn take(&mut self, question: Question) -> Option<Answer> {
        match question {
            Question::Ask { job, inquiry } => match &mut self.waiting {
                Some(waiting) if inquiry.is_lazy() => {
                    waiting.push((job, inquiry));
                    None
                }
                _ => self.begin(job, inquiry),
            },
            Question::Cancel { job } => {
                let cancelled = self.jobs.iter().position(|running| running.id == job);
                if let Some(mut cancelled) = cancelled.and_then(|place| self.jobs.remove(place)) {
                    cancelled.task.leave(&mut self.state);
                }
                self.waiting.iter_mut().for_each(|waiting| waiting.retain(|(id, _)| *id != job));
                Some(Answer::Stopped { job })
            }
        }
    }

    fn begin(&mut self, id: JobId, inquiry: Inquiry) -> Option<Answer> {
        let now = (self.clock)();
        let begin = if inquiry.is_lazy() { lazy::begin } else { Inquiry::begin };
        let Some(task) = begin(inquiry, &mut self.state, now) else {
            return Some(Answer::Over { job: id, progress: Progress::default() });
        };
        self.state.turn_over();
        let slicer = Slicer::new(self.clock);
        let (started, told) = (now, now);
        self.jobs.push_back(Job { id, task, slicer, started, positions: 0, told });
        None
    }

    /// Whether a question waits for the program's second part.
    pub fn needs_second_part(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| !waiting.is_empty())
    }

    /// Begins the jobs that waited for the program's second part: it is here now.
    pub fn complete(&mut self) -> Vec<Answer> {
        let waiting = self.waiting.take().unwrap_or_default();
        waiting.into_iter().filter_map(|(job, inquiry)| self.begin(job, inquiry)).collect()
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Works for one slice; returns the answers it produces.
    pub fn work(&mut self) -> Vec<Answer> {
        let Some(mut job) = self.jobs.pop_front() else { return vec![] };
        let looked_at = self.state.positions();
        let mut slice = job.slicer.begin(job.task.known(&self.state));
        let told = job.task.work(&mut self.state, &mut slice);
        job.slicer.end(&slice, job.task.known(&self.state));

        let (id, now) = (job.id, slice.now());
        // Searches that forget count from 0 again.
        job.positions += self.state.positions().saturating_sub(looked_at);
        let progress = Progress {
            positions: job.positions.min(u32::MAX.into()) as u32,
            milliseconds: (now - job.started) as u32,
        };
        let mut answers: Vec<Answer> =
            told.into_iter().map(|told| Answer::Told { job: id, told }).collect();
        if job.task.is_over() {
            answers.push(Answer::Over { job: id, progress });
            return answers;
        }
        if now - job.told >= PROGRESS {
            job.told = now;
            answers.push(Answer::Working { job: id, progress });
        }
        self.jobs.push_back(job);
        answers
    }
}
