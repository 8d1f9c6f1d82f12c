//! The page of lessons for those who teach: all of them, one at the desk, and the speaker's window.

mod answers;
mod question;
mod row;
mod item_form;
mod preview;
mod package;
mod give;
mod desk;
mod entrance;
mod speaker;
mod vote_cards;
pub mod page;
