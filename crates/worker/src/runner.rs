//! The worker's side: jobs worked on in slices, between which new questions are heard.

use std::collections::VecDeque;

use crate::bench::{Bench, MEMORY};
use crate::message::{Answer, JobId, Progress, Question, Told};
use crate::task::Task;
use basics::slicer::{Clock, Slicer};

#[cfg(test)]
mod tests;

/// Progress is told first after, and then every, so many milliseconds.
const PROGRESS: f64 = 300.0;

/// Does jobs, a slice of each in turn.
pub struct JobRunner {
    clock: Clock,
    bench: Bench,
    jobs: VecDeque<Job>,
}

struct Job {
    id: JobId,
    task: Box<dyn Task<Told = Told>>,
    slicer: Slicer,
    started: f64,
    /// The positions that have been looked at for it.
    positions: u64,
    /// When its progress was told last.
    told: f64,
}

impl JobRunner {
    pub fn new(clock: Clock) -> Self {
        JobRunner::with_memory(clock, MEMORY)
    }

    /// One whose searches may take about so many bytes each.
    fn with_memory(clock: Clock, bytes: usize) -> Self {
        JobRunner { clock, bench: Bench::new(bytes), jobs: VecDeque::new() }
    }

    /// Hears a question.
    pub fn take(&mut self, question: Question) -> Option<Answer> {
        let now = (self.clock)();
        match question {
            Question::Ask { job: id, inquiry } => match inquiry.begin(&mut self.bench, now) {
                Some(task) => {
                    self.bench.searches.turn_over();
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
                    cancelled.task.leave(&mut self.bench);
                }
                Some(Answer::Stopped { job })
            }
            Question::Stop { job } => {
                self.jobs.clear();
                Some(Answer::Stopped { job })
            }
        }
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Works for a slice; what there is to say after it.
    pub fn work(&mut self) -> Vec<Answer> {
        let Some(mut job) = self.jobs.pop_front() else { return vec![] };
        let looked_at = self.bench.positions();
        let mut slice = job.slicer.begin(job.task.known(&self.bench));
        let told = job.task.work(&mut self.bench, &mut slice);
        job.slicer.end(&slice, job.task.known(&self.bench));

        let (id, now) = (job.id, slice.now());
        // Searches that forget begin to count again.
        job.positions += self.bench.positions().saturating_sub(looked_at);
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
