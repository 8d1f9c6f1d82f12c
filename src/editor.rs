//! The board with all that changes it: what it holds ([`state`], made of [`window`], [`edit`] and
//! [`replay`]) and held before ([`history`]), texts of other programs ([`import`]), what other
//! texts are ([`elsewhere`]), and what a screen
//! reader says of a change ([`announcement`]).

pub mod texts;
pub mod selection_bar;
pub mod opening_bar;
pub mod setup_panel;
pub mod rules_menu;
pub mod show_menu;
pub mod toolbar;
pub mod text_dialog;
pub mod editor_view;
