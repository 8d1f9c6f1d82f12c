//! Where the page meets the browser: its address, its worker, its clipboard, its scrolling.

mod connection;
pub mod target;
pub mod use_address;
pub mod use_arrival;
pub mod use_focus_back;
pub mod use_glance;
pub mod use_hint;
pub mod use_habitat;
pub mod use_lines;
pub mod use_link;
pub mod use_solver;
pub mod use_steps;
pub mod use_study;
pub mod use_table;
pub mod use_text;
pub mod zoom;
