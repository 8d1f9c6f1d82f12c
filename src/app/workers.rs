//! The page's side of its workers: one that answers questions about a position, one that fills tables.

pub mod table;
pub mod work;
pub mod summing;
#[cfg(target_arch = "wasm32")]
pub mod connection;
#[cfg(target_arch = "wasm32")]
pub mod errand;
#[cfg(target_arch = "wasm32")]
pub mod use_work;
#[cfg(target_arch = "wasm32")]
pub mod clerk;
#[cfg(target_arch = "wasm32")]
pub mod solver_bridge;
#[cfg(target_arch = "wasm32")]
pub mod use_reports;
#[cfg(target_arch = "wasm32")]
pub mod table_bridge;
#[cfg(target_arch = "wasm32")]
pub mod use_calculations;
#[cfg(target_arch = "wasm32")]
pub mod use_sum;
