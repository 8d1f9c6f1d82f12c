//! What the page shows to newcomers. A tour takes the place of the board; the position behind it
//! does not change.

pub mod frame;
pub mod keys;
pub mod view;
