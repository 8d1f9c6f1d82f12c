//! What is done with the present turn and its line: deleted, put back, made the first, remarked of.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::browser::focus::focus;
use crate::app::browser::text_field::use_field;
use crate::app::doors::play::desk::{Deed, Desk};
use crate::app::doors::play::words;
use crate::game::LONGEST_REMARK;
use crate::language::say;

#[derive(Properties, PartialEq)]
pub struct TurnToolsProps {
    pub desk: Rc<Desk>,
    pub act: Callback<Deed>,
}

/// What is still there when a button is gone.
const TITLE: &str = "moves-title";

#[component]
pub fn TurnTools(props: &TurnToolsProps) -> Html {
    let TurnToolsProps { desk, act } = props;
    let record = &desk.place.record;
    let deleted = desk.removed.iter().filter(|removed| !removed.is_taken_back).count();
    let is_deleted = desk.removed.last().is_some_and(|removed| !removed.is_taken_back);
    use_effect_with(deleted, move |_| {
        if is_deleted {
            focus("line-put-back");
        }
    });
    let on_promote = act.reform(|_: MouseEvent| {
        focus(TITLE);
        Deed::Promote
    });
    let is_last = deleted == 1;
    let on_put_back = act.reform(move |_: MouseEvent| {
        if is_last {
            focus(TITLE);
        }
        Deed::PutBack
    });
    let at = record.at;
    let label = match words::numbered(record, at) {
        Some(turn) => say::game_remark_turn(&turn),
        None => say::game_remark_beginning().to_string(),
    };
    html! {
        <>
            <div class="tools line-tools">
                if !record.tree.is_main(record.at) {
                    <button id="line-promote" type="button" onclick={on_promote}>{ say::game_promote() }</button>
                }
                if record.at != 0 {
                    <button id="line-delete" type="button" onclick={act.reform(|_| Deed::Delete)}>
                        { say::game_delete_line() }
                    </button>
                }
                if is_deleted {
                    <button id="line-put-back" type="button" onclick={on_put_back}>{ say::game_put_back() }</button>
                }
            </div>
            <RemarkField
                key={at}
                {label}
                text={record.tree.node(at).remark.clone()}
                on_text={act.reform(move |remark| Deed::Remark(at, remark))}
            />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct RemarkFieldProps {
    label: String,
    text: String,
    on_text: Callback<String>,
}

/// A text that was not taken stays in the box.
#[component]
fn RemarkField(props: &RemarkFieldProps) -> Html {
    let RemarkFieldProps { label, text, on_text } = props;
    let field = use_field(text.clone(), 0);
    let on_change =
        on_text.reform(|event: Event| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    html! {
        <p class="remark-field">
            <label for="remark">{ label }</label>
            <textarea
                id="remark"
                ref={field}
                rows="2"
                maxlength={LONGEST_REMARK.to_string()}
                onchange={on_change}
            />
        </p>
    }
}
