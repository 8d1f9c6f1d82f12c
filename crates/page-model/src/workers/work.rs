//! How the work on a question stands: begun, cancelled, gone on with, too hard.

use worker::client::Phase;
use worker::message::Progress;
use worker::pool::News;

#[derive(Clone, PartialEq, Debug)]
pub struct Work {
    pub phase: Phase,
    /// How often it has been gone on with.
    pub rounds: u32,
    /// How often a worker has been asked: answers to an earlier question are ignored.
    pub run: u32,
    /// What the questions before have cost.
    spent: Progress,
}

impl Default for Work {
    fn default() -> Self {
        Work { phase: Phase::Idle, rounds: 0, run: 0, spent: Progress::default() }
    }
}

impl Work {
    /// The work on another question.
    pub fn begun(&self) -> Work {
        Work { phase: Phase::Begun, run: self.run + 1, ..Work::default() }
    }

    /// The run that a worker is to be asked for; nothing while there is no need of one.
    pub fn asked(&self) -> Option<u32> {
        (self.phase.is_busy() && self.run > 0).then_some(self.run)
    }

    pub fn cancel(&mut self) {
        if self.phase.is_busy() {
            self.run += 1;
            self.phase = Phase::Cancelled(self.cost());
        }
    }

    pub fn go_on(&mut self) {
        self.spent = self.cost();
        self.rounds += 1;
        self.run += 1;
        self.phase = Phase::Begun;
    }

    /// Hears how far the worker is. `is_done` is whether there is nothing left to be found.
    pub fn hear(&mut self, news: &News, is_done: bool) {
        match news {
            // Another worker may have had it before.
            News::Begun => self.spent = self.cost(),
            News::Working(progress) => self.phase = Phase::Working(self.spent.plus(*progress)),
            News::Over { .. } if is_done => self.phase = Phase::Idle,
            News::Over { progress, .. } => {
                self.phase = Phase::TooHard(self.spent.plus(*progress));
            }
            News::Failed(reason) => self.phase = Phase::Failed(reason.clone()),
            News::Told(_) | News::Cancelled => {}
        }
    }

    fn cost(&self) -> Progress {
        match &self.phase {
            Phase::Working(spent) | Phase::Cancelled(spent) | Phase::TooHard(spent) => *spent,
            _ => self.spent,
        }
    }
}
