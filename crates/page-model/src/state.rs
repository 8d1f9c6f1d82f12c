//! The form of every state that the page keeps: a value, and what is done to it.

pub trait PageState {
    type Action;

    fn apply(&self, action: Self::Action) -> Self;
}
