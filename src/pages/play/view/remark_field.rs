//! The field for a remark to a turn.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::focus::focus;
use crate::browser::text_field::use_field;
use crate::browser::use_heard::use_heard;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::sentences;
use game::LONGEST_REMARK;
use words::say;

pub fn remark_field(play_state: &PlayState, act: &Callback<PlayAction>) -> Html {
    let record = &play_state.place.record;
    let Some(at) = play_state.remarked else { return html! {} };
    let label = match sentences::numbered(record, at) {
        Some(turn) => say::game_remark_turn(&turn),
        None => say::game_remark_beginning().to_string(),
    };
    html! {
        <RemarkField
            key={at}
            {label}
            text={record.tree.node(at).remark.clone()}
            on_text={act.reform(move |remark| PlayAction::Remark(at, remark))}
        />
    }
}

/// A text that was refused stays in the field.
#[autoprops]
#[component]
fn RemarkField(label: &String, text: &String, on_text: &Callback<String>) -> Html {
    let field = use_field(text.clone(), 0);
    use_effect_with((), |()| focus("remark"));
    // The browser's Back, which leaves the game, comes while the reader is still in the field.
    use_heard(
        "popstate",
        callback!(field, on_text, move |()| {
            field.cast::<HtmlTextAreaElement>().iter().for_each(|it| on_text.emit(it.value()));
        }),
    );
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
