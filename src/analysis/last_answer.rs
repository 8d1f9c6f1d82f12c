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
    if let Some(answer) = &props.answer {
        last.replace(Some(answer.clone()));
        return html! { <div class="held">{ answer.clone() }</div> };
    }
    if !props.holds_old {
        last.take();
    }
    let old = last.borrow().clone();
    match old {
        Some(old) => html! {
            <div class="held">
                <div class="held old" inert={true}>{ old }</div>
                <p class="stale">{ say::answer_stale() }</p>
            </div>
        },
        None => html! { <div class="held">{ props.otherwise.clone() }</div> },
    }
}
