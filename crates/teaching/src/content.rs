//! Published results as data, and what the page shows to newcomers. To add an exhibit, add an entry to
//! one of the halls.
//!
//! *Invariant:* this module knows the game but no values. A claim is text, and the solver compares it.

mod keyed_lines;
mod source;
pub mod papers;
mod law;
mod exhibit;
mod lines;
mod numbers;
mod infinitesimals;
mod nim;
mod nimbers;
mod hot;
mod patterns;
mod boards;
mod together;
mod penetration;
mod habitat;
mod making;
mod early;
mod worth;
mod examples;
mod starts;
mod tours;
mod puzzles;
pub mod frontiers;
pub mod solved;
mod words;
mod search;
pub mod lessons;
pub mod glossary;
pub mod background;

pub use early::EARLY;
pub use examples::{EXAMPLES, Example};
pub use exhibit::{
    Exhibit, ExhibitKind, ExhibitPage, Family, Figure, Hall, Parameter, Story, Subject,
};
pub use habitat::HABITAT;
pub use keyed_lines::LineError;
pub use law::{Claim, Law, Objection, Point, Question, Remark};
pub use making::MAKING;
pub use nimbers::NIMBER_MACHINE;
pub use penetration::PENETRATION;
pub use puzzles::{LEVELS, Puzzle};
pub use search::{Hit, position_in, search};
pub use source::{Citation, Paper, Source};
pub use starts::{STARTING_SUMS, StartingSum, Valued};
pub use tours::{HOW_TO_PLAY, Scene, THREE_SENTENCES, Tour, WHY_A_HALF};
pub use worth::Worth;

/// All exhibits, in the order of a walk through the gallery.
pub fn exhibits() -> impl DoubleEndedIterator<Item = &'static Exhibit> + Clone {
    [
        lines::EXHIBITS,
        numbers::EXHIBITS,
        infinitesimals::EXHIBITS,
        hot::EXHIBITS,
        patterns::EXHIBITS,
        together::EXHIBITS,
        penetration::EXHIBITS,
        habitat::EXHIBITS,
        making::EXHIBITS,
        early::EXHIBITS,
        nim::EXHIBITS,
        nimbers::EXHIBITS,
        boards::EXHIBITS,
    ]
    .into_iter()
    .flatten()
}

/// The exhibit with this name, present or former.
pub fn exhibit(name: &str) -> Option<&'static Exhibit> {
    let is_meant =
        |exhibit: &&Exhibit| exhibit.names().any(|known| known.eq_ignore_ascii_case(name));
    exhibits().find(is_meant)
}
