//! The page's side of its workers: one that answers questions about a position, one that fills tables.

pub mod table;
#[cfg(target_arch = "wasm32")]
pub mod connection;
#[cfg(target_arch = "wasm32")]
pub mod solver_bridge;
#[cfg(target_arch = "wasm32")]
pub mod use_reports;
#[cfg(target_arch = "wasm32")]
pub mod table_bridge;
