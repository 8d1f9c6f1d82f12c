//! A question to a worker that has one answer.

use std::rc::Rc;

use worker::pool::News;

/// What has become of the question.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Asked<A> {
    #[default]
    Working,
    Answered(Rc<A>),
    /// It takes too long or too much memory.
    TooHard,
    /// The reader stopped it.
    Stopped,
    /// The reason why the worker cannot go on.
    Failed(String),
}

impl<A> Asked<A> {
    /// What these news change.
    pub fn of(news: News<A>) -> Option<Asked<A>> {
        match news {
            News::Answer(answer) => Some(Asked::Answered(Rc::new(answer))),
            News::Over { is_answered: false, .. } => Some(Asked::TooHard),
            News::Failed(reason) => Some(Asked::Failed(reason)),
            News::Begun | News::Working(_) | News::Over { .. } | News::Cancelled => None,
        }
    }

    pub fn answer(&self) -> Option<&Rc<A>> {
        match self {
            Asked::Answered(answer) => Some(answer),
            _ => None,
        }
    }
}
