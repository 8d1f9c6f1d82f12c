//! An answer that stays for a moment, marked as old, until the next one arrives.

use std::cell::RefCell;

use yew::prelude::*;
use yew_autoprops::autoprops;

use words::say;

/// `holds_old` says whether the answer of another position may still show, and `otherwise` shows if there is none.
#[autoprops]
#[component]
pub fn LastAnswer(
    answer: &Option<Html>,
    holds_old: bool,
    #[prop_or_default] otherwise: Html,
) -> Html {
    let last = use_memo((), |()| RefCell::<Option<Html>>::default());
    if answer.is_some() {
        last.replace(answer.clone());
    } else if !holds_old {
        last.take();
    }
    let shown = last.borrow().clone();
    let is_old = shown.is_some() && answer.is_none();
    // The same elements for an old answer and a new one: of hundreds of rows only what differs is drawn again.
    html! {
        <div class="held">
            <div class={classes!("held", is_old.then_some("old"))} inert={is_old}>
                { shown.unwrap_or(otherwise) }
            </div>
            if is_old {
                <p class="stale">{ say::answer_stale() }</p>
            }
        </div>
    }
}
