//! The board with all that changes it: what it holds ([`state`], made of [`window`], [`edit`] and
//! [`replay`]) and held before ([`history`]), texts of other programs ([`import`]), what other
//! texts are ([`elsewhere`]), and what a screen
//! reader says of a change ([`announcement`]).

pub mod window;
pub mod edit;
pub mod replay;
pub mod editor_action;
pub mod touch;
pub mod play;
pub mod editor_state;
pub mod history;
pub mod keys;
pub mod hint;
pub mod announcement;
pub mod import;
pub mod elsewhere;
