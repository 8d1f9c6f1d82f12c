//! Has a worker build the position for a value.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::callback::callback;
use crate::browser::use_state_of::use_state_of;
use crate::workers::view::use_job::use_job;
use worker::message::{MadeText, MakingAnswer, MakingQuestion};
use worker::pool::News;

#[derive(Clone, PartialEq, Default)]
pub enum MakingPhase {
    /// The worker builds, if there is a value.
    #[default]
    Working,
    Stopped,
    Made(Rc<MadeText>),
    /// The text is not a value: the index of the wrong character, counted from 1, and what was expected.
    Unread(u32, String),
    /// It takes too long or too much memory.
    TooHard,
    /// The reason why the worker cannot go on.
    Failed(String),
}

#[derive(Clone, PartialEq)]
pub struct MakingHandle {
    pub phase: MakingPhase,
    pub set: Callback<MakingPhase>,
}

impl MakingHandle {
    pub fn made(&self) -> Option<&Rc<MadeText>> {
        match &self.phase {
            MakingPhase::Made(made) => Some(made),
            _ => None,
        }
    }
}

#[hook]
pub fn use_making(value: &str) -> MakingHandle {
    let (phase, set) = use_state_of::<_, MakingPhase>(value.to_string());
    let is_asked = !value.is_empty() && phase == MakingPhase::Working;
    let asked = is_asked.then(|| (value.to_string(), MakingQuestion { value: value.to_string() }));
    let hear = callback!(set, move |(_, news)| {
        set.emit(match news {
            News::Answer(MakingAnswer::Read(made)) => MakingPhase::Made(made.into()),
            News::Answer(MakingAnswer::Unread { character, expected }) => {
                MakingPhase::Unread(character, expected)
            }
            News::Over { is_answered: false, .. } => MakingPhase::TooHard,
            News::Failed(reason) => MakingPhase::Failed(reason),
            _ => return,
        });
    });
    use_job(asked, hear);
    MakingHandle { phase, set }
}
