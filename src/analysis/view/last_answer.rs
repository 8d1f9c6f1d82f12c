//! An answer that stays for a moment, marked as old, until the next one arrives.

use std::cell::RefCell;

use yew::prelude::*;

use words::say;

#[derive(Properties, PartialEq)]
pub struct LastAnswerProps {
    /// The answer, if it is known.
    pub answer: Option<Html>,
    /// Whether the answer of another position may still show.
    pub holds_old: bool,
    /// Shows if there is no answer.
    #[prop_or_default]
    pub otherwise: Html,
}

#[component]
pub fn LastAnswer(props: &LastAnswerProps) -> Html {
    let last = use_memo((), |()| RefCell::<Option<Html>>::default());
    if props.answer.is_some() {
        last.replace(props.answer.clone());
    } else if !props.holds_old {
        last.take();
    }
    let shown = last.borrow().clone();
    let is_old = shown.is_some() && props.answer.is_none();
    // The same elements for an old answer and a new one: of hundreds of rows only what differs is drawn again.
    html! {
        <div class="held">
            <div class={classes!("held", is_old.then_some("old"))} inert={is_old}>
                { shown.unwrap_or_else(|| props.otherwise.clone()) }
            </div>
            if is_old {
                <p class="stale">{ say::answer_stale() }</p>
            }
        </div>
    }
}
