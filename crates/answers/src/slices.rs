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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use basics::slicer::process_clock;
    use konane::{Edge, Rules};

    /// Two questions that need all the memory would else make each other begin again for ever.
    #[test]
    fn a_question_forgets_once_also_if_others_learn_between_its_slices() {
        let mut asker = Asker::new(Rules::Ancient, 64 << 20);
        let half = Position::read("oxo.ox", Rules::Ancient, Edge::Plane).unwrap();
        let mut small = |asker: &mut Asker, budget: &mut Budget| {
            Ok::<_, Refusal>(asker.solver.value(&half.board, budget)?)
        };
        let mut large =
            |_: &mut Asker, _: &mut Budget| Err::<(), _>(Refusal::Stopped(Stopped::Memory));
        let mut learn = |asker: &mut Asker| {
            let mut slices = Slices::new(process_clock);
            while slices.next(asker, &mut small).unwrap().is_none() {}
            assert!(asker.solver.learned() > 0);
        };
        let mut slices = Slices::new(process_clock);
        learn(&mut asker);
        assert_eq!(slices.next(&mut asker, &mut large), Ok(None));
        learn(&mut asker);
        assert_eq!(slices.next(&mut asker, &mut large), Err(Stopped::Memory.into()));
    }
}
