//! What stands on and beside a board once the solver has answered.

pub mod inspection;
pub mod lecture;
pub mod labels;
pub mod stacked;
pub mod chart;
pub mod phrases;
