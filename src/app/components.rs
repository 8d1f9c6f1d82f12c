//! The pieces that pages are made of.

mod board_view;
mod coordinates;
mod editor;
mod examples;
mod held;
mod keys_dialog;
mod layer_bar;
mod layers;
mod link_problem;
mod mini_board;
mod modal;
mod name_view;
mod panel;
mod row_view;
mod scene;
mod selection_bar;
mod setup_panel;
mod share_actions;
mod share_panel;
mod step_bar;
mod study_board;
mod sum_line;
mod text_dialog;
mod toolbar;
mod top_bar;
mod value_view;

pub use board_view::SIDE;
pub use examples::Examples;
pub use link_problem::LinkProblemView;
pub use mini_board::MiniBoard;
pub use name_view::name;
pub use panel::Panel;
pub use scene::Scene;
pub use step_bar::{BACK, ON, step_button};
pub use study_board::StudyBoard;
pub use top_bar::TopBar;
