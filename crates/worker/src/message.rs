//! What page and worker say to each other: the only types of the program that are serialised.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::bench::Bench;
pub use crate::finding::*;
use crate::task::{Task, Wrapped};
pub use crate::tasks::analysis::*;
pub use crate::tasks::calculation::*;
pub use crate::tasks::contact::*;
pub use crate::tasks::derivation::*;
pub use crate::tasks::duel::*;
pub use crate::tasks::habitat::*;
pub use crate::tasks::hint::*;
pub use crate::tasks::incentives::*;
pub use crate::tasks::judgement::*;
pub use crate::tasks::reply::*;
pub use crate::tasks::review::*;
pub use crate::tasks::sum::*;
pub use crate::tasks::table::*;
pub use crate::text::*;

/// A message as it is sent. Page and worker are of one build, so the bytes need not last.
pub fn packed(message: &impl Serialize) -> Vec<u8> {
    // Messages are plain data: there is nothing in them that cannot be packed.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message as it was sent; nothing if it is none.
pub fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// Numbers the jobs of a page; an answer with an old number is dropped.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Begins a job, beside those that run already.
    Ask { job: JobId, inquiry: Inquiry },
    /// Ends one job; [`Answer::Stopped`] confirms it.
    Cancel { job: JobId },
    /// Ends all jobs; [`Answer::Stopped`] confirms it with the same number.
    Stop { job: JobId },
}

/// From the worker to the page. Each job ends with [`Answer::Over`], or with a stop.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and takes questions.
    Ready,
    /// What a job has found.
    Told { job: JobId, told: Told },
    /// How far a job has come; said now and then.
    Working { job: JobId, progress: Progress },
    /// A job has come to its end, with an answer or without.
    Over { job: JobId, progress: Progress },
    /// The job has been cancelled, or all jobs have been stopped.
    Stopped { job: JobId },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Positions that have been looked at.
    pub positions: u32,
    pub milliseconds: u32,
}

impl Progress {
    pub fn plus(self, other: Progress) -> Progress {
        Progress {
            positions: self.positions.saturating_add(other.positions),
            milliseconds: self.milliseconds.saturating_add(other.milliseconds),
        }
    }
}

macro_rules! inquiries {
    ($($(#[$what:meta])* $kind:ident($question:ty) -> $told:ty,)*) => {
        /// What the page wants to know.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Inquiry {
            $($(#[$what])* $kind($question),)*
        }

        /// What the worker has found, by the kind of inquiry.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        pub enum Told {
            $($kind($told),)*
        }

        impl Inquiry {
            /// The task that answers it; nothing where there is nothing to be found.
            pub(super) fn begin(
                self,
                bench: &mut Bench,
                now: f64,
            ) -> Option<Box<dyn Task<Told = Told>>> {
                match self {
                    $(Inquiry::$kind(question) => {
                        let task = question.begin(bench, now)?;
                        Some(Box::new(Wrapped { task, wrap: Told::$kind }))
                    })*
                }
            }
        }
    };
}

inquiries! {
    /// Everything about a position.
    Analysis(Analyse) -> Analysed,
    /// How a value comes from what the jumps lead to.
    Derivation(Derive) -> Box<WhyText>,
    /// What the jumps gain.
    Incentives(Weigh) -> IncentivesText,
    /// How two parts stand to each other.
    Contact(Compare) -> ContactText,
    /// How far up a stone gets by leaps of solitaire.
    Hint(Climb) -> HintText,
    /// The values of many entries.
    Table(Tabulate) -> TabulatedRow,
    /// What an expression of the calculator is worth.
    Calculation(Calculate) -> CalculatedText,
    /// What cards are worth together.
    Sum(AddUp) -> Summed,
    /// The next move in a difference.
    Duel(Challenge) -> Dueled,
    /// Positions that have a value.
    Habitat(Quest) -> Sought,
    /// An answer of a lesson.
    Verdict(Consult) -> VerdictText,
    /// An exercise of a family.
    Exercise(Draw) -> Position,
    /// What an opponent plays.
    Reply(AskReply) -> Replied,
    /// What is proved of a game that was played.
    Review(AskReview) -> Reviewed,
}
