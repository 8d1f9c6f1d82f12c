//! What stands around every page: the address, the list that is open or in the making,
//! the page's title, the bar above.

pub mod address;
pub mod own_list;
pub mod list_bar;
pub mod arrival;
pub mod link_problem;
pub mod use_talk;
pub mod hall;
pub mod framed;
pub mod display_menu;
pub mod top_bar;
