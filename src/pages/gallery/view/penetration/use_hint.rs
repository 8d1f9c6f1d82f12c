//! Asks a worker for a hint.

use yew::prelude::*;

use crate::browser::use_state_of::use_state_of;
use crate::workers::view::use_job::use_job;
use words::say;
use worker::message::{HintQuestion, HintText, Position};
use worker::pool::News;

#[derive(Clone, PartialEq, Default)]
pub enum Hint {
    #[default]
    None,
    /// About this position, between these distances above its first row.
    Asked(Position, (i32, i32)),
    Found(HintText),
    /// The reason why the worker has no answer.
    Failed(String),
}

/// The request or the answer about a position, and a callback that asks; another position clears it.
#[hook]
pub fn use_hint<T: PartialEq + 'static>(subject: T) -> (Hint, Callback<Hint>) {
    let (hint, set) = use_state_of::<T, Hint>(subject);
    let order = match &hint {
        Hint::Asked(position, distances) => {
            let climb = HintQuestion { position: position.clone(), distances: *distances };
            Some((climb.clone(), climb))
        }
        _ => None,
    };
    let tell = set.clone();
    let hear = Callback::from(move |(_, news)| {
        tell.emit(match news {
            News::Answer(hint) => Hint::Found(hint),
            News::Over { is_answered: false, .. } => Hint::Failed(say::pen_no_answer().to_string()),
            News::Failed(reason) => Hint::Failed(reason),
            _ => return,
        });
    });
    use_job(order, hear);
    (hint, set)
}
