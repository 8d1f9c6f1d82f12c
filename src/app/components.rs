//! The pieces that pages are made of.

mod board_view;
mod examples;
mod link_problem;
mod row_view;
mod share_actions;
mod share_panel;
mod toolbar;
mod top_bar;
mod value_view;

pub use board_view::BoardView;
pub use examples::Examples;
pub use link_problem::LinkProblemView;
pub use toolbar::Toolbar;
pub use top_bar::TopBar;
pub use value_view::ValueView;
