//! Asks a worker for a hint.

use yew::prelude::*;

use crate::ask::asked::Asked;
use crate::ask::view::use_asked::use_asked;
use crate::browser::use_state_of::use_state_of;
use worker::message::{HintQuestion, HintText};

/// The hint about a subject once it is asked for, and a callback that asks; another subject clears it.
#[hook]
pub fn use_hint<T: PartialEq + 'static>(
    subject: T,
) -> (Option<Asked<HintText>>, Callback<HintQuestion>) {
    let (question, set) = use_state_of::<T, Option<HintQuestion>>(subject);
    let is_asked = question.is_some();
    let (hint, begin) = use_asked(question);
    let ask = Callback::from(move |question| {
        set.emit(Some(question));
        // The same question may be asked once more.
        begin.emit(Asked::Working);
    });
    (is_asked.then_some(hint), ask)
}
