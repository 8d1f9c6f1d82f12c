//! The page's end of its workers: [`pool`] holds the workers, the hooks and [`solver_bridge`] ask them.

#![cfg(target_arch = "wasm32")]

pub mod pool;
pub mod use_job;
pub mod use_asked;
pub mod solver_bridge;
pub mod use_reports;
pub mod use_table;
pub mod use_calculations;
pub mod use_sum;
