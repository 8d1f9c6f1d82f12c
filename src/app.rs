//! The page.
//!
//! What it shows ([`model`], [`view`], [`line`], [`glance`]), how that is written in a link
//! ([`route`]), what keys do ([`keys`]), and how answers are drawn and told ([`frame`], [`chart`],
//! [`labels`], [`phrases`]) need no browser; the rest is built for the browser only.

pub mod view;
pub mod frame;
pub mod line;
pub mod model;
pub mod glance;
pub mod chart;
pub mod labels;
pub mod phrases;
pub mod route;
pub mod keys;
pub mod theme;
pub mod export;
pub mod picture;
pub mod qr;
#[cfg(target_arch = "wasm32")]
pub mod hooks;
#[cfg(target_arch = "wasm32")]
pub mod pages;
#[cfg(target_arch = "wasm32")]
pub mod components;

/// Puts the page into the element that `index.html` has for it.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    let place = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has a place for the page");
    yew::Renderer::<pages::BoardPage>::with_root(place).render();
}
