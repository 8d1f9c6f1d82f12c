//! Everything in the page that needs no browser: links, gestures, states and their actions,
//! sentences. The root package has modules of the same names, which draw these.
//!
//! *Invariants:* a link keeps its meaning for ever, and the page reads what it writes. No text makes a reader panic; what
//! the page corrects, it reports. `board` knows no editor, no rules and no values; no page uses another.

pub mod state;
pub mod history;
pub mod link;
pub mod board;
pub mod editor;
pub mod workers;
pub mod analysis;
pub mod guide;
pub mod share;
pub mod paper;
pub mod shell;
pub mod pages;
pub mod keys;
