//! A board: what the reader does on it ([`event`], [`gesture`], [`keys`]), which part of it a
//! lecture hall sees ([`crop`]), chalk on it, the names of squares, and how the solver's squares
//! lie in its window ([`window_coordinates`]).

pub mod leap;
pub mod line;
pub mod measures;
pub mod square_name;
pub mod window_coordinates;
pub mod crop;
pub mod chalk;
pub mod event;
pub mod gesture;
pub mod keys;
pub mod view;
