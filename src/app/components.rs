//! The pieces that pages are made of.

mod board_view;
mod coordinates;
mod editor;
mod examples;
mod keys_dialog;
mod link_problem;
mod modal;
mod row_view;
mod selection_bar;
mod setup_panel;
mod text_dialog;
mod toolbar;
mod value_view;

pub use board_view::BoardView;
pub use editor::Editor;
pub use examples::Examples;
pub use link_problem::LinkProblemView;
pub use value_view::ValueView;
