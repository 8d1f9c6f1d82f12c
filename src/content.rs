//! What the papers found, as data: adding an exhibit is one entry in one of the halls.
//!
//! *Invariant:* knows the game but no values; what a paper states is text, and the solver compares.

mod exhibit;
mod habitat;
mod lines;
mod nimbers;
mod search;

pub use exhibit::{
    Claim, Exhibit, Family, Hall, Kind, Paper, Parameter, Point, Source, Story, Subject, Surprise,
    Winner,
};
pub use habitat::HABITAT;
pub use nimbers::NIMBER_MACHINE;
pub use search::{Hit, search};

/// All exhibits, in the order of a walk through the gallery.
pub fn exhibits() -> impl DoubleEndedIterator<Item = &'static Exhibit> + Clone {
    [lines::EXHIBITS, nimbers::EXHIBITS, habitat::EXHIBITS].into_iter().flatten()
}

/// The exhibit of this name, or of this old one.
pub fn exhibit(name: &str) -> Option<&'static Exhibit> {
    let is_meant =
        |exhibit: &&Exhibit| exhibit.names().any(|known| known.eq_ignore_ascii_case(name));
    exhibits().find(is_meant)
}
