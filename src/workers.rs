//! The page's side of its workers: one that answers questions about a position, one that fills tables.

pub mod connection;
pub mod errand;
pub mod use_work;
pub mod clerk;
pub mod solver_bridge;
pub mod use_reports;
pub mod table_bridge;
pub mod use_calculations;
pub mod use_sum;
