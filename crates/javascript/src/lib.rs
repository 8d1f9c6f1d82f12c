//! The solver as a package for JavaScript. `package/index.js` calls what this exports; a question is a [`Job`] that works in
//! slices, so that nothing else on the page waits long.

mod failure;
mod board;
mod job;
mod certificate;

pub use board::Board;
pub use certificate::check;
pub use job::Job;
