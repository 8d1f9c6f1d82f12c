//! Asks for a hint, in a worker of its own: ending the worker cancels the question.

use yew::prelude::*;

use crate::app::workers::errand::Errand;
use crate::language::say;
use crate::worker::message::{Climb, HintText, Inquiry, Position, Told};

#[derive(Clone, PartialEq, Default)]
pub enum Hint {
    #[default]
    None,
    /// For this position, between these distances above its first row.
    Asked(Position, (i32, i32)),
    Told(HintText),
    /// Why the worker cannot tell.
    Failed(String),
}

/// What has been asked or told about a position, and how to ask; with another one it is forgotten.
#[hook]
pub fn use_hint<T: PartialEq + 'static>(subject: T) -> (Hint, Callback<Hint>) {
    let hint = use_state_eq(Hint::default);
    let set = hint.setter();
    use_effect_with(subject, move |_| set.set(Hint::None));
    let set = hint.setter();
    use_effect_with((*hint).clone(), move |hint| {
        let errand = match hint {
            Hint::Asked(position, distances) => {
                let inquiry =
                    Inquiry::Hint(Climb { position: position.clone(), distances: *distances });
                let tell = set.clone();
                let hear = Callback::from(move |told| match told {
                    Some(Told::Hint(hint)) => tell.set(Hint::Told(hint)),
                    _ => tell.set(Hint::Failed(say::pen_no_answer().to_string())),
                });
                let fail = Callback::from(move |reason| set.set(Hint::Failed(reason)));
                Some(Errand::begin(inquiry, hear, fail))
            }
            _ => None,
        };
        move || drop(errand)
    });
    let set = hint.setter();
    let tell = Callback::from(move |hint| set.set(hint));
    ((*hint).clone(), tell)
}
