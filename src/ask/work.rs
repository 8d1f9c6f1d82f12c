//! The state of the work on a question: begun, cancelled, continued, too hard.

use worker::client::Phase;
use worker::message::Cost;
use worker::pool::News;

#[derive(Clone, PartialEq, Debug)]
pub struct Work {
    pub phase: Phase,
    /// How often the reader has continued it.
    pub rounds: u32,
    /// How often the page has asked a worker; it ignores answers to an earlier question.
    pub run: u32,
    /// What earlier runs of the question cost.
    spent: Cost,
}

impl Default for Work {
    fn default() -> Self {
        Work { phase: Phase::Idle, rounds: 0, run: 0, spent: Cost::default() }
    }
}

impl Work {
    /// The work on another question.
    pub fn begun(&self) -> Work {
        Work { phase: Phase::Begun, run: self.run + 1, ..Work::default() }
    }

    /// The run for which to ask a worker; `None` if no worker is needed.
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

    /// Takes note of a worker's news. `is_done` says that nothing is left to find.
    pub fn hear<A>(&mut self, news: &News<A>, is_done: bool) {
        match news {
            // Another worker may have begun the question before.
            News::Begun => self.spent = self.cost(),
            News::Working(cost) => self.phase = Phase::Working(self.spent.plus(*cost)),
            News::Over { .. } if is_done => self.phase = Phase::Idle,
            News::Over { cost, .. } => {
                self.phase = Phase::TooHard(self.spent.plus(*cost));
            }
            News::Failed(reason) => self.phase = Phase::Failed(reason.clone()),
            News::Answer(_) | News::Cancelled => {}
        }
    }

    fn cost(&self) -> Cost {
        match &self.phase {
            Phase::Working(spent) | Phase::Cancelled(spent) | Phase::TooHard(spent) => *spent,
            _ => self.spent,
        }
    }
}
