//! How the page's questions to its workers stand.

pub mod table;
pub mod work;
pub mod summing;
