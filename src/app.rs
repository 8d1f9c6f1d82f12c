//! The page.
//!
//! What it shows ([`model`], [`view`], [`line`], [`glance`]) and what was before ([`history`]), how
//! that is written in a link ([`route`]) and read from other texts ([`import`]), what keys ([`keys`])
//! and pointers ([`gesture`]) do and what is said of it ([`announcement`]), how answers are drawn and
//! told ([`frame`], [`chart`], [`labels`], [`phrases`]) and shared ([`export`], [`picture`]), and what
//! the gallery says ([`showing`], [`table`], [`mark`], [`tabular`], [`walk`]) and its penetration room
//! shows ([`room`], [`solitaire`], [`weights`]) need no browser; the rest is built for the browser only.

pub mod area;
pub mod history;
pub mod view;
pub mod frame;
pub mod line;
pub mod model;
pub mod glance;
pub mod chart;
pub mod labels;
pub mod phrases;
pub mod route;
pub mod door;
pub mod table;
pub mod mark;
pub mod showing;
pub mod tabular;
pub mod walk;
pub mod hunt;
pub mod import;
pub mod keys;
pub mod gesture;
pub mod announcement;
pub mod theme;
pub mod export;
pub mod picture;
pub mod qr;
pub mod solitaire;
pub mod weights;
pub mod room;
#[cfg(target_arch = "wasm32")]
pub mod hooks;
#[cfg(target_arch = "wasm32")]
pub mod pages;
#[cfg(target_arch = "wasm32")]
pub mod components;

/// Puts a door of the page into the element that `index.html` has for it.
#[cfg(target_arch = "wasm32")]
pub fn start<Door: yew::BaseComponent<Properties = ()>>(place: &str) {
    let place = gloo::utils::document()
        .get_element_by_id(place)
        .expect("index.html has a place for each door");
    yew::Renderer::<Door>::with_root(place).render();
}
