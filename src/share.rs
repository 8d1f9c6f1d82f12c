//! A position in the forms that one can give to others.

pub mod typefaces;
pub mod share_actions;
pub mod forms;
pub mod share_panel;
