//! The messages between page and worker. What the board, the values and the solver say in small plain types
//! crosses as it is; the rest is written in types of its own.

use konane::Contact;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use crate::construction::*;
pub use crate::finding::*;
pub use crate::packing::{packed, unpacked};
use crate::task::{Packing, Task};
pub use crate::tasks::analysis::*;
pub use crate::tasks::calculation::*;
pub use crate::tasks::contact::*;
pub use crate::tasks::derivation::*;
pub use crate::tasks::duel::*;
pub use crate::tasks::habitat::*;
pub use crate::tasks::hint::*;
pub use crate::tasks::incentives::*;
pub use crate::tasks::judgement::*;
pub use crate::tasks::making::*;
pub use crate::tasks::origin::*;
pub use crate::tasks::proof::*;
pub use crate::tasks::reply::*;
pub use crate::tasks::review::*;
pub use crate::tasks::sum::*;
pub use crate::tasks::table::*;
pub use crate::text::*;
use crate::worker_state::WorkerState;

/// The number of a job. Answers with an old number are dropped.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PageMessage {
    /// Starts a job beside those already running.
    Ask { job: JobId, question: PackedQuestion },
    /// Ends one job; [`WorkerMessage::Stopped`] confirms it.
    Cancel { job: JobId },
}

impl PageMessage {
    pub fn job_mut(&mut self) -> &mut JobId {
        match self {
            PageMessage::Ask { job, .. } | PageMessage::Cancel { job } => job,
        }
    }
}

/// From the worker to the page. Each job ends with [`WorkerMessage::Over`] or [`WorkerMessage::Stopped`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum WorkerMessage {
    /// The worker has started and takes questions.
    Ready,
    /// An answer to a job's question, or a part of it; packed as [`Question::Answer`].
    Answer { job: JobId, answer: Vec<u8> },
    /// What a job has cost so far, sent now and then.
    Working { job: JobId, cost: Cost },
    /// A job has ended, answered or not.
    Over { job: JobId, cost: Cost },
    /// The job has been cancelled.
    Stopped { job: JobId },
}

impl WorkerMessage {
    pub fn job_mut(&mut self) -> Option<&mut JobId> {
        match self {
            WorkerMessage::Ready => None,
            WorkerMessage::Answer { job, .. }
            | WorkerMessage::Working { job, .. }
            | WorkerMessage::Over { job, .. }
            | WorkerMessage::Stopped { job } => Some(job),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    /// How many positions have been examined.
    pub positions: u32,
    pub milliseconds: u32,
}

impl Cost {
    pub fn plus(self, other: Cost) -> Cost {
        Cost {
            positions: self.positions.saturating_add(other.positions),
            milliseconds: self.milliseconds.saturating_add(other.milliseconds),
        }
    }
}

/// A question to the worker.
pub trait Question: Serialize + Sized + 'static {
    const KIND: QuestionKind;
    type Answer: Serialize + DeserializeOwned + 'static;

    /// The position of the page that it is about, if it needs what a worker knows about it.
    fn position(&self) -> Option<&Position>;

    fn packed(&self) -> PackedQuestion {
        let position = self.position().cloned();
        PackedQuestion { kind: Self::KIND, bytes: packed(self), position }
    }
}

/// A question of any kind. Only the part of the program that answers it unpacks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackedQuestion {
    kind: QuestionKind,
    bytes: Vec<u8>,
    /// The pool gives it to a worker that knows this position.
    position: Option<Position>,
}

/// A task of any kind. Its answers are packed.
pub(super) type AnyTask = Box<dyn Task<Answer = Vec<u8>>>;

impl PackedQuestion {
    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }
}

/// `begin_first` begins the tasks of the program's first part and `begin_lazy` those of the second; `None` if
/// the question is invalid.
macro_rules! questions {
    (
        $first:ident($first_question:ty) -> $first_answer:ty $(, of $first_position:ident)?;
        $($kind:ident($question:ty) -> $answer:ty $(, of $position:ident)?;)*
    ) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum QuestionKind {
            $first,
            $($kind,)*
        }

        questions!(@ $first($first_question) -> $first_answer $(, of $first_position)?);
        $(questions!(@ $kind($question) -> $answer $(, of $position)?);)*

        impl PackedQuestion {
            pub(super) fn is_lazy(&self) -> bool {
                self.kind != QuestionKind::$first
            }

            pub(super) fn begin_first(&self, state: &mut WorkerState, now: f64) -> Option<AnyTask> {
                match self.kind {
                    QuestionKind::$first => {
                        let question: $first_question = unpacked(&self.bytes)?;
                        Some(Box::new(Packing(question.begin(state, now)?)))
                    }
                    _ => None,
                }
            }

            pub fn begin_lazy(&self, state: &mut WorkerState, now: f64) -> Option<AnyTask> {
                match self.kind {
                    QuestionKind::$first => None,
                    $(QuestionKind::$kind => {
                        let question: $question = unpacked(&self.bytes)?;
                        Some(Box::new(Packing(question.begin(state, now)?)))
                    })*
                }
            }
        }
    };
    (@ $kind:ident($question:ty) -> $answer:ty $(, of $position:ident)?) => {
        impl Question for $question {
            const KIND: QuestionKind = QuestionKind::$kind;
            type Answer = $answer;

            fn position(&self) -> Option<&Position> {
                None $(.or(Some(&self.$position)))?
            }
        }
    };
}

questions! {
    Analysis(AnalysisQuestion) -> AnalysisAnswer, of position;
    Derivation(DerivationQuestion) -> WhyText, of position;
    Incentives(IncentivesQuestion) -> IncentivesText, of position;
    Contact(ContactQuestion) -> Contact, of position;
    Hint(HintQuestion) -> HintText;
    Table(TableQuestion) -> TableAnswer;
    Calculation(CalculationQuestion) -> CalculationAnswer;
    Sum(SumQuestion) -> SumAnswer;
    Duel(DuelQuestion) -> DuelAnswer;
    Habitat(HabitatQuestion) -> HabitatAnswer;
    Verdict(VerdictQuestion) -> VerdictText;
    Exercise(ExerciseQuestion) -> Position;
    Reply(ReplyQuestion) -> ReplyAnswer;
    Review(ReviewQuestion) -> ReviewAnswer;
    Proof(ProofQuestion) -> ProofAnswer;
    Origin(OriginQuestion) -> OriginText;
    Making(MakingQuestion) -> MakingAnswer;
}
