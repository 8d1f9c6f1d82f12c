//! What the page shows, by door.

mod app;
mod board;
mod gallery;

pub use app::App;
