//! The page's side of its workers: what it asks them, and how each question stands.

pub mod pool;
pub mod use_job;
pub mod solver_bridge;
pub mod use_reports;
pub mod use_table;
pub mod use_calculations;
pub mod use_sum;
