//! The form for the value that the position shall have.

use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::signs::signs;
use crate::browser::callback::callback;
use crate::pages::gallery::making::MakingLink;
use words::say;

/// Example values: as a reader types them, and as the page shows them.
const EXAMPLES: [(&str, &str); 8] = [
    ("{1|0}", "{1 | 0}"),
    ("*2", "∗2"),
    ("^^", "⇑"),
    ("{2|+-1}", "{2 | ±1}"),
    ("{1/2|*}", "{½ | ∗}"),
    ("1/4", "¼"),
    ("{1|{1|{0|-1}}}", "{1 ‖ 1 | {0 | −1}}"),
    ("*3", "∗3"),
];

#[autoprops]
#[component]
pub fn Form(room: &MakingLink, on_room: &Callback<MakingLink>) -> Html {
    let field = use_node_ref();
    let submit = callback!(field, room, on_room, move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(input) = field.cast::<HtmlInputElement>() {
            on_room.emit(room.with_value(&input.value()));
        }
    });
    // If another link asks for a value, it replaces what the reader has typed.
    use_effect_with((field.clone(), room.value.clone()), |(field, value)| {
        if let Some(input) = field.cast::<HtmlInputElement>() {
            input.set_value(value);
        }
    });
    html! {
        <form class="making-form habitat-form" role="search" onsubmit={submit}>
            <label for="wanted">{ say::habitat_value() }</label>
            <div class="habitat-line">
                <input
                    id="wanted"
                    ref={field}
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="making-problem"
                    placeholder="{1|0}, *2, ^^, {2|±1} …"
                />
                <button id="build" class="main" type="submit">{ say::making_build() }</button>
            </div>
            <ul class="tries" aria-label={say::habitat_examples()}>
                { for EXAMPLES.map(|(value, shown)| html! {
                    <li><a href={room.with_value(value).page_link().to_string()}>{ signs(shown) }</a></li>
                }) }
            </ul>
            <p class="note">{ say::making_terms() }{ " " }{ say::colours_generalized() }</p>
        </form>
    }
}
