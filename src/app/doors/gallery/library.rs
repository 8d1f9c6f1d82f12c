//! The gallery by paper: what stands where, where papers and program differ, what is open, and how to
//! cite it all.

pub mod places;
pub mod differences;
pub mod finder;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod papers_page;
#[cfg(target_arch = "wasm32")]
mod differences_page;
#[cfg(target_arch = "wasm32")]
mod open_page;
#[cfg(target_arch = "wasm32")]
pub mod page;
