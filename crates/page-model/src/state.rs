//! The form of every state that the page holds: a value that an action turns into the next one.

pub trait PageState {
    type Action;

    fn apply(&self, action: Self::Action) -> Self;
}
