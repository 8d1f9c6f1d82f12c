//! All of the page that needs no browser: links, gestures, states and what is done to them, sentences. Its modules have the
//! names of those of the page that draw them.

pub mod state;
pub mod link;
pub mod board;
pub mod editor;
pub mod workers;
pub mod analysis;
pub mod glossary;
pub mod guide;
pub mod share;
pub mod paper;
pub mod shell;
pub mod pages;
