//! What surrounds every page: the address, the title, the bar above, and the list that is open or that the reader is
//! making.

#![cfg(target_arch = "wasm32")]

pub mod address;
pub mod page_link;
pub mod own_lessons;
pub mod list_bar;
pub mod link_problem;
pub mod use_hall_messages;
pub mod hall;
pub mod framed;
pub mod talk;
pub mod display_menu;
pub mod bar;
pub mod page_frame;
pub mod worker_notice;
