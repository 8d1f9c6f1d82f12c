//! The states before the present one and those that were undone, without limit.

use std::ops::Deref;
use std::rc::Rc;

/// Dereferences to the present state. Copies share the states: a copy costs a pointer for each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History<T> {
    past: Vec<Rc<T>>,
    now: Rc<T>,
    /// The next state is the last element.
    future: Vec<Rc<T>>,
    /// While the last step can still be extended, as a stroke of the brush can: the states that had
    /// been undone before it.
    open: Option<Vec<Rc<T>>>,
    /// How many earlier states lie behind a fence that undo does not cross.
    fenced: usize,
}

impl<T> Deref for History<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.now
    }
}

impl<T> History<T> {
    pub fn new(now: T) -> Self {
        History { past: Vec::new(), now: now.into(), future: Vec::new(), open: None, fenced: 0 }
    }

    pub fn now(&self) -> Rc<T> {
        self.now.clone()
    }

    /// Earlier states, oldest first.
    pub fn past(&self) -> &[Rc<T>] {
        &self.past
    }

    pub fn can_undo(&self) -> bool {
        self.past.len() > self.fenced
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Changes the present state without adding a step.
    pub fn replace(&mut self, next: T) {
        self.now = next.into();
    }

    /// Adds a step if there is a change.
    pub fn change(&mut self, next: T)
    where
        T: PartialEq,
    {
        if next != *self.now {
            self.record(next);
        }
    }

    /// Adds a step and drops what was undone.
    pub fn record(&mut self, next: T) {
        self.past.push(std::mem::replace(&mut self.now, next.into()));
        self.future.clear();
        self.open = None;
    }

    /// Adds a step, or extends the last one until that is closed.
    pub fn extend(&mut self, next: T) {
        if self.open.is_some() {
            self.replace(next);
        } else {
            let undone = std::mem::take(&mut self.future);
            self.record(next);
            self.open = Some(undone);
        }
    }

    pub fn close(&mut self) {
        self.open = None;
    }

    /// Removes an open step and restores what had been undone before it.
    pub fn abandon(&mut self) {
        if let Some(undone) = self.open.take() {
            self.undo();
            self.future = undone;
        }
    }

    /// Keeps undo and redo from leading away from here, or lets undo lead back further again.
    pub fn fence(&mut self, is_fenced: bool) {
        self.fenced = if is_fenced { self.past.len() } else { 0 };
        self.future.clear();
        self.open = None;
    }

    pub fn undo(&mut self) {
        if self.can_undo() {
            step(&mut self.past, &mut self.now, &mut self.future);
        }
        self.open = None;
    }

    pub fn redo(&mut self) {
        step(&mut self.future, &mut self.now, &mut self.past);
        self.open = None;
    }
}

fn step<T>(from: &mut Vec<Rc<T>>, now: &mut Rc<T>, to: &mut Vec<Rc<T>>) {
    if let Some(next) = from.pop() {
        to.push(std::mem::replace(now, next));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goes_back_and_forth() {
        let mut history = History::new(0);
        for state in 1..=1000 {
            history.record(state);
        }
        for state in (0..1000).rev() {
            history.undo();
            assert_eq!(*history, state);
        }
        history.undo();
        assert!(*history == 0 && !history.can_undo() && history.can_redo());
        history.redo();
        history.redo();
        assert_eq!(*history, 2);
        history.record(7);
        assert!(!history.can_redo());
        history.undo();
        assert_eq!(*history, 2);
    }

    #[test]
    fn nothing_leads_across_a_fence() {
        let mut history = History::new(0);
        history.record(1);
        history.record(2);
        history.undo();
        history.fence(true);
        history.undo();
        history.redo();
        assert!(*history == 1 && !history.can_undo() && !history.can_redo());
        history.record(3);
        history.undo();
        history.undo();
        assert!(*history == 1 && history.can_redo());
        history.fence(false);
        history.undo();
        assert_eq!(*history, 0);
    }

    #[test]
    fn an_open_step_is_one() {
        let mut history = History::new(0);
        history.extend(1);
        history.extend(2);
        history.close();
        history.extend(3);
        history.abandon();
        assert!(*history == 2 && !history.can_redo());
        history.undo();
        assert_eq!(*history, 0);
        // A step that was undone while open does not absorb the one before.
        history.extend(1);
        history.undo();
        history.extend(5);
        history.undo();
        assert_eq!(*history, 0);
    }
}
