//! A board as a component: its props say what it shows, its events say what a reader does on it, and
//! the page that shows it decides what follows. Here are also the names of squares and the way from
//! the solver's places to them.

pub mod area;
pub mod measures;
pub mod square_name;
pub mod window_coordinates;
pub mod crop;
pub mod chalk;
pub mod event;
pub mod gesture;
pub mod keys;
