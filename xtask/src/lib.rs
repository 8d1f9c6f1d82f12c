//! What `./dev` runs: a module in `commands` for each of its words. The tests of the site call it too.

pub mod run;
pub mod tools;
pub mod contents;
pub mod site;
pub mod commands;
