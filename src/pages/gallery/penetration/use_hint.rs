//! Asks for a hint, in a worker of its own: ending the worker cancels the question.

use std::cell::Cell;

use yew::prelude::*;

use crate::browser::use_state_of::use_state_of;
use crate::workers::errand::Errand;
use words::say;
use worker::message::{Climb, HintText, Inquiry, Position, Told};

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
    let (hint, set) = use_state_of::<T, Hint>(subject);
    let tell = set.clone();
    use_effect_with(hint.clone(), move |hint| {
        let errand = match hint {
            Hint::Asked(position, distances) => {
                let inquiry =
                    Inquiry::Hint(Climb { position: position.clone(), distances: *distances });
                let fail = tell.reform(Hint::Failed);
                let (no_answer, is_told) = (fail.clone(), Cell::new(false));
                let hear = Callback::from(move |told| match told {
                    Some(Told::Hint(hint)) => {
                        is_told.set(true);
                        tell.emit(Hint::Told(hint));
                    }
                    // The end, which may come before the errand is dropped.
                    _ if is_told.get() => {}
                    _ => no_answer.emit(say::pen_no_answer().to_string()),
                });
                Some(Errand::begin(inquiry, hear, fail))
            }
            _ => None,
        };
        move || drop(errand)
    });
    (hint, set)
}
