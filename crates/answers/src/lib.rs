//! What is said of positions and values, as plain data: the command line's JSON, and what packages for other languages
//! return.
//!
//! *Invariants:* every answer takes its steps from a budget, and what was found stays when it is stopped. Numbers and values
//! are exact, as text.

mod refusal;
mod writing;
mod facts;
mod position;
mod asker;
mod slices;
mod picture;
mod calculation;

pub use asker::Asker;
pub use calculation::{
    CalculationAnswer, CalculationQuestion, Interval, IntervalEnd, OptionsFacts, ScaffoldFacts,
};
pub use facts::{
    Corner, Distance, JumpFacts, MoveFacts, PartFacts, PenetrationFacts, PositionFacts, Relation,
    ValueFacts,
};
pub use picture::Shown;
pub use position::{Position, read_board};
pub use refusal::{Refusal, named};
pub use slices::{Question, Slices};
pub use writing::{FORMS, LONGEST, ValueForm, Writing};
