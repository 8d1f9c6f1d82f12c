//! What stands in the page's address: a place behind a door ([`door_link`]), or a position
//! ([`position_link`]) with the line played from it ([`line`]), and how it is shown ([`view`]).

pub mod position_link;
pub mod door_link;
pub mod line;
pub mod view;
