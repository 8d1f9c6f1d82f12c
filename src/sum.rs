//! A sum of games as others see it: in words, as LaTeX, as a picture, and with its total.

pub mod sketch;
pub mod depiction;
pub mod view;
