//! The form of every state that the page holds: a value that an action turns into the next one.

pub trait PageState {
    type Action;

    fn apply(&self, action: Self::Action) -> Self;
}

/// A state that stands in the page's address.
pub trait LinkedState: PageState {
    /// The link that opens it.
    fn link(&self) -> String;

    /// Whether some of the link that opened it cannot be followed. That link stays in the address until the
    /// reader dismisses the problem or changes the state.
    fn has_problem(&self) -> bool;

    /// Whether a change still goes on.
    fn is_changing(&self) -> bool {
        false
    }

    /// Keeps undo from leading out of what a link has just opened, an item of a list, or lets it again.
    fn fence(&mut self, _is_fenced: bool) {}

    /// The link to the page in the bar.
    fn bar_link(&self) -> String {
        self.link()
    }
}
