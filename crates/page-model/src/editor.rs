//! The board with all that changes it: what it holds ([`model`], made of [`window`], [`edit`] and
//! [`replay`]) and held before ([`history`]), texts of other programs ([`import`]), what other
//! texts are ([`elsewhere`]), and what a screen
//! reader says of a change ([`announcement`]).

pub mod window;
pub mod edit;
pub mod replay;
pub mod action;
pub mod touch;
pub mod play;
pub mod model;
pub mod history;
pub mod keys;
pub mod hint;
pub mod announcement;
pub mod import;
pub mod elsewhere;
