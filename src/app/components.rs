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
mod sum_line;
mod text_dialog;
mod toolbar;
mod top_bar;
mod value_view;

pub use editor::Editor;
pub use examples::Examples;
pub use layer_bar::LayerBar;
pub use layers::Layers;
pub use link_problem::LinkProblemView;
pub use panel::Panel;
pub use scene::Scene;
pub use step_bar::StepBar;
pub use sum_line::SumLine;
pub use top_bar::TopBar;
