//! What stands in the page's address: a place behind a page ([`page_link`]), or a position
//! ([`position_link`], large boards [`packed`]) with the line played from it ([`line`]), and how it is
//! shown ([`view`]); or several of them in order ([`list`], of [`item`]s; as a file [`list_text`]).
//! [`problem`] says why a link cannot be read, [`corrections`] what of one could not be followed.

pub mod problem;
pub mod corrections;
pub mod encoding;
pub mod page_link;
pub mod spelling;
pub mod page_names;
pub mod view;
pub mod line;
pub mod packed;
pub mod position_link;
pub mod item;
pub mod list;
pub mod list_text;
