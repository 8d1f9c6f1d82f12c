//! The board with everything that changes it: its state ([`editor_state`], made of [`window`],
//! [`edit`] and [`replay`]), what an action does ([`touch`] in Edit, [`play`] in Play), earlier
//! states ([`steps`]), texts from other programs ([`import`]), texts for other pages ([`elsewhere`]) and
//! typed positions ([`typed`]), and what a screen reader says after a change ([`announcement`]).

pub mod window;
pub mod edit;
pub mod keys;
pub mod replay;
pub mod editor_action;
pub mod touch;
pub mod play;
pub mod editor_state;
pub mod steps;
pub mod hint;
pub mod announcement;
pub mod import;
pub mod elsewhere;
pub mod typed;
pub mod view;
