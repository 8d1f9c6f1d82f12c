//! Asks slice by slice.

use crate::{Asker, Refusal};
use basics::budget::{Budget, Stopped};
use basics::slicer::{Clock, Slicer};

/// What is asked, again after every slice that did not suffice.
pub trait Question {
    type Answer;

    fn ask(&mut self, asker: &mut Asker, budget: &mut Budget) -> Result<Self::Answer, Refusal>;

    /// A number that grows with every result, if the question does not keep them in the asker.
    fn learned(&self) -> Option<u64> {
        None
    }
}

impl<T, F: FnMut(&mut Asker, &mut Budget) -> Result<T, Refusal>> Question for F {
    type Answer = T;

    fn ask(&mut self, asker: &mut Asker, budget: &mut Budget) -> Result<T, Refusal> {
        self(asker, budget)
    }
}

/// The slices of one question.
pub struct Slices {
    slicer: Slicer,
    /// Whether the values of all questions have been forgotten because this one lacked memory.
    has_forgotten: bool,
}

impl Slices {
    pub fn new(clock: Clock) -> Slices {
        Slices { slicer: Slicer::new(clock), has_forgotten: false }
    }

    /// Works for one slice. `None` if there is more to do.
    pub fn next<Q: Question>(
        &mut self,
        asker: &mut Asker,
        question: &mut Q,
    ) -> Result<Option<Q::Answer>, Refusal> {
        // What is empty has nothing to forget.
        self.has_forgotten |= asker.solver.learned() == 0;
        let learned = |question: &Q, asker: &Asker| question.learned().unwrap_or(asker.learned());
        let mut slice = self.slicer.begin(learned(question, asker));
        slice.budget = slice.budget.within(asker.memory() / 2);
        match question.ask(asker, &mut slice.budget) {
            Ok(answer) => Ok(Some(answer)),
            Err(Refusal::Stopped(Stopped::Budget)) => {
                self.slicer.end(&slice, learned(question, asker));
                Ok(None)
            }
            // It may have been filled by other questions.
            Err(Refusal::Stopped(Stopped::Memory))
                if question.learned().is_none() && !self.has_forgotten =>
            {
                asker.forget();
                // Others may learn again before the next slice, so that the asker is not empty then.
                self.has_forgotten = true;
                Ok(None)
            }
            Err(refusal) => Err(refusal),
        }
    }
}
