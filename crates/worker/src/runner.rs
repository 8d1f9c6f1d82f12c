//! The worker's side: works on jobs in slices and reads new questions between them.

use std::collections::VecDeque;

use crate::message::{Answer, JobId, Progress, Question, Told};
use crate::task::Task;
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
}

struct Job {
    id: JobId,
    task: Box<dyn Task<Told = Told>>,
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

    /// A runner with a rough memory limit in bytes for each search.
    fn with_memory(clock: Clock, bytes: usize) -> Self {
        JobRunner { clock, state: WorkerState::new(bytes), jobs: VecDeque::new() }
    }

    /// Takes a question.
    pub fn take(&mut self, question: Question) -> Option<Answer> {
        let now = (self.clock)();
        match question {
            Question::Ask { job: id, inquiry } => match inquiry.begin(&mut self.state, now) {
                Some(task) => {
                    self.state.turn_over();
                    let slicer = Slicer::new(self.clock);
                    let (started, told) = (now, now);
                    self.jobs.push_back(Job { id, task, slicer, started, positions: 0, told });
                    None
                }
                None => Some(Answer::Over { job: id, progress: Progress::default() }),
            },
            Question::Cancel { job } => {
                let cancelled = self.jobs.iter().position(|running| running.id == job);
                if let Some(mut cancelled) = cancelled.and_then(|place| self.jobs.remove(place)) {
                    cancelled.task.leave(&mut self.state);
                }
                Some(Answer::Stopped { job })
            }
        }
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
