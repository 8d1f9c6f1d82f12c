//! What stands around every door: the address, the page's title, the bar above.

pub mod theme;
#[cfg(target_arch = "wasm32")]
pub mod address;
#[cfg(target_arch = "wasm32")]
pub mod arrival;
#[cfg(target_arch = "wasm32")]
pub mod link_problem;
#[cfg(target_arch = "wasm32")]
pub mod top_bar;
