//! The review of a game: the graph, the mistakes with their reasons, and the count of the endgame.

pub mod use_review;
mod graph_view;
mod picture_menu;
mod mistake_card;
pub mod mistake_list;
pub mod trial_card;
mod parts_card;
pub mod panel;
