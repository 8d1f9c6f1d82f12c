//! The tools that the commands need. Each is installed once per machine, into a folder outside the checkout. Before
//! anything is installed for the whole system, a line says so.

pub mod home;
pub mod rust;
pub mod npm;
pub mod python;
pub mod system;
