//! What the page shows on and beside a board: the solver's answers, and what the reader looks at.

pub mod inspection;
pub mod lecture;
pub mod keys;
pub mod labels;
pub mod markup;
pub mod stacked;
pub mod chart;
pub mod construction;
pub mod phrases;
pub mod origin;
pub mod view;
