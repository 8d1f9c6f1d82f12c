//! What stands around every page: the address, the list that is open or in the making,
//! the page's title, the bar above.

pub mod theme;
pub mod talk;
