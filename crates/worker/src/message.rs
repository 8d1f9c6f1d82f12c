//! The messages between page and worker: the only serialised types of the program.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

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
use crate::worker_state::WorkerState;

/// A message as bytes. Page and worker come from the same build, so the format need not last.
pub fn packed(message: &impl Serialize) -> Vec<u8> {
    // Messages are plain data, so packing cannot fail.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message in these bytes, if they contain one.
pub fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// The number of a job. Answers with an old number are dropped.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Starts a job beside those already running.
    Ask { job: JobId, inquiry: Inquiry },
    /// Ends one job; [`Answer::Stopped`] confirms it.
    Cancel { job: JobId },
}

/// From the worker to the page. Each job ends with [`Answer::Over`] or [`Answer::Stopped`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The worker has started and takes questions.
    Ready,
    /// A result of a job.
    Told { job: JobId, told: Told },
    /// The progress of a job, sent now and then.
    Working { job: JobId, progress: Progress },
    /// A job has ended, answered or not.
    Over { job: JobId, progress: Progress },
    /// The job has been cancelled.
    Stopped { job: JobId },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// How many positions have been examined.
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

/// A task of any kind.
pub(super) type AnyTask = Box<dyn Task<Told = Told>>;

impl Inquiry {
    /// The position of the page that it is about, if it needs what a worker knows about it.
    pub fn position(&self) -> Option<&Position> {
        match self {
            Inquiry::Analysis(Analyse { position, .. })
            | Inquiry::Derivation(Derive { position, .. })
            | Inquiry::Incentives(Weigh { position, .. })
            | Inquiry::Contact(Compare { position, .. }) => Some(position),
            _ => None,
        }
    }
}

macro_rules! inquiries {
    (
        $(#[$first_what:meta])* $first:ident($first_question:ty) -> $first_told:ty;
        $($(#[$what:meta])* $kind:ident($question:ty) -> $told:ty,)*
    ) => {
        /// A question to the worker.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Inquiry {
            $(#[$first_what])* $first($first_question),
            $($(#[$what])* $kind($question),)*
        }

        /// A result, by the kind of question.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        pub enum Told {
            $first($first_told),
            $($kind($told),)*
        }

        impl Inquiry {
            /// Whether its task is in the program's second part.
            pub(super) fn is_lazy(&self) -> bool {
                !matches!(self, Inquiry::$first(_))
            }

            /// The task that answers it, if it is of the first kind; `None` if the question is invalid.
            pub(super) fn begin(self, state: &mut WorkerState, now: f64) -> Option<AnyTask> {
                match self {
                    Inquiry::$first(question) => {
                        let task = question.begin(state, now)?;
                        Some(Box::new(Wrapped { task, wrap: Told::$first }))
                    }
                    _ => None,
                }
            }

            /// The same for all kinds of question but the first.
            pub(super) fn begin_lazy(self, state: &mut WorkerState, now: f64) -> Option<AnyTask> {
                match self {
                    Inquiry::$first(_) => None,
                    $(Inquiry::$kind(question) => {
                        let task = question.begin(state, now)?;
                        Some(Box::new(Wrapped { task, wrap: Told::$kind }))
                    })*
                }
            }
        }
    };
}

inquiries! {
    /// Everything about a position.
    Analysis(Analyse) -> Analysed;
    /// How a value follows from the options.
    Derivation(Derive) -> Box<WhyText>,
    /// The incentives of the jumps.
    Incentives(Weigh) -> IncentivesText,
    /// Whether two parts can meet.
    Contact(Compare) -> ContactText,
    /// How far up a stone can get by solitaire jumps.
    Hint(Climb) -> HintText,
    /// The values of many entries.
    Table(Tabulate) -> TabulatedRow,
    /// The result of a calculator expression.
    Calculation(Calculate) -> CalculatedText,
    /// The value of a sum of cards.
    Sum(AddUp) -> Summed,
    /// The next move in a difference.
    Duel(Challenge) -> Dueled,
    /// Positions that have a given value.
    Habitat(Quest) -> Sought,
    /// The verdict on a lesson's answer.
    Verdict(Consult) -> VerdictText,
    /// An exercise of a family.
    Exercise(Draw) -> Position,
    /// An opponent's choice.
    Reply(AskReply) -> Replied,
    /// What is proved about a game that was played.
    Review(AskReview) -> Reviewed,
}
