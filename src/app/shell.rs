//! What stands around every door: the address, the list that is open or in the making,
//! the page's title, the bar above.

pub mod theme;
pub mod talk;
#[cfg(target_arch = "wasm32")]
pub mod address;
#[cfg(target_arch = "wasm32")]
pub mod own_list;
#[cfg(target_arch = "wasm32")]
pub mod list_bar;
#[cfg(target_arch = "wasm32")]
pub mod arrival;
#[cfg(target_arch = "wasm32")]
pub mod link_problem;
#[cfg(target_arch = "wasm32")]
pub mod use_talk;
#[cfg(target_arch = "wasm32")]
pub mod hall;
#[cfg(target_arch = "wasm32")]
pub mod framed;
#[cfg(target_arch = "wasm32")]
pub mod display_menu;
#[cfg(target_arch = "wasm32")]
pub mod top_bar;
