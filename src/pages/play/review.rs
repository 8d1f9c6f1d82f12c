//! The review of a game: the graph, the mistakes with their reasons, and the count of the endgame.

pub mod line;
pub mod review_report;
pub mod graph;
pub mod links;
pub mod hints;
pub mod why;
pub mod sentences;
