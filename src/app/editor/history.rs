//! What was before, and what was undone, without limit.

use std::ops::Deref;
use std::rc::Rc;

/// Reads as what is now. States are shared: a copy costs a pointer for each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<T> {
    past: Vec<Rc<T>>,
    now: Rc<T>,
    /// The next one last.
    future: Vec<Rc<T>>,
    /// Whether the last step may still go on: a stroke of the brush is one.
    is_open: bool,
}

impl<T> Deref for History<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.now
    }
}

impl<T> History<T> {
    pub fn new(now: T) -> Self {
        History { past: Vec::new(), now: now.into(), future: Vec::new(), is_open: false }
    }

    pub fn now(&self) -> Rc<T> {
        self.now.clone()
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// A change that is no step of its own.
    pub fn replace(&mut self, next: T) {
        self.now = next.into();
    }

    /// A step. What was undone is gone.
    pub fn record(&mut self, next: T) {
        self.past.push(std::mem::replace(&mut self.now, next.into()));
        self.future.clear();
        self.is_open = false;
    }

    /// A step, or some more of the last one, until it is closed.
    pub fn extend(&mut self, next: T) {
        if self.is_open {
            self.replace(next);
        } else {
            self.record(next);
            self.is_open = true;
        }
    }

    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// Takes an open step back, as if it had never been.
    pub fn abandon(&mut self) {
        if self.is_open {
            self.undo();
            self.future.pop();
        }
    }

    pub fn undo(&mut self) {
        step(&mut self.past, &mut self.now, &mut self.future);
        self.is_open = false;
    }

    pub fn redo(&mut self) {
        step(&mut self.future, &mut self.now, &mut self.past);
        self.is_open = false;
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
        // A step that was undone while it was open does not swallow the one before.
        history.extend(1);
        history.undo();
        history.extend(5);
        history.undo();
        assert_eq!(*history, 0);
    }
}
